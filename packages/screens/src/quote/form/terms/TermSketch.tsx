import { LineCrossSection } from '@pcb/art/LineCrossSection';
import { OrderSketch } from '@pcb/art/OrderSketch';
import type { Term } from '../about.content.ts';

/** The letters that the calculator of the build-ups uses. */
const letters = { width: 'W', gap: 'S', height: 'H', heightAbove: 'H1', heightBelow: 'H2', thickness: 'T' };

export function TermSketch({ term, ...props }: { term: Term; 'aria-label': string }) {
  return term === 'impedance' ? (
    <LineCrossSection kind="single" letters={letters} {...props} />
  ) : (
    <OrderSketch subject={term} {...props} />
  );
}
