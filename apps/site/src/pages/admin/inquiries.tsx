import { adminInquiriesContent, AdminInquiriesScreen, inquiries } from '@pcb/screens/admin/AdminInquiriesScreen';
import { useRespond } from '#build/useRespond.ts';
import { recordListPage } from '../../app/frames/recordPages.tsx';

export const { handle, loader, Component } = recordListPage({
  kind: inquiries,
  recordsIn: (data) => data.inquiries,
  title: adminInquiriesContent.title,
  description: 'All customer inquiries: search them, read the details and respond.',
  List: ({ list, effects }) => {
    const { respond, dialog } = useRespond(effects);
    return (
      <>
        <AdminInquiriesScreen {...list} onRespond={respond} />
        {dialog}
      </>
    );
  },
});
