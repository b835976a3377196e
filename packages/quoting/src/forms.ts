/** The tabs of the screen, in order. The id is also the hash of the tab: `/services#fab`. */
export const serviceTabs = ['layout', 'fab', 'flex', 'stencil', 'source'] as const;
export type ServiceTab = (typeof serviceTabs)[number];

const yesOrNo = ['yes', 'no'] as const;

/** The options of the layout form. */
export const layoutOptions = {
  /** Copper layers of the board. */
  layers: ['1', '2', '4'],
  /** The maximum number of parts. */
  components: ['75', '150', '300'],
  /** In working days. */
  leadTime: ['3', '7', '10'],
  /** Whether tracks need controlled impedance. */
  impedance: yesOrNo,
} as const;

/** The options of the form for rigid boards. */
export const fabOptions = {
  /** Whether we populate the boards too. */
  assembly: yesOrNo,
  /** Single boards or panels. */
  dispatchUnit: ['single', 'panel'],
  /** Copper layers. */
  layers: ['1', '2', '4'],
  /** The base material. */
  material: ['fr4', 'rogers'],
  /** Board thickness in millimetres. */
  thickness: ['1.0', '1.6', '2.0'],
  /** The surface finish. HASL contains lead. */
  finish: ['hasl', 'leadfree', 'enig'],
  /** The glass transition temperature: 130–140, 150, or 170 °C and more. FR-4 only. */
  tg: ['std', 'mid', 'high'],
  /** Weight of the outer copper in ounces. */
  copper: ['0.5', '1', '2'],
  /** The minimum track width and spacing, in millimetres. */
  track: ['0.20', '0.15', '0.10'],
  /** The minimum drill diameter in millimetres: 0.30 mechanical, 0.20 laser. */
  hole: ['0.30', '0.20'],
} as const;

/** The switches of the rigid form. */
export const fabExtras = ['electricalTest', 'castellatedHoles', 'serialNumbers'] as const;
export type FabExtra = (typeof fabExtras)[number];

/** The options of the form for flexible boards. */
export const flexOptions = {
  /** Single boards or panels. */
  dispatchUnit: ['single', 'panel'],
  /** Copper layers. */
  layers: ['1', '2'],
  /** The base film. */
  material: ['polyimide', 'pe'],
  /** Thickness of the flexible circuit in millimetres. */
  thickness: ['0.04', '0.06', '0.08'],
  /** The surface finish. */
  finish: ['tin', 'enepig', 'enig'],
  /** Whether the film needs a glass transition temperature of 230 °C. */
  highTg: yesOrNo,
  /** In working days. */
  leadTime: ['10', '15', '20'],
  /** Whether the customer provides Gerber data; otherwise we generate it. */
  gerber: yesOrNo,
} as const;

/** The options of the stencil form. */
export const stencilOptions = {
  /** The side of the board to print. */
  side: ['top', 'bottom', 'both'],
  /** The paste printer. */
  printer: ['other', 'pcbpower'],
  /** Glued into a frame, or foil only. */
  type: ['framed', 'frameless'],
  /** Foil thickness in mil. */
  thickness: ['4', '5', '6', '8'],
  /** In working days. */
  leadTime: ['3', '5', '7'],
  /** Whether the customer approves the apertures before we cut. */
  approval: yesOrNo,
} as const;

/** The options of the sourcing form. */
export const sourceOptions = {
  /** Minimum and maximum working days. */
  leadTime: ['5-7', '7-10', '10-14', '14-18'],
} as const;

type Selected<Options extends Record<string, readonly string[]>> = { [Field in keyof Options]: Options[Field][number] };

/** The text as typed, never corrected. */
type Typed = string;

/** Values of the layout form. */
export interface LayoutValues extends Selected<typeof layoutOptions> {
  /** The name of the customer's board. */
  name: Typed;
}

/** The values of a board, in a form for rigid or for flexible boards. */
export interface BoardValues {
  /** The name of the customer's board. */
  name: Typed;
  /** The width of one board in millimetres, as typed, also when boards are dispatched in panels. */
  sizeX: Typed;
  /** The height of one board in millimetres, as typed, also when boards are dispatched in panels. */
  sizeY: Typed;
  /** The number of boards, as typed, also when they are dispatched in panels. */
  quantity: Typed;
}

/** Values of the form for rigid boards. */
export interface FabValues extends BoardValues, Selected<typeof fabOptions>, Record<FabExtra, boolean> {}

/** Values of the form for flexible boards. */
export interface FlexValues extends BoardValues, Selected<typeof flexOptions> {}

/** Values of the stencil form. */
export interface StencilValues extends Selected<typeof stencilOptions> {
  /** The name of the stencil. */
  name: Typed;
  /** The width of one stencil in millimetres, as typed. */
  sizeX: Typed;
  /** The height of one stencil in millimetres, as typed. */
  sizeY: Typed;
  /** The number of stencils, as typed; of pairs when both sides are printed. */
  quantity: Typed;
}

/** Values of the sourcing form. */
export interface SourceValues extends Selected<typeof sourceOptions> {
  /** The name of the customer's board. */
  name: Typed;
  /** The number of sets of parts, as typed. One set populates one board. */
  quantity: Typed;
}

/** The values of all forms, kept across tab changes. */
export interface ServiceForms {
  /** PCB Layout. */
  layout: LayoutValues;
  /** PCB Fabrication & Assembly (Rigid). */
  fab: FabValues;
  /** PCB Fabrication (Flex). */
  flex: FlexValues;
  /** PCB Stencil. */
  stencil: StencilValues;
  /** Component Sourcing. */
  source: SourceValues;
}

/** The initial values: a complete, typical order in each form, so that a price is shown. */
export const initialForms: ServiceForms = {
  layout: { name: '', layers: '2', components: '75', leadTime: '7', impedance: 'no' },
  fab: {
    name: '',
    assembly: 'no',
    dispatchUnit: 'single',
    sizeX: '100',
    sizeY: '80',
    quantity: '10',
    layers: '2',
    material: 'fr4',
    thickness: '1.6',
    finish: 'hasl',
    tg: 'std',
    copper: '1',
    track: '0.20',
    hole: '0.30',
    electricalTest: false,
    castellatedHoles: false,
    serialNumbers: false,
  },
  flex: {
    name: '',
    dispatchUnit: 'single',
    sizeX: '60',
    sizeY: '20',
    quantity: '20',
    layers: '1',
    material: 'polyimide',
    thickness: '0.06',
    finish: 'enig',
    highTg: 'no',
    leadTime: '15',
    gerber: 'yes',
  },
  stencil: {
    name: '',
    side: 'top',
    printer: 'other',
    type: 'frameless',
    sizeX: '200',
    sizeY: '150',
    thickness: '5',
    leadTime: '5',
    quantity: '1',
    approval: 'no',
  },
  source: { name: '', leadTime: '10-14', quantity: '1' },
};
