import type { FormValuesOf } from '@pcb/records/fields';
import type { AmountProblem } from '@pcb/records/readRupees';
import { overtakenTitle } from '../../../shared/components/OvertakenFields.content.ts';
import { wholeNumbersNote } from '../../../shared/format/wholeNumbers.ts';
import { loadFailedText } from '../../../shared/remote/loadFailedText.ts';
import type { RangeText } from './filterText.ts';
import { formFieldsOf, type RecordKind } from './recordKind.ts';

const capitalised = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

export const listTitle = ({ many }: Pick<RecordKind, 'many'>) => capitalised(many);

export const amountProblems: Readonly<Record<AmountProblem, (typed: string) => string>> = {
  empty: () => 'Enter an amount.',
  points: (typed) => `“${typed}” has more than one decimal point. Enter an amount such as 1,25,000.50.`,
  commas: (typed) => `The commas in “${typed}” do not group its digits. Enter an amount such as 1,25,000.50.`,
  decimals: () => 'Paise have two digits. Enter an amount such as 1,25,000.50.',
  negative: () => 'Enter an amount of zero or more.',
  tooLarge: () => 'This amount is too large.',
  unreadable: (typed) => `“${typed}” is not an amount. Enter one such as 1,25,000.50.`,
};

export interface RecordFormContent<Field extends string = string> {
  labels: Readonly<Record<Field, string>>;
  placeholders: Readonly<Partial<Record<Field, string>>>;
  help: Readonly<Partial<Record<Field, string>>>;
  wholeNumbers: string;
  amounts: typeof amountProblems;
  overtaken: string;
}

type FieldName<Kind extends RecordKind> = keyof Kind['fields'] & string;
type FormField<Kind extends RecordKind, Form extends 'new' | 'edit'> =
  string extends FieldName<Kind> ? string : keyof FormValuesOf<Kind, Form> & string;

function formText<Kind extends RecordKind, Form extends 'new' | 'edit'>(
  kind: Kind,
  form: Form,
): RecordFormContent<FormField<Kind, Form>> {
  const { controls }: RecordKind = kind;
  const fields = formFieldsOf(kind, form);
  const textBy = (read: (name: string, label: string) => string | undefined) =>
    Object.fromEntries(fields.map(([name, { label }]) => [name, read(name, label)])) as Record<
      FormField<Kind, Form>,
      string
    >;
  return {
    labels: textBy((name, label) => controls?.[name]?.label ?? label),
    placeholders: textBy((name) => controls?.[name]?.placeholder),
    help: textBy((name) => controls?.[name]?.help),
    wholeNumbers: wholeNumbersNote,
    amounts: amountProblems,
    overtaken: overtakenTitle,
  };
}

export function recordListContent<Kind extends RecordKind>(kind: Kind) {
  const { one, many, searchPlaceholder, copyName } = kind;
  const labels = Object.entries(kind.fields).map(([name, { label }]) => [name, label]);
  const ranges: RangeText = {
    both: (from, to) => `${from} – ${to}`,
    from: (from) => `from ${from}`,
    to: (to) => `up to ${to}`,
  };
  return {
    title: listTitle(kind),
    searchLabel: `Search ${many}`,
    searchPlaceholder,
    labels: { ...Object.fromEntries(labels), actions: 'Actions' } as Record<FieldName<Kind> | 'actions', string>,
    filters: {
      all: 'All',
      /** Shown below the date field for a partial date, which the field cannot display. */
      partialDate: (date: string) => `Dates containing ${date}`,
      more: 'More filters',
      /** The accessible name of the list of active filters. */
      set: `Filters of the ${many}`,
      ranges,
      from: (label: string) => `${label} from`,
      to: (label: string) => `${label} to`,
      numbers: { ...amountProblems, count: () => 'Enter a whole number.' },
      backwards: 'The end is below the start.',
    },
    showing: (visible: string, all: string) => `Showing ${visible} of ${all}`,
    orMore: (count: string) => `${count} or more`,
    showingAll: (count: string) => `${count} ${many}`,
    moreFailed: `More ${many} could not be loaded.`,
    clearFilters: 'Clear filters',
    density: { label: 'Row height', comfortable: 'Comfortable', compact: 'Compact' },
    exportCsv: 'Export CSV',
    loading: `Loading ${many}…`,
    failed: loadFailedText(`The ${many}`),
    noMatch: { title: `No ${many} match`, text: 'Try other search terms, or clear the filters.' },
    none: { title: `No ${many} yet`, text: `New ${many} appear here.` },
    row: {
      statusOf: (name: string) => `Status of ${name}`,
      view: 'View',
      viewNamed: (name: string) => `View ${name}`,
      edit: 'Edit',
      editNamed: (name: string) => `Edit ${name}`,
      respond: 'Respond',
      respondTo: (name: string) => `Respond to ${name}`,
      remove: 'Delete',
      removeNamed: (name: string) => `Delete ${name}`,
    },
    narrow: {
      moreHeader: 'More',
      moreAbout: (name: string) => `More about ${name}`,
      showMore: (count: string) => `Show ${count} more`,
      shown: (shown: string, all: string) => `${shown} of ${all}`,
    },
    details: {
      titleOf: (name: string) => `${capitalised(one)} ${name}`,
      edit: `Edit ${capitalised(one)}`,
      respond: 'Respond',
      close: 'Close',
      /** The close icon. Named differently from the Close button, for voice control. */
      closeDialog: 'Close details',
      copyName,
    },
    add: {
      title: `Add ${capitalised(one)}`,
      submit: `Add ${capitalised(one)}`,
      cancel: 'Cancel',
      closeDialog: 'Close form',
      ...formText(kind, 'new'),
    },
  };
}

export const recordEditContent = <Kind extends RecordKind>(kind: Kind) => ({
  list: listTitle(kind),
  titleOf: (name: string) => `Edit ${kind.one} ${name}`,
  record: capitalised(kind.one),
  save: 'Save',
  cancel: 'Cancel',
  loading: `Loading the ${kind.one}…`,
  failed: loadFailedText(`The ${kind.one}`),
  back: `Back to ${kind.many}`,
  notFound: {
    title: `${capitalised(kind.one)} not found`,
    text: `No ${kind.one} has this ID. It may have been deleted, or the URL is incorrect.`,
  },
  readOnly: {
    title: `You cannot change ${kind.many}`,
    text: 'Your rights do not include it. Ask an administrator with all rights.',
  },
  /** Shown if another administrator has saved the record since it was opened. */
  conflict: {
    title: 'Their version',
    same: 'Both versions are the same.',
    take: 'Take their version',
  },
  leave: {
    title: 'Leave without saving?',
    text: `Your changes to this ${kind.one} are not saved and would be lost.`,
    leave: 'Discard changes',
    stay: 'Keep editing',
  },
  ...formText(kind, 'edit'),
});

export type RecordListContent<Kind extends RecordKind = RecordKind> = ReturnType<typeof recordListContent<Kind>>;
export type RecordEditContent<Kind extends RecordKind = RecordKind> = ReturnType<typeof recordEditContent<Kind>>;
