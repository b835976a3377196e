import type { FormValuesOf } from '@pcb/records/fields';
import type { Remote, Sending } from '../../../shared/remote/remote.ts';
import type { WithContent } from '../../../shared/WithContent.ts';
import type { RecordKind } from '../records/recordKind.ts';
import type { RecordEditContent } from '../records/recordText.ts';

export interface LeaveQuestion {
  onStay: () => void;
  onLeave: () => void;
}

interface EditConflict<Values> {
  theirs: Values;
  /** Called when the user discards their own changes. The form then shows the other version. */
  onTakeTheirs: () => void;
}

export interface RecordEditProps<Row, Values> extends Sending<keyof Values & string> {
  /** The record; `undefined` if none has the id in the URL. */
  record: Remote<Row | undefined>;
  /** URL of the list, with its search and filters. Defaults to the whole list. */
  listHref?: string;
  /** Whether the administrator may not edit this kind of record: a notice replaces the form. */
  isReadOnly?: boolean;
  /** Called with the values of all fields when 'Save' is pressed and they are valid. */
  onSave: (values: Values) => void;
  /** Called when 'Cancel' is pressed. */
  onCancel: () => void;
  /** Called when the form starts or stops differing from the record. */
  onDirtyChange?: (isDirty: boolean) => void;
  /** Shows how the version saved by another administrator differs. `problems` has the message. */
  conflict?: EditConflict<Values> | undefined;
  /** Confirms leaving without saving. If omitted, the user is not asked. */
  leaveQuestion?: LeaveQuestion | undefined;
}

/** The props of the edit page of a kind. */
export interface EditPageProps<Kind extends RecordKind, Row, Content = RecordEditContent<Kind>>
  extends RecordEditProps<Row, FormValuesOf<Kind, 'edit'>>, WithContent<Content> {}
