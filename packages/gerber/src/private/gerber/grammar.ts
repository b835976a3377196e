import { readFormat, readWords, type CoordinateFormat, type Words } from './coordinates.ts';
import type { MacroTemplate } from './macros.ts';
import type { Repeat } from './objectList.ts';

export type Command =
  | { kind: 'words'; words: Words }
  | { kind: 'comment'; text: string }
  | { kind: 'format'; format: CoordinateFormat }
  | { kind: 'unit' }
  | { kind: 'aperture'; text: string }
  | { kind: 'macro'; name: string; template: MacroTemplate }
  | { kind: 'block'; code: string | undefined }
  | { kind: 'repeat'; repeat: Repeat | undefined }
  | { kind: 'polarity'; isDark: boolean }
  | { kind: 'mirror'; mirrorsX: boolean; mirrorsY: boolean }
  | { kind: 'rotate'; rotation: number }
  | { kind: 'scale'; scale: number }
  | { kind: 'image'; text: string }
  | { kind: 'image-polarity'; isNegative: boolean }
  | { kind: 'name'; text: string }
  | { kind: 'attribute'; text: string }
  | { kind: 'unknown'; text: string };

/** The patterns that search for attributes take time quadratic in the number of spaces. */
const maxCommentLength = 2000;

function repeatOf(text: string): Repeat | undefined {
  const number = (letter: string) => Number(new RegExp(`${letter}([\\d.+-]+)`).exec(text)?.[1] ?? 0) || 0;
  const [columns, rows] = [Math.max(1, Math.floor(number('X'))), Math.max(1, Math.floor(number('Y')))];
  return columns === 1 && rows === 1 ? undefined : { columns, rows, stepX: number('I'), stepY: number('J') };
}

function macroOf(text: string): Command {
  const [name = '', ...blocks] = text.split('*').map((block) => block.trim());
  return { kind: 'macro', name, template: blocks.filter((block) => block !== '') };
}

function extended(command: string): Command {
  const rest = command.slice(2).trim();
  switch (command.slice(0, 2)) {
    case 'FS': {
      const format = readFormat(command);
      return format ? { kind: 'format', format } : { kind: 'unknown', text: command };
    }
    case 'MO':
      return { kind: 'unit' };
    case 'AD':
      return { kind: 'aperture', text: command };
    case 'AM':
      return macroOf(rest);
    case 'AB': {
      const number = /^D0*(\d+)/.exec(rest)?.[1];
      return { kind: 'block', code: number && `D${number}` };
    }
    case 'SR':
      return { kind: 'repeat', repeat: repeatOf(rest) };
    case 'LP':
      return { kind: 'polarity', isDark: rest !== 'C' };
    case 'LM':
      return { kind: 'mirror', mirrorsX: rest.includes('X'), mirrorsY: rest.includes('Y') };
    case 'LR':
      return { kind: 'rotate', rotation: Number(rest) || 0 };
    case 'LS':
      return { kind: 'scale', scale: Number(rest) || 1 };
    case 'IP':
      return { kind: 'image-polarity', isNegative: rest === 'NEG' };
    case 'IN':
    case 'LN':
      return { kind: 'name', text: rest };
    case 'AS':
    case 'MI':
    case 'SF':
    case 'OF':
    case 'IR':
      return { kind: 'image', text: command };
    case 'TF':
    case 'TA':
    case 'TO':
    case 'TD':
      return { kind: 'attribute', text: command };
    default:
      return { kind: 'unknown', text: command };
  }
}

const startsWords = /^[GDIJM][\d+.-]|^[XY]/;

export function readCommand(command: string, format: CoordinateFormat): Command {
  if (startsWords.test(command)) {
    const comment = /^G0?4(?!\d)/.exec(command)?.[0];
    if (comment !== undefined)
      return { kind: 'comment', text: command.slice(comment.length, comment.length + maxCommentLength) };
    const words = readWords(command, format);
    if (words) return { kind: 'words', words };
  }
  return extended(command);
}
