import { sentence } from './sentence.ts';
import { aboutContent } from './about.content.ts';

const boardName = 'Your own name for the board.';

/** Of rigid and flexible boards. Size and quantity always refer to single boards, also when they are dispatched in panels. */
const boardHelp = {
  name: boardName,
  size: {
    single: 'Outer dimensions of one board, X by Y.',
    panel: 'Outer dimensions of one board, not of the panel, X by Y.',
  },
  quantity: {
    single: 'Number of boards.',
    panel: 'Number of boards, not panels.',
  },
};

/** One line of help for every field of the forms. */
export const helpContent = {
  /** The terms that have a sketch. */
  about: aboutContent,
  layout: {
    name: boardName,
    layers: 'Copper layers, outer ones included.',
    components: 'All parts to place, on both sides.',
    impedance: sentence(
      'For lines such as USB, Ethernet and RF. See the ',
      'impedance-controlled build-ups',
      '/components/impedance-controlled-standard-build-ups',
      '.',
    ),
    leadTime: 'The day of the order is day 0.',
    schematic: 'PDF, or the project of your design tool.',
    billOfMaterial: 'A spreadsheet with manufacturer part numbers.',
  },
  fab: {
    ...boardHelp,
    assembly: {
      fr4: 'FR-4 boards with assembly save up to 15\u00a0%.',
      rogers: 'The saving of up to 15\u00a0% is for FR-4 boards.',
    },
    dispatchUnit: sentence(
      'Borders, tabs and V-cuts are in the ',
      'panel guidelines',
      '/resources/panel-guidelines',
      '.',
    ),
    layers: 'Copper layers. Of 4, two are inside the board.',
    material: { fr4: 'Glass fibre and epoxy, for most boards.', rogers: 'Low-loss laminates for high frequencies.' },
    thickness: 'Nominal, including copper, excluding solder mask.',
    finish: {
      hasl: 'Tin-lead solder, levelled with hot air.',
      leadfree: 'Solder without lead, levelled with hot air. For RoHS.',
      enig: 'Gold over nickel: flat and lead-free, for RoHS.',
    },
    tg: 'The glass transition temperature of the base material.',
    technology: sentence(
      'Limits for each copper weight are in the ',
      'design guidelines',
      '/resources/design-guidelines',
      '.',
    ),
    copper: 'Finished copper on the outer layers.',
    track: (copper: string, minimum: string, inner?: string) =>
      `${copper} oz copper allows ${minimum} mm${inner ? ` on outer layers. Inner layers allow ${inner} mm` : ''}.`,
    drill: (ratio: number, max: number) =>
      `Drill diameter; about 0.25 mm after plating. Aspect ratio (depth to drill) ${ratio}:1, maximum ${max}:1.`,
    laser: 'Diameter of a blind via from an outer layer to the next, with an aspect ratio of about 1:1.',
    electricalTest: 'We test every board of your order for opens and shorts.',
    castellatedHoles: 'Plated half holes at the edge, to solder the board onto another.',
    serialNumbers: 'A unique number in the legend of each board.',
  },
  flex: {
    ...boardHelp,
    dispatchUnit: sentence(
      'Film is too thin for V-cuts, so panels use tabs. Borders and tabs are in the ',
      'panel guidelines',
      '/resources/panel-guidelines',
      '.',
    ),
    layers: 'Copper layers on the film.',
    material: 'The film that carries the copper.',
    thickness: 'A thinner film allows tighter bends.',
    finish: 'Protects the pads until they are soldered.',
    highTg: 'Glass transition temperature of 230 °C, polyimide only.',
    leadTime: 'Pre-production engineering adds up to one working day.',
    gerber: 'The production data of each layer, from your design tool.',
  },
  stencil: {
    name: 'Your own name for the stencil.',
    side: 'The side of the board that receives the paste. Both: two stencils.',
    printer: 'Sets the hole pattern of the frame. Not relevant for frameless stencils.',
    type: {
      framed: 'Glued into a frame, which fits a printer.',
      frameless: 'The foil alone, for a tensioning frame or a first prototype by hand.',
    },
    size: {
      framed: 'Outer dimensions of the frame, X by Y.',
      frameless: 'Outer dimensions of the foil, X by Y.',
    },
    thickness: (millimetres: string) => `${millimetres} mm steel foil.`,
    leadTime: 'Preparing the paste data adds up to one working day.',
    quantity: {
      top: 'Number of stencils.',
      bottom: 'Number of stencils.',
      both: 'Number of pairs: one stencil for the top and one for the bottom.',
    },
    approval: 'Yes: you approve the apertures before we cut.',
    upload: sentence('How to prepare it: ', 'solder paste data preparation', '/resources/solder-paste-prep', '.'),
  },
  source: {
    name: boardName,
    quantity: 'Sets of parts: one set populates one board.',
    leadTime: 'Until we dispatch the parts.',
  },
};
