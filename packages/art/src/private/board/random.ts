/** Seeded random numbers. The same seed returns the same numbers in every browser and on the server. */
export interface Random {
  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  next: () => number;
  /** Returns a number from `min` to `max`, both inclusive. */
  integer: (min: number, max: number) => number;
  pick: <Item>(list: readonly [Item, ...Item[]]) => Item;
}

/** FNV-1a over the characters, then mulberry32. */
export function createRandom(seed: string | number): Random {
  let state = 0x811c9dc5;
  for (const character of String(seed)) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    integer: (min, max) => min + Math.floor(next() * (max - min + 1)),
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
  };
}
