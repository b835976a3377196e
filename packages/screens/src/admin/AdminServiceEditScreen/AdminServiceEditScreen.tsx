import type { EditedService } from '../private/recordLabels.ts';
import type { RecordEditDescription, RecordEditProps } from '../private/RecordEditScreen/description.ts';
import { RecordEditScreen } from '../private/RecordEditScreen/RecordEditScreen.tsx';
import { serviceKind } from '../private/recordKinds.ts';
import type { AdminService } from '../records.ts';
import { adminServiceEditContent } from './AdminServiceEditScreen.content.ts';

export { adminServiceEditContent, type AdminServiceEditContent } from './AdminServiceEditScreen.content.ts';
export type { EditedService } from '../private/recordLabels.ts';

const serviceForm: RecordEditDescription<AdminService, keyof EditedService> = {
  ...serviceKind,
  fields: [
    { name: 'name', isRequired: true },
    { name: 'price', isRequired: true },
    { name: 'description', kind: 'lines', isRequired: true },
    { name: 'status', kind: 'status' },
  ],
  valuesOf: (service) => service,
};

export type AdminServiceEditScreenProps = RecordEditProps<AdminService, keyof EditedService>;

/**
 * The form for editing a service.
 *
 * @example <AdminServiceEditScreen record={service} onSave={save} onCancel={goBack} />
 */
export function AdminServiceEditScreen({ content = adminServiceEditContent, ...props }: AdminServiceEditScreenProps) {
  return <RecordEditScreen {...props} description={serviceForm} content={content} />;
}
