import { capabilities } from '@pcb/engineering/capabilities';

/**
 * Maps a Tg option to the slash sheet of IPC-4101 for lead-free soldering, and to the minimum Td in °C at 5 % mass
 * loss.
 */
export const leadFreeLaminates = {
  std: { sheet: '/121', td: 310 },
  mid: { sheet: '/124', td: 325 },
  high: { sheet: '/126', td: 340 },
} as const;

/** The maximum peak temperature of lead-free reflow in °C: J-STD-020, table 4-2. */
export const reflowPeak = 260;

/** The melting point of the usual lead-free solder, SAC305, in °C: J-STD-006. */
export const solderMelts = 217;

/** The minimum peak temperature of reflow for a BGA with lead-free balls, in °C: NXP AN10365, section 4. */
export const ballReflow = 235;

/** The maximum share of lead in a homogeneous material, in percent: Directive 2011/65/EU, annex II, and E-Waste (Management) Rules 2022, rule 16. */
export const maxLead = 0.1;

/**
 * The minimum sides in mm, by our own rule: a single board, a board in a panel, a piece on the assembly line, a
 * flexible circuit.
 */
export const minSides = { single: 10, panel: 5, line: 50, flex: 5 } as const;

/** The minimum area of a surface-mounted part with pads and gaps, in mm². It is our own estimate for size 0402. */
export const placementArea = 1;

/** The usual sizes of stencil frames for automatic printers in mm (23 and 29 inches), published by manufacturers. */
export const printerFrames = [584, 736] as const;

/** The minimum annular ring of IPC-6012 class 3 after production, in mm. Class 2 allows a breakout of 90°. */
export const class3Ring = { outer: '0.05', inner: '0.025' } as const;

/** The thickness of hot-air-levelled solder in µm, published by Würth Elektronik and AISLER. */
export const haslThickness = '1 to 40';

/** The minimum hard gold of an edge connector in µm, by class: IPC-6012, table of final finishes. */
export const hardGold = { '2': '0.8', '3': '1.25' } as const;

/** The minimum distance from gold fingers to pads and vias in mm: Eurocircuits, edge connector gold surface. */
export const fingerClearance = '2';

const { damGreen, damColoured, damBlackOrWhite } = capabilities.mask;

/** The minimum solder mask between two pads, by colour. */
export const maskDams = {
  green: damGreen,
  red: damColoured,
  blue: damColoured,
  yellow: damColoured,
  black: damBlackOrWhite,
  white: damBlackOrWhite,
} as const;

/** The maximum voids in a BGA ball, in percent of its X-ray image: IPC-A-610, ball grid arrays. */
export const maxVoids = 30;

/** The usual opening under a fine-pitch BGA, in mm. It is as wide as the pad: 0.25 mm at a pitch of 0.4 mm. */
export const bgaOpening = { pitch: '0.4', circle: '0.25' } as const;
