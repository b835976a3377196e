import { StencilApertureCalculator } from '@pcb/screens/content/tools/StencilApertureCalculator';
import { expect } from 'storybook/test';
import { contentArgType } from '#storybook/docs/contentArgType.ts';
import preview from '#storybook/preview.tsx';
import { expectSaid, listen } from '../../components/announced.ts';
import { dark, forcedColours, largeText, narrow, rightToLeft } from '../../looks.ts';
import { onAContentPage } from './calculatorPage.tsx';

const meta = preview.meta({
  title: 'Screens/Content/StencilApertureCalculator',
  component: StencilApertureCalculator,
  tags: ['screen'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      instead: [
        'To order a foil, use the stencil form.',
        'For other pad shapes, use the inscribed circle or rectangle.',
      ],
      keyboard: [
        '`Tab` Moves from field to field. Screen readers announce the result shortly after the last key.',
        '`Arrow keys` Move between the options of a group.',
        '`Enter or Space` Selects the option.',
        '`Enter` Does nothing in a field; the result is always up to date.',
      ],
      copy: [
        'The verdict is text: Large enough or Too small. Colour only supports it.',
        'Each ratio shows its required value.',
      ],
    },
  },
  decorators: [onAContentPage],
  argTypes: { content: contentArgType },
});

/** Both ratios are met. */
export const Ready = meta.story({
  tags: ['ready'],
  args: { defaultValues: { width: '0.2', length: '1', foil: '0.1' } },
});

Ready.test('shows both ratios with their minimum as text', async ({ canvas }) => {
  const result = canvas.getByRole('group', { name: 'Result' });
  await expect(result).toHaveTextContent('This aperture isLarge enough');
  await expect(result).toHaveTextContent('Aspect ratio2.00Met: minimum 1.5');
  await expect(result).toHaveTextContent('Area ratio0.833Met: minimum 0.66');
  await expect(result).not.toHaveTextContent('Our stencils are');
});

Ready.test('follows the input and the shape', async ({ canvas, userEvent }) => {
  const result = canvas.getByRole('group', { name: 'Result' });
  const width = canvas.getByRole('textbox', { name: 'Width (mm)' });
  await userEvent.clear(width);
  await userEvent.type(width, '0,14');
  await expect(width).toHaveAccessibleDescription('5.5 mil');
  await expect(result).toHaveTextContent('Too small');
  await expect(result).toHaveTextContent('Aspect ratio1.40Not met: minimum 1.5');
  await userEvent.click(canvas.getByText('Circle'));
  await expect(canvas.queryByRole('textbox', { name: 'Width (mm)' })).toBeNull();
  await expect(canvas.getByRole('textbox', { name: 'Diameter (mm)' })).toHaveValue('0.4');
});

/** One ratio is just missed: it must not be rounded up to its limit. */
export const Missed = meta.story({ args: { defaultValues: { shape: 'circle', diameter: '0.335', foil: '0.127' } } });

Missed.test('states which ratio is missed, and which aperture is large enough', async ({ canvas }) => {
  const result = canvas.getByRole('group', { name: 'Result' });
  await expect(result).toHaveTextContent('Too small');
  await expect(result).toHaveTextContent('Aspect ratio2.637Met: minimum 1.5');
  await expect(result).toHaveTextContent('Area ratio0.659Not met: minimum 0.66');
  await expect(result).toHaveTextContent('Narrowest slot0.191 mm (7.5 mil)');
  await expect(result).toHaveTextContent('Smallest square, circle0.335 mm (13.2 mil)');
});

/** 8 mil, which the order form offers and which is outside our range. */
export const ThickFoil = meta.story({ args: { defaultValues: { width: '0.6', length: '2', foil: '0.2032' } } });

ThickFoil.test(
  'notes that the foil is outside our range, and announces the note with the result',
  async ({ canvas, userEvent }) => {
    const result = canvas.getByRole('group', { name: 'Result' });
    await expect(result).toHaveTextContent('Our stencils are 0.1 mm (3.9 mil) to 0.15 mm (5.9 mil) thick.');
    await expect(result).toHaveTextContent('Large enough');
    await expect(result).toHaveTextContent('Narrowest slot0.305 mm (12.0 mil)');
    const said = listen();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Width (mm)' }), '5');
    await expectSaid(said, [
      expect.stringMatching(
        /^This aperture is: Large enough\. Aspect ratio 3\.198, area ratio .+ Our stencils are 0\.1 mm/,
      ),
    ]);
  },
);

/** Every field was emptied: no ratios, and no sizes for the foil. */
export const Empty = meta.story({ tags: ['empty'], args: { defaultValues: { width: '', length: '', foil: '' } } });

/** Invalid lengths. A foil of 0 does not have sizes either. */
export const Invalid = meta.story({
  name: 'Error',
  tags: ['error'],
  args: { defaultValues: { width: '', length: '-3', foil: '0' } },
});

/** Longer than any stencil. */
export const OutOfRange = meta.story({ args: { defaultValues: { length: '5000' } } });

export const Narrow = meta.story({ tags: ['narrow'], globals: narrow });

/** With both ratios missed. */
export const Dark = meta.story({
  tags: ['dark'],
  args: { defaultValues: { width: '0.14', foil: '0.2' } },
  globals: dark,
});

/** More digits than a field shows, and an unbroken word. */
export const LongContent = meta.story({
  tags: ['long-content'],
  args: { defaultValues: { width: '0.250000000000000000000000000000000001', length: 'x'.repeat(200) } },
  globals: narrow,
});

export const RightToLeft = meta.story({ tags: ['right-to-left'], globals: rightToLeft });
export const LargeText = meta.story({ tags: ['large-text'], globals: largeText });
export const ForcedColours = meta.story({ tags: ['forced-colours'], globals: forcedColours });
