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

/** A changeset as a section under the names of its packages, which it starts with: `'@pcb/ui': minor`. */
const asSection = (changeset: string) => {
  const [, packageLines = '', text = ''] = changeset.split('---\n');
  return `### ${packageLines.trim().replaceAll("'", '').replaceAll('\n', ', ')}\n${text}`;
};

/** Everything that changed: in the next versions of the packages, in their versions so far, and in the site. */
export const changelogs = [
  '# Changelog',
  '## Changes of the packages for the next version',
  ...changesets.map(asSection),
  ...packages.map(asPart),
  asPart(site).replace('## Changelog', '## Storybook and site'),
].join('\n\n');
