/** The site's records on the routes of the server, with all records of the static site. */
import { sections } from '@pcb/records/kinds';
import { insertSamples } from '../../apps/server/src/seed/insertSamples.ts';
import { sampleRecords } from '../../apps/server/src/seed/sampleRecords.ts';
import { serverRecords } from '../../apps/site/src/withServer/data/records.ts';
import { requestWith } from '../../apps/site/src/withServer/data/request.ts';
import { type AnyRecords, recordsContract } from '../helpers/recordsContract.ts';
import { openServer } from './setup/openServer.ts';
import { signedIn } from './setup/people.ts';

const { app, pool } = await openServer();
await insertSamples(pool, sampleRecords, 'nobody');
const { cookie } = await signedIn(app, pool, 'administrator', 'Boss');

const ask = requestWith((path, init) => app.request(path, { ...init, headers: { ...init.headers, cookie } }));
const none = { users: [], orders: [], services: [], inquiries: [], quotations: [] };

for (const section of sections)
  recordsContract('The server', {
    section,
    rows: sampleRecords.records[section],
    open: () => serverRecords(ask, section) as AnyRecords,
    insert: (row) => insertSamples(pool, { ...sampleRecords, records: { ...none, [section]: [row] } }, 'nobody'),
    isKept: true,
  });
