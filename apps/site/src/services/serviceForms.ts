import type { BillChoices } from '@pcb/quoting/latinBill';
import type { BoardFile, BoardFilesState } from '@pcb/screens/readBoard';
import type { ShownPlace } from '@pcb/screens/quote/OrderDrawing';
import type { BillWorkbook } from '@pcb/screens/quote/BillOfMaterials';
import type { PinnedConfiguration } from '@pcb/quoting/pinned';
import type { UploadPurpose } from '@pcb/screens/quote/UploadFiles';
import type { FileItem } from '@pcb/ui/FileField';
import type { TypedBoard } from '@pcb/screens/storefront/HomeScreen';
import type { IgnoredParameter } from '@pcb/quoting/queryParameters';
import type { ServiceForms } from '@pcb/quoting/forms';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { StoredFile } from '../data/files.ts';

/** The customer's fabrication files, and what was read of them. */
export interface KeptBoardFiles extends Pick<BoardFilesState, 'reading' | 'paint' | 'layers' | 'dataSets' | 'dataSet'> {
  files: readonly BoardFile[];
  /** The index of the ordered board, where the outline has several. */
  chosen: number;
  /** Whether they take little height, as after the form has been filled with their figures. */
  isFolded: boolean;
  /** The place in them that was asked for last. */
  shownPlace: ShownPlace | undefined;
  /** Ends what is reading. */
  stop: () => void;
  /** Ends what has read before, and paints. */
  stopPainting: () => void;
}

/** Before the customer chooses files. */
export const noBoardFiles: KeptBoardFiles = {
  files: [],
  dataSets: [],
  dataSet: undefined,
  layers: {},
  chosen: 0,
  isFolded: false,
  shownPlace: undefined,
  reading: { status: 'idle' },
  stop: () => {},
  stopPainting: () => {},
};

/** Ends all workers of the files. */
export function endReaders(store: ServiceFormsStore) {
  const { stop, stopPainting } = store.getState().boardFiles;
  stop();
  stopPainting();
}

interface TypedForms {
  /** The values of the forms on `/services`; `undefined` until the first input, or URL with values. */
  forms: ServiceForms | undefined;
  /** The query of the history entry in which the page last showed `forms`, as `queryOf` writes it. */
  shownAt: string | undefined;
  /** The values in the URL that the forms do not have, until dismissed. */
  ignored: readonly IgnoredParameter[];
  /** The configurations pinned to compare them, of all services. */
  pinned: readonly PinnedConfiguration[];
  /** The board typed on the home page, with which the rigid form opens; `undefined` until the first input. */
  board: TypedBoard | undefined;
  boardFiles: KeptBoardFiles;
  /** The files of the upload fields. */
  uploads: Readonly<Partial<Record<UploadPurpose, readonly FileItem[]>>>;
  /** What was stored of the customer's files, or is being stored. */
  sentFiles: WeakMap<File, Promise<StoredFile>>;
  /** The bill of materials in the sourcing tab, as text. */
  billOfMaterials: string;
  /** The workbook that the text is from, if it has several sheets. */
  billWorkbook: BillWorkbook | null;
  /** What the customer chose about the columns of that text. */
  billChoices: BillChoices;
}

/**
 * What a customer typed or pinned about an order. It is kept in memory, so that a customer who follows a link out of a form and
 * comes back finds it unchanged.
 */
export type ServiceFormsStore = StoreApi<TypedForms>;

export const createServiceForms = (): ServiceFormsStore =>
  createStore<TypedForms>(() => ({
    forms: undefined,
    shownAt: undefined,
    ignored: [],
    pinned: [],
    board: undefined,
    boardFiles: noBoardFiles,
    uploads: {},
    sentFiles: new WeakMap(),
    billOfMaterials: '',
    billWorkbook: null,
    billChoices: {},
  }));

/** Stores the board, and copies it into the rigid form if that has been used. */
export const keepBoard = (store: ServiceFormsStore, board: TypedBoard) =>
  store.setState(({ forms }) => ({
    board,
    forms: forms && { ...forms, fab: { ...forms.fab, ...board } },
    // No history entry shows these values yet, so Back shows the values in the URL.
    shownAt: undefined,
  }));
