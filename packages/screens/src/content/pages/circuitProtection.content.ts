import type { ContentPageContent } from '../model.ts';

/** Four parts that keep overvoltage and overcurrent away from a circuit. */
export const circuitProtectionContent: ContentPageContent = {
  reference: 'C7',
  designator: 'Components',
  title: 'Circuit Protection Components',
  lead: 'Four parts that stand between a circuit and what comes in through its connectors. Three limit voltage, one limits current; they differ in speed and in how much they can take.',
  sections: [
    {
      id: 'parts',
      title: 'The four parts',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              id: 'tvs-diode',
              label: 'TVS diode',
              figure: 'under 1 ns',
              text: 'Clamps a spike by avalanche, close to its rated voltage, and does not snap back to a low one. The fastest of the four; it takes little energy.',
            },
            {
              id: 'mov',
              label: 'Varistor (MOV)',
              figure: 'nanoseconds',
              text: 'Its resistance collapses above its voltage. It takes much energy for its size, clamps less tightly than a TVS diode, and ages with every surge.',
            },
            {
              id: 'gas-tube',
              label: 'Gas discharge tube (GDT)',
              figure: 'about 1 µs',
              text: 'Its gas ionises and almost shorts the line. The slowest of the three for voltage, for very high surges; at rest it is gigaohms and about 1.5 pF.',
            },
            {
              id: 'resettable-fuse',
              label: 'Resettable fuse (PPTC)',
              figure: 'ms to s',
              text: 'Sits in series, heats up and goes to a high resistance. It limits current, not voltage, and resets once it has cooled.',
            },
          ],
          source: { label: 'Typical figures from makers’ application notes' },
        },
      ],
    },
    {
      id: 'choosing',
      title: 'Which one where',
      blocks: [
        {
          kind: 'table',
          caption: 'Protection parts side by side',
          columns: [
            { id: 'part', label: 'Part' },
            { id: 'limits', label: 'Limits' },
            { id: 'response', label: 'Responds in', isFigure: true },
            { id: 'energy', label: 'Takes' },
            { id: 'place', label: 'Typical place' },
          ],
          rows: [
            {
              id: 'tvs-diode',
              cells: {
                part: 'TVS diode',
                limits: 'Voltage, by clamping',
                response: 'under 1 ns',
                energy: 'Little energy',
                place: 'Data lines, DC inputs, against electrostatic discharge',
              },
            },
            {
              id: 'mov',
              cells: {
                part: 'Varistor (MOV)',
                limits: 'Voltage, by clamping',
                response: 'nanoseconds',
                energy: 'High energy',
                place: 'Mains input',
              },
            },
            {
              id: 'gas-tube',
              cells: {
                part: 'Gas discharge tube (GDT)',
                limits: 'Voltage, by shorting',
                response: 'about 1 µs',
                energy: 'Very high surges',
                place: 'Telecom lines, antennas, first of two stages',
              },
            },
            {
              id: 'resettable-fuse',
              cells: {
                part: 'Resettable fuse (PPTC)',
                limits: 'Current',
                response: 'ms to s',
                energy: 'Overload, until it cools',
                place: 'USB, batteries, motor supplies',
              },
            },
          ],
          source: {
            label:
              'Usual orders of magnitude from makers’ application notes. Take the figures for a design from the part’s data sheet.',
          },
        },
      ],
    },
    {
      id: 'two-stages',
      title: 'Two stages',
      blocks: [
        {
          kind: 'list',
          items: [
            'Put a gas tube first, at the connector: it takes the bulk of the surge.',
            'Then some impedance in series, a resistor or an inductor, so that voltage can build up and fire the tube.',
            'Then a TVS diode at the circuit, which clamps what the tube lets through before it fires.',
          ],
        },
        {
          kind: 'text',
          text: 'On a supply, a gas tube alone may not go out again after a surge. In series with a varistor it does: the pair switches on fully, clamps, and resets once the surge is over.',
        },
        {
          kind: 'note',
          tone: 'warning',
          text: 'Mains inputs are a matter of safety standards, not of this page: a varistor there needs a fuse, since it can fail as a short circuit.',
        },
      ],
    },
    {
      id: 'layout',
      title: 'On the board',
      blocks: [
        {
          kind: 'list',
          items: [
            'Place the part at the connector, before the first branch of the track.',
            'Run the track through the pad of the part, not past it on a stub.',
            'Keep the way from the part to ground short and wide, with more than one via.',
          ],
        },
      ],
    },
  ],
  related: [
    {
      label: 'Design guidelines',
      href: '/resources/design-guidelines',
      text: 'How wide a track must be for its current.',
    },
    {
      label: 'Panel guidelines',
      href: '/resources/panel-guidelines',
      text: 'Border, gaps, tabs and tooling holes of a panel.',
    },
    { label: 'Reach out', href: '/reach-out', text: 'Ask an engineer about the protection of an input.' },
  ],
  meta: {
    title: 'Circuit protection components',
    description:
      'TVS diodes, varistors, gas discharge tubes and resettable fuses: what each one limits, how fast, and where it belongs.',
  },
};
