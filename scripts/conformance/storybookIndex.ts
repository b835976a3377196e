import { clausesIn, type Proof, withoutClauses } from './proof.ts';

export interface IndexEntry {
  id: string;
  name: string;
  title: string;
  importPath: string;
  type: string;
  subtype?: string;
  tags?: readonly string[];
  parentName?: string;
}

export interface StorybookIndex {
  entries: Readonly<Record<string, IndexEntry>>;
}

export const storyOf = ({ id, title, name, parentName }: IndexEntry) => ({
  id,
  title: [...title.split('/'), parentName ?? name].join(' / '),
});

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
