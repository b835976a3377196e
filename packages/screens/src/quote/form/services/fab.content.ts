import { capabilities, outerCopperOf } from '@pcb/engineering/capabilities';
import type { FabValues } from '@pcb/quoting/forms';
import { copperText } from '../../../shared/format/copperText.ts';
import { withUnit } from '../../../shared/format/figureText.ts';
import { smallestFinishedHole } from '../../../shared/format/holeText.ts';
import { pricedLaminates } from '../../../shared/format/pricedLaminates.ts';
import { boardFields, boardHelp, boardLayers, remarks, remarksHelp, yesOrNo } from '../board.content.ts';
import type { FormCopy, SectionTitles } from '../formCopy.ts';
import { sentence } from '../sentence.ts';

export const fabContent = {
  title: 'Rigid boards',
  lead: 'FR-4 or Rogers, bare or assembled.',
  sections: {
    board: 'Board',
    build: 'Build-up',
    technology: 'Technology',
    additional: 'Additional Options',
    options: 'More options',
    assembly: 'Assembly details',
  } satisfies SectionTitles<'fab'>,
  chosen: {
    changed: (count: number) => `${count} changed`,
    hints: (count: number) => `${count} to check`,
    // Does not wrap to the start of a line.
    separator: '\u00a0· ',
  },
  fields: {
    ...boardFields,
    assembly: { label: 'PCB Assembly', options: yesOrNo },
    leadTime: { label: 'Production Lead Time', options: { '4': '4 working days (express)', '7': '7 working days' } },
    layers: boardLayers,
    material: { label: 'Material', options: { fr4: 'FR-4', rogers: 'Rogers' } },
    thickness: {
      label: 'Board Thickness',
      options: { '1.0': '1.0 mm', '1.6': '1.6 mm', '2.0': '2.0 mm' },
    },
    finish: {
      label: 'Surface Finish',
      options: { hasl: 'HASL', leadfree: 'Lead-free HASL', enig: 'ENIG' },
    },
    tg: {
      label: 'Temperature Gradient',
      options: { std: 'Standard Tg 130-140 °C', mid: 'Mid Tg 150 °C', high: 'High Tg ≥\u00a0170\u00a0°C' },
    },
    copper: {
      label: 'Outer Copper',
      options: { '0.5': copperText(0.5), '1': copperText(1), '2': copperText(2) },
    },
    track: {
      label: 'Minimum Track and Spacing',
      options: { '0.20': '0.20 mm (8 mil)', '0.15': '0.15 mm (6 mil)', '0.10': '0.10 mm (4 mil)' },
    },
    hole: {
      label: 'Smallest Hole',
      options: { '0.30': '0.30 mm (mechanical drill)', '0.20': '0.20 mm (blind laser via)' },
    },
    holeSizes: {
      label: 'Hole Sizes in the Files',
      options: { finished: 'Finished sizes', drill: 'Drill sizes' },
      brief: { finished: 'Finished hole sizes', drill: 'Drill sizes in the files' },
    },
    innerCopper: {
      label: 'Inner Copper',
      options: { '0.5': '0.5 oz (18 µm)', '1': '1 oz (35 µm)', '2': '2 oz (70 µm)' },
      brief: { '0.5': 'Inner copper 0.5 oz', '1': 'Inner copper 1 oz', '2': 'Inner copper 2 oz' },
    },
    ipcClass: { label: 'IPC-6012 Class', options: { '2': 'Class 2', '3': 'Class 3' } },
    viaTreatment: {
      label: 'Via Treatment',
      options: {
        tented: 'Tented',
        open: 'Open',
        plugged: 'Plugged with mask',
        filled: 'Filled and capped',
      },
      brief: (option: string) => `Vias ${option.toLowerCase()}`,
    },
    impedance: { label: 'Controlled Impedance', options: yesOrNo },
    goldFingers: { label: 'Gold Fingers', options: yesOrNo },
    goldContacts: { label: 'Gold Contacts', brief: (typed: string) => `${typed} gold contacts` },
    bevel: {
      label: 'Bevel',
      options: { '20': '20°', '30': '30°', '45': '45°' },
      brief: (option: string) => `Bevel ${option}`,
    },
    edgePlating: { label: 'Edge Plating', options: yesOrNo },
    maskColour: {
      label: 'Mask Colour',
      options: { green: 'Green', red: 'Red', blue: 'Blue', black: 'Black', white: 'White', yellow: 'Yellow' },
      brief: (option: string) => `${option} mask`,
    },
    legendColour: {
      label: 'Legend Colour',
      options: { white: 'White', black: 'Black' },
      brief: (option: string) => `${option} legend`,
    },
    legendSide: {
      label: 'Legend Sides',
      options: { both: 'Both', top: 'Top only', none: 'No legend' },
      brief: { both: 'Legend on both sides', top: 'Legend on the top only', none: 'No legend' },
    },
    panelRows: {
      label: 'Panel Rows',
      blank: 'As many as fit',
      brief: (typed: string) => `Rows: ${typed}`,
    },
    panelColumns: {
      label: 'Panel Columns',
      blank: 'As many as fit',
      brief: (typed: string) => `Columns: ${typed}`,
    },
    xOuts: {
      label: 'X-Outs',
      options: { allowed: 'Allowed', none: 'None' },
      brief: (option: string) => `X-outs: ${option}`,
    },
    targetPrice: { label: 'Target Price', brief: (typed: string) => `Target price ${typed}` },
    remarks,
    assemblySides: {
      label: 'Assembled Sides',
      options: { top: 'Top', both: 'Both' },
      brief: { top: 'Top side', both: 'Both sides' },
    },
    placements: { label: 'Placements', brief: (typed: string) => `${typed} placements` },
    uniqueParts: { label: 'Unique Parts', brief: (typed: string) => `${typed} unique parts` },
    throughHoleJoints: {
      label: 'Through-Hole Joints',
      brief: (typed: string) => `${typed} through-hole joints`,
    },
    finePitch: { label: 'BGA or Fine Pitch', options: yesOrNo },
    assemblyClass: {
      label: 'IPC-A-610 Class',
      options: { '2': 'Class 2', '3': 'Class 3' },
      brief: (option: string) => `Assembly ${option.toLowerCase()}`,
    },
    partsSupply: { label: 'Part Supply', options: { turnkey: 'Turnkey', consigned: 'Consigned' } },
    solder: {
      label: 'Solder',
      options: { leadfree: 'Lead-free', leaded: 'Leaded' },
      brief: (option: string) => `${option} solder`,
    },
    castellatedHoles: { label: 'Castellated holes' },
    serialNumbers: { label: 'Serial numbers' },
    ulMark: { label: 'UL mark' },
    dateCode: { label: 'Date code' },
    certificate: { label: 'Certificate of conformity' },
    testReport: { label: 'Test report' },
    reachStatement: { label: 'REACH statement' },
    microsection: { label: 'Microsection report' },
    firstArticle: { label: 'First-article report' },
    aoi: { label: 'Optical inspection (AOI)' },
    xray: { label: 'X-ray inspection' },
    coating: { label: 'Conformal coating' },
  } satisfies FormCopy<'fab'>,
  /** Included in every order. */
  tested: 'We test every board for opens and shorts. The price includes it.',
  assemblyOptions: {
    title: 'Assembly Options',
    yes: 'The sample price counts sides, parts and joints at sample rates. The parts themselves are priced after the bill of materials.',
    no: 'Select PCB Assembly to have the boards populated.',
  },
};

/** The finished copper. The minimum of a plated layer is from IPC-6012 for the class. */
function copperHelp({ copper, layers, ipcClass }: Pick<FabValues, 'copper' | 'layers' | 'ipcClass'>) {
  const weight = outerCopperOf(Number(copper));
  if (!weight) return 'Base copper of the outer layers, before plating.';
  return layers === '1'
    ? `Base copper. The holes of one layer are not plated, so the copper stays ${weight.base} µm.`
    : `Base copper of the outer layers, before plating. At least ${weight.minFinished[ipcClass]} µm finished, by IPC-6012 class ${ipcClass}.`;
}

export const fabHelp = {
  ...boardHelp,
  assembly: {
    fr4: 'FR-4 boards with assembly save up to 15\u00a0%.',
    rogers: 'The saving of up to 15\u00a0% is for FR-4 boards.',
  },
  dispatchUnit: sentence(
    'Borders, tabs and V-cuts are in the ',
    'panel guidelines',
    '/resources/panel-guidelines',
    '.',
  ),
  leadTime: 'Of plain boards. The price summary names what adds days.',
  layers: 'Copper layers. Of 4, two are inside the board.',
  material: {
    fr4: 'Glass fibre and epoxy, for most boards.',
    rogers: `Low-loss laminates for high frequencies. The sample price is for ${pricedLaminates}.`,
  },
  thickness: 'Nominal, including copper, excluding solder mask.',
  finish: {
    hasl: 'Tin-lead solder, levelled with hot air.',
    leadfree: 'Solder without lead, levelled with hot air. For RoHS.',
    enig: 'Gold over nickel: flat and lead-free, for RoHS.',
  },
  tg: 'The glass transition temperature of the base material.',
  technology: sentence(
    'Limits for each copper weight are in the ',
    'design guidelines',
    '/resources/design-guidelines',
    '.',
  ),
  copper: copperHelp,
  track: (copper: string, minimum: string, inner?: string) =>
    `${copper} oz base copper allows ${minimum} mm${inner ? ` on outer layers. Inner layers allow ${inner} mm` : ''}.`,
  drill: (ratio: number, max: number) =>
    `Diameter of the drill, enough for a finished via of ${smallestFinishedHole}. Aspect ratio (depth to drill) ${ratio}:1, maximum ${max}:1.`,
  laser: 'Diameter of the laser drill. The via is blind: it ends on the next layer, below one sheet of thin prepreg.',
  holeSizes: {
    finished: `As usual: the sizes after plating. We choose the drills, ${withUnit(capabilities.drill.platingAllowance)} wider for plated holes.`,
    drill: `We drill with the sizes in your files. Plated holes become about ${withUnit(capabilities.drill.platingAllowance)} smaller.`,
  },
  innerCopper: (least: number) =>
    `Foil of the inner layers, at least ${least} µm after processing, by IPC-6012. Our standard stack-ups have 0.5 oz.`,
  ipcClass: {
    '2': 'For most electronics. Copper in the holes: 20 µm on average.',
    '3': 'For high reliability, with tighter limits. Copper in the holes: 25 µm on average.',
  },
  viaTreatment: {
    tented: 'Solder mask covers the vias.',
    open: 'The vias stay free of solder mask, for test probes.',
    plugged: 'Solder mask plugs the vias from both sides and covers them: IPC-4761 type IV-b.',
    filled: 'Resin fills the vias and copper caps them, for vias in pads: IPC-4761 type VII.',
  },
  impedance: 'Measured on a test coupon, with a report. State nets and target values in the remarks.',
  goldFingers: 'Edge contacts of hard gold over nickel, with a bevelled edge.',
  goldContacts: 'Contacts on one board, those of both sides together.',
  bevel: 'The angle to the surface of the board. Your connector states it.',
  edgePlating: 'Copper around the edge of the board, for shielding or grounding.',
  castellatedHoles: 'Plated half holes at the edge, to solder the board onto another.',
  serialNumbers: 'A unique number in the legend of each board.',
  maskColour: 'Green is the standard and shows defects best.',
  legendColour: 'Printed text and part outlines.',
  legendSide: 'The sides with printed text and outlines.',
  panelRows: (max: number) => `Boards above each other, up to ${max}. Empty for as many as fit.`,
  panelColumns: (max: number) => `Boards side by side, up to ${max}. Empty for as many as fit.`,
  xOuts: 'Whether a panel may contain boards that failed the test. They are crossed out.',
  ulMark: 'The mark of UL 796 in the legend. Our UL file lists FR-4 boards.',
  dateCode: 'Week and year of production in the legend.',
  certificate: 'States that the boards conform to your order and to IPC-6012.',
  testReport: 'The results of the electrical test, for opens and shorts.',
  reachStatement: 'Substances of very high concern in your order, by article 33 of REACH.',
  microsection: 'A cross-section of a test coupon: plating, layers and holes, with photographs.',
  firstArticle: 'Every dimension of the first board, measured against your drawing.',
  targetPrice: 'What a board may cost, before tax. Printed on the quotation, for your negotiation with us.',
  remarks: remarksHelp,
  assemblySides: 'Sides with parts. Each needs a stencil and a programme, both included.',
  placements: 'Surface-mounted parts on one board.',
  uniqueParts: 'Different parts on one board: the lines of your bill of materials.',
  throughHoleJoints: 'Soldered leads on one board. 0 if there are none.',
  finePitch: 'BGAs, or leads with a pitch of 0.5 mm or less.',
  assemblyClass: {
    '2': 'Workmanship for most electronics.',
    '3': 'Workmanship for high reliability, with tighter limits for joints and parts.',
  },
  partsSupply: {
    turnkey: 'We buy the parts from your bill of materials, and quote them separately.',
    consigned: 'You send the parts as a kit.',
  },
  solder: {
    leadfree: 'Tin, silver and copper, for RoHS.',
    leadfreeOnLead: 'Tin, silver and copper. With this finish, the joints still contain lead.',
    leaded: 'Tin and lead, for products outside RoHS only.',
  },
  aoi: 'A camera checks parts and joints on every board.',
  xray: 'Shows the joints under BGAs and other parts with hidden pads.',
  coating: 'A clear film against moisture. Connectors stay free.',
};
