import type { ServiceTab } from '@pcb/quoting/forms';

type Meanings = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What a cheaper option means for the product, by form, field and option. `false` is a switch that is off. */
export const meanings: Readonly<Record<ServiceTab, Meanings>> = {
  layout: {
    layers: { '1': 'Copper on one side only.', '2': 'No inner layers for planes.' },
    impedance: { no: 'Without controlled lines for USB, Ethernet or RF.' },
  },
  fab: {
    assembly: { no: 'You populate the boards.' },
    dispatchUnit: { single: 'Separate boards instead of panels.' },
    layers: { '1': 'Copper on one side only.', '2': 'No inner layers for planes.' },
    material: { fr4: 'Higher losses at radio frequencies.' },
    thickness: { '1.0': 'Thinner and less stiff.', '1.6': 'The usual thickness.' },
    finish: { hasl: 'Contains lead, and is less flat than ENIG.', leadfree: 'Less flat than ENIG.' },
    tg: { std: 'Less reserve for hot environments.', mid: 'Less reserve for hot environments.' },
    copper: { '0.5': 'Carries less current.', '1': 'Carries less current.' },
    track: { '0.20': 'Tracks need more room.', '0.15': 'Tracks need more room.' },
    hole: { '0.30': 'Drilled through holes instead of blind laser vias.' },
    electricalTest: { false: 'Boards are not tested for opens and shorts.' },
    castellatedHoles: { false: 'No half holes at the edge.' },
    serialNumbers: { false: 'Boards cannot be told apart.' },
  },
  flex: {
    dispatchUnit: { single: 'Separate circuits instead of panels.' },
    layers: { '1': 'Copper on one side only.' },
    material: { pe: 'PE withstands less heat than polyimide.' },
    thickness: { '0.06': 'The usual thickness.', '0.08': 'Thicker and less flexible.' },
    finish: { tin: 'Tin has a shorter shelf life than gold.', enig: 'Without the palladium for wire bonding.' },
    highTg: { no: 'Less reserve for hot environments.' },
    gerber: { yes: 'You provide the Gerber data.' },
  },
  stencil: {
    type: { frameless: 'Foil only, for a printer with a tensioning frame.' },
    thickness: { '5': 'More paste than 4 mil.', '6': 'Another volume of paste.' },
    approval: { no: 'We cut without your approval of the apertures.' },
  },
  source: {},
};
