import type { ServiceTab } from '@pcb/quoting/forms';

type Meanings = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The effect of a cheaper option on the product, by form, field and option. `false` is a switch that is off. */
export const meanings: Readonly<Record<ServiceTab, Meanings>> = {
  layout: {},
  fab: {
    dispatchUnit: { single: 'Separate boards instead of panels.' },
    finish: { leadfree: 'Less flat than ENIG.' },
    serialNumbers: { false: 'Boards cannot be told apart.' },
    xOuts: { allowed: 'Panels may contain boards that are crossed out.' },
  },
  flex: {
    dispatchUnit: { single: 'Separate circuits instead of panels.' },
    finish: { tin: 'Tin has a shorter shelf life than gold.' },
    gerber: { yes: 'You provide the Gerber data.' },
  },
  stencil: {
    type: { frameless: 'Foil only, for a printer with a tensioning frame.' },
    approval: { no: 'We cut without your approval of the apertures.' },
  },
  source: {},
};
