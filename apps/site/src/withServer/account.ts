import type { Account, Overview } from '@pcb/api/account';
import type { OverviewData } from '../data/overview.ts';
import type { ProfileData } from '../data/profile.ts';
import type { Ask } from './request.ts';

/** What the customer's orders come to. There are no payments and no credit notes yet. */
const creditOf = ({ runningOrders }: Account) => ({
  outstandingInvoices: 0,
  runningOrders: runningOrders / 100,
  totalCreditNote: 0,
  paymentTerm: 'Advanced Basis',
});

export const serverProfile = (ask: Ask): ProfileData => ({
  read: async () => {
    const { value: account } = await ask<Account>('GET', '/api/profile');
    const { name, company, mobile, email, addresses, emails } = account;
    return { profile: { name, company, mobile, email }, addresses, emails, credit: creditOf(account) };
  },
});

export const serverOverview = (ask: Ask): OverviewData => ({
  read: async () => {
    const { value } = await ask<Overview>('GET', '/api/overview');
    const latestOrders = value.latestOrders.map(({ dispatchDate, ...order }) => ({
      ...order,
      ...(dispatchDate !== null && { dispatchDate }),
    }));
    return { ...value, latestOrders };
  },
});
