export const specificationTableContent = {
  source: 'Source',
  /** Stands in a cell without a value. */
  none: '—',
};

export type SpecificationTableContent = typeof specificationTableContent;
