import type { AdministratorRights } from '@pcb/records/rights';
import type { Registration } from '@pcb/screens/account/RegisterScreen';
import type { Credentials } from '@pcb/screens/account/SignInScreen';
import type { AdminSignInStep } from '@pcb/screens/admin/AdminSignInStepScreen';
import type { Brand } from '@pcb/screens/brand';
import { isSameEmail } from '@pcb/text/typed';
import { type Customer, onStorageChange, type SiteStorage } from './storage.ts';

export type SignInResult = 'signed-in' | 'invalid-credentials' | 'storage-blocked';

export type SecondStep = Extract<AdminSignInStep, { step: 'code' | 'setUp' }>;

export interface SessionData {
  /** An account for everybody, shown on the sign-in page. Absent with a server. */
  demoAccount?: Credentials;
  /** Called when the sign-in page opens. Makes sure that the demo customer can sign in. */
  prepareSignIn: () => Promise<void>;
  customer: () => Promise<Customer | undefined>;
  signIn: (credentials: Credentials) => Promise<SignInResult>;
  signOut: () => Promise<void>;
  /** Creates an account. Resolves to the secret that confirms the address together with the mailed code. */
  register: (registration: Registration) => Promise<string>;
  isAdministrator: () => Promise<boolean>;
  rights?: () => Promise<AdministratorRights | undefined>;
  signInAdministrator: (credentials: Credentials) => Promise<SignInResult | SecondStep>;
  signOutAdministrator: () => Promise<void>;
  /** Calls `listener` when a session may have changed elsewhere. Returns an unsubscribe function. */
  onChange: (listener: () => void) => () => void;
}

/** Public: the browser downloads this file. */
export const demoPasswords = { customer: 'demo1234', administrator: 'admin1234' };

/** For the demonstration: plain-text passwords, no protection and no registration. */
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
