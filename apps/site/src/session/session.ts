import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SessionData, SignInResult } from '../data/session.ts';
import type { Credentials, Customer } from '../data/storage.ts';

interface SessionState {
  customer: Customer | undefined;
  isAdministrator: boolean;
}

/** Who is signed in, as the pages show it. It asks `SessionData` and remembers the answers. */
export interface Session {
  state: StoreApi<SessionState>;
  /** Asks again who the customer is; the answer may have changed behind our back. */
  refreshCustomer: () => Promise<Customer | undefined>;
  /** Asks again whether the administrator is signed in. */
  refreshAdministrator: () => Promise<boolean>;
  prepareSignIn: () => Promise<void>;
  signIn: (credentials: Credentials) => Promise<SignInResult>;
  signOut: () => Promise<void>;
  signInAdministrator: (credentials: Credentials) => Promise<SignInResult>;
  signOutAdministrator: () => Promise<void>;
  /** Tells when someone signs in or out, here or in another tab. Returns how to stop. */
  onChange: (listener: () => void) => () => void;
}

/** @param dropPersonalState forgets what one person typed, when they are signed out. */
export function createSession(data: SessionData, dropPersonalState: () => void): Session {
  // It begins signed out and that stays what prerendering and hydration see, so the first render matches the page.
  const state = createStore<SessionState>(() => ({ customer: undefined, isAdministrator: false }));

  const refreshCustomer = async () => {
    const customer = await data.customer();
    const before = state.getState().customer;
    if (JSON.stringify(customer) === JSON.stringify(before)) return customer;
    if (before) dropPersonalState();
    state.setState({ customer });
    return customer;
  };
  const refreshAdministrator = async () => {
    const isAdministrator = await data.isAdministrator();
    if (isAdministrator === state.getState().isAdministrator) return isAdministrator;
    if (!isAdministrator) dropPersonalState();
    state.setState({ isAdministrator });
    return isAdministrator;
  };

  return {
    state,
    refreshCustomer,
    refreshAdministrator,
    prepareSignIn: data.prepareSignIn,
    signIn: async (credentials) => {
      const result = await data.signIn(credentials);
      await refreshCustomer();
      return result;
    },
    signOut: async () => {
      await data.signOut();
      await refreshCustomer();
    },
    signInAdministrator: async (credentials) => {
      const result = await data.signInAdministrator(credentials);
      await refreshAdministrator();
      return result;
    },
    signOutAdministrator: async () => {
      await data.signOutAdministrator();
      await refreshAdministrator();
    },
    onChange: (listener) => {
      const stopListening = state.subscribe(listener);
      const stopWatching = data.onChange(() => {
        void refreshCustomer();
        void refreshAdministrator();
      });
      return () => {
        stopListening();
        stopWatching();
      };
    },
  };
}
