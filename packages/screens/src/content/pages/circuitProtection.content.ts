import { facts, list, listSection, section, warning } from '../blocks.ts';
import type { ContentPageContent } from '../model.ts';
import { column, figure, table } from '../tables.ts';
import { pageLinks } from './pageLinks.ts';

/** Four parts that keep overvoltage and overcurrent away from a circuit. */
export const circuitProtectionContent: ContentPageContent = {
  reference: 'C7',
  designator: 'Components',
  title: 'Circuit Protection Components',
  lead: 'Four parts that stand between a circuit and what comes in through its connectors. Three limit voltage, one limits current; they differ in speed and in how much they can take.',
  meta: {
    title: 'Circuit protection components',
    description:
      'TVS diodes, varistors, gas discharge tubes and resettable fuses: what each one limits, how fast, and where it belongs.',
  },
  sections: [
    section('parts', 'The four parts', [
      facts('Typical figures from makers’ application notes; SMBJ24A from the Littelfuse data sheet of the series', [
        {
          id: 'tvs-diode',
          label: 'TVS diode',
          figure: 'under 1 ns',
          text: 'Conducts by avalanche above its stand-off voltage and does not snap back to a low one. At full surge current it clamps well above its rating: an SMBJ24A, rated 24 V, at 38.9 V. The fastest of the four; it takes little energy.',
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
      ]),
    ]),
    section('choosing', 'Which one where', [
      table('Protection parts side by side', {
        columns: [
          column('part', 'Part'),
          column('limits', 'Limits'),
          figure('response', 'Responds in'),
          column('energy', 'Takes'),
          column('place', 'Typical place'),
        ],
        rows: [
          [
            'tvs-diode',
            'TVS diode',
            'Voltage, by clamping',
            'under 1 ns',
            'Little energy',
            'Data lines, DC inputs, against electrostatic discharge',
          ],
          ['mov', 'Varistor (MOV)', 'Voltage, by clamping', 'nanoseconds', 'High energy', 'Mains input'],
          [
            'gas-tube',
            'Gas discharge tube (GDT)',
            'Voltage, by shorting',
            'about 1 µs',
            'Very high surges',
            'Telecom lines, antennas, first of two stages',
          ],
          [
            'resettable-fuse',
            'Resettable fuse (PPTC)',
            'Current',
            'ms to s',
            'Overload, until it cools',
            'USB, batteries, motor supplies',
          ],
        ],
        source:
          'Usual orders of magnitude from makers’ application notes. Take the figures for a design from the part’s data sheet.',
      }),
    ]),
    section('two-stages', 'Two stages', [
      list([
        'Put a gas tube first, at the connector: it takes the bulk of the surge.',
        'Then some impedance in series, a resistor or an inductor, so that voltage can build up and fire the tube.',
        'Then a TVS diode at the circuit, which clamps what the tube lets through before it fires.',
      ]),
      'On a supply, a gas tube alone may not go out again after a surge. In series with a varistor it does: the pair switches on fully, clamps, and resets once the surge is over.',
      warning(
        'Mains inputs are a matter of safety standards, not of this page: a varistor there needs a fuse, since it can fail as a short circuit.',
      ),
    ]),
    listSection('layout', 'On the board', [
      'Place the part at the connector, before the first branch of the track.',
      'Run the track through the pad of the part, not past it on a stub.',
      'Keep the way from the part to ground short and wide, with more than one via.',
    ]),
  ],
  related: [
    { ...pageLinks.designGuidelines, label: 'Design guidelines', text: 'How wide a track must be for its current.' },
    { ...pageLinks.panelGuidelines, text: 'Border, gaps, tabs and tooling holes of a panel.' },
    { ...pageLinks.reachOut, text: 'Ask an engineer about the protection of an input.' },
  ],
};
