export interface Condition {
  name: string;
  value: string;
  /** Whether the other field may have any value except this one. */
  isOther?: true;
}

/** Set per field and not by the length of labels, which translations change. */
export type ChoiceControl = 'toggle' | 'list' | 'yesOrNo';

export type SchemaField = (
  | { kind: 'text'; control: 'line' | 'area'; initial: string }
  | { kind: 'millimetres'; initial: string }
  | { kind: 'count'; unit: 'pieces' | 'sets' | null; min: 0 | 1; isOptional: boolean; initial: string }
  | { kind: 'amount'; initial: string }
  | { kind: 'choice'; control: ChoiceControl; options: readonly string[]; initial: string }
  | { kind: 'switch'; initial: boolean }
) & { onlyIf?: Condition; pricedIf?: Condition };

export type Section = Readonly<Record<string, SchemaField>>;

export type Sections = Readonly<Record<string, Section>>;

export const text = () => ({ kind: 'text' as const, control: 'line' as const, initial: '' });

export const longText = () => ({ kind: 'text' as const, control: 'area' as const, initial: '' });

/** A length in millimetres, as typed. `sizeX` and `sizeY` share one query parameter. */
export const millimetres = (initial: string) => ({ kind: 'millimetres' as const, initial });

const number = <Unit extends 'pieces' | 'sets' | null, IsOptional extends boolean>(
  initial: string,
  unit: Unit,
  min: 0 | 1,
  isOptional: IsOptional,
) => ({ kind: 'count' as const, unit, min, isOptional, initial });

export const count = (initial: string, min: 0 | 1) => number(initial, null, min, false);

/** A number that may stay blank, which leaves it to us. */
export const optionalCount = () => number('', null, 1, true);

/** An amount in rupees, as typed, or blank. */
export const optionalAmount = () => ({ kind: 'amount' as const, initial: '' });

export const quantity = (initial: string, unit: 'pieces' | 'sets' = 'pieces') => number(initial, unit, 1, false);

const choiceWith =
  <Control extends ChoiceControl>(control: Control) =>
  <const Options extends readonly string[]>(options: Options, initial: NoInfer<Options[number]>) => ({
    kind: 'choice' as const,
    control,
    options,
    initial,
  });

export const choice = choiceWith('toggle');

export const list = choiceWith('list');

export const yesOrNo = (initial: 'yes' | 'no') => choiceWith('yesOrNo')(['yes', 'no'], initial);

export const extra = () => ({ kind: 'switch' as const, initial: false });

/** A field that is shown and charged only while another one has a value. */
export const onlyIf = <const Name extends string, const Value extends string, const Field extends SchemaField>(
  name: Name,
  value: Value,
  field: Field,
) => ({ ...field, onlyIf: { name, value } });

/** A field that is shown and charged unless another one has a value. */
export const unless = <const Name extends string, const Value extends string, const Field extends SchemaField>(
  name: Name,
  value: Value,
  field: Field,
) => ({ ...field, onlyIf: { name, value, isOther: true as const } });

/** A field that is always shown, but charged only while another one has a value. */
export const pricedIf = <const Name extends string, const Value extends string, const Field extends SchemaField>(
  name: Name,
  value: Value,
  field: Field,
) => ({ ...field, pricedIf: { name, value } });

/** All choices of a form with each of their options. */
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

export type FieldsOf<Form> = { [Name in keyof Intersection<Form[keyof Form]>]: Intersection<Form[keyof Form]>[Name] };

/** Defines the fields of a form by section. A condition with an impossible value does not compile. */
export const formOf = <const Form extends Sections>(
  sections: Form & {
    [Section in keyof Form]: {
      [Name in keyof Form[Section]]: Checked<Form[Section][Name], PossibleCondition<FieldsOf<Form>>>;
    };
  },
): Form => sections;

export type ValuesOf<Fields> = {
  -readonly [Name in keyof Fields]: Fields[Name] extends { options: readonly (infer Option)[] }
    ? Option
    : Fields[Name] extends { kind: 'switch' }
      ? boolean
      : string;
};

/** The names of the fields of a kind, for example of all choices. */
export type NamesOf<Fields, Like extends Partial<SchemaField>> = {
  [Name in keyof Fields]: Fields[Name] extends Like ? Name : never;
}[keyof Fields] &
  string;
