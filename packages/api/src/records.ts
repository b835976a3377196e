/** Records, as described in @pcb/records. `id` is the reference that users see, such as '#1234', or a number. */
import {
  type ChoiceField,
  fieldsOf,
  formFieldsOf,
  type NamedField,
  type RecordDescription,
  type RecordField,
  type RowOf,
  type SentValuesOf,
} from '@pcb/records/fields';
import type { Filters, FilterValue } from '@pcb/records/filters';
import { z } from 'zod';
import { maxRows, maxSearch } from './limits.ts';
import type { Routes } from './route.ts';
import { count, day, email, line, lines, newPassword, paise } from './values.ts';

export const choiceOf = <const Choices extends readonly [string, ...string[]]>({ choices }: { choices: Choices }) =>
  z.enum(choices);

const text = z.string();

const stored = {
  reference: z.string().regex(/^#\d{1,15}$/),
  serial: z.int(),
  date: day,
  count,
  money: paise,
  text,
  email: text,
  lines: text,
  list: z.array(text),
  price: text,
  password: z.never(),
};

/** The value of a required field, as sent by administrators. */
const sent = { ...stored, text: line, email, lines: lines.min(1), list: z.array(line).max(500), price: line };

const isChoice = (field: RecordField): field is ChoiceField => field.type === 'choice';

function sentSchema(field: RecordField): z.ZodType {
  if (isChoice(field)) return choiceOf(field);
  if (field.type === 'password') return newPassword;
  if (field.form?.isRequired || field.type === 'list') return sent[field.type];
  return field.type === 'lines' || field.type === 'text' ? lines : sent[field.type];
}

/** The type follows from the same description, but the compiler cannot infer it. */
const objectOf = <Value extends object>(
  fields: readonly NamedField[],
  schemaOf: (field: RecordField) => z.ZodType,
): z.ZodType<Value> =>
  z
    .strictObject(Object.fromEntries(fields.map(([name, field]) => [name, schemaOf(field)])))
    .refine((_value: object): _value is Value => true);

export const rowOf = <Kind extends RecordDescription>(kind: Kind) =>
  objectOf<RowOf<Kind>>(
    fieldsOf(kind, ({ type }) => type !== 'password'),
    (field) => (isChoice(field) ? choiceOf(field) : stored[field.type]),
  );

export const formOf = <Kind extends RecordDescription, const Form extends 'new' | 'edit'>(kind: Kind, form: Form) =>
  objectOf<SentValuesOf<Kind, Form>>(
    formFieldsOf(kind, form).filter(([, { isComputed }]) => !isComputed),
    sentSchema,
  );

const statusOf = ({ fields }: RecordDescription) => z.strictObject({ status: choiceOf(fields.status) });

const range = <End extends z.ZodType<string | number>>(end: End) =>
  z.strictObject({ from: end.optional(), to: end.optional() });

function filterSchema(field: RecordField): z.ZodType<FilterValue> {
  if (isChoice(field)) return choiceOf(field);
  if (field.filter === 'text') return line;
  if (field.filter === 'range') return range(field.type === 'money' ? paise : count);
  return z.union([range(day), z.strictObject({ contains: z.string().regex(/^[\d-]{1,10}$/) })]);
}

export interface ListQuery {
  search?: string | undefined;
  filters?: Filters | undefined;
  /** @default newest first */
  sort?: { by: string; direction: 'ascending' | 'descending' } | undefined;
  limit: number;
  /** `nextCursor` of the previous page, which must have the same search, filters and sort. */
  cursor?: string | undefined;
}

export const listQuery = (kind: RecordDescription): z.ZodType<ListQuery> =>
  z.strictObject({
    search: z.string().max(maxSearch).optional(),
    filters: z
      .strictObject(
        Object.fromEntries(
          fieldsOf(kind, ({ filter }) => filter).map(([name, field]) => [name, filterSchema(field).optional()]),
        ),
      )
      .optional(),
    sort: z
      .strictObject({
        by: z.enum(fieldsOf(kind, ({ sort }) => sort).map(([name]) => name)),
        direction: z.enum(['ascending', 'descending']),
      })
      .optional(),
    limit: z.int().min(1).max(maxRows).default(50),
    cursor: z.string().optional(),
  });

export const page = <Row extends z.ZodType>(row: Row) =>
  z.object({
    rows: z.array(row),
    nextCursor: z.string().nullable(),
    /** Counting stops at a limit. `isMinimum` means that there may be more. */
    total: z.object({ count: z.int(), isMinimum: z.boolean() }),
  });

export type Page<Row> = z.output<ReturnType<typeof page<z.ZodType<Row>>>>;

/** The routes of a kind below `/api/admin/<section>`. */
export const recordRoutes = <Kind extends RecordDescription>(kind: Kind) => {
  const { one, many, section, rightsToChange } = kind;
  const row = rowOf(kind);
  const query = listQuery(kind);
  return {
    'GET /': { audience: 'read', does: `a page of the list of ${many}`, query, reply: page(row) },
    'GET /csv': {
      // The file contains everyone's address.
      audience: section === 'users' ? 'all' : 'read',
      does: `the ${many} of a list as a CSV file`,
      query,
      reply: z.string(),
      media: 'text/csv',
    },
    'GET /:key': { audience: 'read', does: `one ${one}; the \`ETag\` is its version`, reply: row },
    'PUT /:key': {
      audience: rightsToChange,
      can: 'edit',
      does: `changes the ${one}`,
      header: 'If-Match',
      body: formOf(kind, 'edit'),
      reply: row,
    },
    'PUT /:key/status': {
      audience: rightsToChange,
      can: 'setStatus',
      does: `sets the status, whatever the version of the ${one}`,
      body: statusOf(kind),
      reply: row,
    },
    'POST /': {
      audience: rightsToChange,
      can: 'add',
      does: `adds one of the ${many}`,
      header: 'Idempotency-Key',
      body: formOf(kind, 'new'),
      reply: row,
      status: 201,
    },
    'DELETE /:key': { audience: rightsToChange, can: 'remove', does: `removes the ${one}` },
  } satisfies Routes;
};

export type RecordRoutes<Kind extends RecordDescription> = ReturnType<typeof recordRoutes<Kind>>;
