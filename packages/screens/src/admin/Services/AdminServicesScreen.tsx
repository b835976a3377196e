import type { GrowingListProps } from '../private/RecordListScreen/props.ts';
import { RecordListScreen } from '../private/RecordListScreen/RecordListScreen.tsx';
import type { FormValuesOf } from '../private/records/recordKind.ts';
import { recordListContent } from '../private/records/recordText.ts';
import { services } from './services.ts';

export { type AdminService, services } from './services.ts';

/** Copy of the service list. */
export const adminServicesContent = recordListContent(services);

export type AdminServicesContent = typeof adminServicesContent;
export type NewService = FormValuesOf<typeof services, 'new'>;

export type AdminServicesScreenProps = GrowingListProps<typeof services>;

/**
 * The service list, with search, a status filter and an Add Service form. Customers order on `ServicesScreen`.
 *
 * @example <AdminServicesScreen rows={{ status: 'ready', value: services }} isAddOpen={isOpen} onAddOpenChange={setOpen} onAdd={add} onDelete={confirmDelete} />
 */
export function AdminServicesScreen({ content = adminServicesContent, ...props }: AdminServicesScreenProps) {
  return <RecordListScreen {...props} kind={services} content={content} />;
}
