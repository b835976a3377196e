import { fabSections } from './internal/fabSections.ts';
import {
  choice,
  type ChoiceControl,
  type Condition,
  count,
  formOf,
  initialValues,
  list,
  longText,
  millimetres,
  type NamesOf,
  onlyIf,
  optionalAmount,
  quantity,
  type Schema,
  type SchemaField,
  text,
  unless,
  type ValuesOf,
  yesOrNo,
} from './internal/schema.ts';

/** The forms, in order. The id is also the hash of the tab: `/services#fab`. */
export const serviceTabs = ['layout', 'fab', 'flex', 'stencil', 'source'] as const;
export type ServiceTab = (typeof serviceTabs)[number];

const layoutSections = {
  project: {
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
};

/** Size and quantity are those of single circuits, also in panels. */
const flexSections = {
  board: {
    /** The customer's own name for the board. */
    name: text(),
    /** Single boards or panels. */
    dispatchUnit: choice(['single', 'panel'], 'single'),
    /** The width of one circuit. */
    sizeX: millimetres('60'),
    /** The height of one circuit. */
    sizeY: millimetres('20'),
    /** The number of circuits. */
    quantity: quantity('20'),
  },
  build: {
    /** Copper layers. */
    layers: choice(['1', '2'], '1'),
    /** The base film. */
    material: choice(['polyimide', 'pe'], 'polyimide'),
    /** Thickness of the copper foil in micrometres, before plating. */
    copper: choice(['12', '18', '35'], '18'),
    /** The sides with coverlay. */
    coverlay: choice(['none', 'top', 'bottom', 'both'], 'top'),
    /** Thickness of the flexible circuit in millimetres, with coverlay and without stiffener. */
    thickness: choice(['0.04', '0.06', '0.08'], '0.06'),
    /** The surface finish. */
    finish: list(['tin', 'enepig', 'enig'], 'enig'),
    /** Whether the film needs a glass transition temperature of 230 °C. */
    highTg: yesOrNo('no'),
    /** The performance class of IPC-6013. */
    ipcClass: choice(['2', '3'], '2'),
  },
  mechanics: {
    /** Whether the circuit bends once, when it is installed, or whenever the product is used. */
    bending: choice(['once', 'flexing'], 'once'),
    /** The plate that supports connectors and parts. */
    stiffener: list(['none', 'polyimide', 'fr4', 'steel'], 'none'),
    /** The side that the stiffener is bonded to. */
    stiffenerSide: unless('stiffener', 'none', choice(['top', 'bottom'], 'bottom')),
    /** Thickness of the stiffener in millimetres, by its material. */
    polyimideThickness: onlyIf('stiffener', 'polyimide', choice(['0.075', '0.125', '0.175', '0.225'], '0.225')),
    fr4Thickness: onlyIf('stiffener', 'fr4', choice(['0.2', '0.4', '0.8', '1.6'], '0.4')),
    steelThickness: onlyIf('stiffener', 'steel', choice(['0.1', '0.2', '0.3'], '0.2')),
  },
  production: {
    /** In working days. */
    leadTime: list(['10', '15', '20'], '15'),
    /** Whether the customer provides Gerber data; otherwise we generate it. */
    gerber: yesOrNo('yes'),
    /** What the fields do not say. Printed on the quotation. */
    remarks: longText(),
  },
};

const stencilSections = {
  stencil: {
    /** The customer's own name for the stencil. */
    name: text(),
    /** The side of the board to print. */
    side: choice(['top', 'bottom', 'both'], 'top'),
    /** The paste printer. */
    printer: choice(['other', 'pcbpower'], 'other'),
    /** Glued into a frame, or foil only. */
    type: choice(['framed', 'frameless'], 'frameless'),
  },
  foil: {
    /** The width of one stencil. */
    sizeX: millimetres('200'),
    /** The height of one stencil. */
    sizeY: millimetres('150'),
    /** Foil thickness in mil. */
    thickness: choice(['4', '5', '6', '8'], '5'),
    /** By how much of their area we reduce the apertures, in percent. 0: they are cut as in the data. */
    reduction: list(['0', '5', '10', '15', '20'], '0'),
    /** Whether the walls of the apertures are electropolished. */
    electropolishing: yesOrNo('no'),
    /** Whether the side that touches the board has a nano coating. */
    nanoCoating: yesOrNo('no'),
  },
  order: {
    /** In working days. */
    leadTime: list(['3', '5', '7'], '5'),
    /** The number of stencils; of pairs when both sides are printed. */
    quantity: quantity('1'),
    /** Whether the customer approves the apertures before we cut. */
    approval: yesOrNo('no'),
    /** What the fields do not say. Printed on the quotation. */
    remarks: longText(),
  },
};

const sourceSections = {
  parts: {
    /** The customer's own name for the board. */
    name: text(),
    /** The number of sets of parts. One set populates one board. */
    quantity: quantity('1', 'sets'),
    /** Different parts: the lines of the bill of materials. */
    uniqueParts: count('15'),
    /** What a set should cost with its parts, before tax. Costs nothing: whoever quotes the parts reads it. */
    targetPrice: optionalAmount(),
    /** Minimum and maximum working days. */
    leadTime: list(['5-7', '7-10', '10-14', '14-18'], '10-14'),
  },
};

/**
 * The fields of each form, in its order, with a complete, typical order as initial values. Types, initial values, query
 * parameters, controls, and the rows of the quotation and the comparison follow from them.
 */
export const formSchemas = {
  layout: formOf(layoutSections.project),
  fab: formOf({
    ...fabSections.board,
    ...fabSections.build,
    ...fabSections.technology,
    ...fabSections.additional,
    ...fabSections.options,
    ...fabSections.assembly,
  }),
  flex: formOf({
    ...flexSections.board,
    ...flexSections.build,
    ...flexSections.mechanics,
    ...flexSections.production,
  }),
  stencil: formOf({ ...stencilSections.stencil, ...stencilSections.foil, ...stencilSections.order }),
  source: formOf(sourceSections.parts),
};

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

/** The typed counts of rigid boards whose pieces are charged: those of the gold fingers and of the assembly. */
export type FabCount = 'goldContacts' | 'placements' | 'uniqueParts' | 'throughHoleJoints';

/** The initial values of all forms, so that a price is shown. */
export const initialForms: ServiceForms = {
  layout: initialValues(formSchemas.layout),
  fab: initialValues(formSchemas.fab),
  flex: initialValues(formSchemas.flex),
  stencil: initialValues(formSchemas.stencil),
  source: initialValues(formSchemas.source),
};

type NameOf<Values> = Values extends Values ? keyof Values : never;

/** The name of a field: that of its value, or `size` for both sides together. */
export type FieldName = 'size' | NameOf<ServiceForms[ServiceTab]>;

/** A field as it is read: a size is one field with two values, `sizeX` and `sizeY`. */
export type FormField = (
  | { kind: 'text'; name: FieldName; control: 'line' | 'area' }
  | { kind: 'size'; name: 'size' }
  | { kind: 'count'; name: FieldName; unit: 'pieces' | 'sets' | null; isOptional: boolean }
  | { kind: 'amount'; name: FieldName }
  | { kind: 'choice'; name: FieldName; control: ChoiceControl; options: readonly string[] }
  | { kind: 'switch'; name: FieldName }
) & { onlyIf?: Condition; pricedIf?: Condition };

function fieldOf([name, field]: readonly [FieldName, SchemaField]): readonly FormField[] {
  if (field.kind !== 'millimetres') return [{ ...field, name }];
  return name === 'sizeX' ? [{ kind: 'size', name: 'size' }] : [];
}

const fieldsOf = (section: Schema) => (Object.entries(section) as [FieldName, SchemaField][]).flatMap(fieldOf);

function sectionsOf<Section extends string>(sections: Readonly<Record<Section, Schema>>) {
  const entries = Object.entries<Schema>(sections).map(([id, section]) => [id, fieldsOf(section)] as const);
  const read: Partial<Record<string, readonly FormField[]>> = Object.fromEntries(entries);
  return read as Readonly<Record<Section, readonly FormField[]>>;
}

/** The fields of each form by section, in its order. */
export const formSections = {
  layout: sectionsOf(layoutSections),
  fab: sectionsOf(fabSections),
  flex: sectionsOf(flexSections),
  stencil: sectionsOf(stencilSections),
  source: sectionsOf(sourceSections),
};

/** A section of the rigid form. */
export type FabSection = keyof typeof fabSections;

const allFields = (sections: Readonly<Record<string, readonly FormField[]>>) => Object.values(sections).flat();

/** The fields of each form, in its order. */
export const formFields: Readonly<Record<ServiceTab, readonly FormField[]>> = {
  layout: allFields(formSections.layout),
  fab: allFields(formSections.fab),
  flex: allFields(formSections.flex),
  stencil: allFields(formSections.stencil),
  source: allFields(formSections.source),
};

/** Values of a form by the names of its fields: text and choices, and `true` or `false` for a switch. */
export type FormValues = Readonly<Record<string, string | boolean>>;

/** The values of one form, to be read by the names of its fields. */
export const valuesOf = (service: ServiceTab, forms: ServiceForms): FormValues => forms[service];

const holds = (condition: Condition | undefined, values: FormValues) =>
  condition === undefined || (values[condition.name] === condition.value) !== (condition.isOther === true);

/** Whether a field means anything with these values. Inner copper, for example, needs inner layers. */
export const applies = ({ onlyIf }: FormField, values: FormValues) => holds(onlyIf, values);

/** Whether a field can cost anything with these values. The glass transition temperature, for example, is one of FR-4. */
export const isPriced = (field: FormField, values: FormValues) =>
  applies(field, values) && holds(field.pricedIf, values);

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
