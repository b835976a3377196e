import site from '../../CHANGELOG.md?raw';

const packages = import.meta.glob<string>('../../packages/*/CHANGELOG.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const changesets = import.meta.glob<string>('../../.changeset/*.md', { query: '?raw', import: 'default', eager: true });

interface Release {
  version: string;
  date: string | undefined;
  text: string;
}

/** The releases of a changelog: `## 0.1.0 – 2026-11-21`, in a package without the date. */
const releasesOf = (changelog: string): Release[] =>
  changelog
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [heading = '', ...lines] = part.split('\n');
      const [version = '', date] = heading.split(' – ');
      return { version, date, text: lines.join('\n').trim() };
    });

const siteReleases = releasesOf(site);

const packageReleases = Object.values(packages).flatMap((changelog) => {
  const name = /^# (.+)/.exec(changelog)?.[1] ?? '';
  return releasesOf(changelog).map((release) => ({ ...release, text: `### ${name}\n\n${release.text}` }));
});

/** All packages have one version, and so have Storybook and the site. */
const partsOf = ({ version, text }: Release) =>
  [text, ...packageReleases.filter((release) => release.version === version).map((release) => release.text)].join(
    '\n\n',
  );

/** A changeset as a section under the names of its packages, which it starts with: `'@pcb/ui': minor`. */
const asSection = (changeset: string) => {
  const [, packageLines = '', text = ''] = changeset.split('---\n');
  return `### ${packageLines.trim().replaceAll("'", '').replaceAll('\n', ', ')}\n${text}`;
};

const isReleased = ({ date }: Release) => date !== undefined;

/** Everything that changed, for Storybook, the site and the packages: what was released by date, and what comes next. */
export const changelogs = [
  '# Changelog',
  ...siteReleases.filter(isReleased).map((release) => `## ${release.date}: ${release.version}\n\n${partsOf(release)}`),
  '## Not released yet',
  ...siteReleases.filter((release) => !isReleased(release)).map(({ text }) => text),
  ...Object.values(changesets).map(asSection),
].join('\n\n');
