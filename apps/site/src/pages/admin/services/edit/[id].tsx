import { services } from '@pcb/records/services';
import { AdminServiceEditScreen } from '@pcb/screens/admin/AdminServiceEditScreen';
import { recordEditPage } from '../../../../app/frames/recordPages.tsx';

export const { handle, loader, Component } = recordEditPage({
  kind: services,
  recordsIn: (data) => data.services,
  handle: {
    title: 'Admin: edit a service',
    description: 'Change the details of a service.',
  },
  Screen: AdminServiceEditScreen,
});
