import { capabilities } from '@pcb/engineering/capabilities';
import { formatMm } from '@pcb/engineering/lengths';
import { withUnit } from './figureText.ts';

const { mechanical, maxVia, minAnnularRing, minSpacing, platingAllowance } = capabilities.drill;

export const smallestFinishedHole = `${formatMm(mechanical.value - platingAllowance.value, 2)} mm`;

export const widerDrill = `Plated holes over ${withUnit(maxVia)} get a drill that is ${withUnit(platingAllowance)} wider than the finished hole`;

/** How we choose drills from the hole sizes in files, as `drillFor` does. */
export const finishedSizes = [
  'Hole sizes in your drill files are finished sizes, after plating. If yours are drill sizes, choose that on the order form.',
  `${widerDrill}; holes without plating get one of their finished size.`,
  `Plated holes up to ${withUnit(maxVia)} are vias, into which nothing is inserted. We may drill them with the size in your file, but with no less than ${withUnit(mechanical)}: a via can be finished up to ${withUnit(platingAllowance)} smaller.`,
].join(' ');

export const padRule = `Annular rings count from the drill: every pad is at least ${withUnit({ ...minAnnularRing, text: String(2 * minAnnularRing.value) })} wider than its drill.`;

export const drillDistance = `Keep the edges of two drills at least ${withUnit(minSpacing)} apart.`;
