'use client';
import type { BoardArtProps } from '@pcb/art/BoardArt';
import type { BoardLayersProps } from '@pcb/art/BoardLayers';
import { useInlineStyle } from '@pcb/ui/useInlineStyle';
import { type ComponentType, lazy, Suspense } from 'react';
import { Prerendered } from '../remote/Prerendered.tsx';
import type { OwnBoardProps } from './OwnBoard/OwnBoard.tsx';

/** Shown while the code loads, or if it cannot be loaded: a page works without a drawing. */
function Space({ aspect = 4 / 3, className }: { aspect?: number; className?: string | undefined }) {
  const { sheet, styled } = useInlineStyle({ aspectRatio: aspect });
  return (
    <>
      {sheet}
      <div className={className} {...styled} />
    </>
  );
}
const withoutDrawing = () => ({ default: Space });

const LazyBoardArt = lazy<ComponentType<BoardArtProps>>(() =>
  import('@pcb/art/BoardArt').then(({ BoardArt }) => ({ default: BoardArt }), withoutDrawing),
);
const LazyBoardLayers = lazy<ComponentType<BoardLayersProps>>(() =>
  import('@pcb/art/BoardLayers').then(({ BoardLayers }) => ({ default: BoardLayers }), withoutDrawing),
);
const LazyOwnBoard = lazy<ComponentType<OwnBoardProps>>(() =>
  import('./OwnBoard/OwnBoard.tsx').then(({ OwnBoard }) => ({ default: OwnBoard }), withoutDrawing),
);

/** `BoardArt` of @pcb/art, whose code does not load for a prerendered drawing. */
export function BoardArt(props: BoardArtProps) {
  const { variant, seed, name = '', aspect = 4 / 3 } = props;
  return (
    <Prerendered name={`${variant} ${seed} ${name} ${aspect}`} fallback={<Space aspect={aspect} />}>
      <LazyBoardArt {...props} />
    </Prerendered>
  );
}

/** `BoardLayers` of @pcb/art, whose code does not load for a prerendered drawing. */
export function BoardLayers(props: BoardLayersProps) {
  const { seed, aspect = 4 / 3 } = props;
  return (
    <Prerendered name={`${seed} ${aspect}`} fallback={<Space {...props} />}>
      <LazyBoardLayers {...props} />
    </Prerendered>
  );
}

/** The customer's own board, whose code loads only if there is one. Never prerendered. */
export function OwnBoard(props: OwnBoardProps & { aspect: number }) {
  return (
    <Suspense fallback={<Space aspect={props.aspect} />}>
      <LazyOwnBoard {...props} />
    </Suspense>
  );
}
