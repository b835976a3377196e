import { capabilities } from '@pcb/engineering/capabilities';
import { formatMm } from '@pcb/engineering/lengths';
import { minAreaRatio, minAspectRatio } from '@pcb/engineering/stencilAperture';
import { converted, withBothUnits } from '../../shared/format/figureText.ts';
import { listSection, note, section, slot, steps } from '../blocks.ts';
import { milAndMm } from '../lengthColumns.ts';
import type { ContentPageContent } from '../model.ts';
import { table } from '../tables.ts';
import { pageLinks } from './pageLinks.ts';

const { stencil } = capabilities;
const thinnestFoil = converted(`${formatMm(stencil.foil.value[0], 2)} mm`);

export const solderPastePrepContent: ContentPageContent = {
  designator: 'Guidelines',
  title: 'Solder Paste Data Preparation',
  lead: 'Paste has to release from the stencil and stay on the pad. Whether it does depends on the size of the aperture and the thickness of the foil.',
  meta: {
    title: 'Solder paste data preparation',
    description:
      'How paste data is prepared: generated paste layers, smallest apertures for 4 to 8 mil foils after IPC-7525, thermal pads and fine pitch.',
  },
  sections: [
    listSection('your-data', 'What we do with your data', [
      'For bare boards, we pass on paste data as you sent it.',
      'For boards that we assemble, we adapt it to our process, and only where parts are fitted.',
      'For a stencil alone, choose data approval to see the apertures before we cut.',
    ]),
    section('no-layer', 'When there is no paste layer', [
      'Generate a paste layer from the other layers, separately for each side:',
      steps([
        {
          id: 'take',
          title: 'Take the flashed copper pads',
          text: 'Pads that are drawn with lines cannot be distinguished from tracks. Convert them to flashes first.',
        },
        {
          id: 'free',
          title: 'Keep pads that have their own opening in the solder mask',
          text: 'A pad under mask gets no paste. Where the opening is smaller than the pad, the aperture follows the opening. Under BGAs, pads are usually defined by the copper, with a wider opening (Intel AN 114, TI SLDA021B): there the aperture follows the pad.',
        },
        {
          id: 'undrilled',
          title: 'Omit pads with an open hole',
          text: 'Paste would run into through-hole pads and open vias. Two kinds of pads with holes keep their paste: those whose vias are filled and capped (IPC-4761 type VII), and thermal pads with vias, whose aperture is split into a grid.',
        },
        {
          id: 'copy',
          title: 'Copy the rest to the paste layer',
          text: 'Then remove test points, fiducials and parts that are not fitted. The data does not identify them.',
        },
      ]),
    ]),
    section('apertures', 'Minimum aperture size', [
      `Two ratios set the minimum. Aspect ratio: width of the aperture ÷ thickness of the foil, at least ${minAspectRatio}. Area ratio: area of the aperture ÷ area of its walls, at least ${minAreaRatio}. For long slots the first applies; for squares and circles the second, which means a side or diameter of ${4 * minAreaRatio} times the foil.`,
      table('Smallest Apertures by Foil', {
        columns: [
          milAndMm('foil', 'Foil'),
          milAndMm('slot', 'Narrowest slot'),
          milAndMm('pad', 'Smallest square or circle'),
        ],
        rows: [4, 5, 6, 8].map((foil) => [
          `foil-${foil}`,
          String(foil),
          (foil * minAspectRatio).toFixed(2),
          (foil * 4 * minAreaRatio).toFixed(2),
        ]),
        source: `Computed to IPC-7525: aspect ratio ${minAspectRatio}, area ratio ${minAreaRatio}`,
      }),
      note(
        `Our stencils are ${withBothUnits(stencil.foil)} thick. The 8 mil foil of the order form is thicker; an engineer checks each such order.`,
      ),
      slot('apertures'),
    ]),
    listSection('large-pads', 'Large pads and fine pitch', [
      'Split the aperture of a large thermal pad into a grid. A single large opening floats the part, and the squeegee scoops out its paste.',
      'Place the webs of that grid over vias in the pad to keep paste out of them.',
      `For fine pitch, use a foil of ${thinnestFoil}.`,
      'Choose “Electropolishing” in the order form for BGAs of 0.5 mm pitch and finer, and QFPs of 0.4 mm pitch and finer: it smooths the walls.',
      'Choose “Nano Coating” if the stencil has to print many boards between two wipes: it repels flux from the underside.',
      'Round the corners of rectangular apertures: paste sticks in sharp ones.',
    ]),
    listSection('send', 'What to send', [
      'Paste layers as Gerber RS-274X, one per side, viewed from the top like every other layer.',
      'The outline and the fiducials of the board or, for a panel, of the panel.',
      'Apertures as they are to be cut, or at pad size: under “Aperture Reduction” in the order form, choose by how much of their area we reduce them. Where single apertures need something else, write it under “Remarks”.',
    ]),
  ],
  related: [
    { ...pageLinks.pcbStencil, text: 'Foils, frames, sizes and lead times.' },
    { ...pageLinks.panelGuidelines, text: 'The panel that the stencil has to match.' },
    { ...pageLinks.pcbA, text: 'What we need to populate your boards.' },
    pageLinks.reachOut,
  ],
};
