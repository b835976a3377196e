import type { ServiceForms } from '@pcb/quoting/forms';
import type { BillChoices } from '@pcb/quoting/latinBill';
import type { PinnedConfiguration } from '@pcb/quoting/pinned';
import type { IgnoredParameter } from '@pcb/quoting/queryParameters';
import type { BillWorkbook } from '@pcb/screens/quote/BillOfMaterials';
import type { MarkedPlace } from '@pcb/screens/quote/OrderDrawing';
import type { UploadPurpose } from '@pcb/screens/quote/UploadFiles';
import type { BoardFile, BoardFilesState } from '@pcb/screens/readBoard';
import type { TypedBoard } from '@pcb/screens/storefront/HomeScreen';
import type { FileItem } from '@pcb/ui/FileField';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { StoredFile } from '../data/files.ts';

export interface KeptBoardFiles extends Pick<BoardFilesState, 'reading' | 'paint' | 'layers' | 'dataSets' | 'dataSet'> {
  files: readonly BoardFile[];
  chosen: number;
  isFolded: boolean;
  markedPlace: MarkedPlace | undefined;
  stop: () => void;
  stopPainting: () => void;
}

export const noBoardFiles: KeptBoardFiles = {
  files: [],
  dataSets: [],
  dataSet: undefined,
  layers: {},
  chosen: 0,
  isFolded: false,
  markedPlace: undefined,
  reading: { status: 'idle' },
  stop: () => {},
  stopPainting: () => {},
};

export function endReaders(store: ServiceFormsStore) {
  const { stop, stopPainting } = store.getState().boardFiles;
  stop();
  stopPainting();
}

interface TypedForms {
  /** The values of the forms on `/services`; `undefined` until the first input or a URL with values. */
  forms: ServiceForms | undefined;
  /** The query of the history entry in which the page last showed `forms`, as written by `queryOf`. */
  shownAt: string | undefined;
  /** Invalid values in the URL, until dismissed. */
  ignored: readonly IgnoredParameter[];
  pinned: readonly PinnedConfiguration[];
  /** The board typed on the home page, with which the rigid form opens; `undefined` until the first input. */
  board: TypedBoard | undefined;
  boardFiles: KeptBoardFiles;
  uploads: Readonly<Partial<Record<UploadPurpose, readonly FileItem[]>>>;
  sentFiles: WeakMap<File, Promise<StoredFile>>;
  billOfMaterials: string;
  billWorkbook: BillWorkbook | null;
  billChoices: BillChoices;
}

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
    // These values are not in a history entry yet, so Back shows the values in the URL.
    shownAt: undefined,
  }));
