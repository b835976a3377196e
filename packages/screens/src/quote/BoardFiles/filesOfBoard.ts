import type { BoardOverview, DataSetFile } from '@pcb/gerber/reading';

/** Omits the files of other boards, which were not read. */
export function filesOfBoard({ files, notes }: Pick<BoardOverview, 'files' | 'notes'>): readonly DataSetFile[] {
  const others = new Set(notes.flatMap((note) => (note.code === 'other-data-set' ? note.files : [])));
  return files.filter(({ name }) => !others.has(name));
}
