import type { AccountListName, AccountRecordRows } from '@pcb/screens/account/AccountRecords';
import { currentSamples } from './currentSamples.ts';

export interface AccountRecordsData {
  read: (list: AccountListName) => Promise<AccountRecordRows>;
}

export const sampleAccountRecordsData = (clock: () => number): AccountRecordsData => ({
  read: async (list) => {
    const load = async () => (await import('@pcb/screens/fixtures/account')).sampleAccountRecords[list];
    return { rows: await currentSamples(load, clock) };
  },
});
