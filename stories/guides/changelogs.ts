import site from '../../CHANGELOG.md?raw';

/** The changelog of a file as part of a page, with its headings one level lower. */
const asPart = (text: string) => text.replaceAll(/^#/gm, '##');

const textsOf = (files: Record<string, string>) => Object.values(files);

const packages = textsOf(
  import.meta.glob<string>('../../packages/*/CHANGELOG.md', { query: '?raw', import: 'default', eager: true }),
);

const changesets = textsOf(
  import.meta.glob<string>('../../.changeset/*.md', { query: '?raw', import: 'default', eager: true }),
);

/** `---\n'@pcb/ui': minor\n---\n\nText` as a section under the name of the package. */
const asSection = (changeset: string) =>
  changeset.replace(/^---\n'([^']+)': (\w+)\n---/, (_, name: string, kind: string) => `### ${name}, ${kind}`);

/** Everything that changed: in the next versions of the packages, in their versions so far, and in the site. */
export const changelogs = [
  '# Changelog',
  '## Changes of the packages for the next version',
  ...changesets.map(asSection),
  ...packages.map(asPart),
  asPart(site).replace('## Changelog', '## Storybook and site'),
].join('\n\n');
