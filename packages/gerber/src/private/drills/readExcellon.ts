import type { Plating } from '../../reading.ts';
import { Notes } from '../gerber/notes.ts';
import { readComment } from './headerComments.ts';
import { linesOf } from './lines.ts';
import type { DrillFormat, DrillProgram, ToolDefinition } from './program.ts';
import { wordsOfLine, type DrillBlock, type Word } from './words.ts';

/** More lines than a board has holes. */
const maxBlocks = 400_000;
const maxComments = 200;

type Unit = DrillFormat['unit'];

function formatOf(line: string): (Partial<DrillFormat> & { unit: Unit }) | undefined {
  const match = /^(METRIC|INCH|M71|M72)(?![A-Z\d])(.*)$/.exec(line);
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

/** An unknown line with coordinates may be a missing hole. */
const hasCoordinates = /[XY][+-]?[\d.]/;

class Reader {
  readonly tools = new Map<string, ToolDefinition>();
  /** The units of their diameters, if the file states them before. */
  private readonly units = new Map<string, Unit | undefined>();
  readonly blocks: DrillBlock[] = [];
  readonly comments: string[] = [];
  readonly notes = new Notes();
  stated: Partial<DrillFormat> = {};
  hasHeaderFormat = false;
  fileFunction: readonly string[] = [];
  hasEnded = false;
  private hasMoved = false;
  private plating: Plating | undefined;
  private nextPlating: Plating | undefined;

  line(line: string, number: number) {
    if (line.startsWith(';') || line.startsWith('(')) this.comment(line.slice(1));
    else if (/^M30/.test(line)) this.hasEnded = true;
    else if (!this.header(line, number)) this.block(line, number);
  }

  private comment(text: string) {
    if (this.comments.length < maxComments) this.comments.push(text.trim());
    const facts = readComment(text);
    if (facts.plating) this.plating = facts.plating;
    if (facts.nextTool) this.nextPlating = facts.nextTool;
    if (facts.fileFunction) this.fileFunction = facts.fileFunction;
    // The header takes precedence, because nothing checks the comments of a program.
    if (facts.format) this.stated = { ...facts.format, ...this.stated };
    if (!facts.tool) return;
    const { code, definition } = facts.tool;
    const known = this.tools.get(code);
    // A comment adds plating to a tool from the header, which keeps its diameter.
    const { plating = definition.plating, platingFoundBy = definition.platingFoundBy } = known ?? {};
    this.tools.set(
      code,
      known ? { ...known, ...(plating && { plating }), ...(platingFoundBy && { platingFoundBy }) } : definition,
    );
  }

  private header(line: string, number: number): boolean {
    const format = formatOf(line);
    if (format) {
      // Units that change between holes apply to the holes after them.
      if (this.hasMoved) this.push([['M', format.unit === 'mm' ? '71' : '72']], number);
      else {
        const { digits: _, ...other } = this.stated;
        const kept = format.unit === this.stated.unit ? this.stated : other;
        this.stated = { ...kept, ...format };
      }
      this.hasHeaderFormat ||= format.omits !== undefined || format.digits !== undefined;
      return true;
    }
    if (/^ICI(?:,O(?:N|FF))?$/.test(line)) this.push([['G', line.endsWith('OFF') ? '90' : '91']], number);
    else return line === '%';
    return true;
  }

  private block(line: string, number: number) {
    const words = wordsOfLine(line);
    if (words) {
      this.define(words);
      this.push(words, number);
      this.hasMoved ||= /^[XY]|^G0?[05]|^T/.test(line) && hasCoordinates.test(line);
    } else if (hasCoordinates.test(line)) this.notes.unread(line, number);
  }

  /** Reads `T01C0.3F200S65`, or the diameter after the feeds. */
  private define(words: readonly Word[]) {
    const [, code] = words.find(([letter]) => letter === 'T') ?? [];
    const [, diameter] = words.find(([letter]) => letter === 'C') ?? [];
    if (code === undefined || diameter === undefined) return;
    const name = String(Number(code));
    const { unit: _, ...known } = this.tools.get(name) ?? { diameter: 0 };
    const plating = this.nextPlating ?? this.plating;
    this.units.set(name, this.stated.unit);
    this.tools.set(name, {
      ...known,
      diameter: Number(diameter),
      ...(plating && {
        plating,
        platingFoundBy: this.nextPlating ? ('stated-by-x2' as const) : ('stated-in-file' as const),
      }),
    });
    this.nextPlating = undefined;
  }

  private push(words: readonly Word[], line: number) {
    if (this.blocks.length < maxBlocks) this.blocks.push({ line, words });
  }

  finish() {
    for (const [code, unit] of this.units) {
      const tool = this.tools.get(code);
      if (tool && unit !== undefined && unit !== this.stated.unit) this.tools.set(code, { ...tool, unit });
    }
  }
}

export function readExcellon(text: string, shouldStop: () => boolean = () => false): DrillProgram {
  const reader = new Reader();
  let count = 0;
  for (const raw of linesOf(text)) {
    count += 1;
    if (count % 20_000 === 0 && shouldStop()) break;
    const line = raw.replace(/\0/g, '').trim();
    const isComment = /^[;(]/.test(line);
    const command = isComment
      ? line
      : line
          .replace(/[;(].*$/, '')
          .toUpperCase()
          .replace(/\s+/g, '');
    if (command !== '') reader.line(command, count);
    if (reader.hasEnded) break;
  }
  reader.finish();
  const { tools, blocks, stated, fileFunction, comments, notes, hasHeaderFormat } = reader;
  if (!reader.hasEnded) notes.add({ code: 'no-end-of-file' });
  const statedBy = hasHeaderFormat ? 'drill-header' : stated.digits ? 'drill-comment' : 'default';
  return { tools, blocks, stated, statedBy, fileFunction, comments, notes: notes.all() };
}
