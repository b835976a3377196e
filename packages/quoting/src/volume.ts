/**
 * A band of the volume price: the amount above the previous band, up to and including `upTo`. As with income tax, a band
 * applies to its own amount only, so ordering one more piece never makes an order cheaper.
 */
interface PriceBand {
  upTo: number;
  /** The price in this band as a share of the full rate. */
  share: number;
}

/** A band of the number of pieces. */
export interface VolumeBand extends PriceBand {
  /** The working days that an order in this band adds to the lead time of the first band. */
  addedDays: number;
}

/** A band of the total area of an order, in square metres: boards are made on panels, whatever their size. */
export type AreaBand = PriceBand;

/** The bands of a service. */
export interface Volume {
  /** Of the work on each piece, and of pieces that are not charged by area. */
  pieces: readonly VolumeBand[];
  /** Of what is charged by area. */
  area?: readonly AreaBand[];
}

/** The maximum quantity that the bands cover. */
export const maxQuantity = (bands: readonly PriceBand[]) => Math.max(...bands.map(({ upTo }) => upTo));

/** The part of an order in one band. */
export interface PartInBand {
  /** In pieces, the first of the band; in square metres, the end of the band before. */
  from: number;
  to: number;
  /** The price in this band as a share of the full rate. */
  share: number;
}

/** The pieces of an order in each band that it reaches. */
export const bandsUpTo = (quantity: number, bands: readonly PriceBand[]): readonly PartInBand[] =>
  bands
    .map(({ upTo, share }, index) => ({
      from: (bands[index - 1]?.upTo ?? 0) + 1,
      to: Math.min(quantity, upTo),
      share,
    }))
    .filter(({ from, to }) => from <= to);

/** The square metres of an order in each band that it reaches. */
export const areaBandsUpTo = (area: number, bands: readonly AreaBand[]): readonly PartInBand[] =>
  bands
    .map(({ upTo, share }, index) => ({ from: bands[index - 1]?.upTo ?? 0, to: Math.min(area, upTo), share }))
    .filter(({ from, to }) => from < to);

/** The pieces or square metres at the full rate that cost the same as an amount in bands. */
export function chargedAmount(amount: number, bands: readonly PriceBand[]) {
  return bands.reduce((sum, { upTo, share }, index) => {
    const from = bands[index - 1]?.upTo ?? 0;
    return sum + Math.max(0, Math.min(amount, upTo) - from) * share;
  }, 0);
}

const squareCentimetres = 10_000;

/** In square metres, from the area of a piece in square centimetres. */
export const totalArea = (area: number, quantity: number) => (area * quantity) / squareCentimetres;

/** What an order of pieces is charged as, in pieces at the full rate. */
export interface ChargedPieces {
  /** For the base rates. */
  base: number;
  /** For the extras. */
  extras: number;
}

/** What an order is charged as. `area` is that of one piece in square centimetres, if it is charged by its area. */
export function chargedPieces(quantity: number, volume: Volume, area: number | null): ChargedPieces {
  const extras = chargedAmount(quantity, volume.pieces);
  if (!volume.area || area === null) return { base: extras, extras };
  const total = totalArea(area, quantity);
  return { base: quantity * (chargedAmount(total, volume.area) / total), extras };
}

/** The bands that set the unit price, in pieces: those of the area end with the last piece that fits in. */
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
