import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listFiles } from '../../scripts/build/listFiles.ts';
import { nonEmpty } from '../helpers/nonEmpty.ts';

const components = nonEmpty(
  (await Promise.all(['packages', 'apps'].map((folder) => listFiles(folder, /\.tsx$/))))
    .flat()
    .filter((file) => file.includes('/src/')),
);

/** A tag with its attributes, unless one of them contains a tag. */
const tags = /<(\w+)\b[^<]*?(?:role="(?:status|alert|log)"|aria-live=)/g;

// A region that enters the page together with its text is silent, and an empty one is read as "status bar". The number of
// results, which is always there, may be a status; what appears is announced by useAnnounce.
it('has no live region that is hidden or that appears with its message', () => {
  const wrong = components.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(tags)].flatMap(([tag, name]) =>
      name === 'VisuallyHidden' || tag.includes('role="alert"') ? `${file}: ${tag}` : [],
    ),
  );
  expect(wrong).toEqual([]);
});
