import { LimitsToScale, limitsToScaleContent } from '@pcb/screens/content/tools/LimitsToScale';
import { expect } from 'storybook/test';
import { contentArgType } from '#storybook/docs/contentArgType.ts';
import preview from '#storybook/preview.tsx';
import { dark, forcedColours, largeText, narrow, phone, rightToLeft } from '../../looks.ts';
import { longerCopy } from '../longerCopy.ts';
import { onAContentPage } from './calculatorPage.tsx';

const meta = preview.meta({
  title: 'Screens/Content/Limits to scale',
  component: LimitsToScale,
  tags: ['screen'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      instead: ['For the figures, use a table of Content.', 'For a board of another size, use OrderDrawing.'],
      keyboard: [],
      copy: [
        'Each drawing has a scale bar of its own, and everything in it has that scale.',
        'Every figure in a drawing is also in its text alternative.',
        'What we compare with is named with its source: the hair, the paper.',
      ],
    },
  },
  decorators: [onAContentPage],
  argTypes: { content: contentArgType },
});

export const Ready = meta.story({ tags: ['ready'] });

Ready.test('[B-11] [B-16] has the figures of both drawings as text', async ({ canvas }) => {
  await expect(
    await canvas.findByRole('img', {
      name: 'To one scale: a human hair of 0.07 mm, two tracks of 0.10 mm (4 mil) with a gap of 0.10 mm, a mechanical hole of 0.30 mm and a laser via of 0.20 mm with rings of 0.13 mm, and the edge of a board of 1.6 mm.',
    }),
  ).toBeVisible();
  await expect(
    await canvas.findByRole('img', {
      name: 'To scale: the largest board, 430 × 385 mm, under a sheet of A3 paper, 420 × 297 mm.',
    }),
  ).toBeVisible();
});

/** 390 px: one below the other. */
export const Phone = meta.story({ globals: phone });

Phone.test('keeps its text at 12 px or more', async ({ canvas }) => {
  for (const text of ['Human hair', 'A3 paper']) {
    const label = await canvas.findByText(text);
    const drawing = label.closest('svg');
    const zoom = (drawing?.getBoundingClientRect().width ?? 0) / (drawing?.viewBox.baseVal.width ?? 1);
    await expect(Number.parseFloat(getComputedStyle(label).fontSize) * zoom).toBeGreaterThanOrEqual(12);
  }
});

export const Narrow = meta.story({ tags: ['narrow'], globals: narrow });

/** Words that are 40 % longer, as in a translation. */
export const LongContent = meta.story({
  tags: ['long-content'],
  args: { content: longerCopy(limitsToScaleContent) },
  globals: phone,
});

export const Dark = meta.story({ tags: ['dark'], globals: dark });
export const RightToLeft = meta.story({ tags: ['right-to-left'], globals: rightToLeft });
export const LargeText = meta.story({ tags: ['large-text'], globals: largeText });
export const ForcedColours = meta.story({ tags: ['forced-colours'], globals: forcedColours });
