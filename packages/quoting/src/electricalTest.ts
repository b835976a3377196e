import type { FabValues } from './forms.ts';
import { isMultilayer } from './limits.ts';

/**
 * Whether boards should be tested electrically: those with inner layers, which nobody can inspect after lamination, and
 * those that are assembled, where a fault costs the parts as well. Our own process rule.
 */
export const needsElectricalTest = (values: Pick<FabValues, 'layers' | 'assembly'>) =>
  isMultilayer(values) || values.assembly === 'yes';

/**
 * The values after a change of the form. When the boards begin to need an electrical test, it is switched on. Whoever
 * switches it off then keeps it off until the need ends and begins again.
 */
export const withElectricalTest = (before: FabValues, after: FabValues): FabValues =>
  needsElectricalTest(after) && !needsElectricalTest(before) ? { ...after, electricalTest: true } : after;
