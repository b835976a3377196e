/**
 * Impedance of copper lines, bare or under solder mask, without dispersion, loss or roughness.
 * All lengths are in mm, although only their ratios matter. Impedances are in ohms.
 *
 * Sources: E. Hammerstad and O. Jensen, 'Accurate models for microstrip computer-aided design', 1980 (single line);
 * M. Kirschning and R. H. Jansen, 'Accurate wide-range design equations for the frequency-dependent characteristic of
 * parallel coupled microstrip lines', 1984 (pairs); the boundary-element method for striplines, see `parallelPlanes.ts`.
 * Three terms are our own, fitted to a two-dimensional finite-difference field solver: what the thickness of its copper
 * adds to the odd mode of a pair, where Jansen's correction reads up to 4.7 % high, and what solder mask of Dk 3.8, as
 * thick on the copper as on the laminate, adds to a single line and to a pair.
 *
 * Checked against that solver, which `tests/engineering/fieldSolver.test.ts` has. Bare single lines agree within 0.1 % in
 * the proportions of our build-ups and within 1.5 % over everything accepted here, masked ones within 0.5 % and −4 to +1.5 %; copper
 * thicker than the track is wide is rejected, because the error grows to 37 % there. Pairs, bare or masked, agree within
 * 1 % on our build-ups and within 2.5 % over everything accepted here. Striplines agree within 0.3 % for any position between the
 * planes. A fabricated line is usually held to ±10 %.
 */
export { impedanceLimits } from './impedanceLimits.ts';
export { type MicrostripGeometry, type MicrostripReason, singleMicrostrip } from './microstrip.ts';
export { differentialMicrostrip, minPairWidth, type PairGeometry, type PairReason } from './microstripPair.ts';
export { stripline, type StriplineGeometry, type StriplineReason } from './stripline.ts';
export { widthFor } from './widthFor.ts';
