import type { Plating } from '../../reading.ts';
import type { DrillFormat, ToolDefinition } from './program.ts';

export interface CommentFacts {
  format?: Partial<DrillFormat>;
  plating?: Plating;
  fileFunction?: readonly string[];
  nextTool?: Plating;
  tool?: { code: string; definition: ToolDefinition };
}

const platingOf = (word: string): Plating | undefined => {
  if (/^(NON|NPTH)/i.test(word)) return 'non-plated';
  return /^(PLATED|PTH)/i.test(word) ? 'plated' : undefined;
};

const withDigits = (first: string | undefined, second: string | undefined): Partial<DrillFormat> =>
  first !== undefined && second !== undefined ? { digits: [Number(first), Number(second)] } : {};

/** KiCad: `FORMAT={3:3/ absolute / metric / suppress trailing zeros}`. */
function kicadFormat(text: string): Partial<DrillFormat> | undefined {
  const match = /FORMAT=\{([\d-]+):([\d-]+)\s*\/\s*\w+\s*\/\s*(metric|inch)\s*\/\s*([\w ]+)\}/i.exec(text);
  if (!match) return undefined;
  const [, first = '-', second = '-', unit = '', zeros = ''] = match;
  return {
    unit: unit.toLowerCase() === 'metric' ? 'mm' : 'inch',
    ...(first !== '-' && second !== '-' && withDigits(first, second)),
    ...(/trailing/i.test(zeros) && { omits: 'trailing' as const }),
    ...(/leading|keep/i.test(zeros) && { omits: 'leading' as const }),
  };
}

/** Allegro: `T01 Holesize 1. = 0.330200 Tolerance = +0.0/-0.0 PLATED MM Quantity = 668`, or without its `T01`. */
function allegroTool(text: string): CommentFacts['tool'] {
  const match = /(?:T0*(\d+)\s+)?Holesize\s+(\d+)\.?\s*=\s*([\d.]+)\s*(.*)$/i.exec(text);
  if (!match) return undefined;
  const [, code, order = '1', size = '', rest = ''] = match;
  const unit = /\b(MILS?|MM|MILLIMETERS?|INCH(?:ES)?)\b/i.exec(rest)?.[1]?.toLowerCase() ?? '';
  const word = /\b(NON[ _-]?PLATED|PLATED|OPTIONAL)/i.exec(rest)?.[1];
  const plating = word === undefined ? undefined : platingOf(word);
  const diameter = Number(size);
  if (!(diameter > 0)) return undefined;
  const definition: ToolDefinition = {
    diameter: unit.startsWith('mil') && !unit.startsWith('milli') ? diameter / 1000 : diameter,
    ...(unit !== '' && {
      unit: unit.startsWith('mm') || unit.startsWith('milli') ? ('mm' as const) : ('inch' as const),
    }),
    ...(plating && { plating, platingFoundBy: 'stated-in-file' as const }),
  };
  return { code: code ?? String(Number(order)), definition };
}

export function readComment(text: string): CommentFacts {
  const attribute = /#@!\s*(T[FA])\.?(\w+),(.*?)\*?$/.exec(text);
  if (attribute) {
    const [, kind, name = '', values = ''] = attribute;
    if (kind === 'TF' && name === 'FileFunction')
      return { fileFunction: values.split(',').map((value) => value.trim()) };
    const plating = name === 'AperFunction' ? platingOf(values.replace(/^NonPlated/i, 'NON')) : undefined;
    return plating ? { nextTool: plating } : {};
  }
  const type = /TYPE\s*=\s*(\w+)/i.exec(text)?.[1];
  const plating = type === undefined ? undefined : platingOf(type);
  if (plating) return { plating };
  const kicad = kicadFormat(text);
  if (kicad) return { format: kicad };
  const digits = /(?:FILE_FORMAT|Digits|Format)\s*[=:]\s*(\d)[:.](\d)/i.exec(text);
  if (digits) return { format: withDigits(digits[1], digits[2]) };
  const tool = allegroTool(text);
  return tool ? { tool } : {};
}
