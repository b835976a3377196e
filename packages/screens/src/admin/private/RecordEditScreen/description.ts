import type { Remote, Sending } from '../../../shared/remote/remote.ts';
import type { WithContent } from '../../../shared/WithContent.ts';
import type { RecordKind } from '../recordKinds.ts';
import type { RecordField, RecordFieldsContent, RecordValues } from '../RecordForm.tsx';
import type { recordEditText } from '../recordText.ts';

/** Describes one kind of record for `RecordEditScreen`. */
export interface RecordEditDescription<Row, Name extends string> extends RecordKind<Row> {
  fields: readonly RecordField<Name>[];
  /** The text of the fields. Other properties are ignored. */
  valuesOf: (row: Row) => RecordValues<Name>;
}

/** Copy of an edit page. */
export interface RecordEditContent<Name extends string>
  extends ReturnType<typeof recordEditText>, RecordFieldsContent<Name> {}

/** The question whether to leave without saving. */
export interface LeaveQuestion {
  /** Called when the user keeps editing. */
  onStay: () => void;
  /** Called when the user discards the changes. */
  onLeave: () => void;
}

/** The props of every edit page. */
export interface RecordEditProps<Row, Name extends string> extends Sending<Name>, WithContent<RecordEditContent<Name>> {
  /** The record; `undefined` if none has the id in the URL. */
  record: Remote<Row | undefined>;
  /** URL of the list that the links lead back to, with its search and filters. Defaults to the whole list. */
  listHref?: string;
  /** Called with the values of all fields when 'Save' is pressed and the required fields are filled in. */
  onSave: (values: RecordValues<Name>) => void;
  /** Called when 'Cancel' is pressed. */
  onCancel: () => void;
  /** Called when the form starts or stops to differ from the record. */
  onDirtyChange?: (isDirty: boolean) => void;
  /** Asks whether to leave without saving. Without it, nothing is asked. */
  leaveQuestion?: LeaveQuestion | undefined;
}
