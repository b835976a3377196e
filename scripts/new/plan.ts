import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Files = Readonly<Record<string, string>>;

export class Refusal extends Error {}

/** Requires an unused name in PascalCase. Some file systems ignore case. */
function checkName(folder: string, name: string) {
  if (!/^([A-Z][a-z0-9]+)+$/.test(name)) throw new Refusal(`'${name}' is not a name in PascalCase, such as Badge.`);
  const existing = readdirSync(folder).find((entry) => entry.toLowerCase() === name.toLowerCase());
  if (existing !== undefined) throw new Refusal(`${folder}/${existing} exists. Choose another name.`);
}

const fill = (template: string, values: Readonly<Record<string, string>>) =>
  readFileSync(join(import.meta.dirname, `templates/${template}.txt`), 'utf8').replaceAll(
    /__(\w+?)__/g,
    (_, key: string) => values[key] ?? '',
  );

/** Inserts an entry before the first one with a greater key. `entries` matches whole entries, with the key as its group. */
function insertInOrder(file: string, entries: RegExp, key: string, entry: string): string {
  const text = readFileSync(file, 'utf8');
  const matches = [...text.matchAll(entries)];
  const last = matches.at(-1);
  if (!last) throw new Error(`No entry of ${file} matches ${String(entries)}.`);
  const index = matches.find(([, other = '']) => other > key)?.index ?? last.index + last[0].length;
  return text.slice(0, index) + entry + text.slice(index);
}

export function planComponent(Name: string): Files {
  const components = 'packages/ui/src/components';
  const barrel = 'packages/ui/src/index.ts';
  checkName(components, Name);
  return {
    [`${components}/${Name}/${Name}.tsx`]: fill('Component.tsx', { Name }),
    [`${components}/${Name}/${Name}.css.ts`]: fill('Component.css.ts', { Name }),
    [`stories/components/${Name}.stories.tsx`]: fill('Component.stories.tsx', { Name }),
    [barrel]: insertInOrder(
      barrel,
      /^export \{[^}]*\} from '\.\/components\/(\w+)\/\w+\.tsx';\n/gm,
      Name,
      `export { ${Name}, type ${Name}Props } from './components/${Name}/${Name}.tsx';\n`,
    ),
  };
}

export function planScreen(path: string): Files {
  const [area = '', Name = ''] = path.split('/');
  if (!existsSync(`stories/screens/${area}`))
    throw new Refusal(`'${path}' is not an area and a name, such as account/LoginHistory.`);
  if (Name.endsWith('Screen')) throw new Refusal(`Leave out 'Screen' in '${Name}'; the generator adds it.`);
  checkName(`packages/screens/src/${area}`, `${Name}Screen`);
  const values = {
    Name,
    name: Name.charAt(0).toLowerCase() + Name.slice(1),
    area,
    Area: area.charAt(0).toUpperCase() + area.slice(1),
    title: Name.replaceAll(/(?<=.)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
  };
  const file = `packages/screens/src/${area}/${Name}Screen/${Name}Screen`;
  return {
    [`${file}.tsx`]: fill('Screen.tsx', values),
    [`${file}.content.ts`]: fill('Screen.content.ts', values),
    [`${file}.css.ts`]: fill('Screen.css.ts', values),
    [`stories/screens/${area}/${Name}Screen.stories.tsx`]: fill('Screen.stories.tsx', values),
  };
}
