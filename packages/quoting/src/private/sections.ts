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
});

/**
 * PCB Fabrication & Assembly (Rigid), by section. Size and quantity are those of single boards, also in panels. The
 * initial values are what most orders need; those of technology, options and assembly cost nothing.
 */
const fabSections = formOf({
  board: {
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
    quantity: quantity('10'),
    /** Of the boards, in working days: express or standard. Quantity, technology and assembly add days. */
    leadTime: list(['4', '7'], '7'),
  },
  build: {
    /** Copper layers. */
    layers: choice(['1', '2', '4'], '2'),
    /** The base material. */
    material: choice(['fr4', 'rogers'], 'fr4'),
    /** Board thickness in millimetres. */
    thickness: choice(['1.0', '1.6', '2.0'], '1.6'),
    /** The surface finish. HASL contains lead. */
    finish: list(['hasl', 'leadfree', 'enig'], 'hasl'),
    /** The glass transition temperature: 130–140, 150, or 170 °C and more. A property of FR-4. */
    tg: pricedIf('material', 'fr4', choice(['std', 'mid', 'high'], 'std')),
  },
  technology: {
    /** Weight of the outer copper in ounces. */
    copper: list(['0.5', '1', '2'], '1'),
    /** Weight of the inner copper in ounces. 0.5 is that of the standard stack-ups. */
    innerCopper: onlyIf('layers', '4', list(['0.5', '1', '2'], '0.5')),
    /** The minimum track width and spacing, in millimetres. */
    track: list(['0.20', '0.15', '0.10'], '0.20'),
    /** The minimum drill diameter in millimetres: 0.30 mechanical, 0.20 laser. */
    hole: list(['0.30', '0.20'], '0.30'),
    /** What the hole sizes in the customer's files are: those of the finished holes, or of the drills. */
    holeSizes: choice(['finished', 'drill'], 'finished'),
    /** The performance class of IPC-6012. */
    ipcClass: choice(['2', '3'], '2'),
    /** What closes the vias: solder mask, nothing, resin, or resin with a cap of copper (IPC-4761 type VII). */
    viaTreatment: list(['tented', 'open', 'plugged', 'filled'], 'tented'),
    /** Whether tracks need controlled impedance. */
    impedance: yesOrNo('no'),
    /** Whether an edge has contacts of hard gold, with a bevel. */
    goldFingers: yesOrNo('no'),
    /** The contacts on one board, of both sides. */
    goldContacts: withGold(count('20', 1)),
    /** The angle of the bevel in degrees. */
    bevel: withGold(choice(['20', '30', '45'], '30')),
    /** Whether edges of the board are plated. */
    edgePlating: yesOrNo('no'),
  },
  additional: {
    castellatedHoles: extra(),
    serialNumbers: extra(),
  },
  options: {
    /** The colour of the solder mask. */
    maskColour: list(['green', 'red', 'blue', 'black', 'white', 'yellow'], 'green'),
    /** The colour of the legend. */
    legendColour: choice(['white', 'black'], 'white'),
    /** The sides with a legend. */
    legendSide: list(['both', 'top', 'none'], 'both'),
    /** Boards above each other in a panel. Empty for as many as fit. */
    panelRows: inPanel(optionalCount()),
    /** Boards side by side in a panel. Empty for as many as fit. */
    panelColumns: inPanel(optionalCount()),
    /** Whether a panel may contain boards that failed the test, crossed out. */
    xOuts: inPanel(choice(['allowed', 'none'], 'allowed')),
    /** UL recognises constructions, and our file lists those of FR-4. */
    ulMark: onlyIf('material', 'fr4', extra()),
    dateCode: extra(),
    /** A certificate of conformity. */
    certificate: extra(),
    /** The results of the electrical test. */
    testReport: extra(),
    /** A statement on substances of very high concern. */
    reachStatement: extra(),
    microsection: extra(),
    /** A first-article report. */
    firstArticle: extra(),
    /** What a board should cost, before tax. Costs nothing. Printed on the quotation. */
    targetPrice: optionalAmount(),
    /** What the fields do not say. Printed on the quotation. */
    remarks: longText(),
  },
  assembly: {
    /** The sides with parts. */
    assemblySides: ifAssembled(choice(['top', 'both'], 'top')),
    /** Surface-mounted parts on one board. */
    placements: ifAssembled(count('40', 0)),
    /** Different parts on one board: the lines of the bill of materials. */
    uniqueParts: ifAssembled(count('15', 1)),
    /** Soldered leads of the through-hole parts of one board. May be 0. */
    throughHoleJoints: ifAssembled(count('4', 0)),
    /** Whether there are BGAs or parts with a fine pitch. */
    finePitch: ifAssembled(yesOrNo('no')),
    /** The class of IPC-A-610 for the workmanship. */
    assemblyClass: ifAssembled(choice(['2', '3'], '2')),
    /** Whether we buy the parts, or the customer sends them. */
    partsSupply: ifAssembled(choice(['turnkey', 'consigned'], 'turnkey')),
    /** The solder alloy. */
    solder: ifAssembled(choice(['leadfree', 'leaded'], 'leadfree')),
    /** Automated optical inspection. */
    aoi: ifAssembled(extra()),
    /** X-ray inspection. */
    xray: ifAssembled(extra()),
    /** Conformal coating. */
    coating: ifAssembled(extra()),
  },
});

/** Size and quantity are those of single circuits, also in panels. */
const flexSections = formOf({
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
});

const stencilSections = formOf({
  stencil: {
    /** The customer's own name for the stencil. */
    name: text(),
    /** The side of the board to print. */
    side: choice(['top', 'bottom', 'both'], 'top'),
    /** The paste printer, whose holes are drilled in the frame. */
    printer: pricedIf('type', 'framed', choice(['other', 'pcbpower'], 'other')),
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
});

const sourceSections = formOf({
  parts: {
    /** The customer's own name for the board. */
    name: text(),
    /** The number of sets of parts. One set populates one board. */
    quantity: quantity('1', 'sets'),
    /** Different parts: the lines of the bill of materials. */
    uniqueParts: count('15', 1),
    /** What a set should cost with its parts, before tax. Costs nothing: whoever quotes the parts reads it. */
    targetPrice: optionalAmount(),
    /** Minimum and maximum working days. */
    leadTime: list(['5-7', '7-10', '10-14', '14-18'], '10-14'),
  },
});

/**
 * The forms with their fields by section, in their order, with a complete, typical order as initial values. The id of a
 * form is also the hash of its tab: `/services#fab`.
 */
export const sections = {
  layout: layoutSections,
  fab: fabSections,
  flex: flexSections,
  stencil: stencilSections,
  source: sourceSections,
};
