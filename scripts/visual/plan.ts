import { readFileSync } from 'node:fs';
import { type Shot } from './shots.ts';

/** What one run of Playwright is to do; written by `compare.ts`, read by the run. */
export interface Plan {
  /** Whether pictures are made, or compared with those made before. */
  side: 'base' | 'head';
  /** Where the built Storybook is served. */
  address: string;
  /** Where everything goes that the runs write. */
  output: string;
  shots: readonly Shot[];
}

/** The environment variable that names the file of the plan. */
export const planVariable = 'VISUAL_PLAN';

export function readPlan(): Plan {
  const file = process.env[planVariable];
  if (file === undefined) throw new Error('This is run by `npm run visual`.');
  return JSON.parse(readFileSync(file, 'utf8')) as Plan;
}

/** The notes that a run leaves at its shots, for the report and the summary. */
export const notes = { fresh: 'new', declared: 'declared' } as const;
