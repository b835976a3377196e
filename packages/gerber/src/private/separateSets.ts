import { folderOf } from './folderOf.ts';
import type { IdentifiedFile } from './parsedFile.ts';

const commonPrefix = (a: string, b: string) => {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
};

const outerCopper = (files: readonly IdentifiedFile[], side: 'top' | 'bottom') =>
  files.filter(
    ({ layer, plot }) => layer.function === 'copper' && layer.side === side && (plot?.objects.length ?? 0) > 0,
  );

const objectsIn = (files: readonly IdentifiedFile[]) =>
  files.reduce((sum, { layer, plot }) => sum + (layer.function === 'copper' ? (plot?.objects.length ?? 0) : 0), 0);

const startOf = ([first, ...rest]: readonly string[]) => {
  const length = Math.min(...rest.map((name) => commonPrefix(first ?? '', name)), (first ?? '').length - 1);
  return (first ?? '')
    .slice(0, length)
    .replace(/[^/\\ ._-]*$/, '')
    .replace(/[/\\ ._-]+$/, '');
};

function namesOf(sets: readonly (readonly IdentifiedFile[])[]): readonly string[] {
  const starts = sets.map((set) => startOf(set.map(({ name }) => name)));
  return starts.map((start, index) =>
    start !== '' && starts.indexOf(start) === starts.lastIndexOf(start) ? start : (sets[index]?.[0]?.name ?? ''),
  );
}

export interface SeparatedSets {
  files: readonly IdentifiedFile[];
  others: readonly (readonly IdentifiedFile[])[];
  dataSets: readonly string[];
  dataSet: string | undefined;
}

/**
 * Separates the data sets of several boards, each with copper on the same side, by folder or by the start of names. A
 * file belongs to the copper with the most similar name. Reads the wanted set, or the one with the most copper.
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
    // A file that fits several sets belongs to all of them.
    if (own >= 0 || matching.length === 1) groups[group]?.push(file);
  }
  // A single misidentified layer is not a second board: that would have a drill file, an outline or its other side.
  const isSet = (group: readonly IdentifiedFile[]) =>
    group.some(({ layer }) => layer.function === 'drill' || layer.function === 'profile') ||
    (outerCopper(group, 'top').length > 0 && outerCopper(group, 'bottom').length > 0);
  const sets = groups.filter(isSet).toSorted((a, b) => objectsIn(b) - objectsIn(a));
  if (sets.length < 2) return single;
  const folder = ([file]: readonly IdentifiedFile[]) => folderOf(file?.name ?? '');
  for (const group of groups.filter((each) => !isSet(each))) {
    const host = sets.find((set) => folder(set) === folder(group));
    // Copper in another folder is another board, even if it is incomplete.
    if (host) host.push(...group);
    else sets.push(group);
  }
  const dataSets = namesOf(sets);
  const read = Math.max(0, dataSets.indexOf(wanted ?? ''));
  const others = sets.filter((_, index) => index !== read);
  const left = new Set(others.flat());
  return { files: files.filter((file) => !left.has(file)), others, dataSets, dataSet: dataSets[read] };
}
