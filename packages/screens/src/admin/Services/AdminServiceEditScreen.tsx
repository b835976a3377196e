import type { RecordEditProps } from '../private/RecordEditScreen/props.ts';
import { RecordEditScreen } from '../private/RecordEditScreen/RecordEditScreen.tsx';
import type { FormValuesOf } from '../private/records/recordKind.ts';
import { recordEditContent } from '../private/records/recordText.ts';
import { services } from './services.ts';

/** Copy of the service edit page. */
export const adminServiceEditContent = recordEditContent(services);

export type AdminServiceEditContent = typeof adminServiceEditContent;
export type EditedService = FormValuesOf<typeof services, 'edit'>;

export type AdminServiceEditScreenProps = RecordEditProps<typeof services>;

/**
 * The form for editing a service.
 *
 * @example <AdminServiceEditScreen record={service} onSave={save} onCancel={goBack} />
 */
export function AdminServiceEditScreen({ content = adminServiceEditContent, ...props }: AdminServiceEditScreenProps) {
  return <RecordEditScreen {...props} kind={services} content={content} />;
}
