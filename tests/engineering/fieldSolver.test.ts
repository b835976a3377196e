import { outerCopperOf } from '@pcb/engineering/capabilities';
import { differentialMicrostrip, singleMicrostrip } from '@pcb/engineering/impedance';
import { outerCopper, solderMaskThickness } from '@pcb/engineering/stackUps';
import { describe, expect, it } from 'vitest';
import { impedanceBuildUpsContent } from '../../packages/screens/src/content/pages/impedanceBuildUps.content.ts';
import { tablesOf } from '../helpers/contentPages.ts';
import { valuesOf } from '../helpers/engineeringResults.ts';
import { solveMicrostrip } from '../helpers/fieldSolver.ts';

const thickness = outerCopper;
const mask = solderMaskThickness;

describe('a finite-difference solution', () => {
  // An independent solution on a uniform grid of 2.5 µm.
  it.each([
    [0.22, 0.15, 0.2, 4.6, 0, 96.1],
    [0.22, 0.15, 0.2, 4.6, mask, 90.1],
    [0.28, 0.15, 0.2, 4.6, mask, 81.9],
    [0.16, 0.15, 0.12, 4.25, mask, 90.2],
  ])(
    'agrees with an independent one: w %d, s %d, h %d, Dk %d, mask %d is %d ohms',
    (width, gap, height, dielectricConstant, over, known) => {
      const solved = solveMicrostrip({ width, gap, height, thickness, dielectricConstant, mask: over });
      expect(Math.abs(solved / known - 1)).toBeLessThan(0.005);
    },
  );

  const outerLines = tablesOf(impedanceBuildUpsContent).flatMap(({ caption, rows }) => {
    const [, inCaption, dielectricConstant] = /h ([\d.]+) mm .*Dk ([\d.]+)$/.exec(caption) ?? [];
    return rows
      .filter(({ id, cells }) => 'target' in cells && !id.endsWith('inner'))
      .map(({ cells }) => ({
        target: Number(cells['target']),
        thickness: (outerCopperOf(Number(cells['copper']))?.finished ?? NaN) / 1000,
        width: Number(cells['widthMm']),
        gap: cells['gapMm'] === undefined ? undefined : Number(cells['gapMm']),
        height: Number(cells['heightMm'] ?? inCaption),
        dielectricConstant: Number(dielectricConstant ?? { RO4350B: 3.66, RO4003C: 3.55 }[cells['line'] ?? '']),
      }));
  });

  it('gives every outer line of the tables its target within 2 ohms, under solder mask, like the formulas', () => {
    expect(outerLines).toHaveLength(48);
    for (const { target, gap, ...line } of outerLines) {
      const geometry = { ...line, mask };
      const solved = solveMicrostrip({ ...geometry, ...(gap !== undefined && { gap }) });
      const computed = gap === undefined ? singleMicrostrip(geometry) : differentialMicrostrip({ ...geometry, gap });
      expect(Math.abs(solved - target), `${target} ohms, ${JSON.stringify(line)}`).toBeLessThan(2);
      expect(Math.abs(valuesOf(computed).impedance / solved - 1)).toBeLessThan(0.01);
    }
  });
});
