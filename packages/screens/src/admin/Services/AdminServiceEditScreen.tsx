import type { FormValuesOf } from '@pcb/records/fields';
import type { WithContent } from '../../shared/WithContent.ts';
import type { RecordEditProps } from '../private/RecordEditScreen/props.ts';
import { RecordEditScreen } from '../private/RecordEditScreen/RecordEditScreen.tsx';
import { recordEditContent } from '../private/records/recordText.ts';
import { type AdminService, services } from './services.ts';

export const adminServiceEditContent = recordEditContent(services);

export type AdminServiceEditContent = typeof adminServiceEditContent;

export interface EditedService extends FormValuesOf<typeof services, 'edit'> {}

export interface AdminServiceEditScreenProps
  extends RecordEditProps<AdminService, EditedService>, WithContent<AdminServiceEditContent> {}

/**
 * The form for editing a service.
 *
 * @example <AdminServiceEditScreen record={service} onSave={save} onCancel={goBack} />
 */
export function AdminServiceEditScreen({ content = adminServiceEditContent, ...props }: AdminServiceEditScreenProps) {
  return <RecordEditScreen {...props} kind={services} content={content} />;
}
