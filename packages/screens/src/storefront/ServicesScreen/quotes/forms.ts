/** The tabs of the screen, in order. The id is also the tab's address: `/services#fab`. */
export const serviceTabs = ['layout', 'fab', 'flex', 'stencil', 'source'] as const;
export type ServiceTab = (typeof serviceTabs)[number];

const yesOrNo = ['yes', 'no'] as const;

/** What can be chosen in the layout form. */
export const layoutOptions = {
  /** Copper layers of the board. */
  layers: ['1', '2', '4'],
  /** The most parts that the choice covers. */
  components: ['75', '150', '300'],
  /** In working days. */
  leadTime: ['3', '7', '10'],
  /** Whether lines need a controlled impedance. */
  impedance: yesOrNo,
} as const;

/** What can be chosen in the form for rigid boards. */
export const fabOptions = {
  /** Whether we populate the boards too. */
  assembly: yesOrNo,
  /** Boards one by one, or in a panel. */
  dispatchUnit: ['single', 'panel'],
  /** Copper layers. */
  layers: ['1', '2', '4'],
  /** The base material. */
  material: ['fr4', 'rogers'],
  /** Of the board, in millimetres. */
  thickness: ['1.0', '1.6', '2.0'],
  /** What covers the pads. HASL holds lead. */
  finish: ['hasl', 'leadfree', 'enig'],
  /** The glass transition temperature: 130–140, 150, or 170 °C and more. FR-4 only. */
  tg: ['std', 'mid', 'high'],
  /** Weight of the outer copper in ounces. */
  copper: ['0.5', '1', '2'],
  /** The narrowest track and the narrowest space, in millimetres. */
  track: ['0.20', '0.15', '0.10'],
  /** The diameter of the smallest drill, in millimetres: 0.30 by the mechanical drill, 0.20 by laser. */
  hole: ['0.30', '0.20'],
} as const;

/** The switches of the rigid form. */
export const fabExtras = ['electricalTest', 'castellatedHoles', 'serialNumbers'] as const;
export type FabExtra = (typeof fabExtras)[number];

/** What can be chosen in the form for flexible boards. */
export const flexOptions = {
  /** Boards one by one, or in a panel. */
  dispatchUnit: ['single', 'panel'],
  /** Copper layers. */
  layers: ['1', '2'],
  /** The base film. */
  material: ['polyimide', 'pe'],
  /** Of the flexible circuit, in millimetres. */
  thickness: ['0.04', '0.06', '0.08'],
  /** What covers the pads. */
  finish: ['tin', 'enepig', 'enig'],
  /** Whether the film must stand a glass transition temperature of 230 °C. */
  highTg: yesOrNo,
  /** In working days. */
  leadTime: ['10', '15', '20'],
  /** Whether Gerber data is there; otherwise we make it. */
  gerber: yesOrNo,
} as const;

/** What can be chosen in the stencil form. */
export const stencilOptions = {
  /** The side of the board that is printed. */
  side: ['top', 'bottom', 'both'],
  /** The paste printer that it is for. */
  printer: ['other', 'pcbpower'],
  /** Glued into a frame, or the bare foil. */
  type: ['framed', 'frameless'],
  /** In mil, thousandths of an inch. */
  thickness: ['4', '5', '6', '8'],
  /** In working days. */
  leadTime: ['3', '5', '7'],
  /** Whether the customer sees the apertures before we cut. */
  approval: yesOrNo,
} as const;

/** What can be chosen in the sourcing form. */
export const sourceOptions = {
  /** In working days, from and to. */
  leadTime: ['5-7', '7-10', '10-14', '14-18'],
} as const;

type Chosen<Options extends Record<string, readonly string[]>> = { [Field in keyof Options]: Options[Field][number] };

/** Text exactly as it was typed: quotes read it, nothing corrects it. */
type Typed = string;

/** What stands in the layout form. */
export interface LayoutValues extends Chosen<typeof layoutOptions> {
  /** The name of the customer's board. */
  name: Typed;
}

/** What stands in the form for rigid boards. */
export interface FabValues extends Chosen<typeof fabOptions>, Record<FabExtra, boolean> {
  /** The name of the customer's board. */
  name: Typed;
  /** The width of one board in millimetres, as typed, also when boards are dispatched in panels. */
  sizeX: Typed;
  /** The height of one board in millimetres, as typed, also when boards are dispatched in panels. */
  sizeY: Typed;
  /** How many boards, as typed, also when they are dispatched in panels. */
  quantity: Typed;
}

/** What stands in the form for flexible boards. */
export interface FlexValues extends Chosen<typeof flexOptions> {
  /** The name of the customer's board. */
  name: Typed;
  /** The width of one board in millimetres, as typed, also when boards are dispatched in panels. */
  sizeX: Typed;
  /** The height of one board in millimetres, as typed, also when boards are dispatched in panels. */
  sizeY: Typed;
  /** How many boards, as typed, also when they are dispatched in panels. */
  quantity: Typed;
}

/** What stands in the stencil form. */
export interface StencilValues extends Chosen<typeof stencilOptions> {
  /** The name of the stencil. */
  name: Typed;
  /** The width of one stencil in millimetres, as typed. */
  sizeX: Typed;
  /** The height of one stencil in millimetres, as typed. */
  sizeY: Typed;
  /** How many stencils, as typed; pairs where both sides are printed. */
  quantity: Typed;
}

/** What stands in the sourcing form. */
export interface SourceValues extends Chosen<typeof sourceOptions> {
  /** The name of the customer's board. */
  name: Typed;
  /** How many sets of parts, as typed. One set populates one board. */
  quantity: Typed;
}

/** The values of every form, so that they outlive a change of tab. */
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

/** How the forms start: complete and with the most ordinary order, so that there is a price to look at. */
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
