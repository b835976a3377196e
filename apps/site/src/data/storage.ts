/**
 * The only file that touches the browser's storage. Storage can be missing, full, forbidden or full of nonsense;
 * nothing here throws. Reading then finds nothing, writing says `false`.
 */

import type { ThemeChoice } from '@pcb/screens/shell/ThemeSwitch';

const keys = {
  users: 'pcb_users',
  customer: 'loggedInUser',
  admin: 'adminAuthenticated',
  theme: 'pcb_theme',
} as const;

type Key = (typeof keys)[keyof typeof keys];

/** A customer as the sign-in page keeps them. The password is in plain form: this is a demonstration. */
export interface StoredUser {
  name: string;
  email: string;
  password: string;
}

export type Credentials = Pick<StoredUser, 'email' | 'password'>;

/** Whoever is signed in: the full record of a stored user, of which a name is all that the site relies on. */
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

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isStoredUser = (value: unknown): value is StoredUser =>
  isRecord(value) &&
  typeof value['name'] === 'string' &&
  typeof value['email'] === 'string' &&
  typeof value['password'] === 'string';

/** What to call a customer: by name, or by e-mail where the name is blank. */
export const nameOf = ({ name, email = '' }: Customer): string => name.trim() || email.trim();

const isCustomer = (value: unknown): value is Customer =>
  isRecord(value) &&
  typeof value['name'] === 'string' &&
  (value['email'] === undefined || typeof value['email'] === 'string') &&
  nameOf({ name: value['name'], ...(value['email'] !== undefined && { email: value['email'] }) }) !== '';

/** Where texts are kept by name: `localStorage`, or a stand-in. */
export type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The browser's own, asked for anew each time: a browser may refuse even to hand it out. */
export const browserStorage = (): StorageArea => localStorage;

/** Keeps things as long as the page lives: for stories, and for tests. */
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

/** Reads and writes what the site stores in the browser, by meaning instead of by key. */
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
      // Where nothing can be stored, there is nothing to remove.
    }
  }

  let namedNonsense: string | undefined;

  /** The list as it is stored, odd entries included. Something that is no list at all is named once, for it will be replaced. */
  function readUserList(): readonly unknown[] {
    const text = read(keys.users);
    const list = parse(text);
    if (Array.isArray(list)) return list;
    if (text !== null && text !== namedNonsense) {
      namedNonsense = text;
      // The key only: the text may hold passwords.
      console.warn(`${keys.users} in local storage holds no list of users and is replaced by one.`);
    }
    return [];
  }

  /**
   * The list with this user in it, which is added unless some entry has that e-mail. Touches no entry that is there.
   * Where the browser stores nothing, the user is in the returned list all the same.
   */
  function readUsersWith(user: StoredUser): readonly unknown[] {
    const list = readUserList();
    if (list.some((entry) => isRecord(entry) && entry['email'] === user.email)) return list;
    const longer = [...list, user];
    write(keys.users, JSON.stringify(longer));
    return longer;
  }

  /** Sees to it that the demo user can sign in. */
  const ensureUser = (demoUser: StoredUser): void => void readUsersWith(demoUser);

  /** The user with exactly this e-mail and this password. */
  const findUser = (credentials: Credentials, demoUser: StoredUser): StoredUser | undefined =>
    readUsersWith(demoUser)
      .filter(isStoredUser)
      .find(({ email, password }) => email === credentials.email && password === credentials.password);

  /** Whoever is signed in; nonsense reads as signed out. */
  function readCustomer(): Customer | undefined {
    const value = parse(read(keys.customer));
    return isCustomer(value) ? value : undefined;
  }

  /** Saves the full record. `false` when the browser does not let us. */
  const writeCustomer = (user: StoredUser): boolean => write(keys.customer, JSON.stringify(user));

  const removeCustomer = (): void => remove(keys.customer);

  /** Whether the administrator is signed in; anything but the one value reads as signed out. */
  const readAdminFlag = (): boolean => read(keys.admin) === 'true';

  /** `false` when the browser does not let us. */
  const writeAdminFlag = (): boolean => write(keys.admin, 'true');

  const removeAdminFlag = (): void => remove(keys.admin);

  /** The theme that this person chose. */
  function readTheme(): ThemeChoice {
    const value = read(keys.theme);
    return value === 'light' || value === 'dark' ? value : 'system';
  }

  const writeTheme = (theme: ThemeChoice): void => {
    if (theme === 'system') remove(keys.theme);
    else write(keys.theme, theme);
  };

  return {
    ensureUser,
    findUser,
    readCustomer,
    writeCustomer,
    removeCustomer,
    readAdminFlag,
    writeAdminFlag,
    removeAdminFlag,
    readTheme,
    writeTheme,
  };
}

/** Tells when another tab changed what is stored. Returns how to stop. */
export function onStorageChange(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
