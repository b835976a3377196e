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

/** Without the memory of `drawBoard`. */
export function drawAfresh(variant: BoardArtVariant, seed: string | number, aspect: number): Scene {
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

const drawn = new Map<string, Scene>();
const mostKept = 48;

/**
 * The whole picture: the same arguments always give the same one. The last ones are kept, so that a page that renders
 * again does not route its boards again.
 */
export function drawBoard(variant: BoardArtVariant, seed: string | number, aspect: number): Scene {
  const key = `${variant} ${aspect} ${seed}`;
  const kept = drawn.get(key);
  if (kept) return kept;
  const scene = drawAfresh(variant, seed, aspect);
  const [oldest] = drawn.keys();
  if (oldest !== undefined && drawn.size >= mostKept) drawn.delete(oldest);
  drawn.set(key, scene);
  return scene;
}
