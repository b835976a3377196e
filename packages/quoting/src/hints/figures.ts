/** Figures that only hints state: of standards, of the law, and of rules that other manufacturers publish. */

/**
 * Laminates for lead-free soldering by the Tg of the order form: the slash sheet of IPC-4101, and the minimum temperature
 * of decomposition Td in °C, at which 5 % of the mass is lost.
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

/** The maximum share of lead in a homogeneous material, in percent: Directive 2011/65/EU, annex II, and E-Waste (Management) Rules 2022, rule 16. */
export const maxLead = 0.1;

/** The usual outer sizes of stencil frames for automatic printers in mm, 23 and 29 inch: published by stencil manufacturers. */
export const printerFrames = [584, 736] as const;

/** The minimum width of milled slots in mm: design rules of Multi Circuit Boards. */
export const minSlot = { plated: '0.60', unplated: '0.80' } as const;
