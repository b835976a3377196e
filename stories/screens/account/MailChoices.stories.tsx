import type { MailTopic } from '@pcb/records/mailTopics';
import { MailChoices } from '@pcb/screens/account/MailChoices';
import { expect, fn } from 'storybook/test';
import { contentArgType } from '#storybook/docs/contentArgType.ts';
import preview from '#storybook/preview.tsx';
import { dark, forcedColours, largeText, narrow, rightToLeft } from '../../looks.ts';
import { underHeading } from '../inMain.tsx';
import { failed, loading, ready, retries } from '../remote.ts';

const meta = preview.meta({
  title: 'Screens/Account/Mails',
  component: MailChoices,
  tags: ['screen'],
  argTypes: { content: contentArgType },
  parameters: {
    layout: 'fullscreen',
    guide: {
      instead: ['For addresses that get copies, use the contacts of `ProfileScreen`.'],
      keyboard: ['`Space` checks or unchecks a topic.'],
      copy: ['It says which mails are always sent.'],
    },
  },
  decorators: [underHeading('User Profile')],
  args: { topics: ready<readonly MailTopic[]>(['production', 'questions', 'quotations']), onSave: fn() },
});

/** All topics are chosen. */
export const Ready = meta.story({ tags: ['ready', 'long-content'] });

Ready.test('saves the chosen topics', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('checkbox', { name: 'New quotations' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  await expect(args.onSave).toHaveBeenCalledOnce();
  await expect(args.onSave).toHaveBeenCalledWith(['production', 'questions']);
});

/** No topic is chosen. */
export const Empty = meta.story({ tags: ['empty'], args: { topics: ready([]) } });

export const Loading = meta.story({ tags: ['loading'], args: { topics: loading } });

export const Failed = meta.story({ name: 'Error', tags: ['error'], args: { topics: failed } });

Failed.test('retries, and the focus stays on the page', retries);

export const Narrow = meta.story({ tags: ['narrow'], globals: narrow });
export const Dark = meta.story({ tags: ['dark'], globals: dark });
export const RightToLeft = meta.story({ tags: ['right-to-left'], globals: rightToLeft });
export const LargeText = meta.story({ tags: ['large-text'], globals: largeText });
export const ForcedColours = meta.story({ tags: ['forced-colours'], globals: forcedColours });
