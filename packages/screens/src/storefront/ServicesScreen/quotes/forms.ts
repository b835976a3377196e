/** The tabs of the screen, in order. The id is also the tab's address: `/services#fab`. */
export const serviceTabs = ['layout', 'fab', 'flex', 'stencil', 'source'] as const;
export type ServiceTab = (typeof serviceTabs)[number];

const yesOrNo = ['yes', 'no'] as const;

/** What can be chosen in the layout form. `components` is the most parts that the choice covers. */
export const layoutOptions = {
  layers: ['1', '2', '4'],
  components: ['75', '150', '300'],
  leadTime: ['3', '7', '10'],
  impedance: yesOrNo,
} as const;

export const fabOptions = {
  assembly: yesOrNo,
  dispatchUnit: ['single', 'panel'],
  layers: ['1', '2', '4'],
  material: ['fr4', 'rogers'],
  thickness: ['1.0', '1.6', '2.0'],
  finish: ['hasl', 'leadfree', 'enig'],
  tg: ['std', 'mid', 'high'],
  /** Weight of the outer copper in ounces. */
  copper: ['0.5', '1', '2'],
  /** The narrowest track and the narrowest space, in millimetres. */
  track: ['0.20', '0.15', '0.10'],
  /** The smallest hole, in millimetres. */
  hole: ['0.30', '0.20'],
} as const;

/** The switches of the rigid form. */
export const fabExtras = ['electricalTest', 'castellatedHoles', 'serialNumbers'] as const;
export type FabExtra = (typeof fabExtras)[number];

export const flexOptions = {
  dispatchUnit: ['single', 'panel'],
  layers: ['1', '2'],
  material: ['polyimide', 'pe'],
  thickness: ['0.04', '0.06', '0.08'],
  finish: ['tin', 'enepig', 'enig'],
  highTg: yesOrNo,
  leadTime: ['10', '15', '20'],
  gerber: yesOrNo,
} as const;

export const stencilOptions = {
  side: ['top', 'bottom', 'both'],
  printer: ['other', 'pcbpower'],
  type: ['framed', 'frameless'],
  /** In mil, thousandths of an inch. */
  thickness: ['4', '5', '6', '8'],
  leadTime: ['3', '5', '7'],
  approval: yesOrNo,
} as const;

export const sourceOptions = {
  leadTime: ['5-7', '7-10', '10-14', '14-18'],
} as const;

type Chosen<Options extends Record<string, readonly string[]>> = { [Field in keyof Options]: Options[Field][number] };

/** Text exactly as it was typed: quotes read it, nothing corrects it. */
type Typed = string;

export interface LayoutValues extends Chosen<typeof layoutOptions> {
  name: Typed;
}

export interface FabValues extends Chosen<typeof fabOptions>, Record<FabExtra, boolean> {
  name: Typed;
  sizeX: Typed;
  sizeY: Typed;
  quantity: Typed;
}

export interface FlexValues extends Chosen<typeof flexOptions> {
  name: Typed;
  sizeX: Typed;
  sizeY: Typed;
  quantity: Typed;
}

export interface StencilValues extends Chosen<typeof stencilOptions> {
  name: Typed;
  sizeX: Typed;
  sizeY: Typed;
  quantity: Typed;
}

export interface SourceValues extends Chosen<typeof sourceOptions> {
  name: Typed;
  quantity: Typed;
}

/** The values of every form, so that they outlive a change of tab. */
export interface ServiceForms {
  layout: LayoutValues;
  fab: FabValues;
  flex: FlexValues;
  stencil: StencilValues;
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
