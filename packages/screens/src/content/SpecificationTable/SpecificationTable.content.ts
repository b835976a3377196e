export const specificationTableContent = {
  source: 'Source',
  /** Shown in cells without a value. */
  none: '—',
};

export type SpecificationTableContent = typeof specificationTableContent;
