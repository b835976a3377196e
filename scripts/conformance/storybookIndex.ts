import { clausesIn, type Proof, withoutClauses } from './proof.ts';

/** What Storybook's `index.json` says of a story, or of a test of one, whose `parentName` is the story. */
export interface IndexEntry {
  id: string;
  name: string;
  title: string;
  importPath: string;
  type: string;
  subtype?: string;
  parentName?: string;
}

export interface StorybookIndex {
  entries: Readonly<Record<string, IndexEntry>>;
}

/** What the sidebar opens, and where it stands there. */
export const storyOf = ({ id, title, name, parentName }: IndexEntry) => ({
  id,
  title: [...title.split('/'), parentName ?? name].join(' / '),
});

/** The tests of stories that name clauses, none of which has run. */
export const proofsInIndex = ({ entries }: StorybookIndex): Proof[] =>
  Object.values(entries)
    .filter(({ subtype, name }) => subtype === 'test' && clausesIn(name).length > 0)
    .map((entry) => ({
      title: withoutClauses(entry.name),
      clauses: clausesIn(entry.name),
      file: entry.importPath.replace(/^\.\//, ''),
      story: storyOf(entry),
      runs: [],
    }));
