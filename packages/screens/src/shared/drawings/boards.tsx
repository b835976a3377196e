'use client';
import type { BoardArtProps } from '@pcb/art/BoardArt';
import type { BoardLayersProps } from '@pcb/art/BoardLayers';
import { lazy } from 'react';
import { KeptDrawing } from './KeptDrawing.tsx';

const LazyBoardArt = lazy(() => import('@pcb/art/BoardArt').then(({ BoardArt }) => ({ default: BoardArt })));
const LazyBoardLayers = lazy(() =>
  import('@pcb/art/BoardLayers').then(({ BoardLayers }) => ({ default: BoardLayers })),
);

/** `BoardArt` of @pcb/art, whose code does not load for a prerendered drawing. */
export function BoardArt(props: BoardArtProps) {
  const { variant, seed, aspect = 4 / 3 } = props;
  return (
    <KeptDrawing name={`${variant} ${seed} ${aspect}`} fallback={<div style={{ aspectRatio: aspect }} />}>
      <LazyBoardArt {...props} />
    </KeptDrawing>
  );
}

/** `BoardLayers` of @pcb/art, whose code does not load for a prerendered drawing. */
export function BoardLayers(props: BoardLayersProps) {
  const { seed, aspect = 4 / 3, className } = props;
  return (
    <KeptDrawing name={`${seed} ${aspect}`} fallback={<div className={className} style={{ aspectRatio: aspect }} />}>
      <LazyBoardLayers {...props} />
    </KeptDrawing>
  );
}
