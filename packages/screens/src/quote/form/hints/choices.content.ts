import type { Proposal } from '@pcb/quoting/hints/rule';
import { eitherOf, listed } from '../../../shared/format/phrases.ts';

/** The options that hints propose, worded to follow “choose”. */
const proposals: {
  readonly [Field in keyof Proposal]-?: Readonly<Record<`${NonNullable<Proposal[Field]>}`, string>>;
} = {
  layers: { '1': '1 layer', '2': '2 layers', '4': '4 layers' },
  material: { polyimide: 'polyimide' },
  thickness: {
    '1.6': '1.6 mm',
    '4': '4 mil',
    '5': '5 mil',
    '0.04': 'a thickness of 0.04 mm',
    '0.06': 'a thickness of 0.06 mm',
    '0.08': 'a thickness of 0.08 mm',
  },
  finish: { leadfree: 'lead-free HASL', enig: 'ENIG', tin: 'tin' },
  tg: { mid: 'mid Tg', high: 'high Tg' },
  copper: { '0.5': '0.5 oz', '1': '1 oz', '12': 'copper of 12 µm', '18': 'copper of 18 µm' },
  innerCopper: { '0.5': '0.5 oz' },
  track: { '0.20': '0.20 mm', '0.15': '0.15 mm', '0.10': '0.10 mm' },
  hole: { '0.30': 'drilled holes of 0.30 mm' },
  ipcClass: { '3': 'class 3 of IPC-6012' },
  viaTreatment: { tented: 'tented vias', open: 'open vias', filled: 'filled and capped vias' },
  dispatchUnit: { panel: 'a panel' },
  // Always proposed together: as many rows and columns as fit.
  panelRows: { '': 'as many rows' },
  panelColumns: { '': 'columns as fit' },
  legendColour: { white: 'a white legend', black: 'a black legend' },
  legendSide: { both: 'a legend on both sides', top: 'a legend on the top', none: 'no legend' },
  solder: { leadfree: 'lead-free solder', leaded: 'leaded solder' },
  leadTime: { '7': '7 working days', '10': '10 working days' },
  castellatedHoles: { true: 'castellated holes' },
  coverlay: { top: 'coverlay on the top', bottom: 'coverlay on the bottom', both: 'coverlay on both sides' },
  stiffener: { fr4: 'an FR-4 stiffener' },
};

/** 'lead-free HASL or ENIG'. Empty without alternatives. */
export function choicesOf(advice: readonly Proposal[]) {
  const words: Readonly<Record<string, Readonly<Record<string, string>>>> = proposals;
  return eitherOf(
    advice.map((proposal) =>
      listed(Object.entries(proposal).map(([field, option]) => words[field]?.[String(option)] ?? '')),
    ),
  );
}

/** Proposes the choices of a hint, or an engineer's review. Without choices, proposes only the review. */
export const chooseOr = (choices: string, engineer: string) =>
  choices === '' ? `An engineer ${engineer}.` : `Choose ${choices}, or an engineer ${engineer}.`;

/** Wraps the choices of a hint in a sentence. Empty without choices. */
export const ifAny = (choices: string, text: (choices: string) => string) =>
  choices === '' ? '' : ` ${text(choices)}`;
