import { ApertureTable } from './apertureTable.ts';
import { applyAttribute, attributeInComment, noAttributes } from './attributes.ts';
import type { Words } from './coordinates.ts';
import { readCommand, type Command } from './grammar.ts';
import { applyImageCommand } from './imageTransform.ts';
import { Lexer } from './lexer.ts';
import { Notes } from './notes.ts';
import { maxObjects, type Plot } from './plot.ts';
import { Plotter } from './plotter.ts';

const maxComments = 200;
const maxNames = 3;

/** Reads `MO`, or the deprecated `G70` and `G71`. Earlier commands also depend on the unit. */
function unitOf(text: string): 'mm' | 'inch' | undefined {
  const mode = /MO(IN|MM)\s*\*/.exec(text)?.[1] ?? /(?:^|[*%\s])G7([01])(?!\d)/.exec(text)?.[1];
  if (mode === undefined) return undefined;
  return mode === 'MM' || mode === '1' ? 'mm' : 'inch';
}

class Reader {
  readonly notes = new Notes();
  readonly attributes = noAttributes();
  readonly comments: string[] = [];
  readonly names: string[] = [];
  readonly plotter: Plotter;
  hasEnded = false;
  private readonly apertures: ApertureTable;

  constructor(
    private readonly lexer: Lexer,
    scale: number,
    limit: number,
  ) {
    this.plotter = new Plotter(scale, this.attributes, limit);
    this.apertures = new ApertureTable(scale);
  }

  run(command: Command) {
    const { plotter, apertures } = this;
    switch (command.kind) {
      case 'words':
        this.operate(command.words);
        break;
      case 'comment':
        this.comment(command.text);
        break;
      case 'format':
        plotter.format = command.format;
        break;
      case 'unit':
        break;
      case 'aperture':
        this.define(command.text);
        break;
      case 'macro':
        apertures.macros.set(command.name, command.template);
        break;
      case 'block':
        this.block(command.code);
        break;
      case 'repeat':
        plotter.stepAndRepeat(command.repeat);
        break;
      case 'polarity':
        plotter.isDark = command.isDark;
        break;
      case 'mirror':
      case 'rotate':
      case 'scale': {
        const { kind: _, ...change } = command;
        apertures.transform = { ...apertures.transform, ...change };
        plotter.transform = apertures.transform;
        break;
      }
      case 'image': {
        const isEffective = applyImageCommand(command.text, plotter.image) === 'effective';
        if (isEffective) this.note({ code: 'deprecated-command', command: command.text.slice(0, 2) });
        break;
      }
      case 'image-polarity':
        if (command.isNegative) plotter.isNegativeImage = true;
        break;
      case 'name':
        if (this.names.length < maxNames) this.names.push(command.text);
        break;
      case 'attribute':
        applyAttribute(command.text, this.attributes);
        break;
      case 'unknown':
        this.notes.unknown(command.text, this.lexer.line);
        break;
    }
  }

  private note(
    note:
      | { code: 'undefined-aperture'; aperture: string }
      | { code: 'deprecated-command'; command: string }
      | { code: 'bad-macro'; macro: string },
  ) {
    this.notes.add({ ...note, line: this.lexer.line });
  }

  private operate(words: Words) {
    for (const code of words.g) if (!this.plotter.setMode(code)) this.notes.unknown(`G${code}`, this.lexer.line);
    const missing = words.aperture === undefined ? undefined : this.apertures.select(words.aperture);
    if (missing !== undefined) this.note({ code: 'undefined-aperture', aperture: missing });
    this.plotter.operate(words, this.apertures.current);
    if (words.m === 2 || words.m === 0) this.hasEnded = true;
  }

  private comment(text: string) {
    const attribute = attributeInComment(text);
    if (attribute !== undefined) applyAttribute(attribute, this.attributes);
    else if (this.comments.length < maxComments && text.trim() !== '') this.comments.push(text.trim());
  }

  private define(command: string) {
    const defined = this.apertures.define(command, this.attributes.apertureFunction);
    if (!defined) this.notes.unknown(command, this.lexer.line);
    else if (defined.badMacro !== undefined) this.note({ code: 'bad-macro', macro: defined.badMacro });
  }

  private block(code: string | undefined) {
    if (code !== undefined) this.plotter.objects.startBlock(code);
    else {
      const aperture = this.plotter.objects.endBlock();
      if (aperture) this.apertures.add(aperture);
    }
  }
}

export function readGerber(text: string, shouldStop: () => boolean = () => false, limit = maxObjects): Plot {
  const unit = unitOf(text);
  const lexer = new Lexer(text);
  const reader = new Reader(lexer, unit === 'mm' ? 1 : 25.4, limit);
  const { plotter, notes, attributes } = reader;
  if (!unit) notes.add({ code: 'units-not-stated', unit: 'inch' });
  let count = 0;
  for (let command = lexer.next(); command !== undefined && !reader.hasEnded; command = lexer.next()) {
    count += 1;
    if (count % 20_000 === 0 && shouldStop()) break;
    reader.run(readCommand(command, plotter.format));
  }
  const objects = plotter.finish();
  if (!reader.hasEnded) notes.add({ code: 'no-end-of-file' });
  if (plotter.objects.isFull) notes.add({ code: 'too-many-objects', limit });
  const { outOfRange } = plotter.objects;
  if (outOfRange > 0) notes.add({ code: 'coordinates-out-of-range', count: outOfRange });
  const polarity = attributes.file.get('.FilePolarity')?.[0]?.toLowerCase();
  return {
    objects,
    size: plotter.objects.size,
    fileFunction: attributes.file.get('.FileFunction') ?? [],
    filePolarity: plotter.isNegativeImage
      ? 'negative'
      : polarity === 'negative' || polarity === 'positive'
        ? polarity
        : undefined,
    comments: reader.comments,
    names: reader.names,
    notes: notes.all(),
  };
}
