import type { RecordValues } from '../private/RecordForm.tsx';
import { rupeesIn } from '../private/RecordListScreen/sortRows.ts';
import { actionsColumn } from '../private/RecordListScreen/columns.ts';
import type { RecordListDescription } from '../private/RecordListScreen/description.ts';
import { searchTextOf } from '../private/RecordListScreen/filterRows.ts';
import type { AddRecordState, RecordListProps, RecordRemoval } from '../private/RecordListScreen/props.ts';
import { RecordListScreen } from '../private/RecordListScreen/RecordListScreen.tsx';
import { serviceKind } from '../private/recordKinds.ts';
import type { AdminService } from '../records.ts';
import { adminServicesContent, type AdminServicesContent } from './AdminServicesScreen.content.ts';

export { adminServicesContent, type AdminServicesContent } from './AdminServicesScreen.content.ts';

type NewServiceField = keyof AdminServicesContent['newFields']['labels'];
export type NewService = RecordValues<NewServiceField>;

export interface AdminServicesScreenProps
  extends
    RecordListProps<AdminService, AdminServicesContent>,
    AddRecordState<NewServiceField>,
    RecordRemoval<AdminService> {}

const serviceList: RecordListDescription<AdminService, keyof AdminServicesContent['labels'], NewServiceField> = {
  ...serviceKind,
  columns: [
    { id: 'id', width: 4.5, isRowHeader: true, isMono: true, narrowPlace: 'bottomEnd', sortValue: ({ id }) => id },
    {
      id: 'name',
      width: 11,
      isFlexible: true,
      allowsHiding: false,
      narrowPlace: 'topStart',
      sortValue: ({ name }) => name,
    },
    { id: 'description', width: 14, isFlexible: true, foldsInto: 'name' },
    {
      id: 'price',
      width: 7.5,
      align: 'end',
      isMono: true,
      narrowPlace: 'bottomStart',
      sortValue: ({ price }) => rupeesIn(price),
    },
    { id: 'status', width: 7, narrowPlace: 'topEnd' },
    actionsColumn(8.5),
  ],
  isEditable: true,
  searchText: searchTextOf(({ name }) => [name]),
  newFields: [
    { name: 'name', isRequired: true },
    { name: 'description', kind: 'lines', isRequired: true },
    { name: 'price', isRequired: true },
    { name: 'status', kind: 'status' },
  ],
};

/**
 * The service list, with search, a status filter and an Add Service form. Customers order on `ServicesScreen`.
 *
 * @example <AdminServicesScreen rows={{ status: 'ready', value: services }} isAddOpen={isOpen} onAddOpenChange={setOpen} onAdd={add} onDelete={confirmDelete} />
 */
export function AdminServicesScreen({ content = adminServicesContent, ...props }: AdminServicesScreenProps) {
  return <RecordListScreen {...props} description={serviceList} content={content} />;
}
