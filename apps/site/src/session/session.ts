import { create } from 'zustand';
import { brand } from '../brand.ts';
import {
  type Credentials,
  type Customer,
  ensureUser,
  findUser,
  nameOf,
  onStorageChange,
  readAdminFlag,
  readCustomer,
  removeAdminFlag,
  removeCustomer,
  writeAdminFlag,
  writeCustomer,
} from './storage.ts';

interface Session {
  customer: Customer | undefined;
  isAdmin: boolean;
}

// It begins signed out and that stays what prerendering and hydration see, so the first render matches the page.
const useSession = create<Session>(() => ({ customer: undefined, isAdmin: false }));

/** Whoever is signed in, by the name to show. */
export const useCustomerName = (): string | undefined =>
  useSession(({ customer }) => (customer ? nameOf(customer) : undefined));

/** Reads from the storage who is signed in; it may have changed behind our back. */
export function refreshSession(): Customer | undefined {
  const customer = readCustomer();
  if (JSON.stringify(customer) !== JSON.stringify(useSession.getState().customer)) useSession.setState({ customer });
  return customer;
}

/** Reads from the storage whether the administrator is signed in; it may have changed behind our back. */
export function refreshAdmin(): boolean {
  const isAdmin = readAdminFlag();
  if (isAdmin !== useSession.getState().isAdmin) useSession.setState({ isAdmin });
  return isAdmin;
}

/** Sees to it that the demo customer of the brand can sign in. */
export const prepareSignIn = (): void => ensureUser(brand.demoCustomer);

export type SignInResult = 'signed-in' | 'invalid-credentials' | 'storage-blocked';

export function signIn(credentials: Credentials): SignInResult {
  const user = findUser(credentials, brand.demoCustomer);
  if (!user) return 'invalid-credentials';
  if (!writeCustomer(user)) return 'storage-blocked';
  refreshSession();
  return 'signed-in';
}

export function signOut(): void {
  removeCustomer();
  refreshSession();
}

/** Signs the administrator in with the one pair of the brand. */
export function signInAdmin({ email, password }: Credentials): SignInResult {
  if (email !== brand.admin.email || password !== brand.admin.password) return 'invalid-credentials';
  if (!writeAdminFlag()) return 'storage-blocked';
  refreshAdmin();
  return 'signed-in';
}

export function signOutAdmin(): void {
  removeAdminFlag();
  refreshAdmin();
}

function refreshAll(): void {
  refreshSession();
  refreshAdmin();
}

/** Tells when someone signs in or out, here or in another tab. Returns how to stop. */
export function onSessionChange(listener: () => void): () => void {
  const stopListening = useSession.subscribe(listener);
  const stopWatching = onStorageChange(refreshAll);
  // A page that comes back from the browser's back/forward cache has missed what other tabs did.
  const refreshIfKept = ({ persisted }: PageTransitionEvent) => {
    if (persisted) refreshAll();
  };
  window.addEventListener('pageshow', refreshIfKept);
  return () => {
    stopListening();
    stopWatching();
    window.removeEventListener('pageshow', refreshIfKept);
  };
}
