import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkIsNew, checkName, checkPlan, type Plan, Refusal } from './plan.ts';
import { content, screen, stories, styles, titleOf } from './screenTemplates.ts';

const sources = 'packages/screens/src';
const manifest = 'packages/screens/package.json';

const capitalised = (area: string) => area.charAt(0).toUpperCase() + area.slice(1);

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

/** The files of a new screen. An area that does not exist is created, with its exports. */
export function planScreen(root: string, path: string): Plan {
  const [area = '', name = '', ...rest] = path.split('/');
  if (rest.length > 0 || !/^[a-z]+$/.test(area))
    throw new Refusal(`'${path}' is not an area in small letters and a name, such as portal/OrderDetail.`);
  checkName(name);
  if (name.endsWith('Screen')) throw new Refusal(`Leave out 'Screen' in '${name}'; the generator adds it.`);
  const isNewArea = !existsSync(join(root, `stories/screens/${area}`));
  if (isNewArea) checkIsNew(root, sources, area);
  checkIsNew(root, `${sources}/${area}`, `${name}Screen`);

  const title = `Screens/${capitalised(area)}/${titleOf(name)}`;
  const folder = `${sources}/${area}/${name}Screen/${name}Screen`;
  return checkPlan(root, {
    title,
    created: {
      [`${folder}.tsx`]: screen(name),
      [`${folder}.content.ts`]: content(name),
      [`${folder}.css.ts`]: styles,
      [`stories/screens/${area}/${name}Screen.stories.tsx`]: stories(area, name, title),
    },
    changed: isNewArea ? { [manifest]: manifestWith(area, readFileSync(join(root, manifest), 'utf8')) } : {},
  });
}
