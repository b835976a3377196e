/**
 * A band of the volume price: the pieces above the previous band, up to and including `upTo`. As with income tax, a
 * band applies to its own pieces only, so ordering one more piece never makes an order cheaper.
 */
export interface VolumeBand {
  upTo: number;
  /** The price of a piece in this band as a share of the full rate. */
  share: number;
  /** The working days that an order in this band adds to the lead time of the first band. */
  addedDays: number;
}

/** The maximum quantity that the bands cover. */
export const maxQuantity = (bands: readonly VolumeBand[]) => Math.max(...bands.map(({ upTo }) => upTo));

/** The pieces of an order in one band, from the first to the last. */
export interface PiecesInBand {
  from: number;
  to: number;
  /** The price of a piece in this band as a share of the full rate. */
  share: number;
}

/** The pieces of an order in each band that it reaches. */
export const bandsUpTo = (quantity: number, bands: readonly VolumeBand[]): readonly PiecesInBand[] =>
  bands
    .map(({ upTo, share }, index) => ({
      from: (bands[index - 1]?.upTo ?? 0) + 1,
      to: Math.min(quantity, upTo),
      share,
    }))
    .filter(({ from, to }) => from <= to);

/** The number of pieces at the full rate that cost the same as `quantity` pieces in bands. */
export function chargedPieces(quantity: number, bands: readonly VolumeBand[]) {
  return bands.reduce((sum, { upTo, share }, index) => {
    const from = bands[index - 1]?.upTo ?? 0;
    return sum + Math.max(0, Math.min(quantity, upTo) - from) * share;
  }, 0);
}

export const addedDays = (quantity: number, bands: readonly VolumeBand[]) =>
  bands.find(({ upTo }) => quantity <= upTo)?.addedDays ?? 0;
