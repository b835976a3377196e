import { email as emailAddress } from '@pcb/api/values';
/**
 * `npm run administrator -- --email boss@example.org`: restores access for an administrator who has lost the password,
 * the authenticator app and the recovery codes. Needs the settings of the server, which may be running or not.
 */
import { administratorRights, type AdministratorRights } from '@pcb/records/rights';
import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { transaction } from '../database/pool.ts';
import { openDatabase } from '../openDatabase.ts';
import { runProgram, StartError } from '../startError.ts';
import { invitationLink } from '../team/invitationLink.ts';
import { renewAccess } from './renewAccess.ts';

const usage = `Usage: --email ADDRESS [--rights ${administratorRights.join('|')}] [--add, if there is no administrator with this address]`;

const isRights = (text: string): text is AdministratorRights => administratorRights.some((one) => one === text);

function readArguments() {
  try {
    const { values } = parseArgs({
      options: { email: { type: 'string' }, rights: { type: 'string' }, add: { type: 'boolean', default: false } },
    });
    const { success, data: email } = emailAddress.safeParse(values.email);
    const { rights, add } = values;
    if (success && (rights === undefined || isRights(rights))) return { email, rights, add };
  } catch {
    // An unknown option.
  }
  throw new StartError(usage);
}

await runProgram(async () => {
  const given = readArguments();
  const config = readConfig(process.env);
  const { pool, close } = await openDatabase(config);
  try {
    const token = await transaction(pool, (sql) => renewAccess(sql, given));
    const link = invitationLink(config.PUBLIC_URL ?? `http://${config.HOST}:${config.PORT}/`, token);
    process.stdout.write(
      `This link lets ${given.email} choose a password, once, within three days:\n${link}\nThe authenticator app is set up at the sign-in that follows.\n`,
    );
  } finally {
    await close();
  }
});
