// @vitest-environment jsdom
import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { brand } from '../../apps/site/src/brand.ts';
import {
  onSessionChange,
  prepareSignIn,
  refreshSession,
  signIn,
  signOut,
  useCustomerName,
} from '../../apps/site/src/session/session.ts';
import { badStorages, fullStorage } from './fakeStorage.ts';

const { demoCustomer } = brand;
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const Name = () => useCustomerName() ?? 'nobody';
let container: HTMLElement;
let root: Root;

beforeEach(() => {
  localStorage.clear();
  refreshSession();
  container = document.createElement('div');
  root = createRoot(container);
  act(() => root.render(createElement(Name)));
});
afterEach(() => {
  act(() => root.unmount());
});

describe('the session', () => {
  it('[U-05] signs in whoever matches exactly, and keeps the full record', () => {
    localStorage.setItem(
      'pcb_users',
      JSON.stringify([{ name: 'Asha', email: 'a@x.in', password: 'p', city: 'Kochi' }]),
    );
    act(() => expect(signIn({ email: 'a@x.in', password: 'p' })).toBe('signed-in'));
    expect(container.textContent).toBe('Asha');
    expect(JSON.parse(localStorage.getItem('loggedInUser') ?? '')).toEqual({
      name: 'Asha',
      email: 'a@x.in',
      password: 'p',
      city: 'Kochi',
    });
  });

  it('[U-06] stores nothing when nobody matches', () => {
    prepareSignIn();
    const before = { ...localStorage };
    expect(signIn({ email: demoCustomer.email, password: 'wrong' })).toBe('invalid-credentials');
    expect(signIn({ email: demoCustomer.email.toUpperCase(), password: demoCustomer.password })).toBe(
      'invalid-credentials',
    );
    expect({ ...localStorage }).toEqual(before);
    expect(container.textContent).toBe('nobody');
  });

  it('[U-07] removes the record on signing out, and nothing else', () => {
    act(() => void signIn(demoCustomer));
    expect(container.textContent).toBe(demoCustomer.name);
    act(() => signOut());
    expect(container.textContent).toBe('nobody');
    expect(Object.keys(localStorage)).toEqual(['pcb_users']);
  });

  it('[L-03] follows another tab that signs out', () => {
    act(() => void signIn(demoCustomer));
    const listener = vi.fn();
    const stop = onSessionChange(listener);
    localStorage.removeItem('loggedInUser');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'loggedInUser', newValue: null })));
    expect(container.textContent).toBe('nobody');
    expect(listener).toHaveBeenCalledOnce();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'pcb_theme' })));
    expect(listener).toHaveBeenCalledOnce();
    stop();
    act(() => void signIn(demoCustomer));
    expect(listener).toHaveBeenCalledOnce();
  });

  it('[L-03] looks again when the page comes back from the back/forward cache', () => {
    act(() => void signIn(demoCustomer));
    const stop = onSessionChange(() => {});
    localStorage.removeItem('loggedInUser');
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(container.textContent).toBe('nobody');
    stop();
  });

  it('is signed out in a prerendered page, whoever is signed in here', () => {
    act(() => void signIn(demoCustomer));
    expect(renderToString(createElement(Name))).toBe('nobody');
  });
});

describe('[U-05] a browser that stores nothing', () => {
  const original = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
  afterEach(() => {
    vi.unstubAllGlobals();
    if (original) Object.defineProperty(globalThis, 'localStorage', original);
  });

  it.each(Object.entries({ ...badStorages, full: () => void fullStorage() }))(
    'tells so and signs nobody in: %s',
    (_, install) => {
      install();
      expect(signIn(demoCustomer)).toBe('storage-blocked');
      expect(container.textContent).toBe('nobody');
      expect(() => act(() => signOut())).not.toThrow();
    },
  );
});
