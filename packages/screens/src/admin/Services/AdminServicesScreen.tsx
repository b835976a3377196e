import type { FormValuesOf } from '@pcb/records/fields';
import type { GrowingListProps } from '../private/RecordListScreen/props.ts';
import { RecordListScreen } from '../private/RecordListScreen/RecordListScreen.tsx';
import { recordListContent } from '../private/records/recordText.ts';
import { type AdminService, services } from './services.ts';

export { type AdminService, type ServiceFilters, services } from './services.ts';

export const adminServicesContent = recordListContent(services);

export type AdminServicesContent = typeof adminServicesContent;

export interface NewService extends FormValuesOf<typeof services, 'new'> {}

export interface AdminServicesScreenProps extends GrowingListProps<typeof services, AdminService> {}

/**
 * The service list, with search, a status filter and an Add Service form. Customers order on `ServicesScreen`.
 *
 * @example <AdminServicesScreen rows={{ status: 'ready', value: services }} isAddOpen={isOpen} onAddOpenChange={setOpen} onAdd={add} onDelete={confirmDelete} />
 */
export function AdminServicesScreen(props: AdminServicesScreenProps) {
  return <RecordListScreen kind={services} content={adminServicesContent} {...props} />;
}
