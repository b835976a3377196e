import {
  type FabExtra,
  fabExtras,
  fabOptions,
  flexOptions,
  layoutOptions,
  type ServiceTab,
  sourceOptions,
  stencilOptions,
} from './forms.ts';

/** A field of a form, by the kind of its value. A size is one field with two values, `sizeX` and `sizeY`. */
export type FormField =
  | { kind: 'text'; name: 'name' | 'quantity' }
  | { kind: 'size'; name: 'size' }
  | { kind: 'choice'; name: string; options: readonly string[] }
  | { kind: 'switch'; name: FabExtra };

const name: FormField = { kind: 'text', name: 'name' };
const quantity: FormField = { kind: 'text', name: 'quantity' };
const size: FormField = { kind: 'size', name: 'size' };

/** Some choices of a form, in the given order. */
const choices = <Options extends Readonly<Record<string, readonly string[]>>>(
  options: Options,
  ...names: (keyof Options & string)[]
) => names.map((choice): FormField => ({ kind: 'choice', name: choice, options: options[choice] ?? [] }));

/** The fields of each form, in the order of the form. */
export const formFields: Readonly<Record<ServiceTab, readonly FormField[]>> = {
  layout: [name, ...choices(layoutOptions, 'layers', 'components', 'impedance', 'leadTime')],
  fab: [
    name,
    ...choices(fabOptions, 'assembly', 'dispatchUnit'),
    size,
    quantity,
    ...choices(fabOptions, 'layers', 'material', 'thickness', 'finish', 'tg', 'copper', 'track', 'hole'),
    ...fabExtras.map((extra): FormField => ({ kind: 'switch', name: extra })),
  ],
  flex: [
    name,
    ...choices(flexOptions, 'dispatchUnit'),
    size,
    quantity,
    ...choices(flexOptions, 'layers', 'material', 'thickness', 'finish', 'highTg', 'leadTime', 'gerber'),
  ],
  stencil: [
    name,
    ...choices(stencilOptions, 'side', 'printer', 'type'),
    size,
    ...choices(stencilOptions, 'thickness', 'leadTime'),
    quantity,
    ...choices(stencilOptions, 'approval'),
  ],
  source: [name, quantity, ...choices(sourceOptions, 'leadTime')],
};
