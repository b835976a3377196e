import type { IdentifiedFile } from './parsedFile.ts';

const folderOf = (name: string) => name.replace(/[^/\\]*$/, '');

const commonPrefix = (a: string, b: string) => {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
};

/** The fullest copper file of a side; a set has one for each. */
const outerCopper = (files: readonly IdentifiedFile[], side: 'top' | 'bottom') =>
  files.filter(
    ({ layer, plot }) => layer.function === 'copper' && layer.side === side && (plot?.objects.length ?? 0) > 0,
  );

const objectsIn = (files: readonly IdentifiedFile[]) =>
  files.reduce((sum, { layer, plot }) => sum + (layer.function === 'copper' ? (plot?.objects.length ?? 0) : 0), 0);

/** What all names start with, up to the end of a word. */
const startOf = ([first, ...rest]: readonly string[]) => {
  const length = Math.min(...rest.map((name) => commonPrefix(first ?? '', name)), (first ?? '').length - 1);
  return (first ?? '')
    .slice(0, length)
    .replace(/[^/\\ ._-]*$/, '')
    .replace(/[/\\ ._-]+$/, '');
};

/** The names of sets: what the names of their files start with, or that of one where this tells nothing. */
function namesOf(sets: readonly (readonly IdentifiedFile[])[]): readonly string[] {
  const starts = sets.map((set) => startOf(set.map(({ name }) => name)));
  return starts.map((start, index) =>
    start !== '' && starts.indexOf(start) === starts.lastIndexOf(start) ? start : (sets[index]?.[0]?.name ?? ''),
  );
}

export interface SeparatedSets {
  /** The files of the set that is read, with those that are in no other one. */
  files: readonly IdentifiedFile[];
  /** The files of each other set. */
  others: readonly (readonly IdentifiedFile[])[];
  /** The names of all sets, the fullest first. Empty if there is one. */
  dataSets: readonly string[];
  /** The name of the set that is read. */
  dataSet: string | undefined;
}

/**
 * Separates the data sets of several boards, of which each has its own copper on the same side: in a folder of its own, or
 * by how names start. A file belongs to the set whose copper has the most similar name. The wanted set is read, else the one
 * with the most copper.
 */
export function separateSets(files: readonly IdentifiedFile[], wanted: string | undefined): SeparatedSets {
  const single: SeparatedSets = { files, others: [], dataSets: [], dataSet: undefined };
  const [top, bottom] = [outerCopper(files, 'top'), outerCopper(files, 'bottom')];
  const seeds = top.length > 1 ? top : bottom;
  if (seeds.length < 2) return single;
  const groups = seeds.map((): IdentifiedFile[] => []);
  for (const file of files) {
    const lengths = seeds.map(({ name }) => commonPrefix(name, file.name));
    const longest = Math.max(...lengths);
    const matching = lengths.flatMap((length, index) => (length === longest ? [index] : []));
    const own = seeds.indexOf(file);
    const [group = 0] = own >= 0 ? [own] : matching;
    // A file that fits several sets belongs to all.
    if (own >= 0 || matching.length === 1) groups[group]?.push(file);
  }
  // A single misidentified layer is not a second board, which would have a drill file, an outline or its other side.
  const isSet = (group: readonly IdentifiedFile[]) =>
    group.some(({ layer }) => layer.function === 'drill' || layer.function === 'profile') ||
    (outerCopper(group, 'top').length > 0 && outerCopper(group, 'bottom').length > 0);
  const sets = groups.filter(isSet).toSorted((a, b) => objectsIn(b) - objectsIn(a));
  if (sets.length < 2) return single;
  const folder = ([file]: readonly IdentifiedFile[]) => folderOf(file?.name ?? '');
  for (const group of groups.filter((each) => !isSet(each))) {
    const host = sets.find((set) => folder(set) === folder(group));
    // Copper in another folder is another board, even if the rest of it is missing.
    if (host) host.push(...group);
    else sets.push(group);
  }
  const dataSets = namesOf(sets);
  const read = Math.max(0, dataSets.indexOf(wanted ?? ''));
  const others = sets.filter((_, index) => index !== read);
  const left = new Set(others.flat());
  return { files: files.filter((file) => !left.has(file)), others, dataSets, dataSet: dataSets[read] };
}
