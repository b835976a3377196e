import { applyAttribute, attributeInComment, noAttributes } from './attributes.ts';
import { defineAperture, isIdentity, transformAperture, type ApertureTransform } from './apertures.ts';
import { readFormat, readWords, type Words } from './coordinates.ts';
import { applyImageCommand } from './imageTransform.ts';
import type { MacroTemplate } from './macros.ts';
import { Notes } from './notes.ts';
import { maxObjects, type Aperture, type Plot } from './plot.ts';
import { Plotter } from './plotter.ts';
import { readCommands } from './tokens.ts';

const maxComments = 200;
const maxNames = 3;
/** Patterns look for attributes in them, in time that grows with the square of spaces. */
const maxCommentLength = 2000;

/** The unit of a file: `MO`, else the deprecated `G70` and `G71`. Commands before it depend on it too. */
function unitOf(text: string): 'mm' | 'inch' | undefined {
  const mode = /MO(IN|MM)\s*\*/.exec(text)?.[1] ?? /(?:^|[*%\s])G7([01])(?!\d)/.exec(text)?.[1];
  if (mode === undefined) return undefined;
  return mode === 'MM' || mode === '1' ? 'mm' : 'inch';
}

/** Reads a Gerber file, up to a number of objects. Unknown commands are noted, and nothing is fatal. */
export function readGerber(text: string, shouldStop: () => boolean = () => false, limit = maxObjects): Plot {
  const statedUnit = unitOf(text);
  const notes = new Notes();
  if (!statedUnit) notes.add({ code: 'units-not-stated', unit: 'inch' });
  const scale = statedUnit === 'mm' ? 1 : 25.4;
  const attributes = noAttributes();
  const plotter = new Plotter(scale, attributes, notes, limit);
  const comments: string[] = [];
  const names: string[] = [];
  const macros = new Map<string, MacroTemplate>();
  const apertures = new Map<string, Aperture>();
  const transformed = new Map<string, Aperture>();
  let transform: ApertureTransform = { mirrorsX: false, mirrorsY: false, rotation: 0, scale: 1 };
  let aperture: Aperture | undefined;
  let hasEnded = false;

  /** The aperture with what `LM`, `LR` and `LS` do to it. */
  const currentAperture = (): Aperture | undefined => {
    if (!aperture || aperture.block || isIdentity(transform)) return aperture;
    const key = JSON.stringify([aperture.code, transform]);
    const known = transformed.get(key) ?? transformAperture(aperture, transform);
    transformed.set(key, known);
    return known;
  };

  const select = (number: number) => {
    const code = `D${number}`;
    aperture = apertures.get(code);
    if (aperture) return;
    notes.add({ code: 'undefined-aperture', aperture: code });
    aperture = { code, strokeWidth: 0, primitives: [], isCircle: true, isUndefined: true };
  };

  const comment = (whole: string) => {
    const content = whole.slice(0, maxCommentLength);
    const attribute = attributeInComment(content);
    if (attribute !== undefined) applyAttribute(attribute, attributes);
    else if (comments.length < maxComments && content.trim() !== '') comments.push(content.trim());
  };

  const define = (command: string) => {
    const defined = defineAperture(command, macros, scale);
    if (!defined) notes.unknown(command);
    else if ('error' in defined) notes.add({ code: 'bad-macro', macro: defined.macro });
    else {
      apertures.set(defined.code, { ...defined, apertureFunction: attributes.apertureFunction });
      transformed.clear();
    }
  };

  const extended = (command: string): boolean => {
    const code = command.slice(0, 2);
    const rest = command.slice(2).trim();
    switch (code) {
      case 'FS':
        return plotter.setFormat(readFormat(command));
      case 'MO':
        return true;
      case 'AD':
        define(command);
        return true;
      case 'AM': {
        const [name = '', ...blocks] = rest.split('*').map((block) => block.trim());
        macros.set(
          name,
          blocks.filter((block) => block !== ''),
        );
        return true;
      }
      case 'AB': {
        const number = /^D0*(\d+)/.exec(rest)?.[1];
        if (number) plotter.objects.startBlock(`D${number}`);
        else {
          const block = plotter.objects.endBlock();
          if (block) apertures.set(block.code, block);
        }
        return true;
      }
      case 'SR':
        plotter.stepAndRepeat(rest);
        return true;
      case 'LP':
        plotter.isDark = rest !== 'C';
        return true;
      case 'LM':
        transform = { ...transform, mirrorsX: rest.includes('X'), mirrorsY: rest.includes('Y') };
        return true;
      case 'LR':
        transform = { ...transform, rotation: Number(rest) || 0 };
        return true;
      case 'LS':
        transform = { ...transform, scale: Number(rest) || 1 };
        return true;
      case 'IP':
        if (rest === 'NEG') plotter.isNegativeImage = true;
        return true;
      case 'IN':
      case 'LN':
        if (names.length < maxNames) names.push(rest);
        return true;
      default:
        return imageCommand(command) || applyAttribute(command, attributes);
    }
  };

  const imageCommand = (command: string) => {
    const effect = applyImageCommand(command, plotter.image);
    if (effect === 'effective') notes.add({ code: 'deprecated-command', command: command.slice(0, 2) });
    return effect !== 'none';
  };

  const functionCode = (words: Words) => {
    for (const code of words.g) plotter.setMode(code);
    if (words.aperture !== undefined) select(words.aperture);
    plotter.transform = transform;
    plotter.operate(words, currentAperture());
    if (words.m === 2 || words.m === 0) hasEnded = true;
  };

  let count = 0;
  for (const command of readCommands(text)) {
    count += 1;
    if (count % 20_000 === 0 && shouldStop()) break;
    const commentText = /^G0?4(?!\d)/.test(command) ? command.replace(/^G0?4/, '') : undefined;
    if (commentText !== undefined) {
      comment(commentText);
      continue;
    }
    const words = /^[GDXYIJM][\d+.-]|^[XY]/.test(command) ? readWords(command, plotter.format) : undefined;
    if (words) functionCode(words);
    else if (!extended(command)) notes.unknown(command);
    if (hasEnded) break;
  }
  const objects = plotter.finish();
  if (!hasEnded) notes.add({ code: 'no-end-of-file' });
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
    comments,
    names,
    notes: notes.all(),
  };
}
