export const specificationTableContent = {
  /** Shown in cells without a value. */
  none: '—',
};

export type SpecificationTableContent = typeof specificationTableContent;
