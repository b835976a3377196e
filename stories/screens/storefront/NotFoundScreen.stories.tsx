import { notFoundContent, NotFoundScreen } from '@pcb/screens/storefront/NotFoundScreen';
import { expect } from 'storybook/test';
import { contentArgType } from '#storybook/docs/contentArgType.ts';
import preview from '#storybook/preview.tsx';
import { dark, forcedColours, largeText, narrow, rightToLeft, tablet } from '../../looks.ts';
import { inMain } from '../inMain.tsx';

const meta = preview.meta({
  title: 'Screens/Storefront/NotFound',
  component: NotFoundScreen,
  tags: ['screen'],
  argTypes: { content: contentArgType },
  parameters: {
    layout: 'fullscreen',
    guide: {
      instead: ['For a page that exists but failed, use RouteError.', 'For an empty list, use EmptyState.'],
      keyboard: ['`Tab` Moves to the only link.', '`Enter` Opens the home page.'],
      copy: [
        'The heading starts with 404, so that people can report it.',
        'The text blames nobody and does not guess the reason.',
      ],
    },
  },
  decorators: [inMain],
});

/** No page has this URL. */
export const Ready = meta.story({ tags: ['ready', 'error'] });

Ready.test(
  '[R-13] states that there is no such page, links to the home page, and has a heading that the host can focus',
  async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^404 - Page Not Found$/);
    await expect(canvas.getByText('The page you are looking for does not exist.')).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/');
    const title = canvas.getByRole('heading', { level: 1 });
    title.focus();
    await expect(title).toHaveFocus();
  },
);

export const Narrow = meta.story({ tags: ['narrow'], globals: narrow });

/** A long translation at 320 px. */
export const LongContent = meta.story({
  tags: ['long-content'],
  args: {
    content: {
      ...notFoundContent,
      title: '404 - Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
      text: `${notFoundContent.text} `.repeat(8).trim(),
      home: 'Zurück zur Startseite der Leiterplattenmanufakturgesellschaft',
    },
  },
  globals: narrow,
});

/** 768 px: the drawing above the text, both in the middle of the page. */
export const Tablet = meta.story({ globals: tablet });

export const Dark = meta.story({ tags: ['dark'], globals: dark });
export const RightToLeft = meta.story({ tags: ['right-to-left'], globals: rightToLeft });
export const LargeText = meta.story({ tags: ['large-text'], globals: largeText });
export const ForcedColours = meta.story({ tags: ['forced-colours'], globals: forcedColours });
