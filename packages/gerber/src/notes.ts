import type { DrillFormatSource, NearlyTouching } from './figures.ts';
import type { Layer } from './files.ts';

/** A finding: a code with its data. */
export type ReadingNote =
  /** The set has no outline; the size is that of the copper. */
  | { code: 'no-outline' }
  /** The outline is not closed; the size is its extents. */
  | { code: 'outline-not-closed'; file: string }
  /**
   * The outline has several boards; `size` is that of the first. `isPanel`: they are a panel and the board in it, the
   * likelier first.
   */
  | { code: 'several-boards'; count: number; isPanel?: boolean }
  /** Holes, and pads of each side, outside the outline. */
  | { code: 'outside-outline'; holes: number; pads: number }
  /** These files are those of another board, and were not read. */
  | { code: 'other-data-set'; folder: string; files: readonly string[] }
  | { code: 'no-copper' }
  /** The file shows where copper is absent; its track, gap, ring and distance from the edge are not measured. */
  | { code: 'negative-copper'; file: string }
  | { code: 'no-drills' }
  /** Nothing states whether these holes are plated. */
  | { code: 'plating-not-stated'; holes: number }
  /** The file states no complete number format: how it was found, with its units and digits. */
  | {
      code: 'drill-format';
      file: string;
      foundBy: DrillFormatSource;
      unit: 'mm' | 'inch';
      digits: readonly [number, number];
    }
  /** The file states no diameters for these holes, whose diameter is 0 here. */
  | { code: 'hole-size-not-stated'; file: string; holes: number }
  /** Most hits of the file are in another one too, and count once. */
  | { code: 'drills-twice'; file: string; sameAs: string }
  /** Draws with an aperture that is never defined, which are ignored. `line` is where it is selected first. */
  | { code: 'undefined-aperture'; file: string; aperture: string; line: number }
  /** A command of a Gerber file that is ignored: how often, and the line of the first. */
  | { code: 'unknown-command'; file: string; command: string; count: number; line: number }
  /** A command of a drill file that can make holes, and is not read: how often, and the line of the first. */
  | { code: 'unread-drill-command'; file: string; command: string; count: number; line: number }
  | { code: 'deprecated-command'; file: string; command: string; line: number }
  /** An aperture macro that cannot be evaluated. */
  | { code: 'bad-macro'; file: string; macro: string; line: number }
  /** A step and repeat, a macro or a block would make more objects than are read. */
  | { code: 'too-many-objects'; file: string; limit: number }
  /** Coordinates beyond 2 m, which are ignored. */
  | { code: 'coordinates-out-of-range'; file: string; count: number }
  | { code: 'no-end-of-file'; file: string }
  /** The units are not stated; the file was read in these. */
  | { code: 'units-not-stated'; file: string; unit: 'mm' | 'inch' }
  /** Nothing states the layer of the file, which was taken for what its content looks like, if anything. */
  | { code: 'layer-not-identified'; file: string; takenFor?: Layer }
  /** Two files are the same layer. */
  | { code: 'layer-twice'; files: readonly [string, string] }
  /** These files are copies of others, such as those of a zip beside them, and were not read. */
  | { code: 'files-twice'; files: readonly string[] }
  /** The file is in a zip inside a zip inside a zip, or no fabrication data. */
  | { code: 'file-ignored'; file: string }
  | { code: 'nearly-touching'; place: NearlyTouching }
  /** The time ran out before these steps. */
  | {
      code: 'out-of-time';
      missing: readonly (
        | 'files'
        | 'outline'
        | 'tracks'
        | 'gap'
        | 'ring'
        | 'edge'
        | 'paste'
        | 'half-holes'
        | 'picture'
      )[];
    };
