import { vi } from 'vitest';

/** A stand-in for `localStorage`, in place until the end of the test. Returns what it holds. */
export function fakeStorage(content: Record<string, string> = {}): Map<string, string> {
  const entries = new Map(Object.entries(content));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  });
  return entries;
}

const refuse = () => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
};

/** Storages that let the site down, by what is wrong with them. */
export const badStorages: Record<string, () => void> = {
  missing: () => vi.stubGlobal('localStorage', undefined),
  null: () => vi.stubGlobal('localStorage', null),
  forbidden: () => Object.defineProperty(globalThis, 'localStorage', { get: refuse, set: refuse, configurable: true }),
  'failing at every call': () =>
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse }),
};

/** Holds what it holds and takes nothing more. */
export function fullStorage(content: Record<string, string> = {}): Map<string, string> {
  const entries = fakeStorage(content);
  localStorage.setItem = refuse;
  return entries;
}

/** Takes everything and gives nothing back. */
export function forgetfulStorage(): void {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} });
}
