/** In a separate module so that a host can use the paths without loading copy and parts. */
export const categoryPaths = [
  '/components/connectors/board-to-board',
  '/components/connectors/wire-to-board',
  '/components/connectors/wire-to-wire',
  '/components/electromechanical/relays',
  '/components/electromechanical/switches',
  '/components/electromechanical/motors',
  '/components/embedded-solutions',
  '/components/enclosures',
  '/components/engineering-tools',
  '/components/industrial-automation',
  '/components/led-lighting',
  '/components/memory-data-storage',
  '/components/opto-electronics',
  '/components/passive-components/resistors',
  '/components/passive-components/capacitors',
  '/components/passive-components/inductors',
  '/components/power',
  '/components/rf-wireless',
  '/components/semiconductors/diodes',
  '/components/semiconductors/transistors',
  '/components/semiconductors/ics',
  '/components/sensors',
  '/components/test-measurement',
  '/components/thermal-management',
  '/components/tools-supplies/soldering',
  '/components/tools-supplies/cleaning',
  '/components/tools-supplies/esd-protection',
  '/components/wire-cable',
] as const;
export type CategoryPath = (typeof categoryPaths)[number];

export const categoryGroupPaths = [
  '/components/connectors',
  '/components/electromechanical',
  '/components/passive-components',
  '/components/semiconductors',
  '/components/tools-supplies',
] as const;
export type CategoryGroupPath = (typeof categoryGroupPaths)[number];
