import type { Location } from 'react-router-dom';

/** The part of an address that holds the state of a page. */
export type SearchAddress = Pick<Location, 'search' | 'hash'>;

/** How one value is kept in the address. */
export interface SearchParameter<Value> {
  /** The name of its parameter in the query. */
  name?: string | undefined;
  /** Whether it is written to the hash. Its parameter in the query, if it has one, is then only read, and wins. */
  isInHash?: true;
  /** Reads every text that the address has for it, in order. Anybody can type an address, so it must accept any text. */
  parse: (texts: readonly string[]) => Value;
  /** The texts to write. None leave it out of the address. */
  format: (value: Value) => readonly string[];
  /** Whether a change adds a history entry, so that Back undoes it, or replaces the current one. */
  history: 'push' | 'replace';
}

/** The values that a page keeps in its address, by their keys. */
export type SearchSchema<Values> = { readonly [Key in keyof Values]: SearchParameter<Values[Key]> };

/** A text, '' when there is none: `?q=motor`. */
export const text = (name: string, history: 'push' | 'replace' = 'replace'): SearchParameter<string> => ({
  name,
  parse: ([first = '']) => first,
  format: (value) => (value ? [value] : []),
  history,
});

/** Any number of texts: `?pitch=2.54+mm&pitch=5.08+mm`. */
export const texts = (name: string): SearchParameter<readonly string[]> => ({
  name,
  parse: (all) => all,
  format: (all) => all,
  history: 'replace',
});

const optionIn = <Option extends string>(options: readonly Option[], given: readonly string[]) =>
  given.flatMap((one) => options.filter((option) => option === one))[0];

/** One of some options, the first of them by default: `?order=desc`. */
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
 * One of some options in the hash: `/services#fab`. Options need no encoding: letters, digits and hyphens. The fallback
 * is written too when it is an option, because `#layout` has always been an address of its own.
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

/** The values that an address holds. */
export function readSearch<Values>(schema: SearchSchema<Values>, { search, hash }: SearchAddress): Values {
  const query = new URLSearchParams(search);
  const values: Partial<Values> = {};
  for (const key of keysOf(schema)) {
    const { name, isInHash, parse } = schema[key];
    values[key] = parse([...(name ? query.getAll(name) : []), ...(isInHash ? [hash.slice(1)] : [])]);
  }
  return values as Values;
}

/** The same address after a change of some values. What the schema does not name stays. */
export function writeSearch<Values>(
  schema: SearchSchema<Values>,
  address: SearchAddress,
  change: NoInfer<Partial<Values>>,
): SearchAddress {
  const query = new URLSearchParams(address.search);
  let { hash } = address;
  const values = { ...readSearch(schema, address), ...change };
  for (const key of keysOf(schema)) {
    const { name, isInHash, format } = schema[key];
    const written = format(values[key]);
    if (name) query.delete(name);
    if (isInHash) hash = written[0] ? `#${written[0]}` : '';
    else if (name) for (const one of written) query.append(name, one);
  }
  const search = query.toString();
  return { search: search && `?${search}`, hash };
}

/** Whether a change adds a history entry. Taking a value out of the address, as closing details does, adds none. */
export const addsEntry = <Values>(schema: SearchSchema<Values>, change: NoInfer<Partial<Values>>): boolean =>
  keysOf(schema).some((key) => {
    const { history, format } = schema[key];
    const value = change[key];
    return history === 'push' && value !== undefined && format(value).length > 0;
  });
