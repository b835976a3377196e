import { initialForms } from '@pcb/quoting/forms';

const { fab, flex, stencil } = initialForms;
export const rigid = (values: Partial<typeof fab> = {}) => ({ service: 'fab', values: { ...fab, ...values } }) as const;
export const flexible = (values: Partial<typeof flex> = {}) =>
  ({ service: 'flex', values: { ...flex, ...values } }) as const;
export const stencilOf = (values: Partial<typeof stencil> = {}) =>
  ({ service: 'stencil', values: { ...stencil, ...values } }) as const;
