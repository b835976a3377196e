/** The value of another field on which a field depends. */
export interface Condition {
  name: string;
  value: string;
  /** Whether the other field must have any other value than this one. */
  isOther?: true;
}

/**
 * How a choice is made: from a few short options side by side, from a list to open, or by yes and no. The labels do not
 * decide it: translated ones may be longer.
 */
export type ChoiceControl = 'toggle' | 'list' | 'yesOrNo';

/** A field of a form. `initial` is the value that the form opens with. Typed values are text, never corrected. */
export type SchemaField = (
  | { kind: 'text'; control: 'line' | 'area'; initial: string }
  | { kind: 'millimetres'; initial: string }
  | { kind: 'count'; unit: 'pieces' | 'sets' | null; min: 0 | 1; isOptional: boolean; initial: string }
  | { kind: 'amount'; initial: string }
  | { kind: 'choice'; control: ChoiceControl; options: readonly string[]; initial: string }
  | { kind: 'switch'; initial: boolean }
) & { onlyIf?: Condition; pricedIf?: Condition };

/** The fields of a section, in its order. */
export type Section = Readonly<Record<string, SchemaField>>;

/** The fields of a form by section, in its order. */
export type Sections = Readonly<Record<string, Section>>;

/** A short text without a meaning of its own: a name. */
export const text = () => ({ kind: 'text' as const, control: 'line' as const, initial: '' });

/** A text of several lines. */
export const longText = () => ({ kind: 'text' as const, control: 'area' as const, initial: '' });

/** A length in millimetres, as typed. The two sides `sizeX` and `sizeY` are one parameter of the URL. */
export const millimetres = (initial: string) => ({ kind: 'millimetres' as const, initial });

const number = <Unit extends 'pieces' | 'sets' | null, IsOptional extends boolean>(
  initial: string,
  unit: Unit,
  min: 0 | 1,
  isOptional: IsOptional,
) => ({ kind: 'count' as const, unit, min, isOptional, initial });

/** A number of things on each board, as typed. */
export const count = (initial: string, min: 0 | 1) => number(initial, null, min, false);

/** A number that may stay blank: we decide then. */
export const optionalCount = () => number('', null, 1, true);

/** An amount in rupees, as typed. It may stay blank. */
export const optionalAmount = () => ({ kind: 'amount' as const, initial: '' });

/** The quantity of the order, as typed. */
export const quantity = (initial: string, unit: 'pieces' | 'sets' = 'pieces') => number(initial, unit, 1, false);

const choiceWith =
  <Control extends ChoiceControl>(control: Control) =>
  <const Options extends readonly string[]>(options: Options, initial: NoInfer<Options[number]>) => ({
    kind: 'choice' as const,
    control,
    options,
    initial,
  });

/** One of a few options with short labels. */
export const choice = choiceWith('toggle');

/** One of many options, or of options with long labels. */
export const list = choiceWith('list');

export const yesOrNo = (initial: 'yes' | 'no') => choiceWith('yesOrNo')(['yes', 'no'], initial);

/** An extra that is off until it is selected. */
export const extra = () => ({ kind: 'switch' as const, initial: false });

/** A field that applies only while another one has a value. Otherwise it is not shown, and costs nothing. */
export const onlyIf = <const Name extends string, const Value extends string, const Field extends SchemaField>(
  name: Name,
  value: Value,
  field: Field,
) => ({ ...field, onlyIf: { name, value } });

/** A field that applies unless another one has a value. */
export const unless = <const Name extends string, const Value extends string, const Field extends SchemaField>(
  name: Name,
  value: Value,
  field: Field,
) => ({ ...field, onlyIf: { name, value, isOther: true as const } });

/** A field that is always shown, but costs nothing unless another one has a value. */
export const pricedIf = <const Name extends string, const Value extends string, const Field extends SchemaField>(
  name: Name,
  value: Value,
  field: Field,
) => ({ ...field, pricedIf: { name, value } });

/** The conditions that can hold: each choice of a form with each of its options. */
type PossibleCondition<Form> = {
  [Name in keyof Form]: Form[Name] extends { options: readonly (infer Option)[] }
    ? { name: Name; value: Option }
    : never;
}[keyof Form];

type Checked<Field, Possible> = Field extends { onlyIf: infer Needed } | { pricedIf: infer Needed }
  ? Needed extends Possible
    ? Field
    : never
  : Field;

type Intersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** The fields of all sections of a form. */
export type FieldsOf<Form> = { [Name in keyof Intersection<Form[keyof Form]>]: Intersection<Form[keyof Form]>[Name] };

/** The fields of a form by section. A condition on a value that no other field can have does not compile. */
export const formOf = <const Form extends Sections>(
  sections: Form & {
    [Section in keyof Form]: {
      [Name in keyof Form[Section]]: Checked<Form[Section][Name], PossibleCondition<FieldsOf<Form>>>;
    };
  },
): Form => sections;

/** The values of a form. */
export type ValuesOf<Fields> = {
  -readonly [Name in keyof Fields]: Fields[Name] extends { options: readonly (infer Option)[] }
    ? Option
    : Fields[Name] extends { kind: 'switch' }
      ? boolean
      : string;
};

/** The names of the fields that are like another one: all choices, for example. */
export type NamesOf<Fields, Like extends Partial<SchemaField>> = {
  [Name in keyof Fields]: Fields[Name] extends Like ? Name : never;
}[keyof Fields] &
  string;
