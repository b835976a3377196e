import type { AccountListName, AccountRecordRows } from '@pcb/screens/account/AccountRecords';
import { moveToToday } from '@pcb/records/samples/moveToToday';

export interface AccountRecordsData {
  /** Loads those records of the signed-in customer that the dashboard counts on a tile. */
  read: (list: AccountListName) => Promise<AccountRecordRows>;
}

export const sampleAccountRecordsData = (clock: () => number): AccountRecordsData => ({
  read: async (list) => {
    const { sampleAccountRecords } = await import('@pcb/screens/fixtures/account');
    return { rows: moveToToday(sampleAccountRecords[list], clock()) };
  },
});
