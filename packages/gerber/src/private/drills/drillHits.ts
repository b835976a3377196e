import { Notes } from '../gerber/notes.ts';
import type { PlotNote } from '../gerber/plot.ts';
import { toMillimetres } from './numbers.ts';
import type { DrillFormat, DrillHit, DrillProgram } from './program.ts';
import { Pattern } from './repeats.ts';
import { pushRouted, type ArcWords } from './routedPath.ts';
import type { DrillBlock, Word } from './words.ts';

/** More hits than any board has. Repeats can multiply them. */
const maxHits = 200_000;

/** Unsupported commands that drill several holes or in other places, with the number of positions that follow. */
const unreadCycles: ReadonlyMap<string, number> = new Map([
  ['G32', 0],
  ['G33', 0],
  ['G82', 2],
  ['G83', 2],
  ['G84', 0],
  ['M97', 1],
  ['M98', 1],
  ['M99', 1],
]);

const waits = new Set(['M00', 'M06', 'M09', 'G04']);

const arcWordsOf = (words: readonly Word[]): ArcWords => {
  const find = (name: string) => words.find(([letter, number]) => letter === name && number !== '')?.[1];
  return { radius: find('A'), i: find('I'), j: find('J') };
};

/** Executes a drill program. Positions are in mm from the work zero. */
class Machine {
  readonly hits: DrillHit[] = [];
  readonly notes = new Notes();
  /** Allegro can omit tool numbers. The program then stops for each tool, and its comments list the tools in order. */
  private tool = '1';
  private hasSelected = false;
  private x = 0;
  private y = 0;
  private zeroX = 0;
  private zeroY = 0;
  private isRouting = false;
  private path: number[] | undefined;
  private interpolation = 1;
  private isIncremental = false;
  private pattern = new Pattern(0);
  private skips = 0;

  constructor(
    private readonly program: DrillProgram,
    private format: DrillFormat,
    private readonly limit: number,
  ) {}

  get isFull() {
    return this.hits.length >= this.limit;
  }

  run({ words, line }: DrillBlock) {
    const codes = words.flatMap(([letter, number]) =>
      letter === 'G' || letter === 'M' ? [`${letter}${number.padStart(2, '0')}`] : [],
    );
    const has = (code: string) => codes.includes(code);
    const repeats = words.find(([letter]) => letter === 'R')?.[1];
    const [, tool] = words.find(([letter]) => letter === 'T') ?? [];
    if (tool !== undefined) this.select(tool);
    const cycle = codes.find((code) => unreadCycles.has(code));
    if (cycle !== undefined) {
      this.notes.unread(cycle, line);
      this.skips = unreadCycles.get(cycle) ?? 0;
    } else if (has('M02')) this.repeatPattern(words, codes, Math.min(Number(repeats ?? 1), maxHits));
    else if (repeats !== undefined) this.repeatHole(words, Number(repeats));
    else if (words[0]?.[0] === 'P') this.notes.unread(`P${words[0][1]}`, line);
    else if (has('G93') || has('G92')) this.setZero(words, line);
    else if (codes.some((code) => waits.has(code))) {
      if (has('M00') && !this.hasSelected) this.tool = String(Number(this.tool) + 1);
    } else this.execute(words, codes);
  }

  private execute(words: readonly Word[], codes: readonly string[]) {
    const slot = words.findIndex(([letter, number]) => letter === 'G' && (number === '85' || number === '87'));
    for (const code of codes) this.setMode(code);
    const before = slot < 0 ? words : words.slice(0, slot);
    const plunge = words.findIndex(([letter, number]) => letter === 'M' && number === '15');
    if (plunge === 0) this.path = this.here();
    const hasMoved = this.move(before, codes.includes('G00') || this.path === undefined);
    if (slot >= 0) {
      // `G85X…Y…` alone starts at the last hit.
      const points = this.here();
      this.move(words.slice(slot), true);
      this.push({ tool: this.tool, isSlot: true, points: [...points, ...this.here()] });
    } else if (hasMoved && !this.path && !this.isRouting && !codes.some((code) => /^G0[0-3]$/.test(code))) {
      if (this.skips > 0) this.skips -= 1;
      else this.push({ tool: this.tool, isSlot: false, points: this.here() });
    }
    if (plunge > 0) this.path = this.here();
    if (codes.includes('M16') || codes.includes('M17')) this.finishPath();
  }

  private setMode(code: string) {
    if (code === 'G00') this.isRouting = true;
    else if (code === 'G01' || code === 'G02' || code === 'G03') this.interpolation = Number(code.slice(2));
    else if (code === 'G05' || code === 'G81') {
      this.isRouting = false;
      this.finishPath();
    } else if (code === 'G90') this.isIncremental = false;
    else if (code === 'G91') this.isIncremental = true;
    else if (code === 'M71' || code === 'M72') this.changeUnit(code === 'M71' ? 'mm' : 'inch');
    else if (code === 'M25') this.pattern = new Pattern(this.hits.length);
    else if (code === 'M01') this.pattern.end(this.hits.length);
    else if (code === 'M08') {
      this.pattern = new Pattern(this.hits.length);
      // Incremental positions restart at zero.
      if (this.isIncremental) [this.x, this.y] = [0, 0];
    }
  }

  /** The stated digits apply to the first unit only. */
  private changeUnit(unit: DrillFormat['unit']) {
    if (unit !== this.format.unit) this.format = { ...this.format, unit, digits: unit === 'mm' ? [3, 3] : [2, 4] };
  }

  private select(code: string) {
    this.finishPath();
    const name = String(Number(code));
    // `T0101` is tool 1 with compensation 1.
    const short = String(Number(code.slice(0, 2)));
    this.tool = code.length === 4 && !this.program.tools.has(name) && this.program.tools.has(short) ? short : name;
    this.hasSelected = true;
  }

  private number(words: readonly Word[], name: string): number | undefined {
    const text = words.find(([letter]) => letter === name)?.[1] ?? '';
    return /\d/.test(text) ? toMillimetres(text, this.format) : undefined;
  }

  private here = () => [this.x + this.zeroX, this.y + this.zeroY];

  private move(words: readonly Word[], isMove: boolean): boolean {
    const [x, y] = [this.number(words, 'X'), this.number(words, 'Y')];
    if (x === undefined && y === undefined) return false;
    const [baseX, baseY] = this.isIncremental ? [this.x, this.y] : [0, 0];
    this.x = x === undefined ? this.x : baseX + x;
    this.y = y === undefined ? this.y : baseY + y;
    if (!isMove && this.path) pushRouted(this.path, this.here(), this.interpolation, arcWordsOf(words), this.format);
    return true;
  }

  private setZero(words: readonly Word[], line: number) {
    const [x, y] = [this.number(words, 'X') ?? 0, this.number(words, 'Y') ?? 0];
    if (!this.format.ignoresZeroSet) [this.zeroX, this.zeroY] = [x, y];
    else if (x !== 0 || y !== 0) this.notes.unread('G93', line);
  }

  /** `R5X0100` repeats the last hit. */
  private repeatHole(words: readonly Word[], count: number) {
    const last = this.hits.at(-1);
    const [dx, dy] = [this.number(words, 'X') ?? 0, this.number(words, 'Y') ?? 0];
    for (let index = 1; last && index <= count && !this.isFull; index += 1) {
      this.push({ ...last, points: last.points.map((value, at) => value + index * (at % 2 === 0 ? dx : dy)) });
      this.x += dx;
      this.y += dy;
    }
  }

  /** `M02X…Y…` repeats the pattern, mirrored by `M80` and `M90` and with its axes swapped by `M70`. */
  private repeatPattern(words: readonly Word[], codes: readonly string[], count: number) {
    const [dx, dy] = [this.number(words, 'X'), this.number(words, 'Y')];
    if (dx === undefined && dy === undefined && codes.length === 1) return;
    const look = { swaps: codes.includes('M70'), mirrorsX: codes.includes('M80'), mirrorsY: codes.includes('M90') };
    for (let index = 0; index < count && !this.isFull; index += 1) {
      for (const hit of this.pattern.next(this.hits, dx ?? 0, dy ?? 0, look, this.zeroX, this.zeroY)) this.push(hit);
    }
  }

  finishPath() {
    const points = this.path;
    this.path = undefined;
    if (points && points.length > 2) this.push({ tool: this.tool, isSlot: true, points });
  }

  private push(hit: DrillHit) {
    if (!this.isFull) this.hits.push(hit);
  }
}

export interface DrillHits {
  hits: readonly DrillHit[];
  notes: readonly PlotNote[];
}

export function drillHits(program: DrillProgram, format: DrillFormat, limit = maxHits): DrillHits {
  const machine = new Machine(program, format, limit);
  for (const block of program.blocks) {
    if (machine.isFull) break;
    machine.run(block);
  }
  machine.finishPath();
  return { hits: machine.hits, notes: machine.notes.all() };
}
