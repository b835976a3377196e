/** Figures for Prometheus, on a separate port that must not be public. */
import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { z } from 'zod';
import type { Pool } from '../database/pool.ts';
import { readRow } from '../database/rows.ts';
import type { Log } from './log.ts';

const queueRow = z.strictObject({ count: z.number(), age: z.number() });

interface Metrics {
  observe: (log: Log) => Log;
  server: Server;
}

async function outboxFigures(pool: Pool) {
  try {
    const found = await readRow(
      pool,
      queueRow,
      `select count(*)::int as count, coalesce(extract(epoch from now() - min(created_at)), 0)::int as age
       from outbox where sent_at is null`,
    );
    return found;
  } catch {
    return undefined;
  }
}

export function createMetrics(pool: Pool): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests of the API by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const gauges = {
    up: gauge('database_up', 'Whether the database answers.'),
    open: gauge('database_connections', 'Open connections of this process.'),
    idle: gauge('database_connections_idle', 'Those of them that no request uses.'),
    waiting: gauge('database_requests_waiting', 'Requests that wait for a connection.'),
    mails: gauge('mails_waiting', 'Mails that were not sent yet.'),
    mailAge: gauge('mails_oldest_seconds', 'The age of the oldest mail that was not sent yet.'),
  };

  async function text(): Promise<string> {
    gauges.open.set(pool.totalCount);
    gauges.idle.set(pool.idleCount);
    gauges.waiting.set(pool.waitingCount);
    const outbox = await outboxFigures(pool);
    gauges.up.set(outbox ? 1 : 0);
    if (outbox) {
      gauges.mails.set(outbox.count);
      gauges.mailAge.set(outbox.age);
    }
    return registry.metrics();
  }

  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    text().then(
      (body) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(body),
      () => response.writeHead(500).end(),
    );
  });
  return {
    observe: (log) => (entry) => {
      const { method = '', route, status = '', milliseconds } = entry;
      if (route !== undefined) requests.observe({ method, route, status }, Number(milliseconds) / 1_000);
      log(entry);
    },
    server,
  };
}
