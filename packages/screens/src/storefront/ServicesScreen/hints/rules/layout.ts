import { singleMicrostrip, widthFor } from '@pcb/engineering/impedance';
import { formatMm } from '@pcb/engineering/lengths';
import { outerCopper, outerDielectric, stackUpsOf } from '@pcb/engineering/stackUps';
import type { LayoutValues } from '../../quotes/forms.ts';
import { rulesOf } from '../rule.ts';

/** The line that the hint compares, in ohms: the usual single-ended impedance. */
const target = 50;

/** The thickness of the boards that the hint compares, in mm: that of the order form's default. */
const thickness = 1.6;

/** The width of a 50 Ω line on the outer layer of our standard stack-up, in mm: '0.34'. The other side of its dielectric is a plane. */
function lineWidth(layers: number) {
  const stackUp = stackUpsOf(layers).find(({ nominalThickness }) => nominalThickness === thickness);
  const dielectric = stackUp && outerDielectric(stackUp);
  const width =
    dielectric &&
    widthFor(
      target,
      (line) =>
        singleMicrostrip({
          width: line,
          height: dielectric.thickness,
          thickness: outerCopper,
          dielectricConstant: dielectric.dielectricConstant,
        }),
      [0.05, 10],
    );
  return formatMm(width ?? NaN, 2);
}

/** The rules of the layout form. */
export const layoutRules = rulesOf<LayoutValues>()(
  {
    id: 'impedance-without-plane',
    field: 'impedance',
    level: 'review',
    source: 'microstrip',
    page: 'impedanceBuildUps',
    when: ({ impedance, layers }) => impedance === 'yes' && layers === '1',
    text: (words) => words.impedanceWithoutPlane,
  },
  {
    id: 'impedance-two-layers',
    field: 'impedance',
    level: 'information',
    source: 'microstrip',
    page: 'impedanceBuildUps',
    when: ({ impedance, layers }) => impedance === 'yes' && layers === '2',
    text: (words) => words.impedanceTwoLayers(target, lineWidth(2), lineWidth(4), thickness),
  },
  {
    id: 'one-layer-crossings',
    field: 'layers',
    level: 'information',
    source: 'processRule',
    page: 'faqTechnical',
    when: ({ layers, components }) => layers === '1' && components !== '75',
    text: (words) => words.oneLayerCrossings,
  },
);
