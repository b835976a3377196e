import type { TypedSize } from '@pcb/screens/storefront/HomeScreen';
import type { ServiceForms } from '@pcb/screens/storefront/ServicesScreen';
import { createStore, type StoreApi } from 'zustand/vanilla';

interface TypedForms {
  /** The values of the forms on `/services`; `undefined` until the first input. */
  forms: ServiceForms | undefined;
  /** The board size typed on the home page, with which the rigid form opens; `undefined` until the first input. */
  boardSize: TypedSize | undefined;
  /** The bill of materials in the sourcing tab, as text. */
  billOfMaterials: string;
}

/**
 * What a customer typed about an order. It is kept in memory, so that a customer who follows a link out of a form and
 * comes back finds it unchanged.
 */
export type ServiceFormsStore = StoreApi<TypedForms>;

export const createServiceForms = (): ServiceFormsStore =>
  createStore<TypedForms>(() => ({ forms: undefined, boardSize: undefined, billOfMaterials: '' }));

/** Keeps the board size, also in the rigid form if it has been used. */
export const keepBoardSize = (store: ServiceFormsStore, boardSize: TypedSize) =>
  store.setState(({ forms }) => ({ boardSize, forms: forms && { ...forms, fab: { ...forms.fab, ...boardSize } } }));
