import { singleMicrostrip } from '@pcb/engineering/impedance';
import { formatMmAsMil, formatMm } from '@pcb/engineering/lengths';
import { fr4DielectricConstant, outerCopper, solderMaskThickness } from '@pcb/engineering/stackUps';
import { wavelength } from '@pcb/engineering/wavelength';
import { list, section, warning } from '../../blocks.ts';
import { lengthIn } from '../../lengthColumns.ts';
import type { Source } from '../../model.ts';
import { column, figure, table } from '../../tables.ts';
import { pageLinks } from '../pageLinks.ts';
import type { ArticleContent } from './model.ts';

/** Id, build, height over the plane and width in mm. The impedance of these 50 Ω lines is computed below. */
const lines = [
  ['two-16', '2 layers, 1.6 mm', 1.53, 2.76],
  ['two-10', '2 layers, 1.0 mm', 0.93, 1.65],
  ['four', '4 layers, any thickness', 0.2, 0.32],
] as const;

const formulas: Source = {
  label: 'Computed with Hammerstad and Jensen’s formulas: εr 4.6, copper 0.035 mm, under 0.02 mm of solder mask',
  href: pageLinks.impedanceBuildUps.href,
};

/** The lines as delivered: plated, and under solder mask. */
const delivered = {
  thickness: outerCopper,
  dielectricConstant: fr4DielectricConstant,
  mask: solderMaskThickness,
};

function impedanceOf(width: number, height: number): string {
  const result = singleMicrostrip({ width, height, ...delivered });
  return result.isValid ? result.impedance.toFixed(1) : '—';
}

/** The maximum of these lines, which differ by less than 0.05. Below εr because part of the field is in air. */
const effectiveDielectric = Math.max(
  ...lines.map(([, , height, width]) => {
    const line = singleMicrostrip({ width, height, ...delivered });
    return line.isValid ? line.effectiveDielectricConstant : NaN;
  }),
);

/** In mm, at 2.4 GHz. */
const tenthOfWavelength = (dielectricConstant: number) => (wavelength(2.4e9, dielectricConstant) / 10).toFixed(1);

export const fiftyOhmsContent: ArticleContent = {
  id: '2',
  published: '2025-08-13',
  author: 'Layout team',
  minutes: 3,
  excerpt:
    'On a plain two-layer board a 50 Ω track is nearly three millimetres wide. Four layers reduce it to a third of a millimetre, which fits the pads of a radio module.',
  cover: { variant: 'fabrication', seed: 'article-impedance' },
  designator: 'Impedance',
  title: '50 ohms on two layers and on four: 2.76 mm against 0.32 mm',
  lead: 'The impedance of a track depends on its width, its height over the plane and the dielectric in between. The stack-up sets the height, and so the width: nearly three millimetres on two layers, a third of a millimetre on four.',
  meta: {
    title: '50 ohms on two layers and on four',
    description:
      'A 50 Ω microstrip is 2.76 mm wide on a two-layer board of 1.6 mm and 0.32 mm on four layers. Why, what that costs, and when two layers will do.',
  },
  sections: [
    section('height', 'Height sets the width', [
      'Double the distance between track and plane, and the track has to be about twice as wide for the same impedance. On a two-layer board of 1.6 mm the plane is 1.53 mm away, on the other side of the core. On our four-layer builds it is 0.20 mm away, under one sheet of 7628 prepreg.',
      table('A 50 Ω Microstrip on Each Build', {
        columns: [
          column('build', 'Build'),
          figure('height', 'Height over plane', 'mm'),
          lengthIn('widthMm', 'Width', 'mm'),
          lengthIn('widthMil', 'Width', 'mil'),
          figure('impedance', 'Computed', 'Ω'),
        ],
        rows: lines.map(([id, build, height, width]) => [
          id,
          build,
          formatMm(height, 2),
          formatMm(width, 2),
          formatMmAsMil(width),
          impedanceOf(width, height),
        ]),
        source: formulas,
      }),
      'The four-layer figure does not depend on the board’s thickness. A thinner board has a thinner core in its middle; the prepreg under the outer layer stays the same.',
    ]),
    section('wide', 'The problem with 2.76 mm', [
      'It does not fit. The pads of a radio module have a pitch of 1.27 mm, the centre pin of an SMA edge connector needs a pad about 1 mm wide, and a QFN has a pitch of 0.5 mm. The wide track has to neck down to reach any of them, and each neck changes the impedance.',
      'It also couples. A track 1.53 mm above its plane spreads its field about as far sideways and couples into every track within three or four millimetres. At 0.20 mm, half a millimetre is a comfortable distance.',
    ]),
    section('tolerance', 'The cost of a narrow track', [
      'A narrow track is more sensitive to etching. An error of 0.05 mm that is negligible on the wide track shifts the narrow one by several ohms:',
      table('The Same Lines Etched 0.05 mm Off', {
        columns: [
          column('build', 'Build'),
          figure('narrow', '0.05 mm too narrow', 'Ω'),
          figure('wanted', 'As drawn', 'Ω'),
          figure('wide', '0.05 mm too wide', 'Ω'),
        ],
        rows: lines.map(([id, build, height, width]) => [
          id,
          build,
          impedanceOf(width - 0.05, height),
          impedanceOf(width, height),
          impedanceOf(width + 0.05, height),
        ]),
        source: formulas,
      }),
      'If you order controlled impedance, we adjust the width for pressing and etching, and ask you first. The usual tolerance in the industry is ±10 %.',
    ]),
    section('when', 'When two layers will do', [
      list([
        `The line is short. Below about a tenth of a wavelength a mismatch hardly matters. At 2.4 GHz that is ${tenthOfWavelength(1)} mm in air, but only ${tenthOfWavelength(effectiveDielectric)} mm on these boards, where the effective dielectric constant is about ${effectiveDielectric.toFixed(1)}.`,
        'The board is thin. On 1.0 mm the line is 1.65 mm wide, which suits a connector.',
        'A coplanar line is possible: ground a fraction of a millimetre beside the track replaces the distant plane, and the track can be narrow. Stitch both grounds together with vias.',
      ]),
      warning(
        'All figures are for tracks under solder mask. Without it, these lines are 0.3 to 1.6 Ω higher, most on thin dielectrics.',
      ),
    ]),
  ],
  related: [
    { ...pageLinks.impedanceBuildUps, text: 'Widths for 50, 90 and 100 Ω, and a calculator for your own.' },
    { ...pageLinks.standardBuildUps, text: 'The layers of each build, to scale.' },
    pageLinks.reachOut,
  ],
};
