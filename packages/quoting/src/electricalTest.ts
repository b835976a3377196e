import type { FabValues } from './forms.ts';
import { isMultilayer } from './limits.ts';

/** Why boards should be tested electrically, the strongest reason first. */
const reasons = {
  /** IPC-6012 requires a test for continuity and isolation to IPC-9252, without exception for class 3. */
  class3: ({ ipcClass }) => ipcClass === '3',
  /** The certificate is for all of IPC-6012. */
  certificate: ({ certificate }) => certificate,
  /** Nobody can inspect inner layers after lamination. Our own process rule, like those below. */
  innerLayers: isMultilayer,
  /** A fault costs the parts as well. */
  assembly: ({ assembly }) => assembly === 'yes',
  /** A fault costs the gold as well. */
  goldFingers: ({ goldFingers }) => goldFingers === 'yes',
  /** The board is soldered to another one, and a fault costs both. */
  castellatedHoles: ({ castellatedHoles }) => castellatedHoles,
} satisfies Readonly<Record<string, (values: TestedValues) => boolean>>;

type TestedValues = Pick<
  FabValues,
  'layers' | 'assembly' | 'ipcClass' | 'certificate' | 'goldFingers' | 'castellatedHoles'
>;

/** What makes an electrical test necessary. */
export type TestReason = keyof typeof reasons;

/** The strongest reason to test boards electrically, if there is one. */
export const testReason = (values: TestedValues): TestReason | undefined =>
  (Object.keys(reasons) as TestReason[]).find((reason) => reasons[reason](values));

/** Whether boards should be tested electrically. */
export const needsElectricalTest = (values: TestedValues) => testReason(values) !== undefined;

/**
 * The values after a change of the form. When the boards begin to need an electrical test, it is switched on. Whoever
 * switches it off then keeps it off until the need ends and begins again.
 */
export const withElectricalTest = (before: FabValues, after: FabValues): FabValues =>
  needsElectricalTest(after) && !needsElectricalTest(before) ? { ...after, electricalTest: true } : after;
