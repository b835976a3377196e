import type { Location } from 'react-router-dom';

export type UrlState = Pick<Location, 'search' | 'hash'>;

export interface SearchParameter<Value> {
  name?: string | undefined;
  /** Whether the value is written to the hash. A query parameter, if named, is only read, and takes precedence. */
  isInHash?: true;
  /** The query parameters of a composite value. Its text is a query string of these parameters alone. */
  owns?: (name: string) => boolean;
  /** Parses the texts of this value in the URL, in order. Must accept any text: users can edit URLs. */
  parse: (texts: readonly string[]) => Value;
  format: (value: Value) => readonly string[];
  /** 'push' adds a history entry, which Back undoes. */
  history: 'push' | 'replace';
}

export type SearchSchema<Values> = { readonly [Key in keyof Values]: SearchParameter<Values[Key]> };

export const text = (name: string, history: 'push' | 'replace' = 'replace'): SearchParameter<string> => ({
  name,
  parse: ([first = '']) => first,
  format: (value) => (value ? [value] : []),
  history,
});

export const texts = (name: string): SearchParameter<readonly string[]> => ({
  name,
  parse: (all) => all,
  format: (all) => all,
  history: 'replace',
});

/** All parameters that a function accepts, as a query string: `fab-layers=4&fab-qty=20`. */
export const part = (owns: (name: string) => boolean): SearchParameter<string> => ({
  ...text('', 'push'),
  owns,
});

const ownedBy = (owns: (name: string) => boolean, query: URLSearchParams) =>
  new URLSearchParams([...query].filter(([name]) => owns(name)));

const optionIn = <Option extends string>(options: readonly Option[], given: readonly string[]) =>
  given.flatMap((one) => options.filter((option) => option === one))[0];

export const oneOf = <const Options extends readonly [string, ...string[]]>(
  name: string,
  options: Options,
): SearchParameter<Options[number]> => ({
  name,
  parse: (given) => optionIn<Options[number]>(options, given) ?? options[0],
  format: (value) => (value === options[0] ? [] : [value]),
  history: 'replace',
});

/**
 * The value is in the hash, as in `/services#fab`. Options are not encoded, so use only letters, digits and hyphens.
 * The fallback is written too, because `#layout` is a different URL.
 */
export const oneInHash = <Option extends string, Fallback extends string>(
  options: readonly Option[],
  fallback: Fallback,
  { name, history }: Pick<SearchParameter<string>, 'name' | 'history'> = { history: 'replace' },
): SearchParameter<Option | Fallback> => ({
  name,
  isInHash: true,
  parse: (given) => optionIn(options, given) ?? fallback,
  format: (value) => options.filter((option) => option === value),
  history,
});

const keysOf = <Values>(schema: SearchSchema<Values>) => Object.keys(schema) as (keyof Values)[];

export function readSearch<Values>(schema: SearchSchema<Values>, { search, hash }: UrlState): Values {
  const query = new URLSearchParams(search);
  const values: Partial<Values> = {};
  for (const key of keysOf(schema)) {
    const { name, isInHash, owns, parse } = schema[key];
    values[key] = parse([
      ...(name ? query.getAll(name) : []),
      ...(owns ? [ownedBy(owns, query).toString()] : []),
      ...(isInHash ? [hash.slice(1)] : []),
    ]);
  }
  return values as Values;
}

export function writeSearch<Values>(
  schema: SearchSchema<Values>,
  url: UrlState,
  change: NoInfer<Partial<Values>>,
): UrlState {
  const query = new URLSearchParams(url.search);
  let { hash } = url;
  for (const key of keysOf(schema)) {
    const value = change[key];
    if (value === undefined) continue;
    const { name, isInHash, owns, format } = schema[key];
    const written = format(value);
    if (name) query.delete(name);
    if (owns) {
      for (const [owned] of ownedBy(owns, query)) query.delete(owned);
      for (const [owned, value] of new URLSearchParams(written[0])) query.append(owned, value);
    }
    if (isInHash) hash = written[0] ? `#${written[0]}` : '';
    else if (name) for (const one of written) query.append(name, one);
  }
  const search = query.toString();
  return { search: search && `?${search}`, hash };
}

/** Removing a value, such as closing details, adds no history entry. */
export const addsEntry = <Values>(schema: SearchSchema<Values>, change: NoInfer<Partial<Values>>): boolean =>
  keysOf(schema).some((key) => {
    const { history, format } = schema[key];
    const value = change[key];
    return history === 'push' && value !== undefined && format(value).length > 0;
  });
