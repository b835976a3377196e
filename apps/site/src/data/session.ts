import { isSameEmail } from '@pcb/text/typed';
import type { Credentials } from '@pcb/screens/account/SignInScreen';
import type { Registration } from '@pcb/screens/account/RegisterScreen';
import type { AdminSignInStep } from '@pcb/screens/admin/AdminSignInStepScreen';
import type { AdministratorRights } from '@pcb/records/rights';
import type { Brand } from '@pcb/screens/brand';
import { type Customer, onStorageChange, type SiteStorage } from './storage.ts';

export type SignInResult = 'signed-in' | 'invalid-credentials' | 'storage-blocked';

/** What follows after an administrator's password: a code of the authenticator app, or setting it up. */
export type SecondStep = Extract<AdminSignInStep, { step: 'code' | 'setUp' }>;

/** Sessions: a customer, the administrator, both, or neither is signed in. */
export interface SessionData {
  /** An account that anybody may use, shown on the sign-in page. A server has none. */
  demoAccount?: Credentials;
  /** Called when the sign-in page opens. Makes sure that the demo customer can sign in. */
  prepareSignIn: () => Promise<void>;
  /** Returns the signed-in customer, if any. */
  customer: () => Promise<Customer | undefined>;
  signIn: (credentials: Credentials) => Promise<SignInResult>;
  signOut: () => Promise<void>;
  /** Creates an account for a new customer. Resolves to the secret with which the code of the mail confirms the address. */
  register: (registration: Registration) => Promise<string>;
  isAdministrator: () => Promise<boolean>;
  /** What the administrator who is signed in may do. Without it, everything. */
  rights?: () => Promise<AdministratorRights | undefined>;
  /** Signs in at once, or starts the second step. */
  signInAdministrator: (credentials: Credentials) => Promise<SignInResult | SecondStep>;
  signOutAdministrator: () => Promise<void>;
  /** Calls `listener` when a session may have changed elsewhere, such as in another tab. Returns an unsubscribe function. */
  onChange: (listener: () => void) => () => void;
}

/** The passwords of the demonstration's accounts. Anybody can read them: the browser downloads this file. */
export const demoPasswords = { customer: 'demo1234', administrator: 'admin1234' };

/** Sessions in the browser's storage, for the demonstration: plain-text passwords, no protection and no registration. */
export function storedSession(storage: SiteStorage, brand: Brand): SessionData {
  const demoUser = { ...brand.demoCustomer, password: demoPasswords.customer };
  const signIn = (credentials: Credentials): SignInResult => {
    const user = storage.findUser(credentials, demoUser);
    if (!user) return 'invalid-credentials';
    // Some browsers accept a write and lose it.
    return storage.writeCustomer(user) && storage.readCustomer() ? 'signed-in' : 'storage-blocked';
  };
  const signInAdministrator = ({ email, password }: Credentials): SignInResult => {
    if (!isSameEmail(email, brand.admin.email) || password !== demoPasswords.administrator)
      return 'invalid-credentials';
    return storage.writeAdminFlag() && storage.readAdminFlag() ? 'signed-in' : 'storage-blocked';
  };
  return {
    demoAccount: { email: demoUser.email, password: demoUser.password },
    prepareSignIn: () => Promise.resolve(storage.ensureUser(demoUser)),
    customer: () => Promise.resolve(storage.readCustomer()),
    signIn: (credentials) => Promise.resolve(signIn(credentials)),
    signOut: () => Promise.resolve(storage.removeCustomer()),
    register: () => Promise.resolve(''),
    isAdministrator: () => Promise.resolve(storage.readAdminFlag()),
    signInAdministrator: (credentials) => Promise.resolve(signInAdministrator(credentials)),
    signOutAdministrator: () => Promise.resolve(storage.removeAdminFlag()),
    onChange: onStorageChange,
  };
}
