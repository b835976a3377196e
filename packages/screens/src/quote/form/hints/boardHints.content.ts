import { pageLinks } from '../../../content/pages/pageLinks.ts';
import { formatCount, formatRupees } from '../../../shared/format/money.ts';
import { counted, pluralOf } from '../../../shared/format/phrases.ts';
import { ifAny } from './choices.content.ts';
import { quoted, formatSize } from './hintFigures.ts';
import type { HintPart } from './hintText.ts';

const materials = { fr4: 'FR-4', rogers: 'Rogers' };

export const boardHints = {
  texts: {
    boardSize: ({ material, isMultilayer, max }) =>
      `The maximum ${isMultilayer ? '4-layer ' : ''}${materials[material]} board is ${formatSize(max)}. Larger boards need an engineering review.`,
    outlineTolerance: ({ millimetres }) => `Milled outlines have a tolerance of ±${millimetres} mm.`,
    oneBoard: ({ second }) =>
      `A second board adds ${formatRupees(second)} before tax: the set-up is charged once per order.`,
    panelHoldsOne: ({ usable, border }) =>
      `The working panel holds ${usable} mm, so only one of these boards fits a panel. Each has its own ${border} mm border.`,
    panelOfOne: ({ border }) => `A panel of one is that board with a border of ${border} mm.`,
    panelBelowVCut: ({ side, boards }) =>
      `V-cuts need a panel of ${side} × ${side} mm or more: at least ${formatCount(boards)} of these boards. Smaller panels are milled, with tabs.`,
    panelDoesNotFit: ({ border, gap, usable }) =>
      `With a border of ${border} mm and a milling gap of ${gap} mm, this board exceeds the ${usable} mm of a working panel. Such panels need an engineering review.`,
    panelCount: ({ typed, max }) =>
      `${quoted(typed)} is not a count: enter a whole number from 1 to ${max}, or nothing for as many as fit.`,
    panelGridTooLarge: ({ width, height, usable }, choices) =>
      `This panel would be ${width} × ${height} mm, and our working panel holds ${usable} mm. Enter fewer rows or columns${ifAny(choices, (any) => `or choose ${any}`)}.`,
    panelsNeeded: ({ boards, perPanel, panels, empty }) =>
      `${counted(boards, 'board')} ${pluralOf(boards, 'fills', 'fill')} ${counted(panels, 'panel')} of ${formatCount(perPanel)}${empty === 0 ? '' : `, with ${counted(empty, 'place')} left over`}.`,
  },
  pages: {
    boardSize: pageLinks.technicalCapabilities,
    outlineTolerance: pageLinks.designGuidelines,
    oneBoard: pageLinks.faqGeneral,
    panelHoldsOne: pageLinks.panelGuidelines,
    panelOfOne: pageLinks.panelGuidelines,
    panelBelowVCut: pageLinks.panelGuidelines,
    panelDoesNotFit: pageLinks.panelGuidelines,
    panelGridTooLarge: pageLinks.panelGuidelines,
    panelsNeeded: pageLinks.panelGuidelines,
  },
} satisfies HintPart;
