import { describe, expect, it } from 'vitest';
import { drawStep, materialsIn } from '../../packages/art/src/drawings/ProcessDrawing/drawStep.ts';
import { processSteps } from '../../packages/screens/src/content/pages/manufacturingProcess.content.ts';
import { processWalkContent } from '../../packages/screens/src/content/tools/ProcessWalk/ProcessWalk.content.ts';

describe('[C-05] the drawings of the process', () => {
  it.each(processSteps)('$id has its own drawing and text alternative', ({ id }) => {
    const drawing = drawStep(id);
    expect(drawing?.length).toBeGreaterThan(0);
    expect(processWalkContent.alternatives[id]).toMatch(/^Cross-section/);
    const others = processSteps.filter((step) => step.id !== id).map((step) => JSON.stringify(drawStep(step.id)));
    expect(others).not.toContain(JSON.stringify(drawing));
    expect(JSON.stringify(drawing)).not.toMatch(/NaN|undefined|null/);
  });

  it('has text alternatives only for existing steps', () => {
    expect(Object.keys(processWalkContent.alternatives)).toEqual(processSteps.map(({ id }) => id));
  });

  it('has no drawing for an unknown step', () => {
    expect(drawStep('')).toBeUndefined();
    expect(drawStep('constructor')).toBeUndefined();
  });

  it('draws the laser via as a blind one, through the upper prepreg and not through the core', () => {
    const drilled = drawStep('drilling') ?? [];
    const spans = (paint: string) => drilled.find((shape) => shape.paint === paint)?.d.match(/M\d+ /g) ?? [];
    expect(spans('core')).toEqual(['M20 ', 'M228 ']);
    expect(spans('prepreg').slice(0, 3)).toEqual(['M20 ', 'M228 ', 'M462 ']);
  });

  it('adds materials in the order of manufacture', () => {
    expect(processSteps.map(({ id }) => materialsIn(drawStep(id) ?? []))).toEqual([
      ['copper', 'mask', 'legend'],
      ['core', 'copper'],
      ['core', 'copper', 'film'],
      ['core', 'copper'],
      ['core', 'prepreg', 'copper'],
      ['core', 'prepreg', 'copper'],
      ['core', 'prepreg', 'copper'],
      ['core', 'prepreg', 'copper', 'film'],
      ['core', 'prepreg', 'copper'],
      ['core', 'prepreg', 'copper', 'mask', 'legend'],
      ['core', 'prepreg', 'copper', 'mask', 'legend', 'finish'],
      ['core', 'prepreg', 'copper', 'mask', 'legend', 'finish'],
    ]);
  });
});
