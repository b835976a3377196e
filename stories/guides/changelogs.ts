import site from '../../CHANGELOG.md?raw';

const textsOf = (files: Record<string, string>) => Object.values(files);

const packages = textsOf(
  import.meta.glob<string>('../../packages/*/CHANGELOG.md', { query: '?raw', import: 'default', eager: true }),
);

const changesets = textsOf(
  import.meta.glob<string>('../../.changeset/*.md', { query: '?raw', import: 'default', eager: true }),
);

interface Release {
  version: string;
  date: string | undefined;
  text: string;
}

/** The versions of a changelog: `## 0.1.0 – 2026-11-21`, without the date in the changelog of a package. */
const releasesOf = (changelog: string): Release[] =>
  changelog
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [heading = '', ...lines] = part.split('\n');
      const [version = '', date] = heading.split(' – ');
      return { version, date, text: lines.join('\n').trim() };
    });

/** The versions of a package, each as a section under its name. */
const releasesOfPackage = (changelog: string) => {
  const name = /^# (.+)/.exec(changelog)?.[1];
  return releasesOf(changelog).map(({ text, ...release }) => ({
    ...release,
    text: `### ${name}\n\n${text.replaceAll(/^#/gm, '##')}`,
  }));
};

const releases = [...releasesOf(site), ...packages.flatMap(releasesOfPackage)];

const next = 'Unreleased';

const textsOfVersion = (version: string) =>
  releases.filter((release) => release.version === version).map(({ text }) => text);

const versions = [...new Set(releases.map(({ version }) => version))]
  .filter((version) => version !== next)
  .sort((one, other) => other.localeCompare(one, 'en', { numeric: true }));

const dateOf = (version: string) =>
  releases.find((release) => release.version === version && release.date !== undefined)?.date ?? 'Without a date';

/** A changeset as a section under the names of its packages, which it starts with: `'@pcb/ui': minor`. */
const asSection = (changeset: string) => {
  const [, packageLines = '', text = ''] = changeset.split('---\n');
  return `### ${packageLines.trim().replaceAll("'", '').replaceAll('\n', ', ')}\n${text}`;
};

/** The changes in Storybook, the site and the packages: the releases by date, and the unreleased changes. */
export const changelogs = [
  '# Changelog',
  ...versions.flatMap((version) => [`## ${dateOf(version)}: version ${version}`, ...textsOfVersion(version)]),
  '## Not released yet',
  ...textsOfVersion(next),
  ...changesets.map(asSection),
].join('\n\n');
