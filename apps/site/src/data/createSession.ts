import type { AdministratorRights } from '@pcb/records/rights';
import type { Credentials } from '@pcb/screens/account/SignInScreen';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SecondStep, SessionData, SignInResult } from './session.ts';
import type { Customer } from './storage.ts';

interface SessionState {
  customer: Customer | undefined;
  isAdministrator: boolean;
  rights: AdministratorRights;
}

export interface Session {
  state: StoreApi<SessionState>;
  refreshCustomer: () => Promise<Customer | undefined>;
  refreshAdministrator: () => Promise<boolean>;
  prepareSignIn: () => Promise<void>;
  signIn: (credentials: Credentials) => Promise<SignInResult>;
  signOut: () => Promise<void>;
  signInAdministrator: (credentials: Credentials) => Promise<SignInResult | SecondStep>;
  signOutAdministrator: () => Promise<void>;
  /** Calls `listener` on every sign-in and sign-out, here or in another tab. Returns an unsubscribe function. */
  onChange: (listener: () => void) => () => void;
}

/** @param clearPersonalState clears entered values; called after a sign-out of a customer or administrator. */
export function createSession(data: SessionData, clearPersonalState: () => void): Session {
  // Prerendering and hydration use this initial state, signed out, so the first render matches the page.
  const state = createStore<SessionState>(() => ({ customer: undefined, isAdministrator: false, rights: 'all' }));

  const refreshCustomer = async () => {
    const customer = await data.customer();
    const before = state.getState().customer;
    if (JSON.stringify(customer) === JSON.stringify(before)) return customer;
    // A customer can change the name, but not the address that signs in.
    if (before && (!before.email || before.email !== customer?.email)) clearPersonalState();
    state.setState({ customer });
    return customer;
  };
  const refreshAdministrator = async () => {
    const [isAdministrator, rights = 'all'] = await Promise.all([data.isAdministrator(), data.rights?.()]);
    const before = state.getState();
    if (before.isAdministrator && !isAdministrator) clearPersonalState();
    if (before.isAdministrator !== isAdministrator || before.rights !== rights)
      state.setState({ isAdministrator, rights });
    return isAdministrator;
  };

  return {
    state,
    refreshCustomer,
    refreshAdministrator,
    // A failure is reported when the visitor signs in.
    prepareSignIn: () => data.prepareSignIn().catch(() => {}),
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
      // A session that cannot be read stays as it is.
      const stopWatching = data.onChange(() => void Promise.allSettled([refreshCustomer(), refreshAdministrator()]));
      return () => {
        stopListening();
        stopWatching();
      };
    },
  };
}
