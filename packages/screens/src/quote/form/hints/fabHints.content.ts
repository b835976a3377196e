import type { FabFigures } from '@pcb/quoting/hints/fab';
import type { FileHintFigures } from '@pcb/quoting/hints/files';
import { assemblyHints } from './assemblyHints.content.ts';
import { boardHints } from './boardHints.content.ts';
import { fileHints } from './fileHints.content.ts';
import type { HintCopyOf } from './hintText.ts';
import { impedanceHints } from './impedanceHints.content.ts';
import { materialHints } from './materialHints.content.ts';
import { possibleHints } from './possibleHints.content.ts';
import { technologyHints } from './technologyHints.content.ts';
import { typedHints } from './typedHints.content.ts';

export const fabHints = {
  texts: {
    ...typedHints.texts,
    ...boardHints.texts,
    ...assemblyHints.texts,
    ...materialHints.texts,
    ...technologyHints.texts,
    ...impedanceHints.texts,
    ...possibleHints.texts,
    ...fileHints.texts,
  },
  pages: {
    ...typedHints.pages,
    ...boardHints.pages,
    ...assemblyHints.pages,
    ...materialHints.pages,
    ...technologyHints.pages,
    ...impedanceHints.pages,
    ...possibleHints.pages,
    ...fileHints.pages,
  },
  show: fileHints.show,
} satisfies HintCopyOf<FabFigures & FileHintFigures>;
