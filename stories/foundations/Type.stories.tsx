import { scale, vars } from '@pcb/ui/theme';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { foundation } from './foundation.tsx';
import { TokenList } from './TokenList.tsx';

const meta = preview.meta({
  title: 'Foundations/Type',
  tags: ['nightly'],
  component: TokenList,
  parameters: foundation(
    'Use `Heading` and `Text`, which take these names: `<Heading level={2} size="title">`, `<Text size="small" isMono>`. If neither fits, use the value in a style: `fontSize: vars.fontSize.small`.',
  ),
});

/** Geist for text, Geist Mono for figures, part numbers and dimensions. */
export const Families = meta.story({
  args: {
    group: 'font' as const,
    tokens: scale.font,
    show: (value: string) => (
      <span style={{ fontFamily: value, fontSize: vars.fontSize.heading }}>ENIG 0.05 µm · ₹1,18,200.00</span>
    ),
  },
});

/** The large sizes grow with the viewport; all of them grow with the browser's text size. */
export const Sizes = meta.story({
  name: 'Type scale',
  args: {
    group: 'fontSize' as const,
    tokens: scale.fontSize,
    show: (value: string) => (
      <span style={{ fontSize: value, lineHeight: vars.lineHeight.snug }}>Controlled impedance</span>
    ),
  },
});

Sizes.test('shows every size', async ({ canvas }) => {
  await expect(canvas.getAllByText('Controlled impedance')).toHaveLength(Object.keys(scale.fontSize).length);
});

export const Weights = meta.story({
  args: {
    group: 'fontWeight' as const,
    tokens: scale.fontWeight,
    show: (value: string) => (
      <span style={{ fontWeight: value, fontSize: vars.fontSize.title }}>Two to twenty-four layers</span>
    ),
  },
});

export const LineHeights = meta.story({
  args: {
    group: 'lineHeight' as const,
    tokens: scale.lineHeight,
    show: (value: string) => (
      <span style={{ display: 'block', lineHeight: value, maxWidth: '20rem' }}>
        Impedance depends on the width of the track, its distance from the plane and the material between them.
      </span>
    ),
  },
});

export const LetterSpacing = meta.story({
  args: {
    group: 'letterSpacing' as const,
    tokens: scale.letterSpacing,
    show: (value: string) => (
      <span style={{ letterSpacing: value, fontSize: vars.fontSize.title }}>Controlled impedance</span>
    ),
  },
});
