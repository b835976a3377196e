import type { FormValuesOf } from '@pcb/records/fields';
import type { Remote, Sending } from '../../../shared/remote/remote.ts';
import type { WithContent } from '../../../shared/WithContent.ts';
import type { RecordKind } from '../records/recordKind.ts';
import type { RecordEditContent } from '../records/recordText.ts';

/** The question whether to leave without saving. */
export interface LeaveQuestion {
  /** Called when the user keeps editing. */
  onStay: () => void;
  /** Called when the user discards the changes. */
  onLeave: () => void;
}

/** The version of somebody else who has saved the record meanwhile. */
interface EditConflict<Values> {
  theirs: Values;
  /** Called when the user drops their own changes: the form has the other version then. */
  onTakeTheirs: () => void;
}

/** What the edit page of every kind of record takes. */
export interface RecordEditProps<Row, Values> extends Sending<keyof Values & string> {
  /** The record; `undefined` if none has the id in the URL. */
  record: Remote<Row | undefined>;
  /** URL of the list that the links lead back to, with its search and filters. Defaults to the whole list. */
  listHref?: string;
  /** Whether the administrator may not change the records of this kind: a sentence that says so replaces the form. */
  isReadOnly?: boolean;
  /** Called with the values of all fields when 'Save' is pressed and they are valid. */
  onSave: (values: Values) => void;
  /** Called when 'Cancel' is pressed. */
  onCancel: () => void;
  /** Called when the form starts or stops differing from the record. */
  onDirtyChange?: (isDirty: boolean) => void;
  /** Shows what differs in the version that somebody else has saved. `problems` says so in a sentence. */
  conflict?: EditConflict<Values> | undefined;
  /** Asks whether to leave without saving. Without it, the user is not asked. */
  leaveQuestion?: LeaveQuestion | undefined;
}

/** The props of the edit page of a kind. */
export interface EditPageProps<Kind extends RecordKind, Row, Content = RecordEditContent<Kind>>
  extends RecordEditProps<Row, FormValuesOf<Kind, 'edit'>>, WithContent<Content> {}
