import type { DrillProgram } from '../drills/program.ts';
import type { IdentifiedFile, ParsedFile } from '../parsedFile.ts';
import { identifyByContent } from './content.ts';
import { identifyPlot, projectWords, type Identified } from './identify.ts';
import { platingOfWords } from './words.ts';

const stemOf = (name: string) => name.replace(/^.*[/\\]/, '');

function identifyProgram(name: string, { comments }: DrillProgram): Identified {
  const byName = platingOfWords(stemOf(name));
  if (byName.plating) return { layer: { function: 'drill', ...byName }, foundBy: 'file-name' };
  const layer = comments.map((comment) => /^Layer\s*:\s*(.*)$/i.exec(comment)?.[1]).find((text) => text !== undefined);
  const byComment = layer === undefined ? {} : platingOfWords(layer);
  return { layer: { function: 'drill', ...byComment }, foundBy: byComment.plating ? 'stated-in-comment' : 'content' };
}

/** Identifies files by X2, otherwise by comments, names and extensions, otherwise by content. */
export function identifyUnstated(files: readonly (IdentifiedFile | ParsedFile)[]): readonly IdentifiedFile[] {
  const project = projectWords(files.filter(({ plot, program }) => plot ?? program).map(({ name }) => name));
  const identify = ({ name, plot, program }: ParsedFile): Identified => {
    if (plot) return identifyPlot(name, plot, project);
    return program ? identifyProgram(name, program) : { layer: { function: 'other' }, foundBy: 'none' };
  };
  return identifyByContent(files.map((file) => ('layer' in file ? file : { ...file, ...identify(file) })));
}
