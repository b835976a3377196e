import type { DeliveryPanel } from '@pcb/engineering/panel';
import { shapesOf } from '../../private/panel/panelShapes.ts';
import type { BoardLook } from './boardScene.ts';
import { pieceScene, type Scene, type Shape } from './scene.ts';

/** Returns a delivery panel with its border, tooling holes, fiducials, and tabs or V-cuts. */
export const panelScene = (panel: DeliveryPanel, look: BoardLook): Scene =>
  pieceScene({ width: panel.width, height: panel.height }, look, (left, top) => {
    const drawn = shapesOf(panel, { left, top, scale: 1, minHole: 0, minFiducial: 0 });
    const shapes: readonly Shape[] = [
      { paint: 'laminate', d: drawn.frame },
      { paint: 'slot', d: drawn.slots },
      // They are below the boards, which they overlap slightly, so that there is no visible gap.
      { paint: 'tab', d: drawn.tabs },
      { paint: 'piece', d: drawn.boards },
      { paint: 'cut', d: drawn.cuts },
      { paint: 'hole', d: drawn.holes },
      { paint: 'pad', d: drawn.fiducials },
    ];
    return shapes.filter(({ d }) => d !== '');
  });
