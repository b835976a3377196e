import type { FiledService } from '@pcb/quoting/fileFigures';
import type { ServiceForms } from '@pcb/quoting/forms';
import type { WithContent } from '../../shared/WithContent.ts';
import type { PlacedFigure } from '../form/showPlace.ts';
import type { MarkedPlace } from '../OrderDrawing/PictureOfFiles.tsx';
import type { QuoteContent } from '../quote.content.ts';
import type { BoardFilesContent } from './BoardFiles.content.ts';
import type { BoardFilesState } from './boardReading.ts';

export interface BoardFilesProps extends BoardFilesState, WithContent<BoardFilesContent> {
  /** The form that the figures are for. */
  service: FiledService;
  /** The values of all forms. */
  forms: ServiceForms;
  /** Called when the figures fill the form, and when that is undone. */
  onFormsChange: (forms: ServiceForms) => void;
  /** The index of the ordered board if the outline has several. */
  chosen: number;
  /** Called with the index of the chosen board. */
  onChosenChange: (index: number) => void;
  /** Whether the figures are collapsed. @default false until they fill the form */
  isFolded?: boolean;
  /** Called when the figures are collapsed or expanded. */
  onFoldedChange?: (isFolded: boolean) => void;
  /** The figure to show in the picture, which receives focus. A new object shows it again. */
  markedPlace?: { figure: PlacedFigure } | undefined;
  /** Called with the place to show in the picture of the board, for the `files` of `OrderDrawing`. */
  onShowPlace: (place: MarkedPlace) => void;
  /** The labels of fields and options. */
  quoteCopy?: QuoteContent;
}
