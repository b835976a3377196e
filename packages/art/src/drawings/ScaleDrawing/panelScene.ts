import type { DeliveryPanel } from '@pcb/engineering/panel';
import { shapesOf } from '../../private/panel/panelShapes.ts';
import type { BoardLook } from './boardScene.ts';
import { pieceScene, type Scene, type Shape } from './scene.ts';

/** A delivery panel with its border, tooling holes, fiducials, and tabs or V-cuts. */
export const panelScene = (panel: DeliveryPanel, look: BoardLook): Scene =>
  pieceScene({ width: panel.width, height: panel.height }, look, (left, top) => {
    const drawn = shapesOf(panel, { left, top, scale: 1, minHole: 0, minFiducial: 0 });
    const shapes: readonly Shape[] = [
      { look: 'laminate', d: drawn.frame },
      { look: 'slot', d: drawn.slots },
      // Below the boards: tabs overlap them slightly, so that no gap shows.
      { look: 'tab', d: drawn.tabs },
      { look: 'piece', d: drawn.boards },
      { look: 'cut', d: drawn.cuts },
      { look: 'hole', d: drawn.holes },
      { look: 'pad', d: drawn.fiducials },
    ];
    return shapes.filter(({ d }) => d !== '');
  });
