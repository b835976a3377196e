import { join } from 'node:path';
import { type Application, installApplication } from '../../scripts/shared/installApplication.ts';

export type Host = Application;

/** Installs a host application with the tarballs of `setup.ts`. @throws if the npm registry cannot be reached */
export const installHost = (name: 'vite' | 'next' | 'esbuild'): Host =>
  installApplication(
    join(import.meta.dirname, name),
    JSON.parse(process.env['PCB_TARBALLS'] ?? '{}') as Record<string, string>,
  );
