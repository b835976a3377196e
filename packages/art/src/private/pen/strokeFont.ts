import type { Point } from './geometry.ts';

/** Plotter strokes on a grid of 4 by 6, with two digits per point. Unlike a font, they look the same everywhere. */
const glyphs: Readonly<Record<string, string>> = {
  A: '06 02 20 42 46|04 44',
  B: '03 33 42 41 30 00 06 36 45 44 33',
  C: '41 30 10 01 05 16 36 45',
  D: '00 06 26 44 42 20 00',
  E: '40 00 06 46|03 33',
  F: '40 00 06|03 33',
  G: '41 30 10 01 05 16 36 45 43 23',
  H: '00 06|40 46|03 43',
  I: '10 30|20 26|16 36',
  J: '40 45 36 16 05',
  K: '00 06|03 13 40|13 46',
  L: '00 06 46',
  M: '06 00 22 40 46',
  N: '06 00 01 45 46 40',
  O: '10 30 41 45 36 16 05 01 10',
  P: '06 00 30 41 42 33 03',
  Q: '10 30 41 45 36 16 05 01 10|24 46',
  R: '06 00 30 41 42 33 03|13 46',
  S: '41 30 10 01 02 13 33 44 45 36 16 05',
  T: '00 40|20 26',
  U: '00 05 16 36 45 40',
  V: '00 04 26 44 40',
  W: '00 06 24 46 40',
  X: '00 01 45 46|40 41 05 06',
  Y: '00 02 24 42 40|24 26',
  Z: '00 40 41 05 06 46',
  0: '10 30 41 45 36 16 05 01 10|14 32',
  1: '11 20 26|16 36',
  2: '01 10 30 41 42 06 46',
  3: '01 10 30 41 42 33 44 45 36 16 05|13 33',
  4: '36 30 03 04 44',
  5: '40 00 03 33 44 45 36 16 05',
  6: '41 30 10 01 05 16 36 45 44 33 03',
  7: '00 40 41 14 16',
  8: '13 02 01 10 30 41 42 33 13 04 05 16 36 45 44 33',
  9: '05 16 36 45 41 30 10 01 02 13 43',
  '-': '13 33',
  '.': '25 26',
  '+': '13 33|22 24',
  '/': '06 05 41 40',
};

const advance = 6;

export const textWidth = (text: string, height: number) => ((text.length * advance - 2) * height) / 6;

export function strokesOf(text: string, middle: Point, height: number): Point[][] {
  const scale = height / 6;
  const left = middle.x - textWidth(text, height) / 2;
  const top = middle.y - height / 2;
  return [...text].flatMap((letter, index) =>
    (glyphs[letter]?.split('|') ?? []).map((stroke) =>
      stroke.split(' ').map((point) => ({
        x: left + (index * advance + Number(point[0])) * scale,
        y: top + Number(point[1]) * scale,
      })),
    ),
  );
}
