import type { Category, CategoryGroup, Facet } from './model.ts';
import { type CategoryGroupPath, categoryGroupPaths, type CategoryPath, categoryPaths } from './paths.ts';

export type { Category, CategoryGroup, Facet } from './model.ts';

type Words = Pick<Category, 'reference' | 'name' | 'title' | 'lead' | 'picture' | 'facets'>;

const facet = (id: string, label: string): Facet => ({ id, label });
const type = facet('type', 'Type');
const current = facet('current', 'Current');
const voltage = facet('voltage', 'Voltage');

const words: Record<CategoryPath, Words> = {
  '/components/connectors/board-to-board': {
    reference: 'J1',
    name: 'Board to board',
    title: 'Board-to-board connectors',
    lead: 'Pin headers, socket strips and mezzanine connectors that join two boards and set the distance between them.',
    picture: 'header',
    facets: [facet('pitch', 'Pitch'), facet('positions', 'Positions'), facet('stack-height', 'Stack height')],
  },
  '/components/connectors/wire-to-board': {
    reference: 'J2',
    name: 'Wire to board',
    title: 'Wire-to-board connectors',
    lead: 'Headers for crimped plugs and screw terminals: where a wire comes off and goes back on without an iron.',
    picture: 'terminal',
    facets: [facet('pitch', 'Pitch'), facet('positions', 'Positions'), current],
  },
  '/components/connectors/wire-to-wire': {
    reference: 'J3',
    name: 'Wire to wire',
    title: 'Wire-to-wire connectors',
    lead: 'Pairs and splices that join cables in line, from signal leads to battery cables.',
    picture: 'pair',
    facets: [facet('positions', 'Positions'), current],
  },
  '/components/electromechanical/relays': {
    reference: 'K1',
    name: 'Relays',
    title: 'Relays',
    lead: 'A coil on one side, contacts on the other and no electrical path between them.',
    picture: 'relay',
    facets: [facet('coil', 'Coil voltage'), facet('current', 'Contact current'), facet('form', 'Contacts')],
  },
  '/components/electromechanical/switches': {
    reference: 'S1',
    name: 'Switches',
    title: 'Switches',
    lead: 'Buttons for a board and switches for a panel, by how they move, how many circuits they turn and what they carry.',
    picture: 'button',
    facets: [type, facet('poles', 'Poles'), current],
  },
  '/components/electromechanical/motors': {
    reference: 'M1',
    name: 'Motors',
    title: 'Motors',
    lead: 'Geared and plain DC motors, steppers and servos for small machines.',
    picture: 'motor',
    facets: [type, voltage, facet('speed', 'Speed')],
  },
  '/components/embedded-solutions': {
    reference: 'A1',
    name: 'Embedded solutions',
    title: 'Embedded solutions',
    lead: 'Microcontroller boards to start on before you draw your own.',
    picture: 'board',
    facets: [facet('core', 'Core'), facet('memory', 'Program memory'), facet('pins', 'Pins for signals')],
  },
  '/components/enclosures': {
    reference: 'MP1',
    name: 'Enclosures',
    title: 'Enclosures',
    lead: 'Plastic and die-cast boxes. Choose the box first: it sets the outline of the board and where its holes are.',
    picture: 'box',
    facets: [facet('material', 'Material'), facet('length', 'Longest side'), facet('rating', 'Protection')],
  },
  '/components/engineering-tools': {
    reference: 'TP1',
    name: 'Engineering tools',
    title: 'Engineering tools',
    lead: 'Programmers, adapters, a logic analyser, and what a first circuit is tried out on.',
    picture: 'dongle',
    facets: [type, facet('connection', 'Connects by')],
  },
  '/components/industrial-automation': {
    reference: 'A2',
    name: 'Industrial automation',
    title: 'Industrial automation',
    lead: 'Power supplies and relays for the DIN rail, and sensors for the machine.',
    picture: 'din',
    facets: [type, facet('supply', 'Supply')],
  },
  '/components/led-lighting': {
    reference: 'DS1',
    name: 'LED lighting',
    title: 'LED lighting',
    lead: 'Light-emitting diodes for lamps and for indicators, on strips or with leads.',
    picture: 'led',
    facets: [facet('colour', 'Colour'), current, facet('package', 'Package')],
  },
  '/components/memory-data-storage': {
    reference: 'U2',
    name: 'Memory and data storage',
    title: 'Memory and data storage',
    lead: 'Chips that keep settings, programs and logs, with and without power. Sizes of chips are in bits.',
    picture: 'card',
    facets: [type, facet('size', 'Size'), facet('bus', 'Bus')],
  },
  '/components/opto-electronics': {
    reference: 'U3',
    name: 'Opto-electronics',
    title: 'Opto-electronics',
    lead: 'Parts that send light, see light, or pass a signal on by light across an isolation gap.',
    picture: 'optocoupler',
    facets: [type, facet('figure', 'Wavelength or transfer ratio')],
  },
  '/components/passive-components/resistors': {
    reference: 'R1',
    name: 'Resistors',
    title: 'Resistors',
    lead: 'Chip and leaded resistors, from the milliohms that measure a current to the kiloohms that pull a line up.',
    picture: 'axial',
    facets: [
      facet('resistance', 'Resistance'),
      facet('tolerance', 'Tolerance'),
      facet('power', 'Power'),
      facet('size', 'Size'),
    ],
  },
  '/components/passive-components/capacitors': {
    reference: 'C1',
    name: 'Capacitors',
    title: 'Capacitors',
    lead: 'Ceramic, aluminium, tantalum and film capacitors. A ceramic loses capacitance under voltage, so leave it a margin.',
    picture: 'radial',
    facets: [facet('capacitance', 'Capacitance'), voltage, facet('dielectric', 'Dielectric')],
  },
  '/components/passive-components/inductors': {
    reference: 'L1',
    name: 'Inductors',
    title: 'Inductors',
    lead: 'Power inductors for converters, ferrite beads for supply lines, chokes for the mains.',
    picture: 'coil',
    facets: [facet('inductance', 'Inductance'), current, facet('size', 'Size')],
  },
  '/components/power': {
    reference: 'PS1',
    name: 'Power',
    title: 'Power supplies and converters',
    lead: 'Regulators, converter modules and isolated supplies that make the voltage your board needs.',
    picture: 'to220',
    facets: [
      facet('topology', 'Topology'),
      facet('voltage', 'Output voltage'),
      facet('current', 'Output current, at most'),
    ],
  },
  '/components/rf-wireless': {
    reference: 'E1',
    name: 'RF and wireless',
    title: 'RF and wireless',
    lead: 'Radio modules and antennas. India leaves 865 to 867 MHz and 2.4 GHz free for equipment of low power.',
    picture: 'module',
    facets: [facet('band', 'Band'), facet('interface', 'Interface')],
  },
  '/components/semiconductors/diodes': {
    reference: 'D1',
    name: 'Diodes',
    title: 'Diodes',
    lead: 'Rectifiers, Schottky and Zener diodes, and diodes that clamp a surge.',
    picture: 'sma',
    facets: [type, voltage, current],
  },
  '/components/semiconductors/transistors': {
    reference: 'Q1',
    name: 'Transistors',
    title: 'Transistors',
    lead: 'Bipolar transistors and MOSFETs. On-resistances are the highest by the data sheet, with the gate fully driven.',
    picture: 'sot23',
    facets: [type, voltage, current, facet('on-resistance', 'On-resistance')],
  },
  '/components/semiconductors/ics': {
    reference: 'U1',
    name: 'ICs',
    title: 'Integrated circuits',
    lead: 'Timers, amplifiers, logic, drivers, interfaces and microcontrollers, in packages for hand and machine.',
    picture: 'soic',
    facets: [facet('family', 'Family'), facet('package', 'Package')],
  },
  '/components/sensors': {
    reference: 'B1',
    name: 'Sensors',
    title: 'Sensors',
    lead: 'Temperature, climate, distance, motion, current and light, as parts and on small boards.',
    picture: 'to92',
    facets: [facet('quantity', 'Measures'), facet('interface', 'Interface')],
  },
  '/components/test-measurement': {
    reference: 'TP2',
    name: 'Test and measurement',
    title: 'Test and measurement',
    lead: 'Meters, probes and leads for a bench on which boards come to life.',
    picture: 'instrument',
    facets: [type, facet('range', 'Range')],
  },
  '/components/thermal-management': {
    reference: 'HS1',
    name: 'Thermal management',
    title: 'Thermal management',
    lead: 'Heatsinks, pads, paste and fans. A heatsink of 20 K/W grows 20 degrees warmer for every watt.',
    picture: 'heatsink',
    facets: [type, facet('figure', 'Thermal figure')],
  },
  '/components/tools-supplies/soldering': {
    reference: 'H1',
    name: 'Soldering',
    title: 'Soldering supplies',
    lead: 'Wire, paste, flux and irons. Sn63Pb37 contains lead; SAC305 is lead-free and melts 34 degrees higher.',
    picture: 'iron',
    facets: [type, facet('alloy', 'Alloy')],
  },
  '/components/tools-supplies/cleaning': {
    reference: 'H2',
    name: 'Cleaning',
    title: 'Cleaning supplies',
    lead: 'What takes flux, dust, oxide and stray paste off boards and stencils.',
    picture: 'bottle',
    facets: [type, facet('removes', 'Removes')],
  },
  '/components/tools-supplies/esd-protection': {
    reference: 'H3',
    name: 'ESD protection',
    title: 'ESD protection',
    lead: 'Straps, mats and bags that lead static charge away before it finds a gate.',
    picture: 'strap',
    facets: [type, facet('protects', 'Protects')],
  },
  '/components/wire-cable': {
    reference: 'W1',
    name: 'Wire and cable',
    title: 'Wire and cable',
    lead: 'Hook-up wire and ribbon cable. The lower the gauge number, the thicker the wire.',
    picture: 'cable',
    facets: [facet('gauge', 'Gauge'), facet('colour', 'Colour'), facet('insulation', 'Insulation')],
  },
};

const groupWords: Record<CategoryGroupPath, Pick<CategoryGroup, 'reference' | 'name' | 'lead' | 'picture'>> = {
  '/components/connectors': {
    reference: 'J',
    name: 'Connectors',
    lead: 'Boards to boards, wires to boards, wires to wires.',
    picture: 'header',
  },
  '/components/electromechanical': {
    reference: 'K',
    name: 'Electromechanical',
    lead: 'Parts that move: relays, switches and motors.',
    picture: 'relay',
  },
  '/components/passive-components': {
    reference: 'R',
    name: 'Passive components',
    lead: 'Resistors, capacitors and inductors: most of what stands on any board.',
    picture: 'chip',
  },
  '/components/semiconductors': {
    reference: 'Q',
    name: 'Semiconductors',
    lead: 'Diodes, transistors and integrated circuits.',
    picture: 'soic',
  },
  '/components/tools-supplies': {
    reference: 'H',
    name: 'Tools and supplies',
    lead: 'What a bench uses up: solder, cleaners, and protection against static.',
    picture: 'iron',
  },
};

const categoryAt = (path: CategoryPath): Category => {
  const { title, lead } = words[path];
  return { path, ...words[path], meta: { title, description: lead } };
};

const groupAt = (path: CategoryGroupPath): CategoryGroup => {
  const { name, lead } = groupWords[path];
  return {
    path,
    ...groupWords[path],
    categories: categoryPaths.filter((categoryPath) => categoryPath.startsWith(`${path}/`)).map(categoryAt),
    meta: { title: name, description: lead },
  };
};

/** The parents, in the order of their names. */
export const categoryGroups: readonly CategoryGroup[] = categoryGroupPaths.map(groupAt);

/** Every page of parts: those of the groups and those that stand alone. */
export const categories: readonly Category[] = categoryPaths.map(categoryAt);

/** The group that a category belongs to, if any. */
export const groupOf = (category: Category): CategoryGroup | undefined =>
  categoryGroups.find(({ path }) => category.path.startsWith(`${path}/`));
