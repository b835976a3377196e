/** `node main.js FOLDER`: serves the built site in a folder. `PORT` is 8080 if it is not set. */
import { createServer } from 'node:http';
import { siteHandler } from './siteHandler.ts';

const [, , folder = '.'] = process.argv;
const port = Number(process.env['PORT'] ?? 8080);
const server = createServer(siteHandler(folder)).listen(port, () => process.stdout.write(`The site: port ${port}\n`));
process.on('SIGTERM', () => server.close());
