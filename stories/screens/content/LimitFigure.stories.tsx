import { LimitFigure, limitFigureContent } from '@pcb/screens/content/tools/LimitFigure';
import { expect } from 'storybook/test';
import { contentArgType } from '#storybook/docs/contentArgType.ts';
import preview from '#storybook/preview.tsx';
import { expectAnnounced } from '../../components/announced.ts';
import { dark, forcedColours, largeText, narrow, rightToLeft } from '../../looks.ts';
import { longerCopy } from '../longerCopy.ts';
import { onAContentPage } from './calculatorPage.tsx';

const meta = preview.meta({
  title: 'Screens/Content/Limit figure',
  component: LimitFigure,
  tags: ['screen'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      instead: [
        'For an exact result, use a calculator, such as StencilApertureCalculator.',
        'For our limits next to everyday objects, use LimitsToScale.',
      ],
      keyboard: [
        '`Tab` Moves from slider to slider.',
        '`Arrow keys` Move a slider by one step, or select an option.',
        '`Page up, Page down` Move it by a tenth of its range.',
        '`Home, End` Move it to an end.',
      ],
      copy: [
        'The verdict names the limit that decides it, with its figure. The figure is read from our capabilities.',
        'Beyond a limit, a sentence says what goes wrong in production.',
        'Screen readers announce the verdict once a slider rests.',
      ],
    },
  },
  decorators: [onAContentPage],
  args: { figure: 'tracks' as const },
  argTypes: { content: contentArgType, figure: { control: false } },
});

/** Within the limits. */
export const Ready = meta.story({ tags: ['ready'] });

Ready.test('turns red below the limit, by the keyboard alone', async ({ canvas, userEvent }) => {
  const figure = await canvas.findByRole('group', { name: 'Two tracks, from above' });
  await expect(figure).toHaveTextContent('Within our limits: track at least 0.15 mm (5.91 mil) and spacing');
  const track = canvas.getByRole('slider', { name: 'Track' });
  await expect(track).toHaveAttribute('aria-valuetext', '0.200 mm (7.9 mil)');
  track.focus();
  await userEvent.keyboard('{PageDown}{ArrowDown}{ArrowDown}{ArrowDown}');
  await expect(track).toHaveAttribute('aria-valuetext', '0.150 mm (5.9 mil)');
  await expect(figure).toHaveTextContent('At our limit: track at least 0.15 mm (5.91 mil).');
  await userEvent.keyboard('{ArrowDown}');
  await expect(figure).toHaveTextContent(
    'Beyond our limit: track at least 0.15 mm (5.91 mil). Etching eats into the sides of a narrower track until it opens.',
  );
  await expect(canvas.getByRole('img', { name: /^To scale: two tracks of 0.145 mm, 0.2 mm apart/ })).toBeVisible();
  await expectAnnounced('Beyond our limit: track at least 0.15 mm');
});

Ready.test('follows the copper weight', async ({ canvas, userEvent }) => {
  const figure = await canvas.findByRole('group', { name: 'Two tracks, from above' });
  await userEvent.click(canvas.getByText('0.5 oz, outer'));
  await expect(figure).toHaveTextContent('Within our limits: track at least 0.09 mm (3.54 mil)');
});

/** Exactly our narrowest track. */
export const AtTheLimit = meta.story({ args: { defaultValues: { track: 0.15 } } });

/** Both the track and the gap are too fine. */
export const Beyond = meta.story({ args: { defaultValues: { track: 0.1, gap: 0.08 } } });

Beyond.test('names both limits, and the consequence of exceeding each', async ({ canvas }) => {
  const figure = await canvas.findByRole('group', { name: 'Two tracks, from above' });
  await expect(figure).toHaveTextContent(
    'Beyond our limit: track at least 0.15 mm (5.91 mil) and spacing at least 0.15 mm (5.91 mil). Etching eats',
  );
  await expect(figure).toHaveTextContent('Copper stays in a narrower gap and shorts the two tracks.');
});

/** Drill, depth and ring. */
export const Hole = meta.story({ args: { figure: 'hole' } });

/** Aspect and area ratio. */
export const Aperture = meta.story({ args: { figure: 'aperture' } });

/** The thickness of the foil, and the smallest square for it. */
export const Foil = meta.story({ args: { figure: 'foil' } });

/** The inner radius by thickness and layers. */
export const Bend = meta.story({ args: { figure: 'bend' } });

/** The largest board, and the smallest one for the assembly line. */
export const AssembledBoard = meta.story({ args: { figure: 'assembledBoard' } });

/** The largest board of Rogers laminate. */
export const RogersBoard = meta.story({ args: { figure: 'rogersBoard' } });

/** A delivery panel on the working panel. */
export const Panel = meta.story({ args: { figure: 'panel' } });

Panel.test(
  '[B-14] marks a panel that is too large for the usable area as beyond the limit',
  async ({ canvas, userEvent }) => {
    const figure = await canvas.findByRole('group', { name: /^A delivery panel/ });
    canvas.getByRole('slider', { name: 'Board width' }).focus();
    await userEvent.keyboard('{End}');
    await expect(figure).toHaveTextContent('Beyond our limit: panel at most 430 × 585 mm');
  },
);

/** Words that are 40 % longer, as in a translation. */
export const LongContent = meta.story({
  tags: ['long-content'],
  args: { figure: 'foil', content: longerCopy(limitFigureContent), defaultValues: { foil: 0.2, side: 0.3 } },
  globals: narrow,
});

export const Narrow = meta.story({ tags: ['narrow'], args: { figure: 'hole' }, globals: narrow });
export const Dark = Beyond.extend({ tags: ['dark'], globals: dark });
export const RightToLeft = Beyond.extend({ tags: ['right-to-left'], globals: rightToLeft });
export const LargeText = meta.story({ tags: ['large-text'], globals: largeText });
export const ForcedColours = Beyond.extend({ tags: ['forced-colours'], globals: forcedColours });
