import type { LayerPicture, PictureFlashes, PictureRegions, PictureStep, PictureStrokes } from '../reading.ts';
import { shapesOf } from './copper/shape.ts';
import { outlinesOf, solidContains, solidOf } from './copper/solid.ts';
import { boundsOfPlot } from './copperContent.ts';
import { isEmpty, reversed, signedArea } from './geometry.ts';
import type { Aperture, Draw, GraphicalObject, Plot, Points } from './gerber/plot.ts';
import type { IdentifiedFile } from './parsedFile.ts';

/** In mm. A pixel is 0.1 mm on a whole board and 0.005 mm on an enlarged pad. */
const deviation = 0.003;

function simplified(points: Points): Points {
  if (points.length <= 8) return points;
  const result: number[] = [points[0] ?? 0, points[1] ?? 0];
  for (let index = 2; index < points.length - 2; index += 2) {
    const [x1, y1] = [result[result.length - 2] ?? 0, result[result.length - 1] ?? 0];
    const [x, y] = [points[index] ?? 0, points[index + 1] ?? 0];
    const [x2, y2] = [points[index + 2] ?? 0, points[index + 3] ?? 0];
    const length = Math.hypot(x2 - x1, y2 - y1);
    const distance = length === 0 ? Infinity : Math.abs((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1)) / length;
    if (distance > deviation || length > 1) result.push(x, y);
  }
  result.push(points[points.length - 2] ?? 0, points[points.length - 1] ?? 0);
  return result;
}

function packed(lists: readonly Points[]): { points: Float32Array; starts: Uint32Array } {
  const points = new Float32Array(lists.reduce((sum, { length }) => sum + length, 0));
  const starts = new Uint32Array(lists.length);
  let at = 0;
  for (const [index, list] of lists.entries()) {
    starts[index] = at / 2;
    points.set(list, at);
    at += list.length;
  }
  return { points, starts };
}

const oriented = (points: Points, isDark: boolean) => (signedArea(points) > 0 === isDark ? points : reversed(points));

function contoursOf({ primitives }: Aperture): readonly Points[] {
  const solids = primitives.map(({ points, radius, isArea }) => solidOf(points, radius, isArea));
  return primitives.flatMap(({ isDark }, index) => {
    const solid = solids[index];
    if (!solid) return [];
    const outlines = outlinesOf(solid, deviation).map((outline) => oriented(outline, isDark));
    if (isDark) return outlines;
    const [x = 0, y = 0] = solid.points;
    const below = solids
      .slice(0, index)
      .filter((each, order) => primitives[order]?.isDark && solidContains(each, x, y));
    return Array.from({ length: Math.max(1, below.length) }, () => outlines).flat();
  });
}

type Polarity = 'dark' | 'clear';

class Group {
  private readonly strokes = new Map<number, number[][]>();
  private readonly regions: Points[] = [];
  private readonly flashes = new Map<Aperture, number[]>();

  constructor(readonly polarity: Polarity) {}

  add(object: GraphicalObject) {
    if (object.kind === 'region') this.regions.push(oriented(simplified(object.contour), true));
    else if (object.kind === 'draw') this.addDraw(object);
    else {
      const at = this.flashes.get(object.aperture);
      if (at) at.push(object.x, object.y);
      else this.flashes.set(object.aperture, [object.x, object.y]);
    }
  }

  private addDraw(draw: Draw) {
    const { aperture, points } = draw;
    const isRound = aperture.isCircle || aperture.primitives.some(({ radius }) => radius > 0) || aperture.isUndefined;
    if (!isRound) {
      for (const solid of shapesOf(draw).flatMap(({ solids }) => solids))
        this.regions.push(oriented(solid.points, true));
      return;
    }
    const lines = this.strokes.get(aperture.strokeWidth) ?? [];
    this.strokes.set(aperture.strokeWidth, lines);
    const last = lines.at(-1);
    const follows = last && last[last.length - 2] === points[0] && last[last.length - 1] === points[1];
    if (!follows) lines.push([...points]);
    else for (let index = 2; index < points.length; index += 1) last.push(points[index] ?? 0);
  }

  steps(): PictureStep[] {
    const { polarity } = this;
    const regions: PictureRegions[] =
      this.regions.length > 0 ? [{ kind: 'regions', polarity, ...packed(this.regions) }] : [];
    const strokes = Array.from(this.strokes, ([width, lines]): PictureStrokes => ({
      kind: 'strokes',
      polarity,
      width,
      ...packed(lines.map(simplified)),
    }));
    const flashes = Array.from(this.flashes, ([aperture, at]): PictureFlashes => ({
      kind: 'flashes',
      polarity,
      ...packed(contoursOf(aperture)),
      at: new Float32Array(at),
    }));
    return [...regions, ...strokes, ...flashes];
  }
}

function stepsOf({ objects }: Plot): PictureStep[] {
  const steps: PictureStep[] = [];
  let group = new Group('dark');
  for (const object of objects) {
    const polarity: Polarity = object.isDark ? 'dark' : 'clear';
    if (polarity !== group.polarity) {
      steps.push(...group.steps());
      group = new Group(polarity);
    }
    group.add(object);
  }
  return [...steps, ...group.steps()];
}

export interface PlottedFile extends IdentifiedFile {
  plot: Plot;
}

export const hasImage = (file: IdentifiedFile): file is PlottedFile =>
  file.plot !== undefined && !isEmpty(boundsOfPlot(file.plot));

export function pictureOf({ name, layer, plot }: PlottedFile): LayerPicture {
  const bounds = boundsOfPlot(plot);
  const { filePolarity } = plot;
  // By convention, a solder mask layer shows the openings.
  const isNegative = layer.function === 'soldermask' ? filePolarity !== 'positive' : filePolarity === 'negative';
  return { file: name, bounds, isNegative, steps: stepsOf(plot) };
}
