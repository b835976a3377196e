import type { BoardLook } from '@pcb/art/ScaleDrawing';
import type { OwnBoard, TracedBoard, TracedLayer, TracedShape } from './tracedBoard.ts';

export type { OwnBoard } from './tracedBoard.ts';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSize = (value: unknown) => typeof value === 'number' && value > 0 && value < 1e5;

/** The commands that `traceBoard` writes. */
const isPath = (value: unknown) => typeof value === 'string' && /^[mhvz\d\s-]*$/.test(value);

const isMissingOr = (value: unknown, is: (value: unknown) => boolean) => value === undefined || is(value);

const isFlag = (value: unknown) => typeof value === 'boolean';

const isShapes = (value: unknown): value is readonly TracedShape[] =>
  Array.isArray(value) &&
  value.every(
    (shape) =>
      isFields(shape) &&
      isPath(shape['d']) &&
      isMissingOr(shape['width'], isSize) &&
      isMissingOr(shape['isButt'], isFlag) &&
      isMissingOr(shape['isClear'], isFlag),
  );

const isLayer = (value: unknown): value is TracedLayer =>
  isFields(value) && isShapes(value['shapes']) && isMissingOr(value['isInverted'], isFlag);

const looks: { [Part in 'material' | 'finish' | 'mask' | 'legend']-?: readonly BoardLook[Part][] } = {
  material: ['fr4', 'rogers', 'polyimide', 'pe', 'steel'],
  finish: ['tin', 'gold', 'paleGold'],
  mask: [undefined, 'green', 'red', 'blue', 'black', 'white', 'yellow'],
  legend: [undefined, 'white', 'black'],
};

const isLook = (value: unknown): value is BoardLook =>
  isFields(value) &&
  Object.entries(looks).every(([part, values]) => (values as readonly unknown[]).includes(value[part]));

const sizes = ['width', 'height', 'columns', 'rows'] as const satisfies readonly (keyof TracedBoard)[];
const layers = ['copper', 'openings', 'legend'] as const satisfies readonly (keyof TracedBoard)[];

const isOwnBoard = (value: unknown): value is OwnBoard =>
  isFields(value) &&
  sizes.every((name) => isSize(value[name])) &&
  Number.isInteger(value['copperLayers']) &&
  isPath(value['outline']) &&
  layers.every((name) => isMissingOr(value[name], isLayer)) &&
  isShapes(value['holes']) &&
  isLook(value['look']);

/**
 * The boards in a text from a browser's storage, by key. The storage can contain anything: invalid boards are omitted.
 */
export function parseOwnBoards(text: string): Readonly<Record<string, OwnBoard>> {
  try {
    const kept: unknown = JSON.parse(text);
    if (!isFields(kept)) return {};
    return Object.fromEntries(
      Object.entries(kept).filter((entry): entry is [string, OwnBoard] => isOwnBoard(entry[1])),
    );
  } catch {
    return {};
  }
}
