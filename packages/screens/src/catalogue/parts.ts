import type { Part } from './model.ts';
import * as connectors from './parts/connectors.ts';
import * as electromechanical from './parts/electromechanical.ts';
import * as passiveComponents from './parts/passiveComponents.ts';
import * as powerAndLight from './parts/powerAndLight.ts';
import * as semiconductors from './parts/semiconductors.ts';
import * as systems from './parts/systems.ts';
import * as toolsAndWire from './parts/toolsAndWire.ts';
import type { CategoryPath } from './paths.ts';

export type { Part } from './model.ts';

/** The sample parts of every category, by its address. Prices are examples. */
export const sampleParts: Readonly<Record<CategoryPath, readonly Part[]>> = {
  '/components/connectors/board-to-board': connectors.boardToBoard,
  '/components/connectors/wire-to-board': connectors.wireToBoard,
  '/components/connectors/wire-to-wire': connectors.wireToWire,
  '/components/electromechanical/relays': electromechanical.relays,
  '/components/electromechanical/switches': electromechanical.switches,
  '/components/electromechanical/motors': electromechanical.motors,
  '/components/embedded-solutions': systems.embeddedSolutions,
  '/components/enclosures': powerAndLight.enclosures,
  '/components/engineering-tools': toolsAndWire.engineeringTools,
  '/components/industrial-automation': systems.industrialAutomation,
  '/components/led-lighting': powerAndLight.ledLighting,
  '/components/memory-data-storage': systems.memory,
  '/components/opto-electronics': powerAndLight.optoElectronics,
  '/components/passive-components/resistors': passiveComponents.resistors,
  '/components/passive-components/capacitors': passiveComponents.capacitors,
  '/components/passive-components/inductors': passiveComponents.inductors,
  '/components/power': powerAndLight.power,
  '/components/rf-wireless': systems.rfWireless,
  '/components/semiconductors/diodes': semiconductors.diodes,
  '/components/semiconductors/transistors': semiconductors.transistors,
  '/components/semiconductors/ics': semiconductors.ics,
  '/components/sensors': systems.sensors,
  '/components/test-measurement': toolsAndWire.testMeasurement,
  '/components/thermal-management': powerAndLight.thermalManagement,
  '/components/tools-supplies/soldering': toolsAndWire.soldering,
  '/components/tools-supplies/cleaning': toolsAndWire.cleaning,
  '/components/tools-supplies/esd-protection': toolsAndWire.esdProtection,
  '/components/wire-cable': toolsAndWire.wireCable,
};
