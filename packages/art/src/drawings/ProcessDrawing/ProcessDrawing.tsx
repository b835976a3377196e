import { Picture, type PictureProps } from '../../private/Picture.tsx';
import { drawStep, materialsIn, type ProcessMaterial, sheet } from './drawStep.ts';
import * as styles from './ProcessDrawing.css.ts';

export type { ProcessMaterial } from './drawStep.ts';

export interface ProcessDrawingProps extends PictureProps {
  /** The id of the step, such as `lamination`. A step without a drawing renders nothing; see `materialsOf`. */
  step: string;
}

/**
 * Draws the cross-section of a four-layer board after a step of its production, not to scale.
 * @example <ProcessDrawing step="lamination" aria-label="Prepreg and copper foil pressed on both sides of the core" />
 */
export function ProcessDrawing({ step, ...props }: ProcessDrawingProps) {
  const shapes = drawStep(step);
  return shapes ? (
    <Picture {...props} viewBox={`0 0 ${sheet.width} ${sheet.height}`}>
      {shapes.map(({ paint, d }) => (
        <path key={paint} className={styles.paints[paint]} d={d} />
      ))}
    </Picture>
  ) : null;
}

/** Returns the materials in the drawing of a step, in the order of the key; none for a step without a drawing. */
export const materialsOf = (step: string): ProcessMaterial[] => materialsIn(drawStep(step) ?? []);

export interface MaterialSwatchProps extends PictureProps {
  /** The material to show. */
  material: ProcessMaterial;
}

/**
 * Shows the colour of a material in `ProcessDrawing`, for the key next to it.
 * @example <MaterialSwatch material="prepreg" style={{ width: '0.75rem' }} />
 */
export const MaterialSwatch = ({ material, ...props }: MaterialSwatchProps) => (
  <Picture {...props} viewBox="0 0 12 12">
    <path className={styles.paints[material]} d="M1 1H11V11H1Z" />
  </Picture>
);
