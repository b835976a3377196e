import type { LegendMark } from '@pcb/quoting/hints/rule';
import { pageLinks } from '../../../content/pages/pageLinks.ts';
import { formatCount } from '../../../shared/format/money.ts';
import { counted, listed, pluralOf } from '../../../shared/format/phrases.ts';
import { chooseOr } from './choices.content.ts';
import type { HintPart } from './hintText.ts';

const legendMarks: Readonly<Record<LegendMark, string>> = {
  serialNumbers: 'serial numbers',
  ulMark: 'the UL mark',
  dateCode: 'the date code',
};

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const possibleHints = {
  texts: {
    legendInvisible: (_, choices) =>
      `A legend of this colour hardly shows on this mask. ${chooseOr(choices, 'agrees another colour with you')}`,
    boardTooSmall: ({ unit, side, panel }, choices) =>
      unit === 'single'
        ? `Single boards are ${side} mm or more on each side, boards in a panel ${panel} mm. ${chooseOr(choices, 'reviews the size')}`
        : `Boards in a panel are ${side} mm or more on each side. ${chooseOr(choices, 'reviews the size')}`,
    tooSmallForLine: ({ unit, side }, choices) =>
      `Our assembly line holds ${unit === 'single' ? 'boards' : 'panels'} of ${side} × ${side} mm or more. ${chooseOr(choices, 'reviews how to hold them')}`,
    crowded: ({ placements, max }) =>
      `${counted(placements, 'placement')} do not fit: the ordered sides have room for ${formatCount(max)} of the small size 0402 at most. Check the number, the sides and the size, or an engineer reviews them.`,
    moreKindsThanParts: ({ placements, joints, kinds }) =>
      `${counted(kinds, 'different part')} ${pluralOf(kinds, 'is', 'are')} more than ${counted(placements, 'placement')} and ${counted(joints, 'joint')} can use. Check the three numbers, or an engineer reviews them.`,
    fillWithoutPlating: (_, choices) =>
      `Plugging and filling are for plated vias (IPC-4761), and a 1-layer board has none. ${chooseOr(choices, 'reviews the order')}`,
    marksWithoutLegend: ({ marks }, choices) =>
      `${capitalised(listed(marks.map((mark) => legendMarks[mark])))} ${marks.length === 1 && marks[0] !== 'serialNumbers' ? 'is' : 'are'} printed in the legend, which this order does not have. ${chooseOr(choices, 'agrees another place with you')}`,
  },
  pages: {
    legendInvisible: pageLinks.designGuidelines,
    boardTooSmall: pageLinks.panelGuidelines,
    tooSmallForLine: pageLinks.panelGuidelines,
    crowded: pageLinks.panelGuidelines,
    moreKindsThanParts: pageLinks.pcbA,
    fillWithoutPlating: pageLinks.pcbA,
    marksWithoutLegend: pageLinks.preProduction,
  },
} satisfies HintPart;
