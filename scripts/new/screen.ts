import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkIsNew, checkName, checkPlan, insertInOrder, type Plan, Refusal } from './plan.ts';
import { content, screen, stories, styles, titleOf } from './screenTemplates.ts';

const sources = 'packages/screens/src';
const manifest = 'packages/screens/package.json';
const lists = 'stories/states.ts';

const capitalised = (area: string) => area.charAt(0).toUpperCase() + area.slice(1);

const entryOf = (title: string) => `'${title}': { without: {}, own: ['Stale'] },\n`;

const statesOfNewArea = (area: string, title: string) => `import type { ScreenStates } from '#storybook/states.ts';

export const ${area}States = {
  ${entryOf(title)}
} satisfies ScreenStates;
`;

/** The manifest with the exports of a new area, before the style sheet. */
function manifestWith(area: string, text: string) {
  const parsed = JSON.parse(text) as { exports: Record<string, unknown> };
  const { './styles.css': sheet, './package.json': self, ...modules } = parsed.exports;
  const ofArea = {
    '@pcb/source': `./src/${area}/*/*.tsx`,
    types: `./dist/${area}/*/*.d.ts`,
    default: `./dist/${area}/*/*.js`,
  };
  return JSON.stringify({
    ...parsed,
    exports: { ...modules, [`./${area}/*`]: ofArea, './styles.css': sheet, './package.json': self },
  });
}

/** The lists that a new area is added to. */
const changesForNewArea = (area: string, read: (file: string) => string) => ({
  [manifest]: manifestWith(area, read(manifest)),
  [lists]: insertInOrder(
    insertInOrder(
      read(lists),
      /^import \{ \w+ \} from '\.\/screens\/(\w+)\/states\.ts';\n/gm,
      area,
      `import { ${area}States } from './screens/${area}/states.ts';\n`,
    ),
    /^ {2}\.\.\.(\w+)States,\n/gm,
    area,
    `...${area}States,\n`,
  ),
});

/** The files of a new screen, and the lists that name it. An area that does not exist is created. */
export function planScreen(root: string, path: string): Plan {
  const [area = '', name = '', ...rest] = path.split('/');
  if (rest.length > 0 || !/^[a-z]+$/.test(area))
    throw new Refusal(`'${path}' is not an area in small letters and a name, such as portal/OrderDetail.`);
  checkName(name);
  if (name.endsWith('Screen')) throw new Refusal(`Leave out 'Screen' in '${name}'; the generator adds it.`);
  const states = `stories/screens/${area}/states.ts`;
  const isNewArea = !existsSync(join(root, states));
  if (isNewArea) checkIsNew(root, sources, area);
  checkIsNew(root, `${sources}/${area}`, `${name}Screen`);

  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const title = `Screens/${capitalised(area)}/${titleOf(name)}`;
  const folder = `${sources}/${area}/${name}Screen/${name}Screen`;
  return checkPlan(root, {
    title,
    created: {
      [`${folder}.tsx`]: screen(name),
      [`${folder}.content.ts`]: content(name),
      [`${folder}.css.ts`]: styles,
      [`stories/screens/${area}/${name}Screen.stories.tsx`]: stories(area, name, title),
      ...(isNewArea ? { [states]: statesOfNewArea(area, title) } : {}),
    },
    changed: isNewArea
      ? changesForNewArea(area, read)
      : { [states]: read(states).replace(/\n\} satisfies ScreenStates;/, `\n${entryOf(title)}$&`) },
  });
}
