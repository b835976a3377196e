import { ShareLink } from '@pcb/screens/quote/ShareLink';
import { expect, screen, spyOn } from 'storybook/test';
import { contentArgType } from '#storybook/docs/contentArgType.ts';
import preview from '#storybook/preview.tsx';
import { dark, forcedColours, largeText, narrow, rightToLeft } from '../../looks.ts';
import { underHeading } from '../inMain.tsx';

const link = 'https://alphianz.example/services?fab-size=80x60&fab-qty=20&fab-finish=enig#fab';
const refuses = () => {
  spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Write permission denied.'));
};

const meta = preview.meta({
  title: 'Screens/Storefront/ShareLink',
  component: ShareLink,
  tags: ['screen'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      instead: ['To compare configurations on one page, use CompareQuotes.'],
      keyboard: ['`Enter or Space` Copies the link. If the browser refuses, moves to the field with it.'],
      copy: ['Say what was copied and what it opens, not only that it worked.'],
    },
  },
  decorators: [underHeading('Services')],
  args: { link },
  argTypes: { content: contentArgType },
});

export const Ready = meta.story({ tags: ['ready'] });

Ready.test('copies the link and announces it', async ({ canvas, userEvent }) => {
  const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
  await expect(writeText).toHaveBeenCalledTimes(1);
  await expect(writeText).toHaveBeenCalledWith(link);
  await expect(
    await screen.findByText('Link copied. It opens this page with the values of the forms.'),
  ).toBeInTheDocument();
  await expect(canvas.queryByRole('textbox')).toBeNull();
});

/** The browser refuses, for example without a secure connection. */
export const Refused = meta.story({ name: 'Error', tags: ['error'], beforeEach: refuses });

/** A link with everything that a customer could type. */
export const LongContent = meta.story({
  tags: ['long-content'],
  args: { link: `${link}&fab-name=${encodeURIComponent('മോട്ടോർ ഡ്രൈവർ '.repeat(20))}` },
  beforeEach: refuses,
  globals: narrow,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await canvas.findByRole('textbox', { name: 'Text to copy' });
  },
});

export const Narrow = meta.story({ tags: ['narrow'], globals: narrow });
export const Dark = meta.story({ tags: ['dark'], globals: dark });
export const RightToLeft = meta.story({ tags: ['right-to-left'], globals: rightToLeft });
export const LargeText = meta.story({ tags: ['large-text'], globals: largeText });
export const ForcedColours = meta.story({ tags: ['forced-colours'], globals: forcedColours });
