/** The reductions of a technical drawing, as in ISO 5455. The first that fits is used. */
const scales = [1, 2, 5, 10] as const;

/** The room for an outline on A4, without margins and dimensions, in mm. */
const room = { width: 160, height: 200 } as const;

export interface PrintedSize {
  /** 1 for actual size, 2 for 1:2, and so on. */
  scale: (typeof scales)[number];
  /** Whether the outline is turned by 90°, because it fits only that way at this scale. */
  isTurned: boolean;
  width: number;
  height: number;
}

/** The largest scale at which a size fits on A4, upright or turned. In mm, above 0 and up to 1000. */
export function printedSize([x, y]: readonly [number, number]): PrintedSize {
  for (const scale of scales) {
    const [width, height] = [x / scale, y / scale];
    if (width <= room.width && height <= room.height) return { scale, isTurned: false, width, height };
    if (height <= room.width && width <= room.height) return { scale, isTurned: true, width: height, height: width };
  }
  throw new RangeError(`${x} × ${y} mm is too large for A4 at 1:10`);
}
