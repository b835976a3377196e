/**
 * The only file that accesses the browser's storage. It can be missing, full, forbidden or invalid, so nothing here
 * throws: reading returns no value, writing returns `false`.
 */

import type { Credentials } from '@pcb/screens/account/SignInScreen';
import type { LengthUnit } from '@pcb/screens/content/UnitSwitch';
import type { ThemeChoice } from '@pcb/screens/shell/ThemeSwitch';
import { isSameEmail } from '@pcb/text/typed';
import type { TableDensity } from '@pcb/ui/Table';

const keys = {
  users: 'pcb_users',
  customer: 'loggedInUser',
  admin: 'adminAuthenticated',
  theme: 'pcb_theme',
  lengthUnit: 'pcb_length_unit',
  density: 'pcb_density',
  hiddenColumns: 'pcb_hidden_columns',
  boards: 'pcb_boards',
} as const;

type Key = (typeof keys)[keyof typeof keys];

/** A customer in the list of the sign-in page. The password is plain text, because this is a demonstration. */
export interface StoredUser {
  name: string;
  email: string;
  password: string;
}

export interface StoredPreference<Value> {
  defaultValue: Value;
  read: () => Value;
  write: (value: Value) => void;
}

export type HiddenColumns = Readonly<Record<string, readonly string[]>>;

export interface Customer {
  name: string;
  email?: string;
}

function parse(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isColumnList = (entry: [string, unknown]): entry is [string, string[]] =>
  Array.isArray(entry[1]) && entry[1].every((id) => typeof id === 'string');

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isStoredUser = (value: unknown): value is StoredUser =>
  isRecord(value) &&
  typeof value['name'] === 'string' &&
  typeof value['email'] === 'string' &&
  typeof value['password'] === 'string';

export const nameOf = ({ name, email = '' }: Customer): string => name.trim() || email.trim();

const isCustomer = (value: unknown): value is Customer =>
  isRecord(value) &&
  typeof value['name'] === 'string' &&
  (value['email'] === undefined || typeof value['email'] === 'string') &&
  nameOf({ name: value['name'], ...(value['email'] !== undefined && { email: value['email'] }) }) !== '';

export type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A function, because reading the property throws if the browser forbids storage. */
export const browserStorage = (): StorageArea => localStorage;

/** Lasts as long as the tab. May throw like `browserStorage`. */
export const browserVisitStorage = (): StorageArea => sessionStorage;

const visitKey = 'pcb_visited';

/** Whether this is the first full load of the visit; remembers it. `false` if the browser cannot remember it. */
export function isFirstLoad(area: () => StorageArea): boolean {
  try {
    if (area().getItem(visitKey) !== null) return false;
    area().setItem(visitKey, 'true');
    return true;
  } catch {
    return false;
  }
}

/** Storage in memory, for stories, tests and prerendering. */
export function memoryStorage(): () => StorageArea {
  const entries = new Map<string, string>();
  const area: StorageArea = {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
  return () => area;
}

export type SiteStorage = ReturnType<typeof siteStorage>;

export function siteStorage(area: () => StorageArea) {
  function read(key: Key): string | null {
    try {
      return area().getItem(key);
    } catch {
      return null;
    }
  }

  function write(key: Key, value: string): boolean {
    try {
      area().setItem(key, value);
      return true;
    } catch {
      return false;
    }
  }

  function remove(key: Key): void {
    try {
      area().removeItem(key);
    } catch {
      // The browser forbids storage, so there is nothing to remove.
    }
  }

  let reportedText: string | undefined;

  /** Includes invalid entries. A value that is not a list is reported once, because it will be replaced. */
  function readUserList(): readonly unknown[] {
    const text = read(keys.users);
    const list = parse(text);
    if (Array.isArray(list)) return list;
    if (text !== null && text !== reportedText) {
      reportedText = text;
      // Logs only the key, because the text may contain passwords.
      console.warn(`${keys.users} in local storage holds no list of users and is replaced by one.`);
    }
    return [];
  }

  /**
   * Adds the user unless an entry has the same e-mail in any case. The result contains the user even if the browser
   * cannot store it.
   */
  function readUsersWith(user: StoredUser): readonly unknown[] {
    const list = readUserList();
    if (
      list.some(
        (entry) => isRecord(entry) && typeof entry['email'] === 'string' && isSameEmail(entry['email'], user.email),
      )
    )
      return list;
    const longer = [...list, user];
    write(keys.users, JSON.stringify(longer));
    return longer;
  }

  const ensureUser = (demoUser: StoredUser): void => void readUsersWith(demoUser);

  /** Matches the e-mail in any case, and the exact password. */
  const findUser = (credentials: Credentials, demoUser: StoredUser): StoredUser | undefined =>
    readUsersWith(demoUser)
      .filter(isStoredUser)
      .find(({ email, password }) => isSameEmail(email, credentials.email) && password === credentials.password);

  function readCustomer(): Customer | undefined {
    const value = parse(read(keys.customer));
    return isCustomer(value) ? value : undefined;
  }

  const writeCustomer = (user: StoredUser): boolean => write(keys.customer, JSON.stringify(user));

  const removeCustomer = (): void => remove(keys.customer);

  const readAdminFlag = (): boolean => read(keys.admin) === 'true';

  const writeAdminFlag = (): boolean => write(keys.admin, 'true');

  const removeAdminFlag = (): void => remove(keys.admin);

  /** The first value is the default, which is not stored. */
  function preference<Value extends string>(key: Key, values: readonly [Value, ...Value[]]): StoredPreference<Value> {
    const [defaultValue] = values;
    return {
      defaultValue,
      read: () => values.find((value) => value === read(key)) ?? defaultValue,
      write: (value) => {
        if (value === defaultValue) remove(key);
        else write(key, value);
      },
    };
  }

  /** Invalid entries are ignored. The screens ignore unknown columns. */
  const hiddenColumns: StoredPreference<HiddenColumns> = {
    defaultValue: {},
    read: () => {
      const lists = parse(read(keys.hiddenColumns));
      return isRecord(lists) ? Object.fromEntries(Object.entries(lists).filter(isColumnList)) : {};
    },
    write: (lists) => void write(keys.hiddenColumns, JSON.stringify(lists)),
  };

  const boards = {
    read: () => read(keys.boards),
    write: (text: string) => write(keys.boards, text),
    remove: () => remove(keys.boards),
  };

  return {
    boards,
    ensureUser,
    findUser,
    readCustomer,
    writeCustomer,
    removeCustomer,
    readAdminFlag,
    writeAdminFlag,
    removeAdminFlag,
    theme: preference<ThemeChoice>(keys.theme, ['system', 'light', 'dark']),
    lengthUnit: preference<LengthUnit>(keys.lengthUnit, ['mm', 'mil']),
    density: preference<TableDensity>(keys.density, ['compact', 'comfortable']),
    hiddenColumns,
  };
}

/** Calls `listener` when another tab has or may have changed the storage. Returns an unsubscribe function. */
export function onStorageChange(listener: () => void): () => void {
  // A page restored from the back/forward cache has missed the events.
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener();
  };
  window.addEventListener('storage', listener);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    window.removeEventListener('storage', listener);
    window.removeEventListener('pageshow', onPageShow);
  };
}
