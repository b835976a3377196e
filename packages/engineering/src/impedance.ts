/**
 * Impedance in ohms of copper lines, bare or under solder mask, without dispersion, loss or roughness. Lengths are in
 * mm.
 *
 * Sources: E. Hammerstad and O. Jensen, 'Accurate models for microstrip computer-aided design', 1980 (single line); M.
 * Kirschning and R. H. Jansen, 'Accurate wide-range design equations for the frequency-dependent characteristic of
 * parallel coupled microstrip lines', 1984 (pairs); the boundary-element method in `parallelPlanes.ts` (striplines).
 * Three terms are our own fit to a two-dimensional finite-difference field solver: the effect of copper thickness on
 * the odd mode of a pair, where Jansen's correction is up to 4.7 % high, and the effect of solder mask (Dk 3.8, as
 * thick on the copper as beside it) on a single line and on a pair.
 *
 * Checked against that solver in `tests/engineering/fieldSolver.test.ts`. Bare single lines agree within 0.1 % for our
 * build-ups and 1.5 % over everything accepted here, masked ones within 0.5 % and −4 to +1.5 %. Copper thicker than the
 * track is wide is rejected, because the error there grows to 37 %. Pairs agree within 1 % for our build-ups and 2.5 %
 * over everything accepted here, striplines within 0.3 %. Fabricated lines are usually held to ±10 %.
 */
export { impedanceLimits } from './impedanceLimits.ts';
export { type MicrostripGeometry, type MicrostripReason, singleMicrostrip } from './microstrip.ts';
export { differentialMicrostrip, minPairWidth, type PairGeometry, type PairReason } from './microstripPair.ts';
export { stripline, type StriplineGeometry, type StriplineReason } from './stripline.ts';
export { widthFor } from './widthFor.ts';
