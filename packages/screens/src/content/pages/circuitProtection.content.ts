import { facts, list, listSection, section, warning } from '../blocks.ts';
import type { ContentPageContent } from '../model.ts';
import { column, figure, table } from '../tables.ts';
import { pageLinks } from './pageLinks.ts';

export const circuitProtectionContent: ContentPageContent = {
  designator: 'Components',
  title: 'Circuit Protection Components',
  lead: 'Four parts that protect a circuit from surges on its connectors. Three limit voltage, one limits current; they differ in speed and in how much energy they absorb.',
  meta: {
    title: 'Circuit protection components',
    description:
      'TVS diodes, varistors, gas discharge tubes and resettable fuses: what each one limits, how fast, and where it belongs.',
  },
  sections: [
    section('parts', 'The four parts', [
      facts(
        'Typical figures from manufacturers’ application notes; SMBJ24A from Littelfuse’s data sheet of the series',
        [
          {
            id: 'tvs-diode',
            label: 'TVS diode',
            figure: 'under 1 ns',
            text: 'Goes into avalanche above its stand-off voltage and does not snap back. At full surge current it clamps well above its rating: an SMBJ24A, rated 24 V, clamps at 38.9 V. The fastest of the four; it absorbs little energy.',
          },
          {
            id: 'mov',
            label: 'Varistor (MOV)',
            figure: 'nanoseconds',
            text: 'Its resistance collapses above its varistor voltage. It absorbs a lot of energy for its size, clamps less tightly than a TVS diode, and degrades with every surge.',
          },
          {
            id: 'gas-tube',
            label: 'Gas discharge tube (GDT)',
            figure: 'about 1 µs',
            text: 'Its gas ionises and almost shorts the line. The slowest of the three voltage limiters, for very high surges; when idle it is gigaohms and about 1.5 pF.',
          },
          {
            id: 'resettable-fuse',
            label: 'Resettable fuse (PPTC)',
            figure: 'ms to s',
            text: 'Sits in series; overcurrent heats it until its resistance is high. It limits current, not voltage, and resets once it has cooled.',
          },
        ],
      ),
    ]),
    section('choosing', 'Which part to use where', [
      table('Protection parts side by side', {
        columns: [
          column('part', 'Part'),
          column('limits', 'Limits'),
          figure('response', 'Response time'),
          column('energy', 'Handles'),
          column('place', 'Typical use'),
        ],
        rows: [
          [
            'tvs-diode',
            'TVS diode',
            'Voltage, by clamping',
            'under 1 ns',
            'Little energy',
            'Data lines and DC inputs, against electrostatic discharge',
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
          'Typical orders of magnitude from manufacturers’ application notes. Design with the figures of the part’s data sheet.',
      }),
    ]),
    section('two-stages', 'Two stages', [
      list([
        'Place a gas tube first, at the connector: it absorbs the bulk of the surge.',
        'Add series impedance, a resistor or an inductor: enough voltage then builds up to fire the tube.',
        'Place a TVS diode at the circuit to clamp what the tube lets through before it fires.',
      ]),
      'On a supply, a gas tube alone may keep conducting after a surge. In series with a varistor it does not: the pair switches on fully, clamps, and resets once the surge is over.',
      warning(
        'Mains inputs are governed by safety standards, beyond the scope of this page: a varistor there needs a fuse, since it can fail short.',
      ),
    ]),
    listSection('layout', 'On the board', [
      'Place the part at the connector, before the first branch of the track.',
      'Run the track through the pad of the part, not past it on a stub.',
      'Keep the path from the part to ground short and wide, with more than one via.',
    ]),
  ],
  related: [
    { ...pageLinks.designGuidelines, label: 'Design guidelines', text: 'How wide a track must be for its current.' },
    pageLinks.panelGuidelines,
    pageLinks.reachOut,
  ],
};
