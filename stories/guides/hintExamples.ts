import { initialForms, type ServiceForms, type ServiceTab } from '@pcb/quoting/forms';

/** The values on both sides of the limit of a rule, each on top of the initial values of the form. */
interface HintExample<Values> {
  /** Just within the limit: the rule does not apply. */
  within: Partial<Values>;
  /** Just beyond it: the rule applies. */
  beyond: Partial<Values>;
}

interface Typed {
  sizeX: string;
  sizeY: string;
  quantity: string;
}

const sizeExamples = {
  'size-x-comma': { within: { sizeX: '62,5' }, beyond: { sizeX: '1,000' } },
  'size-x-unreadable': { within: { sizeX: '80' }, beyond: { sizeX: 'eighty' } },
  'size-y-comma': { within: { sizeY: '62,5' }, beyond: { sizeY: '1,000' } },
  'size-y-unreadable': { within: { sizeY: '80' }, beyond: { sizeY: 'eighty' } },
  'size-missing': { within: { sizeX: '', sizeY: 'eighty' }, beyond: { sizeX: '', sizeY: '80' } },
} satisfies Record<string, HintExample<Typed>>;

const quantityExamples = (max: number) =>
  ({
    'quantity-comma': { within: { quantity: '1,000' }, beyond: { quantity: '1,50' } },
    'quantity-missing': { within: { quantity: '1' }, beyond: { quantity: ' ' } },
    'quantity-unreadable': { within: { quantity: '1' }, beyond: { quantity: '0' } },
    'quantity-on-request': { within: { quantity: `${max}` }, beyond: { quantity: `${max + 1}` } },
  }) satisfies Record<string, HintExample<Typed>>;

const inPanel = { dispatchUnit: 'panel' } as const;
const assembled = { assembly: 'yes' } as const;
const finePitch = { ...assembled, finePitch: 'yes' } as const;
const controlled = { impedance: 'yes', layers: '4', copper: '0.5' } as const;
const pe = { material: 'pe', finish: 'tin' } as const;
const rogers = { material: 'rogers' } as const;

/** An example for each rule of `hintRulesOf`, by form and id. The tests check both sides; the stories show them. */
export const hintExamples: {
  readonly [Form in ServiceTab]: Readonly<Record<string, HintExample<ServiceForms[Form]>>>;
} = {
  layout: {
    'impedance-without-plane': { within: { impedance: 'yes', layers: '2' }, beyond: { impedance: 'yes', layers: '1' } },
    'impedance-two-layers': { within: { impedance: 'yes', layers: '4' }, beyond: { impedance: 'yes', layers: '2' } },
    'fast-large-layout': {
      within: { components: '300', layers: '4', leadTime: '7' },
      beyond: { components: '300', layers: '4', leadTime: '3' },
    },
    'one-layer-crossings': { within: { layers: '1', components: '75' }, beyond: { layers: '1', components: '150' } },
  },
  fab: {
    'assembly-complete-kit': { within: { assembly: 'no' }, beyond: { assembly: 'yes' } },
    'consigned-challan': {
      within: { ...assembled, partsSupply: 'turnkey' },
      beyond: { ...assembled, partsSupply: 'consigned' },
    },
    'consigned-spares': {
      within: { ...assembled, partsSupply: 'turnkey' },
      beyond: { ...assembled, partsSupply: 'consigned' },
    },
    'assembly-single-board': {
      within: { assembly: 'yes', ...inPanel },
      beyond: { assembly: 'yes', dispatchUnit: 'single' },
    },
    // Two boards of 284.5 mm are 585 mm wide with their gaps and border.
    'panel-holds-one': {
      within: { ...inPanel, sizeX: '284.5', sizeY: '300' },
      beyond: { ...inPanel, sizeX: '285', sizeY: '300' },
    },
    'panel-of-one': { within: { ...inPanel, quantity: '2' }, beyond: { ...inPanel, quantity: '1' } },
    // Without gaps, 3 × 3 boards of 30 mm and the border make 100 × 100 mm.
    'panel-below-v-cut': {
      within: { ...inPanel, sizeX: '30', sizeY: '30', quantity: '9' },
      beyond: { ...inPanel, sizeX: '30', sizeY: '30', quantity: '8' },
    },
    ...sizeExamples,
    'fr4-too-large': { within: { sizeX: '385', sizeY: '430' }, beyond: { sizeX: '385', sizeY: '431' } },
    'fr4-multilayer-too-large': {
      within: { layers: '4', sizeX: '430', sizeY: '370' },
      beyond: { layers: '4', sizeX: '430', sizeY: '371' },
    },
    'rogers-too-large': {
      within: { ...rogers, sizeX: '435', sizeY: '275' },
      beyond: { ...rogers, sizeX: '435', sizeY: '276' },
    },
    'outline-tolerance': { within: { sizeX: '62.5' }, beyond: { sizeX: '62.55' } },
    ...quantityExamples(2000),
    'area-on-request': {
      within: { sizeX: '250', sizeY: '200', quantity: '1000' },
      beyond: { sizeX: '250', sizeY: '200', quantity: '1001' },
    },
    'one-board': { within: { quantity: '2' }, beyond: { quantity: '1' } },
    'next-band': { within: { quantity: '19' }, beyond: { quantity: '20' } },
    'added-days': { within: { quantity: '100' }, beyond: { quantity: '101' } },
    'rogers-multilayer': { within: { ...rogers, layers: '2' }, beyond: { ...rogers, layers: '4' } },
    'rogers-thickness': { within: { ...rogers, thickness: '1.6' }, beyond: { ...rogers, thickness: '1.0' } },
    'no-standard-stack-up': { within: { layers: '1', thickness: '1.6' }, beyond: { layers: '1', thickness: '2.0' } },
    'leaded-finish': { within: { finish: 'leadfree' }, beyond: { finish: 'hasl' } },
    'assembly-uneven-finish': {
      within: { assembly: 'yes', finish: 'enig' },
      beyond: { assembly: 'yes', finish: 'leadfree' },
    },
    'tg-of-fr4-only': { within: { ...rogers, tg: 'std' }, beyond: { ...rogers, tg: 'mid' } },
    'lead-free-standard-tg': {
      within: { assembly: 'yes', finish: 'enig', tg: 'mid' },
      beyond: { assembly: 'yes', finish: 'enig', tg: 'std' },
    },
    'copper-signal-maximum': { within: { copper: '1' }, beyond: { copper: '2' } },
    'copper-outer-only': { within: { layers: '2', copper: '2' }, beyond: { layers: '4', copper: '2' } },
    'inner-copper-too-thick': { within: { layers: '2', innerCopper: '1' }, beyond: { layers: '4', innerCopper: '1' } },
    'track-too-narrow': { within: { copper: '1', track: '0.15' }, beyond: { copper: '1', track: '0.10' } },
    'inner-track-too-narrow': {
      within: { copper: '0.5', track: '0.10', layers: '2' },
      beyond: { copper: '0.5', track: '0.10', layers: '4' },
    },
    'laser-needs-multilayer': { within: { hole: '0.20', layers: '4' }, beyond: { hole: '0.20', layers: '2' } },
    'too-deep-through-hole': { within: { hole: '0.20', thickness: '1.6' }, beyond: { hole: '0.20', thickness: '2.0' } },
    'laser-no-slots': { within: { hole: '0.30' }, beyond: { hole: '0.20' } },
    'castellated-one-layer': {
      within: { castellatedHoles: true, layers: '2' },
      beyond: { castellatedHoles: true, layers: '1' },
    },
    'castellated-v-cut': { within: { castellatedHoles: true }, beyond: { castellatedHoles: true, ...inPanel } },
    'castellated-finish': {
      within: { castellatedHoles: true, finish: 'enig' },
      beyond: { castellatedHoles: true, finish: 'leadfree' },
    },
    'castellated-pitch': { within: { castellatedHoles: false }, beyond: { castellatedHoles: true } },
    'class-3-annular-ring': { within: { ipcClass: '2' }, beyond: { ipcClass: '3' } },
    'class-3-hasl': { within: { ipcClass: '3', finish: 'enig' }, beyond: { ipcClass: '3', finish: 'leadfree' } },
    'class-3-copper': { within: { ipcClass: '3', copper: '1' }, beyond: { ipcClass: '3', copper: '0.5' } },
    'impedance-without-plane': { within: { impedance: 'yes', layers: '2' }, beyond: { impedance: 'yes', layers: '1' } },
    'impedance-without-stack-up': { within: controlled, beyond: { ...controlled, innerCopper: '1' } },
    'impedance-outer-copper': { within: { ...controlled, copper: '1' }, beyond: { ...controlled, copper: '2' } },
    'impedance-two-layers': { within: controlled, beyond: { ...controlled, layers: '2' } },
    'target-price-unreadable': { within: { targetPrice: '' }, beyond: { targetPrice: '0' } },
    'gold-contacts-unreadable': { within: { goldContacts: '0' }, beyond: { goldFingers: 'yes', goldContacts: '0' } },
    'gold-fingers': { within: { goldFingers: 'no' }, beyond: { goldFingers: 'yes' } },
    'edge-plating-on-request': { within: { edgePlating: 'no' }, beyond: { edgePlating: 'yes' } },
    'edge-plating-finish': {
      within: { edgePlating: 'yes', finish: 'enig' },
      beyond: { edgePlating: 'yes', finish: 'hasl' },
    },
    'edge-plating-v-cut': { within: { edgePlating: 'yes' }, beyond: { edgePlating: 'yes', ...inPanel } },
    'mask-dam': { within: { maskColour: 'green' }, beyond: { maskColour: 'black' } },
    'via-in-pad': {
      within: { ...finePitch, viaTreatment: 'filled' },
      beyond: { ...finePitch, viaTreatment: 'tented' },
    },
    'fine-pitch-hasl': { within: { ...finePitch, finish: 'enig' }, beyond: { ...finePitch, finish: 'hasl' } },
    'leaded-solder': {
      within: { ...assembled, solder: 'leaded', finish: 'hasl' },
      beyond: { ...assembled, solder: 'leaded', finish: 'enig' },
    },
    'lead-free-solder-on-lead': {
      within: { ...assembled, finish: 'leadfree' },
      beyond: { ...assembled, finish: 'hasl' },
    },
    'leaded-solder-bga': { within: { ...finePitch, solder: 'leadfree' }, beyond: { ...finePitch, solder: 'leaded' } },
    'assembly-class-3-on-class-2': {
      within: { ...assembled, assemblyClass: '3', ipcClass: '3' },
      beyond: { ...assembled, assemblyClass: '3', ipcClass: '2' },
    },
    'bga-without-x-ray': { within: { ...finePitch, xray: true }, beyond: finePitch },
    'placements-unreadable': { within: { ...assembled, placements: '0' }, beyond: { ...assembled, placements: '-1' } },
    'unique-parts-unreadable': {
      within: { ...assembled, uniqueParts: '1' },
      beyond: { ...assembled, uniqueParts: '0' },
    },
    'through-hole-joints-unreadable': {
      within: { throughHoleJoints: '' },
      beyond: { ...assembled, throughHoleJoints: '' },
    },
    'panel-rows-unreadable': { within: { ...inPanel, panelRows: '20' }, beyond: { ...inPanel, panelRows: '21' } },
    'panel-columns-unreadable': { within: { ...inPanel, panelColumns: '' }, beyond: { ...inPanel, panelColumns: '0' } },
    // 5 boards of 80 mm, 6 gaps and the border are 422 mm, within 430; 6 are 504 mm, and 6 of 100 mm are 624.
    'panel-grid-too-large': {
      within: { ...inPanel, panelRows: '5', panelColumns: '5' },
      beyond: { ...inPanel, panelRows: '6', panelColumns: '6' },
    },
    'panels-needed': { within: { ...inPanel }, beyond: { ...inPanel, panelRows: '2' } },
    'board-too-small': { within: { sizeX: '10' }, beyond: { sizeX: '9.9' } },
    'board-too-small-for-line': {
      within: { ...assembled, sizeX: '50', sizeY: '50' },
      beyond: { ...assembled, sizeX: '50', sizeY: '49' },
    },
    // 80 mm² on one side.
    'placements-do-not-fit': {
      within: { ...assembled, ...inPanel, sizeX: '10', sizeY: '8', placements: '80' },
      beyond: { ...assembled, ...inPanel, sizeX: '10', sizeY: '8', placements: '81' },
    },
    'more-kinds-than-parts': {
      within: { ...assembled, placements: '10', throughHoleJoints: '5', uniqueParts: '15' },
      beyond: { ...assembled, placements: '10', throughHoleJoints: '5', uniqueParts: '16' },
    },
    'fill-on-one-layer': {
      within: { layers: '2', viaTreatment: 'plugged' },
      beyond: { layers: '1', viaTreatment: 'plugged' },
    },
    'lead-in-statement': {
      within: { reachStatement: true, finish: 'leadfree' },
      beyond: { reachStatement: true, finish: 'hasl' },
    },
    'marks-without-legend': {
      within: { legendSide: 'top', dateCode: true },
      beyond: { legendSide: 'none', dateCode: true },
    },
    'legend-hardly-shows': {
      within: { maskColour: 'white', legendColour: 'white', legendSide: 'none' },
      beyond: { maskColour: 'white', legendColour: 'white' },
    },
  },
  flex: {
    // 571 × 416 mm, with a gap of 2 mm and a border of 5 mm on each side, is 585 × 430 mm.
    'panel-does-not-fit': {
      within: { ...inPanel, sizeX: '571', sizeY: '416' },
      beyond: { ...inPanel, sizeX: '572', sizeY: '416' },
    },
    'panel-holds-one': {
      within: { ...inPanel, sizeX: '284.5', sizeY: '300' },
      beyond: { ...inPanel, sizeX: '285', sizeY: '300' },
    },
    'panel-of-one': { within: { ...inPanel, quantity: '2' }, beyond: { ...inPanel, quantity: '1' } },
    ...sizeExamples,
    'flex-too-large': { within: { sizeX: '430', sizeY: '585' }, beyond: { sizeX: '430', sizeY: '586' } },
    ...quantityExamples(1000),
    'area-on-request': {
      within: { sizeX: '200', sizeY: '100', quantity: '500' },
      beyond: { sizeX: '200', sizeY: '100', quantity: '501' },
    },
    'one-board': { within: { quantity: '2' }, beyond: { quantity: '1' } },
    'next-band': { within: { quantity: '66' }, beyond: { quantity: '67' } },
    'added-days': { within: { quantity: '100' }, beyond: { quantity: '101' } },
    'flex-too-small': { within: { sizeX: '5' }, beyond: { sizeX: '4.9' } },
    'materials-thicker': { within: { thickness: '0.06' }, beyond: { thickness: '0.04' } },
    'bare-copper-flexes': {
      within: { bending: 'flexing', coverlay: 'top' },
      beyond: { bending: 'flexing', coverlay: 'none' },
    },
    'bare-copper': { within: { coverlay: 'top' }, beyond: { coverlay: 'bottom' } },
    'coverlay-on-film': { within: { coverlay: 'top' }, beyond: { coverlay: 'both' } },
    'nickel-on-tracks': { within: { coverlay: 'none', finish: 'tin' }, beyond: { coverlay: 'none' } },
    'two-layers-flex': { within: { layers: '2', bending: 'once' }, beyond: { layers: '2', bending: 'flexing' } },
    'thick-copper-flexes': {
      within: { copper: '18', bending: 'flexing' },
      beyond: { copper: '35', bending: 'flexing' },
    },
    'steel-on-copper': {
      within: { layers: '2', stiffener: 'steel', coverlay: 'bottom' },
      beyond: { layers: '2', stiffener: 'steel', coverlay: 'top' },
    },
    'two-layers-bend': { within: { layers: '1' }, beyond: { layers: '2' } },
    'enepig-bonding': { within: { finish: 'enig' }, beyond: { finish: 'enepig' } },
    'tg-of-polyimide-only': { within: { highTg: 'yes', material: 'polyimide' }, beyond: { highTg: 'yes', ...pe } },
    'pe-no-reflow': { within: { material: 'polyimide' }, beyond: pe },
    'pe-nickel-gold': { within: pe, beyond: { ...pe, finish: 'enepig' } },
    'gerber-generated': { within: { gerber: 'yes' }, beyond: { gerber: 'no' } },
  },
  stencil: {
    'frame-drilled': { within: { type: 'framed', printer: 'pcbpower' }, beyond: { type: 'framed', printer: 'other' } },
    'frameless-printer': {
      within: { type: 'framed', printer: 'pcbpower' },
      beyond: { type: 'frameless', printer: 'pcbpower' },
    },
    ...sizeExamples,
    'stencil-too-large': { within: { sizeX: '500', sizeY: '400' }, beyond: { sizeX: '501', sizeY: '400' } },
    'stencil-frame-too-large': {
      within: { type: 'framed', sizeX: '500', sizeY: '400' },
      beyond: { type: 'framed', sizeX: '584', sizeY: '584' },
    },
    'foil-too-thick': { within: { thickness: '6' }, beyond: { thickness: '8' } },
    'foil-coarse': { within: { thickness: '5' }, beyond: { thickness: '6' } },
    'foil-fine': { within: { thickness: '5' }, beyond: { thickness: '4' } },
    'reduced-apertures': { within: { reduction: '0' }, beyond: { reduction: '10' } },
    ...quantityExamples(20),
    pairs: { within: { side: 'both', quantity: '1' }, beyond: { side: 'both', quantity: '2' } },
    'next-band': { within: { quantity: '3' }, beyond: { quantity: '4' } },
    'added-days': { within: { quantity: '5' }, beyond: { quantity: '6' } },
    'approval-waits': { within: { approval: 'no' }, beyond: { approval: 'yes' } },
  },
  source: {
    ...quantityExamples(100),
    'next-band': { within: { quantity: '7' }, beyond: { quantity: '8' } },
    'unique-parts-unreadable': { within: { uniqueParts: '1' }, beyond: { uniqueParts: '0' } },
    'target-price-unreadable': { within: { targetPrice: '₹1,250.50' }, beyond: { targetPrice: 'cheap' } },
    'parts-after-boards': { within: { leadTime: '10-14' }, beyond: { leadTime: '14-18' } },
  },
};

/** All values of a form, on one side of the limit of a rule. */
export function exampleValues<Form extends ServiceTab>(form: Form, rule: string, side: 'within' | 'beyond') {
  return { ...initialForms[form], ...hintExamples[form][rule]?.[side] };
}
