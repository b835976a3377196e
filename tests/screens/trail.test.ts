import { expect, it } from 'vitest';
import { categoryPaths } from '../../packages/screens/src/catalogue/paths.ts';
import { contentPages, faqPages } from '../../packages/screens/src/content/pages/pages.ts';
import { shellContent } from '../../packages/screens/src/shell/Shell/Shell.content.ts';
import { trailTo } from '../../packages/screens/src/shell/Shell/trailTo.ts';

const labelsTo = (path: string) => {
  const trail = trailTo(shellContent, path);
  return trail && [...trail.items.map(({ label }) => label), trail.current];
};

it.each([
  ['/components/certifications', ['Components', 'Certifications']],
  ['/resources/technical-capabilities', ['Resources', 'Technical capabilities']],
  ['/resources/technical-capabilities/pcb-a', ['Resources', 'Technical capabilities', 'PCB A']],
  // This page is below a page of the menus, but not in them.
  ['/blogs/1', ['About Us', 'Blogs', undefined]],
  ['/components/connectors', ['Components', undefined]],
])('goes to %s through the menus', (path, labels) => {
  expect(labelsTo(path)).toEqual(labels);
});

it.each(['/', '/about', '/services', '/pcb-manufacturing-process', '/products', '/orders/shipped'])(
  'does not go to %s',
  (path) => {
    expect(trailTo(shellContent, path)).toBeUndefined();
  },
);

it('links a menu to its overview, and has no link for a menu without one', () => {
  expect(trailTo(shellContent, '/components/generic')?.items).toEqual([{ label: 'Components', href: '/products' }]);
  expect(trailTo(shellContent, '/resources/panel-guidelines')?.items).toEqual([{ label: 'Resources' }]);
});

it('names every category and content page below the first level like the menus', () => {
  const paths = [...categoryPaths, ...Object.keys(contentPages), ...Object.keys(faqPages)];
  const deeper = paths.filter((path) => path.lastIndexOf('/') > 0);
  expect(deeper.length).toBeGreaterThan(40);
  expect(deeper.filter((path) => trailTo(shellContent, path)?.current === undefined)).toEqual([]);
});
