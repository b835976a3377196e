import type { FormValuesOf } from '@pcb/records/fields';
import type { EditPageProps } from '../private/RecordEditScreen/props.ts';
import { RecordEditScreen } from '../private/RecordEditScreen/RecordEditScreen.tsx';
import { recordEditContent } from '../private/records/recordText.ts';
import { type AdminService, services } from './services.ts';

export const adminServiceEditContent = recordEditContent(services);

export type AdminServiceEditContent = typeof adminServiceEditContent;

export interface EditedService extends FormValuesOf<typeof services, 'edit'> {}

export interface AdminServiceEditScreenProps extends EditPageProps<typeof services, AdminService> {}

/**
 * The form for editing a service.
 *
 * @example <AdminServiceEditScreen record={service} onSave={save} onCancel={goBack} />
 */
export function AdminServiceEditScreen(props: AdminServiceEditScreenProps) {
  return <RecordEditScreen kind={services} content={adminServiceEditContent} {...props} />;
}
