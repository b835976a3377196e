import { genericComponentsContent, GenericComponentsScreen } from '@pcb/screens/catalogue/GenericComponentsScreen';
import { shellContent } from '@pcb/screens/shell/Shell';
import { trailTo } from '@pcb/screens/shell/trailTo';
import { expect, fn } from 'storybook/test';
import { contentArgType } from '#storybook/docs/contentArgType.ts';
import preview from '#storybook/preview.tsx';
import { longWord } from '../../longText.ts';
import { dark, forcedColours, largeText, narrow, rightToLeft } from '../../looks.ts';
import { inMain } from '../inMain.tsx';
import { expectRelatedLinks } from './catalogueStory.ts';

const meta = preview.meta({
  title: 'Screens/Catalogue/GenericComponents',
  component: GenericComponentsScreen,
  tags: ['screen'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      instead: [
        'For parts that are filtered by their properties, use Category.',
        'For a whole bill of materials, link to the sourcing form of Services.',
      ],
      keyboard: [
        '`Tab` Moves through the breadcrumb, then to Add to Cart of each part, then to the related pages.',
        '`Enter or Space` Adds the part to the cart.',
      ],
      copy: [
        'A part without a manufacturer is generic; do not invent one.',
        'Put a space between a figure and its unit: ‘10 kΩ’.',
      ],
    },
  },
  decorators: [inMain],
  args: { trail: trailTo(shellContent, '/components/generic'), onAddToCart: fn() },
  argTypes: { trail: { control: false }, content: contentArgType },
});

export const Ready = meta.story({ tags: ['ready'] });

Ready.test(
  '[C-06] [G-02] [C-10] shows six parts with image, price and a button, which reports its part, and the links',
  async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Generic Electronic Components' })).toBeVisible();
    await expect(canvas.getAllByRole('img')).toHaveLength(6);
    await expect(canvas.getAllByText(/^₹[\d,.]+$/).map((price) => price.textContent)).toEqual([
      '₹45',
      '₹85',
      '₹40',
      '₹50',
      '₹14',
      '₹320',
    ]);
    await expect(canvas.getAllByRole('button', { name: 'Add to Cart' })).toHaveLength(6);
    const last = canvas.getAllByRole('button', { name: 'Add to Cart' }).at(-1) as HTMLElement;
    await expect(last).toHaveAccessibleDescription('Wi-Fi and Bluetooth module');
    await userEvent.click(last);
    await expect(args.onAddToCart).toHaveBeenCalledOnce();
    await expect(args.onAddToCart).toHaveBeenCalledWith(genericComponentsContent.parts.at(-1));
    await expectRelatedLinks(canvas);
  },
);

export const Narrow = meta.story({ tags: ['narrow'], globals: narrow });
export const Dark = meta.story({ tags: ['dark'], globals: dark });

/** Each name and each unit of a price is one word of eighty letters. */
export const LongContent = meta.story({
  tags: ['long-content'],
  globals: narrow,
  args: {
    content: {
      ...genericComponentsContent,
      parts: genericComponentsContent.parts.map((part) => ({ ...part, name: longWord, per: longWord })),
    },
  },
});

export const RightToLeft = meta.story({ tags: ['right-to-left'], globals: rightToLeft });
export const LargeText = meta.story({ tags: ['large-text'], globals: largeText });
export const ForcedColours = meta.story({ tags: ['forced-colours'], globals: forcedColours });
