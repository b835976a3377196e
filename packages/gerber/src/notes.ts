import type { DrillFormatSource, NearlyTouching } from './figures.ts';
import type { Layer } from './files.ts';

/** A finding: a code with its data. */
export type ReadingNote =
  /** The set has no outline, so the size is the extents of the copper. */
  | { code: 'no-outline' }
  | { code: 'outline-not-closed'; file: string }
  /** `size` is the size of the first. With `isPanel`, they are a panel and the board in it, the likelier one first. */
  | { code: 'several-boards'; count: number; isPanel?: boolean }
  /** Holes, and pads of each side, that are outside the outline. */
  | { code: 'outside-outline'; holes: number; pads: number }
  /** These files belong to another board and were not read. */
  | { code: 'other-data-set'; folder: string; files: readonly string[] }
  | { code: 'no-copper' }
  /** The file shows where copper is absent, so it is not measured. */
  | { code: 'negative-copper'; file: string }
  | { code: 'no-drills' }
  | { code: 'plating-not-stated'; holes: number }
  /** The file does not state a complete number format. Says how the format was found, with units and digits. */
  | {
      code: 'drill-format';
      file: string;
      foundBy: DrillFormatSource;
      unit: 'mm' | 'inch';
      digits: readonly [number, number];
    }
  /** The file does not state diameters for these holes, so their diameter here is 0. */
  | { code: 'hole-size-not-stated'; file: string; holes: number }
  /** Most hits of the file are also in another one, and are counted once. */
  | { code: 'drills-twice'; file: string; sameAs: string }
  /** Ignored lines with an undefined aperture. `line` is where it is first selected. */
  | { code: 'undefined-aperture'; file: string; aperture: string; line: number }
  /** A Gerber command that is ignored, with its count and the line of the first. */
  | { code: 'unknown-command'; file: string; command: string; count: number; line: number }
  /** An unsupported drill command that can make holes, with its count and the line of the first. */
  | { code: 'unread-drill-command'; file: string; command: string; count: number; line: number }
  | { code: 'deprecated-command'; file: string; command: string; line: number }
  | { code: 'bad-macro'; file: string; macro: string; line: number }
  /** A step and repeat, a macro or a block exceeds the maximum number of objects. */
  | { code: 'too-many-objects'; file: string; limit: number }
  /** Coordinates beyond 2 m, which are ignored. */
  | { code: 'coordinates-out-of-range'; file: string; count: number }
  | { code: 'no-end-of-file'; file: string }
  /** The file does not state its units; it was read in these. */
  | { code: 'units-not-stated'; file: string; unit: 'mm' | 'inch' }
  /** The file does not state its layer. `takenFor` is the layer that its content looks like, if any. */
  | { code: 'layer-not-identified'; file: string; takenFor?: Layer }
  | { code: 'layer-twice'; files: readonly [string, string] }
  /** Copies of other files, such as the files of a zip next to it. They were not read. */
  | { code: 'files-twice'; files: readonly string[] }
  /** The file is nested in too many zips, or is not fabrication data. */
  | { code: 'file-ignored'; file: string }
  | { code: 'nearly-touching'; place: NearlyTouching }
  /** The reading ran out of time before these steps. */
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
