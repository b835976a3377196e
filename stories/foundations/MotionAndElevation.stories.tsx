import { scale, vars } from '@pcb/ui/theme';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { foundation } from './foundation.tsx';
import { TokenList } from './TokenList.tsx';

const meta = preview.meta({
  title: 'Foundations/Motion and elevation',
  tags: ['nightly'],
  component: TokenList,
  parameters: foundation(
    'Durations and the easing are for transitions of opacity and transform. Use them in a rule under `[motionAllowed]`, which `@pcb/ui/theme` exports: `transition: opacity var(--pcb-motion-base) var(--pcb-motion-ease)`. Motion is never needed to understand a page.',
  ),
});

/** Shadows in the light theme; in the dark theme a lighter background shows elevation. */
export const Elevation = meta.story({
  args: {
    group: 'shadow' as const,
    tokens: scale.shadow,
    show: (value: string) => (
      <div style={{ padding: vars.space.section }}>
        <div
          style={{
            height: '5rem',
            maxWidth: '14rem',
            boxShadow: value,
            borderRadius: vars.radius.large,
            background: vars.color.surfaceRaised,
          }}
        />
      </div>
    ),
  },
});

/** Layers of a page. Popovers, which react-aria renders at the end of the body, have 100000. */
export const Layers = meta.story({ args: { group: 'zIndex' as const, tokens: scale.zIndex, show: () => null } });

/** The opacity of disabled controls. */
export const Opacity = meta.story({
  args: {
    group: 'opacity' as const,
    tokens: scale.opacity,
    show: (value: string) => (
      <div style={{ width: '6rem', height: '2rem', background: vars.color.highlight, opacity: value }} />
    ),
  },
});

const { ease, ...durations } = scale.motion;

/** Durations for opacity and transform, which are animated only without reduced motion. */
export const Durations = meta.story({
  args: {
    group: 'motion' as const,
    tokens: durations,
    show: (value: string) => (
      <div
        style={{
          width: `calc(${parseInt(value, 10)} * 1px)`,
          maxWidth: '100%',
          height: vars.space.small,
          background: vars.color.brand,
        }}
      />
    ),
  },
});

Durations.test('stays between 120 and 240 ms', async () => {
  const times = Object.values(durations).map(({ value }) => parseInt(value, 10));
  await expect(Math.min(...times)).toBeGreaterThanOrEqual(120);
  await expect(Math.max(...times)).toBeLessThanOrEqual(240);
});

/** Fast start, gentle end: progress over time. */
export const Easing = meta.story({
  args: {
    group: 'motion' as const,
    tokens: { ease },
    show: (value: string) => {
      const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = (value.match(/[\d.]+/g) ?? []).map(Number);
      const at = (x: number, y: number) => `${x * 120} ${120 - y * 120}`;
      return (
        <svg viewBox="-6 -6 132 132" width="160" aria-hidden="true" fill="none">
          <path d="M0 0v120h120" stroke={vars.color.lineStrong} />
          <path d={`M${at(0, 0)}C${at(x1, y1)} ${at(x2, y2)} ${at(1, 1)}`} stroke={vars.color.accent} strokeWidth="3" />
        </svg>
      );
    },
  },
});
