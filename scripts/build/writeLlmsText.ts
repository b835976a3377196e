/**
 * Writes `llms.txt` into the built Storybook: a table of contents for language models (https://llmstxt.org), from the
 * index and the component manifest. Runs before `finishStorybook.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const folder = '.cache/storybook-next';

const read = (file: string): unknown => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'));

const { entries } = read('index.json') as {
  entries: Record<string, { id: string; title: string; type: 'story' | 'docs' }>;
};
const { components } = read('manifests/components.json') as {
  components: Record<string, { description?: string }>;
};

/** The key of a component in the manifest is its docs id without `--docs`. */
const purposeOf = (docsId: string) => components[docsId.replace(/--docs$/, '')]?.description?.replaceAll(/\s+/g, ' ');

const pages = Object.values(entries).filter(({ type }) => type === 'docs');
const roots = [...new Set(pages.map(({ title }) => title.split('/')[0] ?? title))];

const linesOf = (root: string) =>
  pages
    .filter(({ title }) => title === root || title.startsWith(`${root}/`))
    .map(({ id, title }) => {
      const purpose = purposeOf(id);
      const name = title.split('/').slice(1).join(' / ') || title;
      return `- [${name}](iframe.html?viewMode=docs&id=${id})${purpose ? `: ${purpose}` : ''}`;
    });

const text = `# alphianz: components and screens of a printed-circuit-board storefront

> The Storybook of @pcb/ui (components on react-aria-components and vanilla-extract), @pcb/art (drawings of boards and parts) and @pcb/screens (screens as pure functions of props).
> Every state is a story, and every story is a test.

- [Component manifest](manifests/components.json): props, examples and stories of each component, as data
- [Index of stories](index.json): every story, test and page with its id and tags

${roots.map((root) => `## ${root}\n\n${linesOf(root).join('\n')}\n`).join('\n')}`;

writeFileSync(`${folder}/llms.txt`, text);
