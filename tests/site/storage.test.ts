import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  browserStorage,
  isFirstLoad,
  memoryStorage,
  nameOf,
  siteStorage,
  type StoredPreference,
} from '../../apps/site/src/data/storage.ts';
import { badStorages, fakeStorage, fullStorage } from '../helpers/fakeStorage.ts';

const demo = { name: 'Demo', email: 'demo@example.com', password: 'demo1234' };
const asha = { name: 'Asha', email: 'asha@example.com', password: 'secret', company: 'Asha Labs' };

let storage: ReturnType<typeof siteStorage>;
const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});

beforeEach(() => {
  warn.mockClear();
  Reflect.deleteProperty(globalThis, 'localStorage');
  // A new instance, because it remembers which invalid text it has reported.
  storage = siteStorage(browserStorage);
});
afterEach(() => vi.unstubAllGlobals());

const usersIn = (entries: Map<string, string>): unknown => JSON.parse(entries.get('pcb_users') ?? 'null');

/** Valid and invalid JSON. */
const anyText = fc.oneof(
  fc.json(),
  fc.string(),
  fc.constantFrom('null', '{}', '"null"', '[', 'undefined', '', '[object Object]'),
);

describe('the list of users', () => {
  it('[U-04] gets the demo user if there is no list', () => {
    const entries = fakeStorage();
    storage.ensureUser(demo);
    expect(usersIn(entries)).toEqual([demo]);
    expect(warn).not.toHaveBeenCalled();
  });

  it('[U-04] keeps an entry with the same e-mail and another password', () => {
    const other = { ...demo, password: 'changed' };
    const entries = fakeStorage({ pcb_users: JSON.stringify([other]) });
    storage.ensureUser(demo);
    expect(usersIn(entries)).toEqual([other]);
    expect(storage.findUser(demo, demo)).toBeUndefined();
    expect(storage.findUser(other, demo)).toEqual(other);
  });

  it('[U-04] does not add the demo user if the same e-mail exists in capitals', () => {
    const entries = fakeStorage({ pcb_users: JSON.stringify([{ ...demo, email: 'DEMO@example.com' }]) });
    storage.ensureUser(demo);
    expect(usersIn(entries)).toHaveLength(1);
  });

  it('[U-04] [L-02] leaves existing entries unchanged, even invalid ones', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.jsonValue(), fc.constant(demo), fc.constant(asha))), (list) => {
        // Round-tripped through JSON, where -0 becomes 0.
        const before = JSON.parse(JSON.stringify(list)) as unknown[];
        const entries = fakeStorage({ pcb_users: JSON.stringify(list) });
        storage.ensureUser(demo);
        const after = usersIn(entries) as unknown[];
        expect(after.slice(0, before.length)).toEqual(before);
        expect(after.slice(before.length)).toEqual(before.some((entry) => isDemo(entry)) ? [] : [demo]);
        expect(warn).not.toHaveBeenCalled();
      }),
    );
  });

  it.each(['null', '{}', '"null"', '7', 'true', '[{', '', 'undefined', JSON.stringify({ 0: asha })])(
    '[L-02] warns once before replacing invalid data, and names the key but not the text: %j',
    (invalid) => {
      const entries = fakeStorage({ pcb_users: invalid });
      const inStorage: unknown[] = [];
      warn.mockImplementation(() => void inStorage.push(entries.get('pcb_users')));
      storage.ensureUser(demo);
      storage.ensureUser(demo);
      storage.findUser(demo, demo);
      expect(warn.mock.calls).toEqual([['pcb_users in local storage holds no list of users and is replaced by one.']]);
      expect(inStorage).toEqual([invalid]);
      expect(usersIn(entries)).toEqual([demo]);
      expect([...entries.keys()]).toEqual(['pcb_users']);
    },
  );

  it('[L-02] warns only once about invalid data that it cannot replace', () => {
    const entries = fullStorage({ pcb_users: '{}' });
    storage.ensureUser(demo);
    storage.ensureUser(demo);
    expect(warn).toHaveBeenCalledOnce();
    expect(entries.get('pcb_users')).toBe('{}');
  });

  it('finds a user among 10 000, with every field that was stored', () => {
    const many = Array.from({ length: 10_000 }, (_, index) => ({ ...demo, email: `${index}@example.com` }));
    const entries = fakeStorage({ pcb_users: JSON.stringify([...many, asha]) });
    expect(storage.findUser(asha, demo)).toEqual(asha);
    expect(usersIn(entries)).toHaveLength(10_002);
  });

  it('[U-05] finds a user only by the e-mail address, case-insensitively, and the exact password', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (email, password) => {
        fakeStorage({ pcb_users: JSON.stringify([asha]) });
        const isAsha = email.trim().toLowerCase() === asha.email && password === asha.password;
        expect(storage.findUser({ email, password }, demo)).toEqual(isAsha ? asha : undefined);
      }),
      {
        examples: [
          [asha.email, asha.password],
          ['Asha@example.com', 'secret'],
          [' ASHA@example.com\u00a0', 'secret'],
          ['asha@example.co', 'secret'],
          [asha.email, 'secret '],
          [asha.email, 'SECRET'],
        ],
      },
    );
  });
});

function isDemo(entry: unknown): boolean {
  return (
    typeof entry === 'object' &&
    entry !== null &&
    !Array.isArray(entry) &&
    'email' in entry &&
    entry.email === demo.email
  );
}

describe('the signed-in customer', () => {
  it('[U-05] is read back as the full record, and can be removed', () => {
    const entries = fakeStorage();
    expect(storage.writeCustomer(asha)).toBe(true);
    expect(JSON.parse(entries.get('loggedInUser') ?? '')).toEqual(asha);
    expect(storage.readCustomer()).toEqual(asha);
    storage.removeCustomer();
    expect(entries.size).toBe(0);
    expect(storage.readCustomer()).toBeUndefined();
  });

  it.each(['null', '{}', '"null"', '[]', '{"name":7}', '{"name":""}', '{"name":"A","email":7}', '{"name":"A"', 'true'])(
    '[L-02] is signed out when the record is invalid: %s',
    (invalid) => {
      fakeStorage({ loggedInUser: invalid });
      expect(storage.readCustomer()).toBeUndefined();
    },
  );

  it('is shown by name, or by e-mail if the name is blank', () => {
    expect(nameOf(asha)).toBe('Asha');
    expect(nameOf({ name: ' ', email: 'a@example.com' })).toBe('a@example.com');
    fakeStorage({ loggedInUser: '{"name":"","email":"a@example.com"}' });
    expect(storage.readCustomer()).toBeDefined();
  });
});

describe('the administrator', () => {
  it('is signed in until the flag is removed', () => {
    const entries = fakeStorage();
    expect(storage.readAdminFlag()).toBe(false);
    expect(storage.writeAdminFlag()).toBe(true);
    expect(entries.get('adminAuthenticated')).toBe('true');
    expect(storage.readAdminFlag()).toBe(true);
    storage.removeAdminFlag();
    expect(storage.readAdminFlag()).toBe(false);
  });

  it.each(['false', 'TRUE', '1', '', '{}'])('is signed out when the flag is %j', (flag) => {
    fakeStorage({ adminAuthenticated: flag });
    expect(storage.readAdminFlag()).toBe(false);
  });
});

it.each([
  ['theme', 'pcb_theme', 'system', 'dark'],
  ['lengthUnit', 'pcb_length_unit', 'mm', 'mil'],
  ['density', 'pcb_density', 'compact', 'comfortable'],
] as const)('%s is the stored choice, or the default if that is invalid', (name, key, defaultValue, other) => {
  const entries = fakeStorage();
  const preference = storage[name] as StoredPreference<string>;
  expect(preference.read()).toBe(defaultValue);
  preference.write(other);
  expect(entries.get(key)).toBe(other);
  expect(preference.read()).toBe(other);
  entries.set(key, 'purple');
  expect(preference.read()).toBe(defaultValue);
  preference.write(defaultValue);
  expect(entries.size).toBe(0);
});

describe('the hidden columns', () => {
  it('are kept for each list, and invalid entries are ignored', () => {
    const entries = fakeStorage();
    expect(storage.hiddenColumns.read()).toEqual({});
    storage.hiddenColumns.write({ '/admin/orders': ['date'], '/admin/users': [] });
    expect(storage.hiddenColumns.read()).toEqual({ '/admin/orders': ['date'], '/admin/users': [] });
    entries.set(
      'pcb_hidden_columns',
      '{"/admin/orders":["date"],"/admin/users":"email","/admin/services":[7],"a":null}',
    );
    expect(storage.hiddenColumns.read()).toEqual({ '/admin/orders': ['date'] });
  });

  it.each(['null', '[["date"]]', '"date"', '{', ''])(
    '[L-02] are empty if the stored text is invalid: %j',
    (invalid) => {
      fakeStorage({ pcb_hidden_columns: invalid });
      expect(storage.hiddenColumns.read()).toEqual({});
    },
  );
});

describe('[L-02] nothing throws', () => {
  const useAll = () => {
    storage.ensureUser(demo);
    storage.findUser(demo, demo);
    storage.readCustomer();
    storage.writeCustomer(demo);
    storage.removeCustomer();
    storage.theme.read();
    storage.theme.write('dark');
    storage.theme.write('system');
    storage.hiddenColumns.read();
    storage.hiddenColumns.write({ '/admin/orders': ['date'] });
  };

  it('with any stored content', () => {
    fc.assert(
      fc.property(fc.record({ pcb_users: anyText, loggedInUser: anyText, pcb_theme: anyText }), (content) => {
        fakeStorage(content);
        expect(useAll).not.toThrow();
      }),
    );
  });

  it.each(Object.entries(badStorages))('when the storage is %s', (_, install) => {
    install();
    expect(useAll).not.toThrow();
    expect(storage.readCustomer()).toBeUndefined();
    expect(storage.writeCustomer(demo)).toBe(false);
    // The demo user is found without storage; writing the session then reports the failure.
    expect(storage.findUser(demo, demo)).toEqual(demo);
  });
});

describe('the first load of a visit', () => {
  it('is the first one that the browser remembers', () => {
    const visit = memoryStorage();
    expect([isFirstLoad(visit), isFirstLoad(visit), isFirstLoad(memoryStorage())]).toEqual([true, false, true]);
  });

  it('is never reported if the browser cannot remember it', () => {
    const forbidden = () => {
      throw new Error('Forbidden.');
    };
    expect(isFirstLoad(forbidden)).toBe(false);
    expect(isFirstLoad(() => ({ ...memoryStorage()(), setItem: forbidden }))).toBe(false);
  });
});
