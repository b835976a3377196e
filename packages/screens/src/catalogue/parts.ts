import type { Part } from './model.ts';
import { connectors } from './parts/connectors.ts';
import { electromechanical } from './parts/electromechanical.ts';
import { passiveComponents } from './parts/passiveComponents.ts';
import { powerAndLight } from './parts/powerAndLight.ts';
import { semiconductors } from './parts/semiconductors.ts';
import { systems } from './parts/systems.ts';
import { toolsAndWire } from './parts/toolsAndWire.ts';
import type { CategoryPath } from './paths.ts';

export type { Part } from './model.ts';

/** The sample parts of every category, by its address. Prices are examples. */
export const sampleParts: Readonly<Record<CategoryPath, readonly Part[]>> = {
  ...connectors,
  ...electromechanical,
  ...passiveComponents,
  ...powerAndLight,
  ...semiconductors,
  ...systems,
  ...toolsAndWire,
};
