import { type CategoryGroup, categoryGroups } from '@pcb/screens/catalogue/catalogue';
import { CategoryGroupScreen } from '@pcb/screens/catalogue/CategoryGroupScreen';
import { shellContent } from '@pcb/screens/shell/Shell';
import { trailTo } from '@pcb/screens/shell/trailTo';
import { expect, within } from 'storybook/test';
import { contentArgType } from '#storybook/docs/contentArgType.ts';
import preview from '#storybook/preview.tsx';
import { longWord } from '../../longText.ts';
import { dark, forcedColours, largeText, narrow, rightToLeft } from '../../looks.ts';
import { inMain } from '../inMain.tsx';
import { expectRelatedLinks } from './catalogueStory.ts';

const connectors = categoryGroups.find(({ path }) => path === '/components/connectors') as CategoryGroup;

const meta = preview.meta({
  title: 'Screens/Catalogue/CategoryGroup',
  component: CategoryGroupScreen,
  tags: ['screen'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      instead: [
        'For the parts themselves, use Category; for all families at once, Products.',
        'A family with one kind of part needs no group; list its category in Products directly.',
      ],
      keyboard: [
        '`Tab` Moves through the breadcrumb, then to each category, then to the related pages.',
        '`Enter` Opens the category.',
      ],
      copy: [
        'A category is named in the plural: ‘Resistors’.',
        'Its sentence says what distinguishes its parts.',
        '‘Filter by’ lists the properties in the order of the filters.',
      ],
    },
  },
  decorators: [inMain],
  args: { group: connectors, trail: trailTo(shellContent, connectors.path) },
  argTypes: { trail: { control: false }, content: contentArgType },
});

export const Ready = meta.story({ tags: ['ready'] });

Ready.test(
  '[R-07] [C-10] lists its sub-categories, and links to the panel guidelines and to reach out',
  async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Connectors' })).toBeVisible();
    await expect(
      canvas
        .getAllByRole('heading', { level: 2 })
        .slice(0, 3)
        .map((heading) => within(heading).getByRole('link').getAttribute('href')),
    ).toEqual([
      '/components/connectors/board-to-board',
      '/components/connectors/wire-to-board',
      '/components/connectors/wire-to-wire',
    ]);
    await expectRelatedLinks(canvas);
  },
);

export const Narrow = meta.story({ tags: ['narrow'], globals: narrow });
export const Dark = meta.story({ tags: ['dark'], globals: dark });

/** Each name is one word of eighty letters. */
export const LongContent = meta.story({
  tags: ['long-content'],
  globals: narrow,
  args: {
    group: {
      ...connectors,
      name: longWord,
      categories: connectors.categories.map((category) => ({ ...category, name: longWord })),
    },
  },
});

export const RightToLeft = meta.story({ tags: ['right-to-left'], globals: rightToLeft });
export const LargeText = meta.story({ tags: ['large-text'], globals: largeText });
export const ForcedColours = meta.story({ tags: ['forced-colours'], globals: forcedColours });
