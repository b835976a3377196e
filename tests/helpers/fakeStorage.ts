import { vi } from 'vitest';

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

export const badStorages: Record<string, () => void> = {
  missing: () => vi.stubGlobal('localStorage', undefined),
  null: () => vi.stubGlobal('localStorage', null),
  forbidden: () => Object.defineProperty(globalThis, 'localStorage', { get: refuse, set: refuse, configurable: true }),
  'failing at every call': () =>
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse }),
};

export function fullStorage(content: Record<string, string> = {}): Map<string, string> {
  const entries = fakeStorage(content);
  localStorage.setItem = refuse;
  return entries;
}

export function forgetfulStorage(): void {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} });
}
