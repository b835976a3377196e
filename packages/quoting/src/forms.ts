import { fabSections as sections } from './internal/fabSections.ts';
import {
  choice,
  type Condition,
  count,
  extra,
  fieldNames,
  initialValues,
  millimetres,
  type NamesOf,
  type Schema,
  text,
  type ValuesOf,
  yesOrNo,
} from './internal/schema.ts';

/** The forms, in order. The id is also the hash of the tab: `/services#fab`. */
export const serviceTabs = ['layout', 'fab', 'flex', 'stencil', 'source'] as const;
export type ServiceTab = (typeof serviceTabs)[number];

/**
 * The fields of each form, in its order, with a complete, typical order as initial values. Types, initial values, query
 * parameters, and the rows of the quotation and the comparison follow from them.
 */
export const formSchemas = {
  /** PCB Layout. */
  layout: {
    /** The customer's own name for the board. */
    name: text(),
    /** Copper layers of the board. */
    layers: choice(['1', '2', '4'], '2'),
    /** The maximum number of parts. */
    components: choice(['75', '150', '300'], '75'),
    /** Whether tracks need controlled impedance. */
    impedance: yesOrNo('no'),
    /** In working days. */
    leadTime: choice(['3', '7', '10'], '7'),
  },
  /** PCB Fabrication & Assembly (Rigid). Size and quantity are those of single boards, also in panels. */
  fab: {
    /** The customer's own name for the board. */
    name: text(),
    /** Whether we populate the boards too. */
    assembly: yesOrNo('no'),
    /** Single boards or panels. */
    dispatchUnit: choice(['single', 'panel'], 'single'),
    /** The width of one board. */
    sizeX: millimetres('100'),
    /** The height of one board. */
    sizeY: millimetres('80'),
    /** The number of boards. */
    quantity: count('10'),
    /** Copper layers. */
    layers: choice(['1', '2', '4'], '2'),
    /** The base material. */
    material: choice(['fr4', 'rogers'], 'fr4'),
    /** Board thickness in millimetres. */
    thickness: choice(['1.0', '1.6', '2.0'], '1.6'),
    /** The surface finish. HASL contains lead. */
    finish: choice(['hasl', 'leadfree', 'enig'], 'hasl'),
    /** The glass transition temperature: 130–140, 150, or 170 °C and more. FR-4 only. */
    tg: choice(['std', 'mid', 'high'], 'std'),
    ...sections.technology,
    electricalTest: extra(),
    castellatedHoles: extra(),
    serialNumbers: extra(),
    ...sections.options,
    ...sections.assembly,
  },
  /** PCB Fabrication (Flex). Size and quantity are those of single circuits, also in panels. */
  flex: {
    /** The customer's own name for the board. */
    name: text(),
    /** Single boards or panels. */
    dispatchUnit: choice(['single', 'panel'], 'single'),
    /** The width of one circuit. */
    sizeX: millimetres('60'),
    /** The height of one circuit. */
    sizeY: millimetres('20'),
    /** The number of circuits. */
    quantity: count('20'),
    /** Copper layers. */
    layers: choice(['1', '2'], '1'),
    /** The base film. */
    material: choice(['polyimide', 'pe'], 'polyimide'),
    /** Thickness of the flexible circuit in millimetres. */
    thickness: choice(['0.04', '0.06', '0.08'], '0.06'),
    /** The surface finish. */
    finish: choice(['tin', 'enepig', 'enig'], 'enig'),
    /** Whether the film needs a glass transition temperature of 230 °C. */
    highTg: yesOrNo('no'),
    /** The performance class of IPC-6013. */
    ipcClass: choice(['2', '3'], '2'),
    /** In working days. */
    leadTime: choice(['10', '15', '20'], '15'),
    /** Whether the customer provides Gerber data; otherwise we generate it. */
    gerber: yesOrNo('yes'),
  },
  /** PCB Stencil. */
  stencil: {
    /** The customer's own name for the stencil. */
    name: text(),
    /** The side of the board to print. */
    side: choice(['top', 'bottom', 'both'], 'top'),
    /** The paste printer. */
    printer: choice(['other', 'pcbpower'], 'other'),
    /** Glued into a frame, or foil only. */
    type: choice(['framed', 'frameless'], 'frameless'),
    /** The width of one stencil. */
    sizeX: millimetres('200'),
    /** The height of one stencil. */
    sizeY: millimetres('150'),
    /** Foil thickness in mil. */
    thickness: choice(['4', '5', '6', '8'], '5'),
    /** In working days. */
    leadTime: choice(['3', '5', '7'], '5'),
    /** The number of stencils; of pairs when both sides are printed. */
    quantity: count('1'),
    /** Whether the customer approves the apertures before we cut. */
    approval: yesOrNo('no'),
  },
  /** Component Sourcing. */
  source: {
    /** The customer's own name for the board. */
    name: text(),
    /** The number of sets of parts. One set populates one board. */
    quantity: count('1'),
    /** Minimum and maximum working days. */
    leadTime: choice(['5-7', '7-10', '10-14', '14-18'], '10-14'),
  },
} satisfies Readonly<Record<ServiceTab, Schema>>;

type FormSchemas = typeof formSchemas;

export type LayoutValues = ValuesOf<FormSchemas['layout']>;
export type FabValues = ValuesOf<FormSchemas['fab']>;
export type FlexValues = ValuesOf<FormSchemas['flex']>;
export type StencilValues = ValuesOf<FormSchemas['stencil']>;
export type SourceValues = ValuesOf<FormSchemas['source']>;

/** The values of all forms, kept across tab changes. */
export interface ServiceForms {
  layout: LayoutValues;
  fab: FabValues;
  flex: FlexValues;
  stencil: StencilValues;
  source: SourceValues;
}

/** The values that both forms of boards have. */
export type BoardValues = Pick<FabValues, 'name' | 'sizeX' | 'sizeY' | 'quantity'>;

/** The choices of a form. */
export type ChoiceName<Service extends ServiceTab> = NamesOf<FormSchemas[Service], 'choice'> &
  keyof ServiceForms[Service];

/** The extras of rigid boards, those of their assembly included. */
export type FabExtra = NamesOf<FormSchemas['fab'], 'switch'>;

/** The typed counts of rigid boards whose pieces are charged: those of the assembly. */
export type FabCount = 'placements' | 'uniqueParts' | 'throughHoleJoints';

/** A section of the rigid form that is shown on demand. */
export type FabSection = keyof typeof sections;

/** The names of the fields of each section of the rigid form that is shown on demand, in the order of the form. */
export const fabSections = {
  technology: fieldNames(sections.technology),
  options: fieldNames(sections.options),
  assembly: fieldNames(sections.assembly),
};

/** The initial values of all forms, so that a price is shown. */
export const initialForms: ServiceForms = {
  layout: initialValues(formSchemas.layout),
  fab: initialValues(formSchemas.fab),
  flex: initialValues(formSchemas.flex),
  stencil: initialValues(formSchemas.stencil),
  source: initialValues(formSchemas.source),
};

/** A field as it is read: a size is one field with two values, `sizeX` and `sizeY`. */
export type FormField = (
  | { kind: 'text' | 'count' | 'switch'; name: string }
  | { kind: 'size'; name: 'size' }
  | { kind: 'choice'; name: string; options: readonly string[] }
) & { onlyIf?: Condition };

const fieldsOf = (form: Schema): readonly FormField[] =>
  Object.entries(form).flatMap(([name, field]): readonly FormField[] => {
    const condition = field.onlyIf && { onlyIf: field.onlyIf };
    if (field.kind === 'choice') return [{ kind: 'choice', name, options: field.options, ...condition }];
    if (field.kind !== 'millimetres') return [{ kind: field.kind, name, ...condition }];
    return name === 'sizeX' ? [{ kind: 'size', name: 'size' }] : [];
  });

/** The fields of each form, in its order. */
export const formFields: Readonly<Record<ServiceTab, readonly FormField[]>> = {
  layout: fieldsOf(formSchemas.layout),
  fab: fieldsOf(formSchemas.fab),
  flex: fieldsOf(formSchemas.flex),
  stencil: fieldsOf(formSchemas.stencil),
  source: fieldsOf(formSchemas.source),
};

/** Values of a form by the names of its fields: text and choices, and `true` or `false` for a switch. */
export type FormValues = Readonly<Record<string, string | boolean>>;

/** The values of one form, to be read by the names of its fields. */
export const valuesOf = (service: ServiceTab, forms: ServiceForms): FormValues => forms[service];

/** Whether a field means anything with these values. Inner copper, for example, needs inner layers. */
export const applies = ({ onlyIf }: FormField, values: FormValues) =>
  onlyIf === undefined || values[onlyIf.name] === onlyIf.value;

const valuesIn = (field: FormField, values: FormValues) =>
  (field.kind === 'size' ? ['sizeX', 'sizeY'] : [field.name]).map((name) =>
    applies(field, values) ? String(values[name]).trim() : null,
  );

/**
 * The fields of a form with other values than before, in its order. Spaces around typed text make no difference, nor does
 * a value that does not apply.
 */
export function changedFields(service: ServiceTab, before: ServiceForms, after: ServiceForms): readonly FormField[] {
  return formFields[service].filter((field) => {
    const old = valuesIn(field, before[service]);
    return valuesIn(field, after[service]).some((value, index) => value !== old[index]);
  });
}

/** The forms with some values of one service replaced. */
export const withValues = (service: ServiceTab, forms: ServiceForms, values: FormValues): ServiceForms => ({
  ...forms,
  [service]: { ...forms[service], ...values },
});
