import { Notes } from '../gerber/notes.ts';
import { readComment } from './headerComments.ts';
import type { DrillFormat, DrillHit, DrillProgram, ToolDefinition } from './program.ts';
import type { Plating } from '../../reading.ts';

/** More hits than a board has. Repeats can multiply them. */
const maxHits = 200_000;
const maxComments = 200;
/** Longer than any line of a drill file. */
const maxLineLength = 500;

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
  private tool = '';
  private x = '0';
  private y = '0';
  private isRouting = false;
  private path: string[] | undefined;
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
    return true;
  }

  private header(line: string): boolean {
    const format = formatOf(line);
    if (format) {
      this.stated = { ...this.stated, ...format };
      this.hasHeaderFormat ||= format.omits !== undefined || format.digits !== undefined;
      return true;
    }
    const mode = /^G9([01])$/.exec(line)?.[1];
    if (mode !== undefined) this.isIncremental = mode === '1';
    return mode !== undefined;
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
    if (/^M15/.test(line)) {
      this.path = [this.x, this.y];
      return true;
    }
    if (/^M1[67]/.test(line)) {
      this.finishPath();
      return true;
    }
    const match =
      /^(?:G0*(\d{1,2}))?(?:X([+-]?[\d.]+))?(?:Y([+-]?[\d.]+))?(?:(?:A|I|J)[+-]?[\d.]+)*(?:G85(?:X([+-]?[\d.]+))?(?:Y([+-]?[\d.]+))?)?$/.exec(
        line,
      );
    if (!match) return false;
    const [, mode, x, y, slotX, slotY] = match;
    const code = mode === undefined ? undefined : Number(mode);
    if (code === 5 || code === 81) {
      this.isRouting = false;
      this.finishPath();
    } else if (code === 0) this.isRouting = true;
    else if (code !== undefined && (code > 3 || code < 0) && code !== 85) return false;
    const hasCoordinates = x !== undefined || y !== undefined;
    const isSlot = line.includes('G85');
    if (!hasCoordinates && !isSlot) return true;
    const [startX, startY] = [this.x, this.y];
    this.move(x, y);
    if (isSlot) {
      // `G85X…Y…` alone starts where the last hit was.
      const from = code === 85 ? [startX, startY] : [this.x, this.y];
      if (code !== 85) this.move(slotX, slotY);
      this.push({ tool: this.tool, isSlot: true, points: [...from, this.x, this.y] });
    } else if (this.path) {
      if (code !== 0) this.path.push(this.x, this.y);
    } else if (!this.isRouting && code === undefined) {
      this.push({ tool: this.tool, isSlot: false, points: [this.x, this.y] });
    }
    return true;
  }

  private move(x: string | undefined, y: string | undefined) {
    this.x = x === undefined ? this.x : this.isIncremental ? sumOf(this.x, x) : x;
    this.y = y === undefined ? this.y : this.isIncremental ? sumOf(this.y, y) : y;
  }

  finishPath() {
    const points = this.path;
    this.path = undefined;
    if (points && points.length > 2) this.push({ tool: this.tool, isSlot: true, points });
  }

  private push(hit: DrillHit) {
    if (this.hits.length < maxHits) this.hits.push(hit);
  }
}

/** The sum of two numbers as they stand in the file, with as many digits as the longer one. */
function sumOf(a: string, b: string, times = 1): string {
  const decimals = Math.max(...[a, b].map((text) => text.split('.')[1]?.length ?? 0));
  const sum = Number(a) + times * Number(b);
  if (a.includes('.') || b.includes('.')) return sum.toFixed(decimals + 1);
  const length = Math.max(...[a, b].map((text) => text.replace(/^[+-]/, '').length));
  return `${sum < 0 ? '-' : ''}${String(Math.abs(sum)).padStart(length, '0')}`;
}

const shifted = (points: readonly string[], dx: string, dy: string, times: number) =>
  points.map((value, index) => sumOf(value, index % 2 === 0 ? dx : dy, times));

/** The lines of a text, without a list of them: 100 MB of short lines would fill the memory. */
function* linesOf(text: string): Generator<string> {
  const end = /[\r\n]/g;
  for (let at = 0; at < text.length; at = end.lastIndex) {
    end.lastIndex = at;
    const next = end.exec(text)?.index ?? text.length;
    yield text.slice(at, Math.min(next, at + maxLineLength));
    if (next === text.length) return;
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
