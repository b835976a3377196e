import {
  choice,
  count,
  extra,
  list,
  longText,
  millimetres,
  onlyIf,
  optionalAmount,
  optionalCount,
  pricedIf,
  quantity,
  type Schema,
  text,
  yesOrNo,
} from './schema.ts';

const inPanel = <const Field extends Schema[string]>(field: Field) => onlyIf('dispatchUnit', 'panel', field);

const withGold = <const Field extends Schema[string]>(field: Field) => onlyIf('goldFingers', 'yes', field);

const ifAssembled = <const Field extends Schema[string]>(field: Field) => onlyIf('assembly', 'yes', field);

/**
 * PCB Fabrication & Assembly (Rigid), by section. Size and quantity are those of single boards, also in panels. The
 * initial values are what most orders need; those of technology, options and assembly cost nothing.
 */
export const fabSections = {
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
    leadTime: choice(['4', '7'], '7'),
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
    goldContacts: withGold(count('20')),
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
    ulMark: extra(),
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
    placements: ifAssembled(count('40')),
    /** Different parts on one board: the lines of the bill of materials. */
    uniqueParts: ifAssembled(count('15')),
    /** Soldered leads of the through-hole parts of one board. May be 0. */
    throughHoleJoints: ifAssembled(count('4')),
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
} satisfies Readonly<Record<string, Schema>>;
