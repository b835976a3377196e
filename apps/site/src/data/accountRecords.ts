import type { AccountListName, AccountRecordRows } from '@pcb/screens/account/AccountRecords';
import { moveToToday } from '@pcb/screens/fixtures/moveToToday';

export interface AccountRecordsData {
  read: (list: AccountListName) => Promise<AccountRecordRows>;
}

export const sampleAccountRecordsData = (clock: () => number): AccountRecordsData => ({
  read: async (list) => {
    const { sampleAccountRecords } = await import('@pcb/screens/fixtures/account');
    return { rows: moveToToday(sampleAccountRecords[list], clock()) };
  },
});
