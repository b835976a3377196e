/** Joins two sides into one text: `80x60`. A typed `x` becomes `~x`, and `~` becomes `~~`. */
export const joinSize = (sizeX: string, sizeY: string) =>
  [sizeX, sizeY].map((side) => side.replace(/[x~]/g, '~$&')).join('x');

const twoSides = /^((?:[^x~]|~[x~])*)x((?:[^x~]|~[x~])*)$/u;

export function splitSize(text: string): { sizeX: string; sizeY: string } | null {
  const [, sizeX, sizeY] = (twoSides.exec(text) ?? []).map((side) => side.replace(/~(.)/gu, '$1'));
  return sizeX === undefined || sizeY === undefined ? null : { sizeX, sizeY };
}
