import type { ContentPageContent } from '../model.ts';

/** Stencils for solder paste. */
export const pcbStencilContent: ContentPageContent = {
  reference: 'R3',
  designator: 'Capabilities',
  title: 'PCB stencil',
  lead: 'Laser-cut steel foils for solder paste, framed or frameless. The foil sets how much paste each pad gets, so its thickness is the first choice to make.',
  sections: [
    {
      id: 'limits',
      title: 'Limits',
      blocks: [
        {
          kind: 'table',
          caption: 'Stencil',
          columns: [
            { id: 'feature', label: 'Feature' },
            { id: 'sizeMm', label: 'Size', unit: 'mm', isFigure: true },
            { id: 'sizeMil', label: 'Size', unit: 'mil', isFigure: true },
          ],
          rows: [
            { id: 'thickness', cells: { feature: 'Thickness', sizeMm: '0.10–0.15', sizeMil: '3.94–5.91' } },
            { id: 'max-size', cells: { feature: 'Max size', sizeMm: '400 × 500', sizeMil: '15,748 × 19,685' } },
          ],
          source: { label: 'Our capability sheet; mil computed', href: '/resources/technical-capabilities#stencil' },
        },
      ],
    },
    {
      id: 'foils',
      title: 'Foils',
      blocks: [
        {
          kind: 'table',
          caption: 'Foils to Order',
          columns: [
            { id: 'foil', label: 'Foil' },
            { id: 'thicknessMil', label: 'Thickness', unit: 'mil', isFigure: true },
            { id: 'thicknessMm', label: 'Thickness', unit: 'mm', isFigure: true },
            { id: 'range', label: 'Within 0.10–0.15 mm' },
          ],
          rows: [
            {
              id: 'foil-4',
              cells: { foil: '4 mil', thicknessMil: '4', thicknessMm: '0.102', range: 'Yes' },
            },
            {
              id: 'foil-5',
              cells: { foil: '5 mil', thicknessMil: '5', thicknessMm: '0.127', range: 'Yes' },
            },
            {
              id: 'foil-6',
              cells: { foil: '6 mil', thicknessMil: '6', thicknessMm: '0.152', range: 'Yes, rounded' },
            },
            {
              id: 'foil-8',
              cells: { foil: '8 mil', thicknessMil: '8', thicknessMm: '0.203', range: 'No: an engineer checks' },
            },
          ],
          source: { label: 'Our stencil form; mm computed', href: '/services#stencil' },
        },
        {
          kind: 'list',
          items: [
            'A thin foil releases paste from small apertures: fine-pitch ICs, small BGAs, chips of size 0402 and below.',
            'A thick foil gives large joints the paste that they need: connectors, power packages, shields.',
            'A board that needs both gets the foil of its finest part; the large pads then get wider apertures.',
          ],
        },
      ],
    },
    {
      id: 'order',
      title: 'What you choose',
      blocks: [
        {
          kind: 'table',
          caption: 'Stencil Options',
          columns: [
            { id: 'option', label: 'Option' },
            { id: 'choices', label: 'Choices' },
          ],
          rows: [
            { id: 'side', cells: { option: 'Side', choices: 'Top, bottom or both' } },
            { id: 'type', cells: { option: 'Type', choices: 'Framed or frameless' } },
            { id: 'lead-time', cells: { option: 'Lead time', choices: '3, 5 or 7 working days' } },
            {
              id: 'approval',
              cells: {
                option: 'Data approval',
                choices: 'Yes: you see the apertures before we cut. No: we cut from your data',
              },
            },
          ],
          source: { label: 'Our stencil form', href: '/services#stencil' },
        },
        {
          kind: 'text',
          text: 'A framed stencil goes straight into a printer that takes its frame; a frameless one needs a tensioning frame, or tape for a first prototype. Give the outer size, not the size of the printed area.',
        },
      ],
    },
    {
      id: 'data',
      title: 'Data',
      blocks: [
        {
          kind: 'text',
          text: 'Send the paste layer of each side as Gerber RS-274X, with the outline and the fiducials. For a panel, send the paste layer of the panel: a stencil for one board does not print a panel of six.',
        },
      ],
    },
  ],
  related: [
    {
      label: 'Solder paste data preparation',
      href: '/resources/solder-paste-prep',
      text: 'The smallest aperture that each foil allows.',
    },
    {
      label: 'Panel guidelines',
      href: '/resources/panel-guidelines',
      text: 'The panel and its fiducials, which the stencil must match.',
    },
    { label: 'Order a stencil', href: '/services#stencil', text: 'Size, foil, frame and a sample price.' },
    { label: 'Reach out', href: '/reach-out', text: 'Ask about a thicker foil or a larger stencil.' },
  ],
  meta: {
    title: 'PCB stencil capabilities',
    description:
      'Solder paste stencils of 0.10 to 0.15 mm foil, up to 400 × 500 mm, framed or frameless, in 3, 5 or 7 working days.',
  },
};
