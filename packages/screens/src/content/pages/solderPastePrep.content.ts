import { listSection, note, section, slot, steps } from '../blocks.ts';
import { milAndMm } from '../lengthColumns.ts';
import type { ContentPageContent } from '../model.ts';
import { column, figure, table } from '../tables.ts';
import { pageLinks } from './pageLinks.ts';

/** Data for solder paste stencils. */
export const solderPastePrepContent: ContentPageContent = {
  reference: 'R8',
  designator: 'Guidelines',
  title: 'Solder Paste Data Preparation',
  lead: 'Paste has to leave the stencil and stay on the pad. Whether it does is decided by the size of an aperture against the thickness of the foil.',
  meta: {
    title: 'Solder paste data preparation',
    description:
      'How paste data is prepared: generated paste layers, smallest apertures for 4 to 8 mil foils after IPC-7525, thermal pads and fine pitch.',
  },
  sections: [
    listSection('your-data', 'What we do with your data', [
      'For bare boards, paste data is passed on as you sent it.',
      'For boards that we assemble, it is adapted to our process, and only where parts are fitted.',
      'For a stencil alone, you choose data approval: yes, and you see the apertures before we cut.',
    ]),
    section('no-layer', 'When there is no paste layer', [
      'A paste layer can be generated from the other layers, for each side by itself:',
      steps([
        {
          id: 'take',
          title: 'Take the flashed copper pads',
          text: 'Pads that are drawn with lines instead of flashed cannot be told from tracks. Convert them first.',
        },
        {
          id: 'free',
          title: 'Keep those wholly free of solder mask',
          text: 'A pad under mask, even in part, gets no paste.',
        },
        {
          id: 'undrilled',
          title: 'Leave out those with a drilled hole',
          text: 'Through-hole pads and vias would drink the paste.',
        },
        {
          id: 'copy',
          title: 'Copy the rest to the paste layer',
          text: 'Then remove test points, fiducials and parts that are not fitted. The data cannot tell us which those are.',
        },
      ]),
    ]),
    section('apertures', 'How small an aperture may be', [
      'Two ratios decide. Aspect ratio: width of the aperture ÷ thickness of the foil, at least 1.5. Area ratio: area of the aperture ÷ area of its walls, at least 0.66. For long slots the first counts; for squares and circles the second does, and it comes to a side or diameter of 2.64 times the foil.',
      table('Smallest Apertures by Foil', {
        columns: [
          column('foil', 'Foil'),
          figure('foilMm', 'Foil', 'mm'),
          milAndMm('slot', 'Narrowest slot'),
          milAndMm('pad', 'Smallest square or circle'),
        ],
        rows: [
          ['foil-4', '4 mil', '0.102', '6.00', '10.56'],
          ['foil-5', '5 mil', '0.127', '7.50', '13.20'],
          ['foil-6', '6 mil', '0.152', '9.00', '15.84'],
          ['foil-8', '8 mil', '0.203', '12.00', '21.12'],
        ],
        source: 'Computed after IPC-7525: aspect ratio 1.5, area ratio 0.66',
      }),
      note(
        'Our stencils are 0.10–0.15 mm thick (3.94–5.91 mil). The 8 mil foil of the order form is above that; an engineer checks such an order.',
      ),
      slot('apertures'),
    ]),
    listSection('large-pads', 'Large pads and fine pitch', [
      'Split the aperture of a large thermal pad into a grid. One large opening floats the part, and its paste is scooped out by the squeegee.',
      'Leave the strips of that grid over vias in the pad, so that paste does not run into them.',
      'For fine pitch, take a foil of 0.10 mm (3.94 mil).',
      'Electropolishing smooths the walls; it pays for BGAs of 0.5 mm pitch and finer, and QFPs of 0.4 mm pitch and finer.',
      'Round the corners of rectangular apertures: paste sticks in sharp ones.',
    ]),
    listSection('send', 'What to send', [
      'Paste layers as Gerber RS-274X, one for each side, seen from the top like every other layer.',
      'The outline and the fiducials of the board or, for a panel, of the panel.',
      'Apertures at the size of the pads, or already reduced: say which.',
    ]),
  ],
  related: [
    { ...pageLinks.pcbStencil, text: 'Foils, frames, sizes and lead times.' },
    { ...pageLinks.panelGuidelines, text: 'The panel that the stencil has to match.' },
    { ...pageLinks.pcbA, text: 'What we need to populate your boards.' },
    { ...pageLinks.reachOut, text: 'Ask about an aperture below these sizes.' },
  ],
};
