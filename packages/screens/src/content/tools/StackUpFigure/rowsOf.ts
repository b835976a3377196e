import { formatMmAsMil, formatMm } from '@pcb/engineering/lengths';
import { type StackLayer, type StackUp, sumOfLayers } from '@pcb/engineering/stackUps';
import type { SpecificationRow } from '../../model.ts';
import type { StackUpFigureContent } from './StackUpFigure.content.ts';

/** Outer copper is plated together with the holes; a single-layer board has no plated holes. */
function copperOf({ copperLayers }: StackUp, isOutside: boolean): keyof StackUpFigureContent['copper'] {
  if (!isOutside) return 'inner';
  return copperLayers === 1 ? 'foil' : 'plated';
}

function materialOf(layer: StackLayer, copper: keyof StackUpFigureContent['copper'], copy: StackUpFigureContent) {
  switch (layer.kind) {
    case 'copper':
      return copy.copper[copper];
    case 'core':
      return copy.core;
    case 'prepreg':
      return copy.prepreg(layer.glass, layer.sheets);
  }
}

const thicknessCells = (thickness: number) => ({ mm: formatMm(thickness, 4), mil: formatMmAsMil(thickness) });

export function rowsOf(
  stackUp: StackUp,
  copy: StackUpFigureContent,
): { rows: readonly SpecificationRow[]; total: SpecificationRow } {
  const { layers } = stackUp;
  return {
    rows: layers.map((layer, index) => ({
      id: layer.id,
      cells: {
        layer: layer.id,
        material: materialOf(layer, copperOf(stackUp, index === 0 || index === layers.length - 1), copy),
        use: layer.kind === 'copper' ? copy.uses[layer.use] : copy.dielectric(layer.dielectricConstant),
        ...thicknessCells(layer.thickness),
      },
    })),
    total: {
      id: 'total',
      cells: { layer: copy.total, material: copy.totalMaterial, ...thicknessCells(sumOfLayers(layers)) },
    },
  };
}
