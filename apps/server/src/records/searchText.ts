import { fieldsIn, type RecordDescription } from '@pcb/records/fields';
import { fold } from '@pcb/text/fold';

export const foldedLine = (text: string) => fold(text).replace(/\s+/g, ' ').trim();

/** Numbers are copied as '#1234'; the digits are stored. */
const withoutSign = (text: string) => text.replace(/^#(?=\d)/, '');

/** The names of the fields that a search looks in, in the order of their lines in the search text. */
const searchedFields = (kind: RecordDescription): readonly string[] => fieldsIn(kind, 'search').map(([name]) => name);

/** What a search of a kind looks in, by field. Nothing stands for the default of a column, which is empty. */
type Searched<Kind extends RecordDescription> = { [Field in keyof Kind['fields']]?: string };

/** The text that a search looks in: one line for each searched field, folded as in the browser. */
export const searchText = <Kind extends RecordDescription>(kind: Kind, texts: Searched<Kind>): string =>
  searchedFields(kind)
    .map((name) => foldedLine(withoutSign(texts[name] ?? '')))
    .join('\n');

/** The SQL for the line of a field in the search text. */
export const lineOf = (kind: RecordDescription, field: string): string =>
  `split_part(search_text, E'\\n', ${searchedFields(kind).indexOf(field) + 1})`;

/** The SQL for the search text with another line for a field. */
export const withLine = (kind: RecordDescription, field: string, line: string): string =>
  `concat_ws(E'\\n', ${searchedFields(kind)
    .map((name) => (name === field ? line : lineOf(kind, name)))
    .join(', ')})`;

/** The pattern for `like` that matches text anywhere in a line. */
export const likePattern = (typed: string): string =>
  `%${foldedLine(withoutSign(typed.trim())).replace(/[\\%_]/g, '\\$&')}%`;
