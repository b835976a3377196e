import type { DrillTool, Layer, LayerSource, Plating } from '../../reading.ts';
import type { Plot } from '../gerber/plot.ts';
import type { DrillFormat, DrillHit, DrillProgram } from './program.ts';

type Source = DrillTool['platingFoundBy'];

/** What the layer of the file says about all its tools. */
function platingOfFile(layer: Layer, foundBy: LayerSource): { plating: Plating; source: Source } {
  const plating = layer.plating ?? 'not-stated';
  if (plating === 'not-stated') return { plating, source: 'none' };
  if (foundBy === 'corrected') return { plating, source: 'corrected' };
  return { plating, source: foundBy === 'stated-by-x2' ? 'stated-by-x2' : 'file-name' };
}

/** In millimetres. Hits that are further away are errors of a file. */
const maxCoordinate = 2000;

interface ToolBuilder {
  diameter: number;
  plating: Plating;
  platingFoundBy: Source;
  holes: number[];
  slotLines: number[];
  slots: number;
}

const finish = (tools: Iterable<ToolBuilder>, file: string): DrillTool[] =>
  Array.from(tools, ({ holes, slotLines, ...tool }) => ({
    ...tool,
    file,
    holes: new Float64Array(holes),
    slotLines: new Float64Array(slotLines),
  })).filter(({ holes, slots }) => holes.length > 0 || slots > 0);

const addSlot = (tool: ToolBuilder, points: readonly number[]) => {
  tool.slots += 1;
  for (let index = 2; index < points.length; index += 2) {
    tool.slotLines.push(points[index - 2] ?? 0, points[index - 1] ?? 0, points[index] ?? 0, points[index + 1] ?? 0);
  }
};

const hasLength = (points: readonly number[]) =>
  points.some((value, index) => Math.abs(value - (points[index % 2] ?? 0)) > 0.001);

/** The holes and slots of an Excellon file in millimetres. */
export function excellonTools(
  program: Pick<DrillProgram, 'tools'>,
  hits: readonly DrillHit[],
  { unit }: DrillFormat,
  file: { name: string; layer: Layer; foundBy: LayerSource },
): DrillTool[] {
  const ofFile = platingOfFile(file.layer, file.foundBy);
  const tools = new Map<string, ToolBuilder>();
  for (const hit of hits) {
    const definition = program.tools.get(hit.tool);
    let tool = tools.get(hit.tool);
    if (!tool) {
      const scale = (definition?.unit ?? unit) === 'mm' ? 1 : 25.4;
      const isStated = definition?.plating !== undefined && file.foundBy !== 'corrected';
      tool = {
        diameter: (definition?.diameter ?? 0) * scale,
        plating: isStated ? (definition.plating ?? 'not-stated') : ofFile.plating,
        platingFoundBy: isStated ? (definition.platingFoundBy ?? 'stated-in-file') : ofFile.source,
        holes: [],
        slotLines: [],
        slots: 0,
      };
      tools.set(hit.tool, tool);
    }
    const { points } = hit;
    if (!points.every((value) => Math.abs(value) <= maxCoordinate)) continue;
    if (hit.isSlot && hasLength(points)) addSlot(tool, points);
    else tool.holes.push(points[0] ?? 0, points[1] ?? 0);
  }
  return finish(tools.values(), file.name);
}

/** The holes and slots of a Gerber drill file: flashes are holes, draws and obrounds slots. */
export function gerberTools(plot: Plot, file: { name: string; layer: Layer; foundBy: LayerSource }): DrillTool[] {
  const { plating, source } = platingOfFile(file.layer, file.foundBy);
  const tools = new Map<number, ToolBuilder>();
  const toolOf = (diameter: number) => {
    const key = Math.round(diameter * 1e4);
    const known = tools.get(key);
    if (known) return known;
    const tool: ToolBuilder = { diameter, plating, platingFoundBy: source, holes: [], slotLines: [], slots: 0 };
    tools.set(key, tool);
    return tool;
  };
  for (const object of plot.objects) {
    if (object.kind === 'region' || !object.isDark) continue;
    const { aperture } = object;
    if (object.kind === 'draw') {
      const tool = toolOf(aperture.strokeWidth);
      if (hasLength(object.points)) addSlot(tool, object.points);
      else tool.holes.push(object.points[0] ?? 0, object.points[1] ?? 0);
      continue;
    }
    const [shape] = aperture.primitives;
    if (!shape) continue;
    const tool = toolOf(shape.radius > 0 ? 2 * shape.radius : aperture.strokeWidth);
    const isObround = !shape.isArea && shape.points.length === 4;
    if (isObround)
      addSlot(
        tool,
        shape.points.map((value, index) => value + (index % 2 === 0 ? object.x : object.y)),
      );
    else tool.holes.push(object.x, object.y);
  }
  return finish(tools.values(), file.name);
}
