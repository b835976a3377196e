import { drawBare } from './drawBare.ts';
import { drawLayout } from './drawLayout.ts';
import { drawPart } from './drawParts.ts';
import { drawSourcing } from './drawSourcing.ts';
import { drawStencil } from './drawStencil.ts';
import type { Layout } from './layout.ts';
import { Pen, unit } from './pen.ts';
import { planBoard } from './planBoard.ts';
import type { BoardArtVariant, Scene } from './scene.ts';

const margin = 3;

function drawAssembly(pen: Pen, layout: Layout) {
  drawBare(pen, layout);
  for (const part of layout.parts) drawPart(pen, part);
}

const drawings: Record<Exclude<BoardArtVariant, 'sourcing'>, (pen: Pen, layout: Layout) => void> = {
  layout: drawLayout,
  fabrication: drawBare,
  assembly: drawAssembly,
  stencil: drawStencil,
};

/** Uncached; use `drawBoard` for the cached version. */
export function drawUncached(variant: BoardArtVariant, seed: string | number, aspect: number): Scene {
  if (variant === 'sourcing') return drawSourcing(seed, aspect);
  const layout = planBoard(seed, aspect);
  const pen = Pen.start({ x: margin, y: margin });
  drawings[variant](pen, layout);
  return {
    width: (layout.width + 2 * margin) * unit,
    height: (layout.height + 2 * margin) * unit,
    shapes: pen.shapes(),
  };
}

const cache = new Map<string, Scene>();
const maxCached = 48;

/**
 * Draws the picture; the same arguments always give the same one. Up to `maxCached` pictures are cached, so that boards
 * are not routed on every render. A new picture replaces the oldest one.
 */
export function drawBoard(variant: BoardArtVariant, seed: string | number, aspect: number): Scene {
  const key = `${variant} ${aspect} ${seed}`;
  const cached = cache.get(key);
  if (cached) return cached;
  const scene = drawUncached(variant, seed, aspect);
  const [oldest] = cache.keys();
  if (oldest !== undefined && cache.size >= maxCached) cache.delete(oldest);
  cache.set(key, scene);
  return scene;
}
