import type { Registration } from '@pcb/screens/account/RegisterScreen';
import type { Brand } from '@pcb/screens/brand';
import { type Credentials, type Customer, onStorageChange, type SiteStorage } from './storage.ts';

export type SignInResult = 'signed-in' | 'invalid-credentials' | 'storage-blocked';

/** Who is signed in: a customer, the administrator, both, or nobody. */
export interface SessionData {
  /** Sees to it that the demo customer of the brand can sign in. */
  prepareSignIn: () => Promise<void>;
  /** The customer who is signed in. */
  customer: () => Promise<Customer | undefined>;
  signIn: (credentials: Credentials) => Promise<SignInResult>;
  signOut: () => Promise<void>;
  /** Makes an account for a new customer. */
  register: (registration: Registration) => Promise<void>;
  isAdministrator: () => Promise<boolean>;
  signInAdministrator: (credentials: Credentials) => Promise<SignInResult>;
  signOutAdministrator: () => Promise<void>;
  /** Tells when the answers may have changed without us, in another tab for instance. Returns how to stop. */
  onChange: (listener: () => void) => () => void;
}

/** Sessions in the browser's storage. This is a demonstration: it keeps passwords in plain form, protects nothing and registers nobody. */
export function storedSession(storage: SiteStorage, brand: Brand): SessionData {
  const signIn = (credentials: Credentials): SignInResult => {
    const user = storage.findUser(credentials, brand.demoCustomer);
    if (!user) return 'invalid-credentials';
    // Some browsers take what they do not give back.
    return storage.writeCustomer(user) && storage.readCustomer() ? 'signed-in' : 'storage-blocked';
  };
  const signInAdministrator = ({ email, password }: Credentials): SignInResult => {
    if (email !== brand.admin.email || password !== brand.admin.password) return 'invalid-credentials';
    return storage.writeAdminFlag() && storage.readAdminFlag() ? 'signed-in' : 'storage-blocked';
  };
  return {
    prepareSignIn: () => Promise.resolve(storage.ensureUser(brand.demoCustomer)),
    customer: () => Promise.resolve(storage.readCustomer()),
    signIn: (credentials) => Promise.resolve(signIn(credentials)),
    signOut: () => Promise.resolve(storage.removeCustomer()),
    register: () => Promise.resolve(),
    isAdministrator: () => Promise.resolve(storage.readAdminFlag()),
    signInAdministrator: (credentials) => Promise.resolve(signInAdministrator(credentials)),
    signOutAdministrator: () => Promise.resolve(storage.removeAdminFlag()),
    onChange: (listener) => {
      const stopListening = onStorageChange(listener);
      // A page that comes back from the browser's back/forward cache has missed what other tabs did.
      const listenIfKept = ({ persisted }: PageTransitionEvent) => {
        if (persisted) listener();
      };
      window.addEventListener('pageshow', listenIfKept);
      return () => {
        stopListening();
        window.removeEventListener('pageshow', listenIfKept);
      };
    },
  };
}
