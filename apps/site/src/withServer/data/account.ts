import type { Account } from '@pcb/api/account';
import { DataError } from '../../data/dataError.ts';
import type { OverviewData } from '../../data/overview.ts';
import type { ProfileData } from '../../data/profile.ts';
import { profileMessages, reasons } from '../messages/messages.ts';
import type { ServerResponse, ServerRequest } from './request.ts';

const creditOf = ({ runningOrders, outstandingInvoices, totalCreditNote }: Account) => ({
  outstandingInvoices,
  runningOrders,
  totalCreditNote,
  paymentTerm: profileMessages.paymentTerm,
});

async function stateOf({ state }: Account) {
  const { gstState } = await import('@pcb/quoting/gstStates');
  return state === null ? undefined : gstState(state);
}

export function serverProfile(request: ServerRequest): ProfileData {
  let version: string | null = null;
  const keep = async ({ value: account, ...response }: ServerResponse<Account>) => {
    version = response.version;
    const { name, company, mobile, email, addresses, emails } = account;
    const profile = { name, company, mobile, email, state: await stateOf(account) };
    return { profile, addresses, emails, credit: creditOf(account) };
  };
  const read = async () => keep(await request('GET /api/profile'));
  return {
    read,
    save: async (profile) => {
      try {
        const headers = { 'If-Match': version ?? '' };
        return await keep(await request('PUT /api/profile', { body: profile, headers }));
      } catch (error) {
        if (!(error instanceof DataError) || error.kind !== 'conflict') throw error;
        throw new DataError('conflict', { cause: error, current: await read(), reason: reasons.profileChanged });
      }
    },
  };
}

export const serverOverview = (request: ServerRequest): OverviewData => ({
  read: async () => {
    const { value } = await request('GET /api/overview');
    const latestOrders = value.latestOrders.map(({ dispatchDate, ...order }) => ({
      ...order,
      ...(dispatchDate !== null && { dispatchDate }),
    }));
    const waiting = value.waiting.map(({ due, ...task }) => ({ ...task, ...(due !== null && { due }) }));
    return { ...value, latestOrders, waiting };
  },
});
