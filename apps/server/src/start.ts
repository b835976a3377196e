import type { AddressInfo } from 'node:net';
import { ensureAdministrator } from './auth/firstAdministrator.ts';
import type { Config } from './config.ts';
import { deleteExpiredRows } from './database/deleteExpiredRows.ts';
import { chooseStore } from './files/chooseStore.ts';
import { deleteUnusedFiles } from './files/deleteUnusedFiles.ts';
import { errorEntry, writeLog } from './http/log.ts';
import { createMetrics } from './http/metrics.ts';
import { smtpSender, startSender } from './mail/sender.ts';
import { openDatabase } from './openDatabase.ts';
import { type PaymentProvider, reconcile } from './payments/provider.ts';
import { closeServer, createSiteAndApi, listen } from './server.ts';

const hour = 3_600_000;

function withoutSender({ LIST_MAILS, PUBLIC_URL }: Config, url: string): string {
  if (LIST_MAILS) return `Mails are not sent, but listed: ${new URL('/dev/mails', url).href}`;
  const hint = PUBLIC_URL === undefined ? ' To list them at /dev/mails on this machine, set LIST_MAILS=1.' : '';
  return `Mails are not sent, because SMTP_URL is not set.${hint}`;
}

export async function startServer(config: Config, siteFolder: string, payments?: PaymentProvider): Promise<void> {
  const { pool, filesFolder, close } = await openDatabase(config);
  const metrics = config.METRICS_PORT === undefined ? undefined : createMetrics(pool);
  const sender =
    config.SMTP_URL &&
    startSender(pool, smtpSender(config.SMTP_URL, config.MAIL_FROM, config.MAIL_SIGNATURE), writeLog);
  const onMail = () => void (sender && sender.wake());
  const files = chooseStore(config, filesFolder);
  const tidyNow = () =>
    void Promise.all([
      deleteExpiredRows(pool),
      deleteUnusedFiles(pool, files, filesFolder),
      payments && reconcile(pool, payments),
    ]).catch((error: unknown) => writeLog({ level: 'warn', ...errorEntry(error) }));
  const tidying = setInterval(tidyNow, hour);

  const log = metrics?.observe(writeLog) ?? writeLog;
  const server = createSiteAndApi(siteFolder, { pool, config, files, log, onMail, payments });
  let isStopping = false;
  async function stop() {
    if (isStopping) return;
    isStopping = true;
    clearInterval(tidying);
    await closeServer(server);
    if (metrics) await closeServer(metrics.server);
    if (sender) await sender.stop();
    await close();
  }
  try {
    await listen(server, config.HOST, config.PORT, 'PORT');
    if (metrics) await listen(metrics.server, config.HOST, config.METRICS_PORT, 'METRICS_PORT');
  } catch (error) {
    await stop();
    throw error;
  }
  // Signals are handled before the URL is printed, because a script that waits for the URL may stop the process at
  // once.
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
  // The process that reads the log may exit first.
  process.stdout.on('error', () => {});
  tidyNow();
  // This is the last step, because the password is printed only once: no later step may fail.
  const password = await ensureAdministrator(pool, config);
  const { port } = server.address() as AddressInfo;
  const url = config.PUBLIC_URL ?? `http://${config.HOST}:${port}/`;
  process.stdout.write(`The site with its server: ${url}\n`);
  if (password) process.stdout.write(`Administrator, shown once: ${config.ADMIN_EMAIL} with ${password}\n`);
  if (!sender) process.stdout.write(`${withoutSender(config, url)}\n`);
}
