export const quickQuoteTabs = [
  'pcb-layout',
  'pcb-fabrication',
  'pcb-assembly',
  'pcb-stencil',
  'component-sourcing',
] as const;
export type QuickQuoteTab = (typeof quickQuoteTabs)[number];

/** As typed. The sides are in mm. */
export interface TypedBoard {
  sizeX: string;
  sizeY: string;
  quantity: string;
}

export interface QuickOrder {
  /** The selected tab of the quick quote. */
  tab: QuickQuoteTab;
  /** The board, for the tabs that order one. */
  board: TypedBoard;
}
