import { capabilities } from '@pcb/engineering/capabilities';
import { withUnit } from '../../shared/format/figureText.ts';
import { list, section } from '../blocks.ts';
import { milAndMm } from '../lengthColumns.ts';
import type { ContentPageContent, Source } from '../model.ts';
import { column, table } from '../tables.ts';
import { stencilTable } from './capabilityTables.ts';
import { pageLinks } from './pageLinks.ts';
import { capabilitySheet } from './sources.ts';

const { stencil } = capabilities;

const stencilForm: Source = { label: 'Our stencil form; mm are computed', href: '/services#stencil' };

export const pcbStencilContent: ContentPageContent = {
  designator: 'Capabilities',
  title: 'PCB stencil',
  lead: 'Laser-cut steel foils for solder paste, framed or frameless. The foil sets how much paste each pad gets, so choose its thickness first.',
  meta: {
    title: 'PCB stencil capabilities',
    description: `Solder paste stencils of ${withUnit(stencil.foil)} foil, up to ${withUnit(stencil.maxSize)}, framed or frameless, in 3, 5 or 7 working days.`,
  },
  sections: [
    section('limits', 'Limits', [stencilTable(capabilitySheet)]),
    section('foils', 'Foils', [
      table('Available Foils', {
        columns: [
          column('foil', 'Foil'),
          milAndMm('thickness', 'Thickness'),
          column('range', `Within ${withUnit(stencil.foil)}`),
        ],
        rows: [
          ['foil-4', '4 mil', '4', 'Yes'],
          ['foil-5', '5 mil', '5', 'Yes'],
          ['foil-6', '6 mil', '6', 'Yes, rounded'],
          ['foil-8', '8 mil', '8', 'No: an engineer checks'],
        ],
        source: stencilForm,
      }),
      list([
        'A thin foil releases paste from small apertures: fine-pitch ICs, small BGAs, chips of size 0402 and below.',
        'A thick foil gives large joints enough paste: connectors, power packages, shields.',
        'If a board needs both, choose the foil for its finest part and enlarge the apertures of the large pads.',
      ]),
    ]),
    section('order', 'What you choose', [
      table('Stencil Options', {
        columns: [column('option', 'Option'), column('choices', 'Choices')],
        rows: [
          ['side', 'Side', 'Top, bottom or both'],
          ['type', 'Type', 'Framed or frameless'],
          ['reduction', 'Aperture reduction', 'None, or 5 to 20 % of the area'],
          ['electropolishing', 'Electropolishing', 'Yes or no: smooths the walls of the apertures'],
          ['nano-coating', 'Nano coating', 'Yes or no: repels flux from the underside'],
          ['lead-time', 'Lead time', '3, 5 or 7 working days'],
          ['approval', 'Data approval', 'Yes: you see the apertures before we cut. No: we cut from your data'],
        ],
        source: stencilForm,
      }),
      'A framed stencil goes straight into a printer that takes its frame; a frameless one needs a tensioning frame, or tape for a first prototype. Enter the outer size, not the size of the printed area.',
    ]),
    section('data', 'Data', [
      'Send the paste layer of each side as Gerber RS-274X, with the outline and the fiducials. For a panel, send the paste layer of the panel: a stencil for one board cannot print a panel of six.',
    ]),
  ],
  related: [
    { ...pageLinks.solderPastePrep, text: 'The smallest aperture that each foil allows.' },
    { ...pageLinks.panelGuidelines, text: 'The panel and its fiducials, which the stencil must match.' },
    { label: 'Order a stencil', href: '/services#stencil', text: 'Size, foil, frame and price.' },
    pageLinks.reachOut,
  ],
};
