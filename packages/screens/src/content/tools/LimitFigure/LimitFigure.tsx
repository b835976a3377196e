'use client';
import { Skeleton } from '@pcb/ui/Skeleton';
import type { ReactNode } from 'react';
import { lazyComponent } from '../../../shared/remote/lazyComponent.tsx';
import type { FigureDefinition } from './figureDefinition.ts';
import type { FigureProps } from './MovableFigure.tsx';

export { limitFigureContent, type LimitFigureContent } from './LimitFigure.content.ts';

const space = <Skeleton height="26rem" />;

/** Loads the code of a figure on demand. If that fails, its space stays empty: the tables have the limits too. */
const lazyFigure = <Name extends string, Option extends string>(load: () => Promise<FigureDefinition<Name, Option>>) =>
  lazyComponent(
    async () => {
      const [definition, { MovableFigure }] = await Promise.all([load(), import('./MovableFigure.tsx')]);
      return (props: FigureProps) => <MovableFigure {...props} definition={definition} />;
    },
    space,
    () => space,
  );

const figures = {
  tracks: lazyFigure(async () => (await import('./figures/tracks.content.ts')).tracksFigure),
  hole: lazyFigure(async () => (await import('./figures/hole.content.ts')).holeFigure),
  aperture: lazyFigure(async () => (await import('./figures/aperture.content.ts')).apertureFigure),
  foil: lazyFigure(async () => (await import('./figures/foil.content.ts')).foilFigure),
  bend: lazyFigure(async () => (await import('./figures/bend.content.ts')).bendFigure),
  assembledBoard: lazyFigure(async () => (await import('./figures/boards.content.ts')).assembledBoardFigure),
  rogersBoard: lazyFigure(async () => (await import('./figures/boards.content.ts')).rogersBoardFigure),
  panel: lazyFigure(async () => (await import('./figures/panel.content.ts')).panelFigure),
} satisfies Record<string, (props: FigureProps) => ReactNode>;

/** The name of a figure: a pair of tracks, a plated hole, a stencil aperture, a foil, a bend, a board or a panel. */
export type LimitFigureName = keyof typeof figures;

export interface LimitFigureProps extends FigureProps {
  /** The figure to draw. */
  figure: LimitFigureName;
}

/**
 * One of our limits as a drawing to scale, with a slider for each quantity. The figure turns red beyond the limit. For an
 * exact result use a calculator, such as `StencilApertureCalculator`.
 *
 * @example <ContentScreen content={designGuidelinesContent} figure={<LimitFigure figure="tracks" />} />
 */
export function LimitFigure({ figure, ...props }: LimitFigureProps) {
  const Figure = figures[figure];
  return <Figure {...props} />;
}
