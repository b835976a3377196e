import type { sketches } from './sketches.ts';

interface WithPins {
  pins: number;
}

/** Contacts in a regular row, in mm. */
interface WithPitch extends WithPins {
  pitch: number;
}

/** The size of the body in the drawing, in mm: `length` is horizontal, `width` vertical. */
interface WithBody {
  length: number;
  width: number;
}

/** A chip with an end cap at each end, from above. */
export interface ChipOutline extends WithBody, WithPins {
  kind: 'chip';
  terminal: number;
  /** The top: resistors have a coating and LEDs a lens; capacitors, inductors and antennas are plain. */
  top: 'coating' | 'lens' | 'plain';
}

/** A moulded body with two terminals and a polarity band, from above: SMA, tantalum case A. */
export interface MouldedOutline extends WithBody, WithPins {
  kind: 'moulded';
  span: number;
  terminal: number;
}

/** Two rows of leads, from above: SOIC, TSSOP, DIP. */
export interface DualOutline extends WithBody, WithPitch {
  kind: 'dual';
  /** The width over the leads; for a DIP, the distance between the rows of holes. */
  span: number;
  lead: number;
}

/** A row of leads and one wider lead opposite, from above: SOT-23, SOT-223. */
export interface SotOutline extends WithBody, WithPitch {
  kind: 'sot';
  span: number;
  lead: number;
  tab: number;
}

/** Leads on four sides, from above: LQFP. */
export interface QuadOutline extends WithBody, WithPitch {
  kind: 'quad';
  span: number;
  lead: number;
}

/** An LED with its terminals at two sides, from above. */
export interface LedPackageOutline extends WithBody, WithPitch {
  kind: 'led-package';
  lens: number;
}

/** A shielded inductor with a terminal at two sides, from above. */
export interface PowerInductorOutline extends WithBody, WithPins {
  kind: 'power-inductor';
}

/** A module with castellated edges, from above. Pins are numbered anticlockwise from the top left. */
export interface ModuleOutline extends WithBody, WithPitch {
  kind: 'module';
  /** The number of pins on each edge. */
  sides: readonly [left: number, bottom: number, right: number];
  /** The height of the printed antenna at the top; 0 for a module with an antenna connector. */
  antenna: number;
}

/** A leaded cylinder, from the side. */
export interface AxialOutline extends WithBody, WithPins {
  kind: 'axial';
  marking: 'bands' | 'cathode';
}

/** A can or a drum on two leads, from the side. */
export interface RadialOutline extends WithBody, WithPitch {
  kind: 'radial';
  /** Whether a stripe marks the negative lead. */
  isPolarised: boolean;
}

/** A body on a row of leads, from the front. */
export interface SingleRowOutline extends WithBody, WithPitch {
  kind: 'single-row';
  face: 'plain' | 'flat' | 'lens' | 'grille' | 'slider' | 'toggle';
}

/** A power package with a tab, from the front: TO-220. */
export interface TabOutline extends WithBody, WithPitch {
  kind: 'tab';
  tab: number;
  hole: number;
}

/** A leaded LED, from the side. */
export interface LedOutline extends WithBody, WithPitch {
  kind: 'led';
}

/** A pin header or a socket strip, from the side and from above. */
export interface HeaderOutline extends WithPitch {
  kind: 'header';
  rows: number;
  height: number;
  /** The height of the pins above the body; 0 for a socket. */
  above: number;
}

/** A board-to-board connector with two rows of fine contacts, from above. */
export interface MezzanineOutline extends WithPitch {
  kind: 'mezzanine';
  half: 'plug' | 'socket';
  hasGuidePosts: boolean;
}

/** A header for a crimped plug, from above. */
export interface ShroudOutline extends WithBody, WithPitch {
  kind: 'shroud';
  isSurfaceMount: boolean;
}

/** Screw terminals, from the front. */
export interface TerminalOutline extends WithPitch {
  kind: 'terminal';
  height: number;
}

/** Two halves of an in-line connector, from the side. */
export interface PairOutline extends WithPins {
  kind: 'pair';
}

/** A splice with a lever for each wire, from above. */
export interface SpliceOutline extends WithBody, WithPins {
  kind: 'splice';
}

export interface WiresOutline {
  kind: 'wires';
  conductors: number;
}

/** A row of round contacts, which starts at a position in mm from the top left corner of the body. */
export interface PinRow {
  x: number;
  y: number;
  count: number;
  /** The step to the next contact. @default [2.54, 0] */
  step?: readonly [x: number, y: number];
}

/** An object on a board, in mm from its top left corner. Without a height it is round, and `width` is its diameter. */
export interface Feature {
  x: number;
  y: number;
  width: number;
  height?: number;
}

/** A board or a body with contacts and features at given positions. The first contact is pin 1. */
export interface PlanOutline extends WithBody, WithPins {
  kind: 'plan';
  isRound?: boolean;
  rows: readonly PinRow[];
  features: readonly Feature[];
}

/** A microSD card, from the contact side. */
export interface CardOutline extends WithBody, WithPitch {
  kind: 'card';
}

/** A box, seen from a corner. */
export interface BoxOutline extends WithBody {
  kind: 'box';
  height: number;
}

/** The size of a part without a standard shape. Without a size, it is drawn as a dashed frame. */
export interface NeutralOutline extends Partial<WithBody> {
  kind: 'neutral';
}

export interface SketchOutline {
  kind: 'sketch';
  of: keyof typeof sketches;
}

/** The measurements from which a part is drawn, as plain data that a server can send. */
export type PartOutline =
  | AxialOutline
  | BoxOutline
  | CardOutline
  | ChipOutline
  | DualOutline
  | HeaderOutline
  | LedOutline
  | LedPackageOutline
  | MezzanineOutline
  | ModuleOutline
  | MouldedOutline
  | NeutralOutline
  | PairOutline
  | PlanOutline
  | PowerInductorOutline
  | QuadOutline
  | RadialOutline
  | ShroudOutline
  | SingleRowOutline
  | SketchOutline
  | SotOutline
  | SpliceOutline
  | TabOutline
  | TerminalOutline
  | WiresOutline;
