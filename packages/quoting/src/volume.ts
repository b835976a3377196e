/** The part of an amount above the previous band, up to and including `upTo`. One more piece never lowers the total. */
interface PriceBand {
  upTo: number;
  /** The price in this band, as a share of the full rate. */
  share: number;
}

export interface VolumeBand extends PriceBand {
  addedDays: number;
}

/** A band of the total area in square metres, because boards are made on panels, whatever their size. */
export type AreaBand = PriceBand;

export interface Volume {
  /** The bands of the work per piece, and of pieces that are not charged by area. */
  pieces: readonly VolumeBand[];
  area?: readonly AreaBand[];
}

export const maxQuantity = (bands: readonly PriceBand[]) => Math.max(...bands.map(({ upTo }) => upTo));

export interface PartInBand {
  /** In pieces, the first of the band; in square metres, the end of the previous band. */
  from: number;
  to: number;
  share: number;
}

/** The pieces of an order in each band. */
export const bandsUpTo = (quantity: number, bands: readonly PriceBand[]): readonly PartInBand[] =>
  bands
    .map(({ upTo, share }, index) => ({
      from: (bands[index - 1]?.upTo ?? 0) + 1,
      to: Math.min(quantity, upTo),
      share,
    }))
    .filter(({ from, to }) => from <= to);

/** The square metres of an order in each band. */
export const areaBandsUpTo = (area: number, bands: readonly AreaBand[]): readonly PartInBand[] =>
  bands
    .map(({ upTo, share }, index) => ({ from: bands[index - 1]?.upTo ?? 0, to: Math.min(area, upTo), share }))
    .filter(({ from, to }) => from < to);

/** Returns the pieces or square metres at the full rate that cost as much as an amount in bands. */
export function chargedAmount(amount: number, bands: readonly PriceBand[]) {
  return bands.reduce((sum, { upTo, share }, index) => {
    const from = bands[index - 1]?.upTo ?? 0;
    return sum + Math.max(0, Math.min(amount, upTo) - from) * share;
  }, 0);
}

const squareCentimetres = 10_000;

/** Returns square metres; `area` is the area of a piece in square centimetres. */
export const totalArea = (area: number, quantity: number) => (area * quantity) / squareCentimetres;

/** An order in pieces at the full rate. */
export interface ChargedPieces {
  base: number;
  extras: number;
}

/** `area` is the area of one piece in square centimetres, if it is charged by area. */
export function chargedPieces(quantity: number, volume: Volume, area: number | null): ChargedPieces {
  const extras = chargedAmount(quantity, volume.pieces);
  if (!volume.area || area === null) return { base: extras, extras };
  const total = totalArea(area, quantity);
  return { base: quantity * (chargedAmount(total, volume.area) / total), extras };
}

/** Returns the bands of the unit price, in pieces. An area band ends with the last piece that fits. */
export function bandsInPieces(volume: Volume, area: number | null): readonly PriceBand[] {
  if (!volume.area || area === null) return volume.pieces;
  const max = maxQuantity(volume.pieces);
  const ends = volume.area.map(({ upTo, share }) => ({
    upTo: Math.min(max, Math.floor((upTo * squareCentimetres) / area + 1e-9)),
    share,
  }));
  return ends.filter(({ upTo }, index) => upTo > (ends[index - 1]?.upTo ?? 0));
}

export const addedDays = (quantity: number, bands: readonly VolumeBand[]) =>
  bands.find(({ upTo }) => quantity <= upTo)?.addedDays ?? 0;
