import { describe, expect, it } from 'vitest';
import { lineWidths } from '../../packages/screens/src/content/ContentScreen/lineWidths.ts';
import {
  type FigureDefinition,
  type Limit,
  limitState,
} from '../../packages/screens/src/content/tools/LimitFigure/figureDefinition.ts';
import { apertureFigure } from '../../packages/screens/src/content/tools/LimitFigure/figures/aperture.content.ts';
import { bendFigure } from '../../packages/screens/src/content/tools/LimitFigure/figures/bend.content.ts';
import {
  assembledBoardFigure,
  rogersBoardFigure,
} from '../../packages/screens/src/content/tools/LimitFigure/figures/boards.content.ts';
import { foilFigure } from '../../packages/screens/src/content/tools/LimitFigure/figures/foil.content.ts';
import { holeFigure } from '../../packages/screens/src/content/tools/LimitFigure/figures/hole.content.ts';
import { panelFigure } from '../../packages/screens/src/content/tools/LimitFigure/figures/panel.content.ts';
import { tracksFigure } from '../../packages/screens/src/content/tools/LimitFigure/figures/tracks.content.ts';

/** The limits that are reached, and those that are exceeded. */
const statesOf = (limits: readonly Limit[]) =>
  limits.flatMap((limit) => {
    const state = limitState(limit);
    return state === 'within' ? [] : [`${limit.id} ${state}`];
  });

/** The option of a figure without a choice. */
const none = undefined as never;

const hole = { thickness: 1.6, drill: 0.4, pad: 0.8 };
const panel = { width: 80, height: 60, columns: 2, rows: 2 };

describe('a figure with limits', () => {
  it.each([
    ['tracks on 1 oz', tracksFigure.limits({ track: 0.15, gap: 0.2 }, 'one'), ['track at']],
    ['narrower tracks on 1 oz', tracksFigure.limits({ track: 0.145, gap: 0.15 }, 'one'), ['track beyond', 'gap at']],
    ['the same on 0.5 oz', tracksFigure.limits({ track: 0.145, gap: 0.15 }, 'half-outer'), []],
    ['a gap on 2 oz', tracksFigure.limits({ track: 0.175, gap: 0.195 }, 'two'), ['track at', 'gap beyond']],
    ['the smallest drill', holeFigure.limits({ ...hole, drill: 0.3 }, none), ['drill at']],
    ['a smaller drill', holeFigure.limits({ ...hole, drill: 0.29 }, none), ['drill beyond']],
    ['a hole of 8:1', holeFigure.limits({ ...hole, thickness: 3.2 }, none), ['aspectRatio at']],
    ['a deeper hole', holeFigure.limits({ ...hole, thickness: 3.3 }, none), ['aspectRatio beyond']],
    ['a ring of 5 mil', holeFigure.limits({ ...hole, pad: 0.654 }, none), ['ring at']],
    ['a thinner ring', holeFigure.limits({ ...hole, pad: 0.65 }, none), ['ring beyond']],
    ['a slot of 1.5 foils', apertureFigure.limits({ width: 0.18, length: 1.6, foil: 0.12 }, none), ['aspect at']],
    [
      'a narrower slot',
      apertureFigure.limits({ width: 0.17, length: 1.6, foil: 0.12 }, none),
      ['aspect beyond', 'area beyond'],
    ],
    ['a square of 2.64 foils', foilFigure.limits({ foil: 0.125, side: 0.33 }, none), ['area at']],
    ['a smaller square', foilFigure.limits({ foil: 0.125, side: 0.32 }, none), ['area beyond']],
    ['the thickest foil', foilFigure.limits({ foil: 0.15, side: 0.5 }, none), ['foil at']],
    ['a thicker foil', foilFigure.limits({ foil: 0.155, side: 0.5 }, none), ['foil beyond']],
    ['the thinnest foil', foilFigure.limits({ foil: 0.1, side: 0.5 }, none), ['foil at']],
    ['a bend of one layer', bendFigure.limits({ thickness: 0.1, radius: 0.6 }, '1'), ['radius at']],
    ['a tighter bend', bendFigure.limits({ thickness: 0.1, radius: 0.55 }, '1'), ['radius beyond']],
    ['a bend of two layers', bendFigure.limits({ thickness: 0.1, radius: 0.95 }, '2'), ['radius beyond']],
    ['the largest board', assembledBoardFigure.limits({ width: 385, height: 430 }, none), ['size at']],
    ['a longer board', assembledBoardFigure.limits({ width: 431, height: 100 }, none), ['size beyond']],
    ['the smallest board', assembledBoardFigure.limits({ width: 50, height: 100 }, none), ['smallest at']],
    ['a smaller board', assembledBoardFigure.limits({ width: 49, height: 100 }, none), ['smallest beyond']],
    ['the largest Rogers board', rogersBoardFigure.limits({ width: 435, height: 275 }, none), ['size at']],
    ['a wider Rogers board', rogersBoardFigure.limits({ width: 300, height: 300 }, none), ['size beyond']],
    // 3 × 189 + 2 × 2 + 2 × 7 = 585, and 2 × 200 + 2 + 14 = 416.
    ['the longest panel', panelFigure.limits({ width: 189, height: 200, columns: 3, rows: 2 }, none), ['size at']],
    ['a longer panel', panelFigure.limits({ width: 190, height: 200, columns: 3, rows: 2 }, none), ['size beyond']],
    ['the smallest board in a panel', panelFigure.limits({ ...panel, width: 5 }, none), ['smallest at']],
    ['a smaller board in a panel', panelFigure.limits({ ...panel, width: 4 }, none), ['smallest beyond']],
  ])('compares %s', (_, limits, states) => {
    expect(statesOf(limits)).toEqual(states);
  });

  const initialOf = <Name extends string, Option extends string>({
    quantities,
    choice,
  }: FigureDefinition<Name, Option>) =>
    [
      Object.fromEntries(
        Object.entries<{ initial: number }>(quantities).map(([name, { initial }]) => [name, initial]),
      ) as Record<Name, number>,
      choice?.initial as Option,
    ] as const;

  /** The states at the initial values, and with each quantity at its mark. */
  function checked<Name extends string, Option extends string>(figure: FigureDefinition<Name, Option>) {
    const [values, option] = initialOf(figure);
    const marks = Object.entries<number | undefined>(figure.marks?.(values, option) ?? {});
    return {
      title: figure.title,
      initial: statesOf(figure.limits(values, option)),
      atMarks: marks.map(([name, mark]) => statesOf(figure.limits({ ...values, [name]: mark }, option))),
    };
  }

  it.each([
    checked(tracksFigure),
    checked(holeFigure),
    checked(apertureFigure),
    checked(foilFigure),
    checked(bendFigure),
    checked(assembledBoardFigure),
    checked(rogersBoardFigure),
    checked(panelFigure),
  ])('starts inside its limits, and reaches one at each mark: $title', ({ initial, atMarks }) => {
    expect(initial.join()).not.toContain('beyond');
    for (const states of atMarks) {
      expect(states.join()).toContain(' at');
      expect(states.join()).not.toContain('beyond');
    }
  });
});

it('the dimension lines of a list of facts have one scale', () => {
  expect(lineWidths(['5 mm', '1.6 mm', '0.1 mm', '6 to 10 mm', '24/7'])).toEqual([
    1,
    0.32,
    undefined,
    undefined,
    undefined,
  ]);
  expect(lineWidths(['100 mil', '1.27 mm'])).toEqual([1, 0.5]);
});
