import {
  choice,
  count,
  extra,
  formOf,
  list,
  longText,
  millimetres,
  onlyIf,
  optionalAmount,
  optionalCount,
  pricedIf,
  quantity,
  type SchemaField,
  text,
  unless,
  yesOrNo,
} from './schema.ts';

const inPanel = <const Field extends SchemaField>(field: Field) => onlyIf('dispatchUnit', 'panel', field);

const withGold = <const Field extends SchemaField>(field: Field) => onlyIf('goldFingers', 'yes', field);

const ifAssembled = <const Field extends SchemaField>(field: Field) => onlyIf('assembly', 'yes', field);

const layoutSections = formOf({
  project: {
    name: text(),
    layers: choice(['1', '2', '4'], '2'),
    components: choice(['75', '150', '300'], '75'),
    impedance: yesOrNo('no'),
    /** In working days. */
    leadTime: choice(['3', '7', '10'], '7'),
  },
});

/**
 * Size and quantity are always those of single boards, even in panels. The initial values of technology, options and
 * assembly add no cost.
 */
const fabSections = formOf({
  board: {
    name: text(),
    assembly: yesOrNo('no'),
    dispatchUnit: choice(['single', 'panel'], 'single'),
    sizeX: millimetres('100'),
    sizeY: millimetres('80'),
    quantity: quantity('10'),
    /** The lead time of the boards in working days: express or standard. Quantity, technology and assembly add days. */
    leadTime: list(['4', '7'], '7'),
  },
  build: {
    layers: choice(['1', '2', '4'], '2'),
    material: choice(['fr4', 'rogers'], 'fr4'),
    /** In millimetres. */
    thickness: choice(['1.0', '1.6', '2.0'], '1.6'),
    /** HASL contains lead. */
    finish: list(['hasl', 'leadfree', 'enig'], 'hasl'),
    /** The glass transition temperature of FR-4: 130–140, 150, or at least 170 °C. */
    tg: pricedIf('material', 'fr4', choice(['std', 'mid', 'high'], 'std')),
  },
  technology: {
    /** Outer copper, in ounces. */
    copper: list(['0.5', '1', '2'], '1'),
    /** In ounces. The standard stack-ups have 0.5. */
    innerCopper: onlyIf('layers', '4', list(['0.5', '1', '2'], '0.5')),
    /** The minimum track width and spacing, in millimetres. */
    track: list(['0.20', '0.15', '0.10'], '0.20'),
    /** The minimum drill diameter in millimetres: 0.30 mechanical, 0.20 laser. */
    hole: list(['0.30', '0.20'], '0.30'),
    /** Whether hole sizes in the customer's files are finished holes or drills. */
    holeSizes: choice(['finished', 'drill'], 'finished'),
    ipcClass: choice(['2', '3'], '2'),
    /** The closing of the vias: solder mask, nothing, resin, or resin with a copper cap (IPC-4761 type VII). */
    viaTreatment: list(['tented', 'open', 'plugged', 'filled'], 'tented'),
    impedance: yesOrNo('no'),
    goldFingers: yesOrNo('no'),
    goldContacts: withGold(count('20', 1)),
    /** In degrees. */
    bevel: withGold(choice(['20', '30', '45'], '30')),
    edgePlating: yesOrNo('no'),
  },
  additional: {
    castellatedHoles: extra(),
    serialNumbers: extra(),
  },
  options: {
    maskColour: list(['green', 'red', 'blue', 'black', 'white', 'yellow'], 'green'),
    legendColour: choice(['white', 'black'], 'white'),
    legendSide: list(['both', 'top', 'none'], 'both'),
    panelRows: inPanel(optionalCount()),
    panelColumns: inPanel(optionalCount()),
    /** Whether a panel may contain crossed-out boards that failed the test. */
    xOuts: inPanel(choice(['allowed', 'none'], 'allowed')),
    /** UL recognises constructions, and our file lists the constructions in FR-4. */
    ulMark: onlyIf('material', 'fr4', extra()),
    dateCode: extra(),
    certificate: extra(),
    testReport: extra(),
    reachStatement: extra(),
    microsection: extra(),
    firstArticle: extra(),
    /** The customer's target per board, before tax. It is printed on the quotation and does not affect the price. */
    targetPrice: optionalAmount(),
    /** Printed on the quotation. */
    remarks: longText(),
  },
  assembly: {
    assemblySides: ifAssembled(choice(['top', 'both'], 'top')),
    /** Surface-mounted parts per board. */
    placements: ifAssembled(count('40', 0)),
    /** The number of different parts per board, which are the lines of the bill of materials. */
    uniqueParts: ifAssembled(count('15', 1)),
    throughHoleJoints: ifAssembled(count('4', 0)),
    finePitch: ifAssembled(yesOrNo('no')),
    /** The workmanship class of IPC-A-610. */
    assemblyClass: ifAssembled(choice(['2', '3'], '2')),
    partsSupply: ifAssembled(choice(['turnkey', 'consigned'], 'turnkey')),
    solder: ifAssembled(choice(['leadfree', 'leaded'], 'leadfree')),
    aoi: ifAssembled(extra()),
    xray: ifAssembled(extra()),
    coating: ifAssembled(extra()),
  },
});

/** Size and quantity are always those of single circuits, even in panels. */
const flexSections = formOf({
  board: {
    name: text(),
    dispatchUnit: choice(['single', 'panel'], 'single'),
    sizeX: millimetres('60'),
    sizeY: millimetres('20'),
    quantity: quantity('20'),
  },
  build: {
    layers: choice(['1', '2'], '1'),
    material: choice(['polyimide', 'pe'], 'polyimide'),
    /** Copper foil before plating, in micrometres. */
    copper: choice(['12', '18', '35'], '18'),
    coverlay: choice(['none', 'top', 'bottom', 'both'], 'top'),
    /** In millimetres, with coverlay and without stiffener. */
    thickness: choice(['0.04', '0.06', '0.08'], '0.06'),
    finish: list(['tin', 'enepig', 'enig'], 'enig'),
    /** Whether the film needs a glass transition temperature of 230 °C. */
    highTg: yesOrNo('no'),
    ipcClass: choice(['2', '3'], '2'),
  },
  mechanics: {
    bending: choice(['once', 'flexing'], 'once'),
    stiffener: list(['none', 'polyimide', 'fr4', 'steel'], 'none'),
    stiffenerSide: unless('stiffener', 'none', choice(['top', 'bottom'], 'bottom')),
    /** In millimetres, by material. */
    polyimideThickness: onlyIf('stiffener', 'polyimide', choice(['0.075', '0.125', '0.175', '0.225'], '0.225')),
    fr4Thickness: onlyIf('stiffener', 'fr4', choice(['0.2', '0.4', '0.8', '1.6'], '0.4')),
    steelThickness: onlyIf('stiffener', 'steel', choice(['0.1', '0.2', '0.3'], '0.2')),
  },
  production: {
    leadTime: list(['10', '15', '20'], '15'),
    /** Whether the customer provides Gerber data; otherwise we generate it. */
    gerber: yesOrNo('yes'),
    remarks: longText(),
  },
});

const stencilSections = formOf({
  stencil: {
    name: text(),
    side: choice(['top', 'bottom', 'both'], 'top'),
    /** The paste printer, which determines the holes in the frame. */
    printer: pricedIf('type', 'framed', choice(['other', 'pcbpower'], 'other')),
    type: choice(['framed', 'frameless'], 'frameless'),
  },
  foil: {
    sizeX: millimetres('200'),
    sizeY: millimetres('150'),
    /** In mil. */
    thickness: choice(['4', '5', '6', '8'], '5'),
    /** The reduction of aperture areas, in percent. With 0 they are cut as in the data. */
    reduction: list(['0', '5', '10', '15', '20'], '0'),
    electropolishing: yesOrNo('no'),
    nanoCoating: yesOrNo('no'),
  },
  order: {
    leadTime: list(['3', '5', '7'], '5'),
    quantity: quantity('1'),
    approval: yesOrNo('no'),
    remarks: longText(),
  },
});

const sourceSections = formOf({
  parts: {
    name: text(),
    /** Sets of parts. One set populates one board. */
    quantity: quantity('1', 'sets'),
    uniqueParts: count('15', 1),
    /** The target per set with its parts, before tax. It does not affect the price, but our buyer reads it. */
    targetPrice: optionalAmount(),
    /** Minimum and maximum working days. */
    leadTime: list(['5-7', '7-10', '10-14', '14-18'], '10-14'),
  },
});

/** The forms with their fields by section, in order. The id of a form is also the hash of its tab: `/services#fab`. */
export const sections = {
  layout: layoutSections,
  fab: fabSections,
  flex: flexSections,
  stencil: stencilSections,
  source: sourceSections,
};
