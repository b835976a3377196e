import { services } from '@pcb/records/services';
import { AdminServiceEditScreen } from '@pcb/screens/admin/AdminServiceEditScreen';
import { recordEditPage } from '../../../../app/frames/recordPages.tsx';

export const { handle, loader, Component } = recordEditPage({
  kind: services,
  recordsIn: (data) => data.services,
  Screen: AdminServiceEditScreen,
});
