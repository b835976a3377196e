import { drawBare, drawCopper, drawLaminate, drawLegend, drawSolderMask, drawSurfaceFinish } from './drawBare.ts';
import { drawLayout } from './drawLayout.ts';
import { drawPart } from './drawParts.ts';
import { drawSourcing } from './drawSourcing.ts';
import { drawStencil } from './drawStencil.ts';
import type { Layout } from './layout.ts';
import { Pen, unit } from './pen.ts';
import { planBoard } from './planBoard.ts';
import { planModule } from './planModule.ts';
import { type BoardArtVariant, type BoardLayer, boardLayers, type Scene } from './scene.ts';

const margin = 3;

type Drawing = (pen: Pen, layout: Layout) => void;

const drawComponents: Drawing = (pen, layout) => {
  for (const part of layout.parts) drawPart(pen, part);
};

const drawAssembly: Drawing = (pen, layout) => {
  drawBare(pen, layout);
  drawComponents(pen, layout);
};

const drawings: Record<Exclude<BoardArtVariant, 'sourcing'>, Drawing> = {
  layout: drawLayout,
  fabrication: drawBare,
  assembly: drawAssembly,
  stencil: drawStencil,
};

const layerDrawings: Record<BoardLayer, Drawing> = {
  laminate: drawLaminate,
  copper: drawCopper,
  solderMask: drawSolderMask,
  surfaceFinish: drawSurfaceFinish,
  legend: drawLegend,
  components: drawComponents,
};

function sceneOf(layout: Layout, draw: Drawing): Scene {
  const pen = Pen.start({ x: margin, y: margin });
  draw(pen, layout);
  return {
    width: (layout.width + 2 * margin) * unit,
    height: (layout.height + 2 * margin) * unit,
    shapes: pen.shapes(),
  };
}

/** Uncached; use `drawBoard` for the cached version. */
export function drawUncached(variant: BoardArtVariant, seed: string | number, aspect: number, name?: string): Scene {
  if (variant === 'sourcing') return drawSourcing(seed, aspect);
  return sceneOf(name === undefined ? planBoard(seed, aspect) : planModule(seed, aspect, name), drawings[variant]);
}

/** Returns the layers of the assembled board, from the laminate up, to be stacked. Uncached. */
export function drawLayers(seed: string | number, aspect: number): { layer: BoardLayer; scene: Scene }[] {
  const layout = planBoard(seed, aspect);
  return boardLayers.map((layer) => ({ layer, scene: sceneOf(layout, layerDrawings[layer]) }));
}

const cache = new Map<string, Scene>();
const maxCached = 48;

/** Returns the same picture for the same arguments. It is cached, so that boards are not routed on every render. */
export function drawBoard(variant: BoardArtVariant, seed: string | number, aspect: number, name?: string): Scene {
  const key = JSON.stringify([variant, aspect, String(seed), name]);
  const cached = cache.get(key);
  if (cached) return cached;
  const scene = drawUncached(variant, seed, aspect, name);
  const [oldest] = cache.keys();
  if (oldest !== undefined && cache.size >= maxCached) cache.delete(oldest);
  cache.set(key, scene);
  return scene;
}
