import type { DrillTool, Layer, LayerSource, Plating } from '../../reading.ts';
import type { Aperture, Plot } from '../gerber/plot.ts';
import type { DrillFormat, DrillHit, DrillProgram } from './program.ts';

type Source = DrillTool['platingFoundBy'];

interface Tool {
  diameter: number;
  plating: Plating;
  platingFoundBy: Source;
}

export interface DrilledFile {
  name: string;
  /** Whether it is an Excellon file, which states more than a Gerber file. */
  isExcellon: boolean;
  tools: ReadonlyMap<string, Tool>;
  hits: readonly DrillHit[];
}

interface NamedLayer {
  name: string;
  layer: Layer;
  foundBy: LayerSource;
}

function platingOfFile({ layer, foundBy }: NamedLayer): Pick<Tool, 'plating' | 'platingFoundBy'> {
  const plating = layer.plating ?? 'not-stated';
  if (plating === 'not-stated') return { plating, platingFoundBy: 'none' };
  if (foundBy === 'corrected') return { plating, platingFoundBy: 'corrected' };
  return { plating, platingFoundBy: foundBy === 'stated-by-x2' ? 'stated-by-x2' : 'file-name' };
}

/** In mm. Hits further away are errors. */
const maxCoordinate = 2000;

const isInRange = ({ points }: DrillHit) => points.every((value) => Math.abs(value) <= maxCoordinate);

const hasLength = (points: readonly number[]) =>
  points.some((value, index) => Math.abs(value - (points[index % 2] ?? 0)) > 0.001);

/** A slot of length 0 is a hole. */
const hitOf = (tool: string, points: readonly number[], isSlot: boolean): DrillHit =>
  isSlot && hasLength(points) ? { tool, isSlot, points } : { tool, isSlot: false, points: points.slice(0, 2) };

export function excellonFile(
  program: Pick<DrillProgram, 'tools'>,
  hits: readonly DrillHit[],
  { unit }: DrillFormat,
  file: NamedLayer,
): DrilledFile {
  const ofFile = platingOfFile(file);
  const tools = new Map<string, Tool>();
  for (const code of new Set(hits.map(({ tool }) => tool))) {
    const { diameter = 0, unit: own = unit, plating, platingFoundBy } = program.tools.get(code) ?? {};
    const isStated = plating !== undefined && file.foundBy !== 'corrected';
    tools.set(code, {
      diameter: diameter * (own === 'mm' ? 1 : 25.4),
      ...(isStated ? { plating, platingFoundBy: platingFoundBy ?? 'stated-in-file' } : ofFile),
    });
  }
  return {
    name: file.name,
    isExcellon: true,
    tools,
    hits: hits.filter(isInRange).map(({ tool, points, isSlot }) => hitOf(tool, points, isSlot)),
  };
}

function drilled({ primitives: [shape], strokeWidth }: Aperture): { diameter: number; slot: readonly number[] } {
  if (!shape) return { diameter: strokeWidth, slot: [] };
  const isObround = !shape.isArea && shape.points.length === 4;
  return { diameter: shape.radius > 0 ? 2 * shape.radius : strokeWidth, slot: isObround ? shape.points : [] };
}

export function gerberFile({ objects }: Plot, file: NamedLayer): DrilledFile {
  const ofFile = platingOfFile(file);
  const tools = new Map<string, Tool>();
  const hits: DrillHit[] = [];
  const toolOf = (diameter: number) => {
    const code = String(Math.round(diameter * 1e4));
    if (!tools.has(code)) tools.set(code, { diameter, ...ofFile });
    return code;
  };
  for (const object of objects) {
    if (object.kind === 'region' || !object.isDark) continue;
    const { aperture } = object;
    if (object.kind === 'draw') hits.push(hitOf(toolOf(aperture.strokeWidth), object.points, true));
    else if (aperture.primitives.length > 0) {
      const { diameter, slot } = drilled(aperture);
      const [x, y] = [object.x, object.y];
      const points = slot.length > 0 ? slot.map((value, index) => value + (index % 2 === 0 ? x : y)) : [x, y];
      hits.push(hitOf(toolOf(diameter), points, slot.length > 0));
    }
  }
  return { name: file.name, isExcellon: false, tools, hits };
}

export function toolsOf({ name: file, tools, hits }: DrilledFile): DrillTool[] {
  const builders = new Map<string, { holes: number[]; slotLines: number[]; slots: number }>();
  for (const { tool, isSlot, points } of hits) {
    const builder = builders.get(tool) ?? { holes: [], slotLines: [], slots: 0 };
    builders.set(tool, builder);
    if (!isSlot) builder.holes.push(points[0] ?? 0, points[1] ?? 0);
    else builder.slots += 1;
    for (let index = 2; isSlot && index < points.length; index += 2) {
      builder.slotLines.push(
        points[index - 2] ?? 0,
        points[index - 1] ?? 0,
        points[index] ?? 0,
        points[index + 1] ?? 0,
      );
    }
  }
  return Array.from(builders, ([code, { holes, slotLines, slots }]) => ({
    ...(tools.get(code) ?? { diameter: 0, plating: 'not-stated' as const, platingFoundBy: 'none' as const }),
    file,
    holes: new Float64Array(holes),
    slotLines: new Float64Array(slotLines),
    slots,
  }));
}
