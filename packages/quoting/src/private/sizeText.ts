/** Two sides in one text: `80x60`. An `x` that was typed into a side becomes `~x`, and a `~` becomes `~~`. */
export const joinSize = (sizeX: string, sizeY: string) =>
  [sizeX, sizeY].map((side) => side.replace(/[x~]/g, '~$&')).join('x');

const twoSides = /^((?:[^x~]|~[x~])*)x((?:[^x~]|~[x~])*)$/u;

/** The sides in a text of `joinSize`, or `null` for another text. */
export function splitSize(text: string): { sizeX: string; sizeY: string } | null {
  const [, sizeX, sizeY] = (twoSides.exec(text) ?? []).map((side) => side.replace(/~(.)/gu, '$1'));
  return sizeX === undefined || sizeY === undefined ? null : { sizeX, sizeY };
}
