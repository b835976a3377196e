import type { AdministratorRights } from '@pcb/records/rights';
import type { RequestIdVariables } from 'hono/request-id';
import type { Config } from '../config.ts';
import type { Pool } from '../database/pool.ts';
import type { FileStore } from '../files/fileStore.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import type { Log } from './log.ts';

export interface Services {
  pool: Pool;
  config: Config;
  files: FileStore;
  log: Log;
  onMail: () => void;
  /** If absent, there are no online payments. */
  payments?: PaymentProvider | undefined;
}

export interface Person {
  id: number;
  name: string;
  email: string;
  rights: AdministratorRights | null;
}

export interface Env {
  Variables: { person: Person } & RequestIdVariables;
}
