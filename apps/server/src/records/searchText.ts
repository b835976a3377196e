import { fieldsIn, type RecordDescription } from '@pcb/records/fields';
import { fold } from '@pcb/text/fold';

export const foldedLine = (text: string) => fold(text).replace(/\s+/g, ' ').trim();

/** Numbers are copied as '#1234'; the digits are stored. */
const withoutSign = (text: string) => text.replace(/^#(?=\d)/, '');

const searchedFields = (kind: RecordDescription): readonly string[] => fieldsIn(kind, 'search').map(([name]) => name);

type Searched<Kind extends RecordDescription> = { [Field in keyof Kind['fields']]?: string };

export const searchText = <Kind extends RecordDescription>(kind: Kind, texts: Searched<Kind>): string =>
  searchedFields(kind)
    .map((name) => foldedLine(withoutSign(texts[name] ?? '')))
    .join('\n');

export const lineOf = (kind: RecordDescription, field: string): string =>
  `split_part(search_text, E'\\n', ${searchedFields(kind).indexOf(field) + 1})`;

export const withLine = (kind: RecordDescription, field: string, line: string): string =>
  `concat_ws(E'\\n', ${searchedFields(kind)
    .map((name) => (name === field ? line : lineOf(kind, name)))
    .join(', ')})`;

export const likePattern = (typed: string): string =>
  `%${foldedLine(withoutSign(typed.trim())).replace(/[\\%_]/g, '\\$&')}%`;
