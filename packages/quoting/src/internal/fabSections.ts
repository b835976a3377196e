import { choice, count, extra, onlyIf, type Schema, text, yesOrNo } from './schema.ts';

const inPanel = <const Field extends Schema[string]>(field: Field) => onlyIf('dispatchUnit', 'panel', field);

const ifAssembled = <const Field extends Schema[string]>(field: Field) => onlyIf('assembly', 'yes', field);

/**
 * The fields of the rigid form that are shown on demand, by section. Their initial values are what most orders need, and
 * cost nothing.
 */
export const fabSections = {
  technology: {
    /** Weight of the outer copper in ounces. */
    copper: choice(['0.5', '1', '2'], '1'),
    /** Weight of the inner copper in ounces. 0.5 is that of the standard stack-ups. */
    innerCopper: onlyIf('layers', '4', choice(['0.5', '1', '2'], '0.5')),
    /** The minimum track width and spacing, in millimetres. */
    track: choice(['0.20', '0.15', '0.10'], '0.20'),
    /** The minimum drill diameter in millimetres: 0.30 mechanical, 0.20 laser. */
    hole: choice(['0.30', '0.20'], '0.30'),
    /** The performance class of IPC-6012. */
    ipcClass: choice(['2', '3'], '2'),
    /** What closes the vias: solder mask, nothing, resin, or resin with a cap of copper (IPC-4761 type VII). */
    viaTreatment: choice(['tented', 'open', 'plugged', 'filled'], 'tented'),
    /** Whether tracks need controlled impedance. */
    impedance: yesOrNo('no'),
    /** Whether an edge has contacts of hard gold, with a bevel. */
    goldFingers: yesOrNo('no'),
    /** Whether edges of the board are plated. */
    edgePlating: yesOrNo('no'),
  },
  options: {
    /** The colour of the solder mask. */
    maskColour: choice(['green', 'red', 'blue', 'black', 'white', 'yellow'], 'green'),
    /** The colour of the legend. */
    legendColour: choice(['white', 'black'], 'white'),
    /** The sides with a legend. */
    legendSide: choice(['both', 'top', 'none'], 'both'),
    /** Boards above each other in a panel. Empty for as many as fit. */
    panelRows: inPanel(count('')),
    /** Boards side by side in a panel. Empty for as many as fit. */
    panelColumns: inPanel(count('')),
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
    /** What the fields do not say. Printed on the quotation. */
    remarks: text(),
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
