import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Texts by path from the root of the repository. */
type Files = Readonly<Record<string, string>>;

/** What a generator will write, before formatting. */
export interface Plan {
  /** The title in the sidebar of Storybook. */
  title: string;
  created: Files;
  changed: Files;
}

/** A request that cannot be carried out. Its message is for the person who made it. */
export class Refusal extends Error {}

const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);

/** Throws unless a name is in PascalCase with words that can be told apart, as file names and titles need them. */
export function checkName(name: string) {
  if (!/^([A-Z][a-z0-9]+)+$/.test(name))
    throw new Refusal(`'${name}' is not a name in PascalCase, such as Badge or OrderDetail.`);
}

/** Throws if a folder has an entry of that name. Case is ignored, as some file systems do. */
export function checkIsNew(root: string, folder: string, name: string) {
  const existing = namesIn(join(root, folder)).find((entry) => entry.toLowerCase() === name.toLowerCase());
  if (existing !== undefined) throw new Refusal(`${folder}/${existing} exists. Choose another name.`);
}

/** Inserts an entry before the first one with a greater key. `entries` matches whole entries, with the key as its group. */
export function insertInOrder(text: string, entries: RegExp, key: string, entry: string): string {
  const matches = [...text.matchAll(entries)];
  const last = matches.at(-1);
  if (!last) throw new Error(`No entry matches ${String(entries)}.`);
  const next = matches.find(([, other = '']) => other > key);
  const index = next ? next.index : last.index + last[0].length;
  return text.slice(0, index) + entry + text.slice(index);
}

/** Throws if one of the new files exists. */
export function checkPlan(root: string, plan: Plan): Plan {
  const existing = Object.keys(plan.created).filter((path) => existsSync(join(root, path)));
  if (existing.length > 0) throw new Refusal(`Nothing was written, because these files exist: ${existing.join(', ')}.`);
  return plan;
}

/** The templates are not formatted: the length of a name decides where a line breaks. */
export const formatCommand = ({ created, changed }: Plan) =>
  `prettier --log-level warn --write ${Object.keys({ ...created, ...changed }).join(' ')}`;

export function writePlan(root: string, { created, changed }: Plan) {
  for (const [path, text] of Object.entries({ ...created, ...changed })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}
