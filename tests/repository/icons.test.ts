import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { icons } from '../../stories/foundations/icons.ts';

it('the page of icons shows exactly the icons that the sources use', () => {
  const sources = ['packages/ui/src', 'packages/screens/src', 'apps/site/src'].flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => readFileSync(`${root}/${file}`, 'utf8')),
  );
  const imports = sources.flatMap((source) =>
    [...source.matchAll(/import \{([^}]*)\} from '(?:lucide-react|[./]+private\/icons\.tsx)'/g)].map(
      ([, names = '']) => names,
    ),
  );
  const used = imports.flatMap((names) =>
    names
      .split(',')
      .map((name) => name.trim().replace(/ as .*/, ''))
      .filter((name) => name !== '' && !name.startsWith('type ')),
  );
  const shown = Object.values(icons).flatMap((group) => Object.keys(group));
  expect(shown.toSorted()).toEqual([...new Set(used)].toSorted());
});
