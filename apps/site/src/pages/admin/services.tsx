import { adminServicesContent, AdminServicesScreen, services } from '@pcb/screens/admin/AdminServicesScreen';
import { recordListPage } from '../../app/frames/recordPages.tsx';
import { useAddRecord } from '../../app/hooks/useAddRecord.ts';

export const { handle, loader, Component } = recordListPage({
  kind: services,
  recordsIn: (data) => data.services,
  title: adminServicesContent.title,
  description: 'The services on offer, with their prices and status.',
  List: function List({ list, records, effects }) {
    const adding = useAddRecord(records.add);
    return (
      <AdminServicesScreen
        {...list}
        {...adding}
        onDelete={({ id, name }) => void effects.confirmDelete(name, () => records.remove(id))}
      />
    );
  },
});
