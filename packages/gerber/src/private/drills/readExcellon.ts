import { Notes } from '../gerber/notes.ts';
import { readComment } from './headerComments.ts';
import { shifted, sumOf } from './increments.ts';
import { linesOf } from './lines.ts';
import type { DrillFormat, DrillHit, DrillProgram, RoutedArc, ToolDefinition } from './program.ts';
import type { Plating } from '../../reading.ts';

/** More hits than a board has. Repeats can multiply them. */
const maxHits = 200_000;
const maxComments = 200;

/** `METRIC,LZ,000.000`, `INCH,TZ`, `M71`, `M72` and `FMAT`: what they state. */
function formatOf(line: string): Partial<DrillFormat> | undefined {
  const match = /^(METRIC|INCH|M71|M72)\b(.*)$/.exec(line);
  if (!match) return undefined;
  const [, unit = '', rest = ''] = match;
  const digits = /,(0+)\.(0+)/.exec(rest);
  return {
    unit: unit === 'METRIC' || unit === 'M71' ? 'mm' : 'inch',
    ...(/,LZ/.test(rest) && { omits: 'trailing' as const }),
    ...(/,TZ/.test(rest) && { omits: 'leading' as const }),
    ...(digits && { digits: [digits[1]?.length ?? 0, digits[2]?.length ?? 0] as const }),
  };
}

/** A line with coordinates, which is a hole or a move: one that is not understood can be a missing hole. */
const hasCoordinates = /[XY][+-]?[\d.]/;

/** They set the origin for an operator. */
const isNoHole = /^G(?:92|93)/;

class Reader {
  readonly tools = new Map<string, ToolDefinition>();
  readonly hits: DrillHit[] = [];
  readonly comments: string[] = [];
  readonly notes = new Notes();
  stated: Partial<DrillFormat> = {};
  hasHeaderFormat = false;
  fileFunction: readonly string[] = [];
  hasEnded = false;
  private plating: Plating | undefined;
  private nextPlating: Plating | undefined;
  /** Allegro can leave out the tools: the program stops for each, and its comments have them in order. */
  private tool = '1';
  private hasSelected = false;
  private x = '0';
  private y = '0';
  private isRouting = false;
  private path: { points: string[]; arcs: Map<number, RoutedArc> } | undefined;
  /** The last of G01, G02 and G03. */
  private interpolation = 1;
  private isIncremental = false;
  private pattern: { start: number; end?: number } | undefined;

  line(line: string) {
    if (line.startsWith(';') || line.startsWith('(')) this.comment(line.slice(1));
    else if (/^M30/.test(line)) this.hasEnded = true;
    else if (
      !this.define(line) &&
      !this.header(line) &&
      !this.repeat(line) &&
      !this.body(line) &&
      hasCoordinates.test(line) &&
      !isNoHole.test(line)
    ) {
      this.notes.unknown(line);
    }
  }

  private comment(text: string) {
    if (this.comments.length < maxComments) this.comments.push(text.trim());
    const facts = readComment(text);
    if (facts.plating) this.plating = facts.plating;
    if (facts.nextTool) this.nextPlating = facts.nextTool;
    if (facts.fileFunction) this.fileFunction = facts.fileFunction;
    // The header has the last word: comments come from the program, which does not check them.
    if (facts.format) this.stated = { ...facts.format, ...this.stated };
    if (!facts.tool) return;
    const { code, definition } = facts.tool;
    const known = this.tools.get(code);
    // A comment adds the plating to a tool of the header, whose diameter counts.
    const { plating = definition.plating, platingFoundBy = definition.platingFoundBy } = known ?? {};
    this.tools.set(
      code,
      known ? { ...known, ...(plating && { plating }), ...(platingFoundBy && { platingFoundBy }) } : definition,
    );
  }

  /** `T01C0.3F200S65`, also with the diameter after the feeds. */
  private define(line: string): boolean {
    const match = /^T0*(\d+)(.*)$/.exec(line);
    if (!match) return false;
    const [, code = '', rest = ''] = match;
    const diameter = /C([\d.]+)/.exec(rest)?.[1];
    if (diameter !== undefined) {
      const { unit: _, ...known } = this.tools.get(code) ?? { diameter: 0 };
      const plating = this.nextPlating ?? this.plating;
      this.tools.set(code, {
        ...known,
        diameter: Number(diameter),
        ...(plating && {
          plating,
          platingFoundBy: this.nextPlating ? ('stated-by-x2' as const) : ('stated-in-file' as const),
        }),
      });
      this.nextPlating = undefined;
    }
    this.finishPath();
    this.tool = code;
    this.hasSelected = true;
    return true;
  }

  private header(line: string): boolean {
    const format = formatOf(line);
    if (format) {
      this.stated = { ...this.stated, ...format };
      this.hasHeaderFormat ||= format.omits !== undefined || format.digits !== undefined;
      return true;
    }
    const mode = /^(?:G9([01])|ICI(?:,O(?:N|FF))?)$/.exec(line);
    if (mode) this.isIncremental = mode[1] === undefined ? !line.endsWith('OFF') : mode[1] === '1';
    return mode !== null;
  }

  /** `R5X0100` repeats the last hit; `M25` to `M01` is a pattern that `M02X…Y…` repeats. */
  private repeat(line: string): boolean {
    const hits = /^R(\d+)(?:X([+-]?[\d.]+))?(?:Y([+-]?[\d.]+))?$/.exec(line);
    if (hits) {
      const [, count = '0', dx = '0', dy = '0'] = hits;
      const last = this.hits.at(-1);
      for (let index = 1; last && index <= Math.min(Number(count), maxHits); index += 1) {
        this.push({ ...last, points: shifted(last.points, dx, dy, index) });
      }
      return true;
    }
    if (/^M25/.test(line)) {
      this.pattern = { start: this.hits.length };
      return true;
    }
    if (/^M01/.test(line)) {
      if (this.pattern) this.pattern.end = this.hits.length;
      return true;
    }
    const step = /^M02(?:X([+-]?[\d.]+))?(?:Y([+-]?[\d.]+))?/.exec(line);
    if (!step) return false;
    if (this.pattern && (step[1] !== undefined || step[2] !== undefined)) {
      const { start, end = this.hits.length } = this.pattern;
      for (const hit of this.hits.slice(start, end)) {
        this.push({ ...hit, points: shifted(hit.points, step[1] ?? '0', step[2] ?? '0', 1) });
      }
    }
    return true;
  }

  private body(line: string): boolean {
    if (/^M00/.test(line)) {
      if (!this.hasSelected) this.tool = String(Number(this.tool) + 1);
      return true;
    }
    if (/^M15/.test(line)) {
      this.path = { points: [this.x, this.y], arcs: new Map() };
      return true;
    }
    if (/^M1[67]/.test(line)) {
      this.finishPath();
      return true;
    }
    const match =
      /^(?:G0*(\d{1,2}))?(?:X([+-]?[\d.]+))?(?:Y([+-]?[\d.]+))?((?:[AIJ][+-]?[\d.]+)*)(?:G8[57](?:X([+-]?[\d.]+))?(?:Y([+-]?[\d.]+))?)?$/.exec(
        line,
      );
    if (!match) return false;
    const [, mode, x, y, arcWords = '', slotX, slotY] = match;
    const code = mode === undefined ? undefined : Number(mode);
    const startsSlot = code === 85 || code === 87;
    if (code === 5 || code === 81) {
      this.isRouting = false;
      this.finishPath();
    } else if (code === 0) this.isRouting = true;
    else if (code !== undefined && code > 3 && !startsSlot) return false;
    if (code === 1 || code === 2 || code === 3) this.interpolation = code;
    const hasCoordinates = x !== undefined || y !== undefined;
    const isSlot = /G8[57]/.test(line);
    if (!hasCoordinates && !isSlot) return true;
    const [startX, startY] = [this.x, this.y];
    this.move(x, y);
    if (isSlot) {
      // `G85X…Y…` or `G87X…Y…` alone starts where the last hit was.
      const from = startsSlot ? [startX, startY] : [this.x, this.y];
      if (!startsSlot) this.move(slotX, slotY);
      this.push({ tool: this.tool, isSlot: true, points: [...from, this.x, this.y] });
    } else if (this.path) {
      if (code !== 0) this.route(this.path, arcWords);
    } else if (!this.isRouting && code === undefined) {
      this.push({ tool: this.tool, isSlot: false, points: [this.x, this.y] });
    }
    return true;
  }

  private route({ points, arcs }: NonNullable<typeof this.path>, arcWords: string) {
    if (this.interpolation !== 1 && arcWords !== '') {
      const word = (letter: string) => new RegExp(`${letter}([+-]?[\\d.]+)`).exec(arcWords)?.[1];
      const [radius, i, j] = [word('A'), word('I'), word('J')];
      arcs.set(points.length, {
        isClockwise: this.interpolation === 2,
        ...(radius !== undefined && { radius }),
        ...(i !== undefined && { i }),
        ...(j !== undefined && { j }),
      });
    }
    points.push(this.x, this.y);
  }

  private move(x: string | undefined, y: string | undefined) {
    this.x = x === undefined ? this.x : this.isIncremental ? sumOf(this.x, x) : x;
    this.y = y === undefined ? this.y : this.isIncremental ? sumOf(this.y, y) : y;
  }

  finishPath() {
    const { points, arcs } = this.path ?? {};
    this.path = undefined;
    if (!points || !arcs || points.length <= 2) return;
    this.push({ tool: this.tool, isSlot: true, points, ...(arcs.size > 0 && { arcs }) });
  }

  private push(hit: DrillHit) {
    if (this.hits.length < maxHits) this.hits.push(hit);
  }
}

/** Reads an Excellon or XNC file as it stands. Units and digits are for `drillFormat`. */
export function readExcellon(text: string, shouldStop: () => boolean = () => false): DrillProgram {
  const reader = new Reader();
  let count = 0;
  for (const raw of linesOf(text)) {
    count += 1;
    if (count % 20_000 === 0 && shouldStop()) break;
    const line = raw.replace(/\0/g, '').trim();
    const upper = line.startsWith(';') ? line : line.toUpperCase().replace(/\s+/g, '');
    if (upper === '') continue;
    reader.line(upper);
    if (reader.hasEnded) break;
  }
  reader.finishPath();
  const { tools, hits, stated, fileFunction, comments, notes, hasHeaderFormat } = reader;
  if (!reader.hasEnded) notes.add({ code: 'no-end-of-file' });
  const statedBy = hasHeaderFormat ? 'drill-header' : stated.digits ? 'drill-comment' : 'default';
  return { tools, hits, stated, statedBy, fileFunction, comments, notes: notes.all() };
}
