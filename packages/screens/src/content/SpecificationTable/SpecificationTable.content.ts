export const specificationTableContent = {
  none: '—',
};

export type SpecificationTableContent = typeof specificationTableContent;
