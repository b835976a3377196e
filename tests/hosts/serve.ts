import { fileHandler } from '@pcb/host/fileHandler';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export async function serve(folder: string, use: (origin: string) => Promise<void>) {
  const server = createServer(fileHandler(folder)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
