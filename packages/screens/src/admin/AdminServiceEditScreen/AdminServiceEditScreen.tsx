import type { RecordValues } from '../private/RecordForm.tsx';
import type { RecordEditDescription, RecordEditProps } from '../private/RecordEditScreen/description.ts';
import { RecordEditScreen } from '../private/RecordEditScreen/RecordEditScreen.tsx';
import { type AdminService, serviceStatuses } from '../records.ts';
import { adminServiceEditContent, type AdminServiceEditContent } from './AdminServiceEditScreen.content.ts';

export { adminServiceEditContent, type AdminServiceEditContent } from './AdminServiceEditScreen.content.ts';

type ServiceField = keyof AdminServiceEditContent['labels'];
export type EditedService = RecordValues<ServiceField>;
export type AdminServiceEditScreenProps = RecordEditProps<AdminService, ServiceField>;

const serviceForm: RecordEditDescription<AdminService, ServiceField> = {
  section: 'services',
  fields: [
    { name: 'name', isRequired: true },
    { name: 'price', isRequired: true },
    { name: 'description', kind: 'lines', isRequired: true },
    { name: 'status', kind: 'status' },
  ],
  statuses: serviceStatuses,
  nameOf: ({ name }) => name,
  valuesOf: (service) => service,
};

/**
 * The form for editing a service.
 *
 * @example <AdminServiceEditScreen record={service} onSave={save} onCancel={goBack} />
 */
export function AdminServiceEditScreen({ content = adminServiceEditContent, ...props }: AdminServiceEditScreenProps) {
  return <RecordEditScreen {...props} description={serviceForm} content={content} />;
}
