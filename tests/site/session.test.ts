// @vitest-environment happy-dom
import type { Credentials } from '@pcb/screens/account/SignInScreen';
import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SiteContext, useCustomerName } from '../../apps/site/src/app/hooks/useSite.ts';
import { brand } from '../../apps/site/src/brand.ts';
import { createSite, type Site } from '../../apps/site/src/createSite.ts';
import { sampleData } from '../../apps/site/src/data/sampleData.ts';
import { demoPasswords } from '../../apps/site/src/data/session.ts';
import { browserStorage } from '../../apps/site/src/data/storage.ts';
import { initialForms } from '../../packages/quoting/src/forms.ts';
import { badStorages, forgetfulStorage, fullStorage } from '../helpers/fakeStorage.ts';

const demoCustomer = { ...brand.demoCustomer, password: demoPasswords.customer };
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const Name = () => useCustomerName() ?? 'nobody';
let site: Site;
let container: HTMLElement;
let root: Root;

const page = () => createElement(SiteContext, { value: site }, createElement(Name));
/** Dispatches an event and resolves when the page has updated. */
const dispatch = (event: Event) => act(() => Promise.resolve(window.dispatchEvent(event)));
const signIn = (credentials: Credentials) => act(() => site.session.signIn(credentials));

beforeEach(() => {
  localStorage.clear();
  site = createSite({ brand, storage: browserStorage, clock: Date.now, data: sampleData });
  container = document.createElement('div');
  root = createRoot(container);
  act(() => root.render(page()));
});
afterEach(() => {
  act(() => root.unmount());
});

describe('the session', () => {
  it('[U-05] signs in on an exact match and keeps the full record', async () => {
    localStorage.setItem(
      'pcb_users',
      JSON.stringify([{ name: 'Asha', email: 'a@x.in', password: 'p', city: 'Kochi' }]),
    );
    expect(await signIn({ email: 'a@x.in', password: 'p' })).toBe('signed-in');
    expect(container.textContent).toBe('Asha');
    expect(JSON.parse(localStorage.getItem('loggedInUser') ?? '')).toEqual({
      name: 'Asha',
      email: 'a@x.in',
      password: 'p',
      city: 'Kochi',
    });
  });

  it('[U-06] stores nothing without a match', async () => {
    await site.session.prepareSignIn();
    const before = { ...localStorage };
    expect(await signIn({ email: demoCustomer.email, password: 'wrong' })).toBe('invalid-credentials');
    expect(await signIn({ email: demoCustomer.email, password: demoCustomer.password.toUpperCase() })).toBe(
      'invalid-credentials',
    );
    expect({ ...localStorage }).toEqual(before);
    expect(container.textContent).toBe('nobody');
  });

  it('[U-07] removes only the record on sign-out', async () => {
    await signIn(demoCustomer);
    expect(container.textContent).toBe(demoCustomer.name);
    await act(() => site.session.signOut());
    expect(container.textContent).toBe('nobody');
    expect(Object.keys(localStorage)).toEqual(['pcb_users']);
  });

  it('clears the form values on sign-out, and not before', async () => {
    const forms = { ...initialForms, source: { ...initialForms.source } };
    await signIn(demoCustomer);
    site.serviceForms.setState({ forms });
    site.lastLists.set('/admin/orders', 'q=motor');
    await act(() => site.session.refreshCustomer());
    expect(site.serviceForms.getState().forms).toBe(forms);
    localStorage.setItem('loggedInUser', JSON.stringify({ ...demoCustomer, name: 'A. Menon' }));
    await act(() => site.session.refreshCustomer());
    expect(container.textContent).toBe('A. Menon');
    expect(site.serviceForms.getState().forms).toBe(forms);
    await act(() => site.session.signOut());
    expect(site.serviceForms.getState().forms).toBeUndefined();
    expect(site.lastLists.size).toBe(0);
  });

  it('[L-03] follows another tab that signs out', async () => {
    await signIn(demoCustomer);
    const listener = vi.fn();
    const stop = site.session.onChange(listener);
    localStorage.removeItem('loggedInUser');
    await dispatch(new StorageEvent('storage', { key: 'loggedInUser', newValue: null }));
    expect(container.textContent).toBe('nobody');
    expect(listener).toHaveBeenCalledOnce();
    await dispatch(new StorageEvent('storage', { key: 'pcb_theme' }));
    expect(listener).toHaveBeenCalledOnce();
    stop();
    await signIn(demoCustomer);
    expect(listener).toHaveBeenCalledOnce();
  });

  it('[L-03] refreshes when the page is restored from the back/forward cache', async () => {
    await signIn(demoCustomer);
    const stop = site.session.onChange(() => {});
    localStorage.removeItem('loggedInUser');
    await dispatch(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(container.textContent).toBe('nobody');
    stop();
  });

  it('shows the theme chosen in the meantime when the page is restored from the back/forward cache', async () => {
    const stop = site.theme.start();
    localStorage.setItem('pcb_theme', 'dark');
    await dispatch(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(site.theme.state.getState().value).toBe('dark');
    stop();
    localStorage.removeItem('pcb_theme');
  });

  it('is signed out in a prerendered page, even if a customer is signed in', async () => {
    await signIn(demoCustomer);
    expect(renderToString(page())).toBe('nobody');
  });
});

describe('[U-05] a browser that stores nothing', () => {
  const original = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
  afterEach(() => {
    vi.unstubAllGlobals();
    if (original) Object.defineProperty(globalThis, 'localStorage', original);
  });

  const storages: Record<string, () => void> = {
    ...badStorages,
    full: () => void fullStorage(),
    'losing what it accepts': forgetfulStorage,
  };
  it.each(Object.entries(storages))('reports blocked storage and does not sign in: %s', async (_, install) => {
    install();
    expect(await signIn(demoCustomer)).toBe('storage-blocked');
    expect(container.textContent).toBe('nobody');
    await expect(site.session.signOut()).resolves.toBeUndefined();
  });
});
