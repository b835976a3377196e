/** The words of a name in PascalCase as a title: 'OrderDetail' becomes 'Order detail'. */
export const titleOf = (name: string) => name.replaceAll(/(?<=.)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** The name with a small first letter. */
const camelCase = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

export const screen = (name: string) => `'use client';
import { Button } from '@pcb/ui/Button';
import { Card } from '@pcb/ui/Card';
import { EmptyState } from '@pcb/ui/EmptyState';
import { Heading } from '@pcb/ui/Heading';
import { Skeleton } from '@pcb/ui/Skeleton';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { useRef } from 'react';
import { busyIfStale } from '../../shared/remote/busyIfStale.ts';
import { LoadFailed } from '../../shared/remote/LoadFailed.tsx';
import { page } from '../../shared/styles/page.css.ts';
import type { Remote } from '../../shared/remote/remote.ts';
import { RemoteStatus } from '../../shared/remote/RemoteStatus.tsx';
import type { WithContent } from '../../shared/WithContent.ts';
import { ${camelCase(name)}Content, type ${name}Content } from './${name}Screen.content.ts';
import { header, row } from './${name}Screen.css.ts';

export { ${camelCase(name)}Content, type ${name}Content } from './${name}Screen.content.ts';

/** An entry of the list. */
export interface ${name}Entry {
  /** Unique key, passed to \`onOpen\`. */
  id: string;
  /** The heading of the entry. */
  title: string;
  /** The sentence below the heading. */
  text: string;
}

export interface ${name}ScreenProps extends WithContent<${name}Content> {
  /** The entries, in the order of the page. */
  entries: Remote<readonly ${name}Entry[]>;
  /** Called with the id of an entry when its button is pressed. */
  onOpen: (id: string) => void;
}

/**
 * Replace this: what the page shows, for whom, and the layout around it.
 *
 * @example <${name}Screen entries={{ status: 'ready', value: entries }} onOpen={openEntry} />
 */
export function ${name}Screen({ entries, onOpen, content = ${camelCase(name)}Content }: ${name}ScreenProps) {
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <div className={page}>
      <Stack elementType="header" gap="medium" className={header}>
        <Heading ref={title} level={1} id="page-title" tabIndex={-1}>
          {content.title}
        </Heading>
        <Text tone="muted" size="large" hasMeasure>
          {content.lead}
        </Text>
      </Stack>
      {entries.status === 'loading' ? <Skeleton lines={6} /> : null}
      {entries.status === 'failed' ? (
        <LoadFailed words={content.failed} onRetry={entries.onRetry} focusOnRetry={title} />
      ) : null}
      {entries.status === 'ready' && entries.value.length === 0 ? (
        <EmptyState title={content.none.title}>{content.none.text}</EmptyState>
      ) : null}
      {entries.status === 'ready' && entries.value.length > 0 ? (
        <Stack elementType="ul" aria-busy={busyIfStale(entries)}>
          {entries.value.map((entry) => (
            <Card elementType="li" key={entry.id} className={row}>
              <Stack gap="small">
                <Heading level={2} size="title">
                  {entry.title}
                </Heading>
                <Text tone="muted">{entry.text}</Text>
              </Stack>
              <Button variant="outline" aria-label={content.openEntry(entry.title)} onPress={() => onOpen(entry.id)}>
                {content.open}
              </Button>
            </Card>
          ))}
        </Stack>
      ) : null}
      <RemoteStatus data={entries} words={content} />
    </div>
  );
}
`;

export const content = (name: string) => `import { loadFailedText } from '../../shared/remote/loadFailedText.ts';

/** Copy of the page '${titleOf(name)}'. */
export const ${camelCase(name)}Content = {
  title: '${titleOf(name)}',
  lead: 'Replace this: what a visitor can do here.',
  loading: 'Loading…',
  failed: loadFailedText('The entries'),
  none: { title: 'No entries yet', text: 'Replace this: what will appear here, and how to add it.' },
  open: 'Open',
  openEntry: (title: string) => \`Open \${title}\`,
};

export type ${name}Content = typeof ${camelCase(name)}Content;
`;

export const styles = `import { vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

export const header = screenStyle({ marginBottom: vars.space.xxlarge });

/** An entry: its text, and its button at the end of the line or below. */
export const row = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.large,
});
`;

export const stories = (area: string, name: string, title: string) => `import {
  ${camelCase(name)}Content,
  type ${name}Entry,
  ${name}Screen,
  type ${name}ScreenProps,
} from '@pcb/screens/${area}/${name}Screen';
import { awkwardText } from '@pcb/screens/fixtures';
import { expect, fn } from 'storybook/test';
import type { Guide } from '#storybook/docs/guide.ts';
import { contentArgType } from '#storybook/docs/contentArgType.ts';
import preview from '#storybook/preview.tsx';
import { dark, forcedColours, largeText, narrow, rightToLeft } from '../looks.ts';
import { expectStale, useFailed } from '../remote.ts';

const entries: readonly ${name}Entry[] = [
  { id: 'first', title: 'First entry', text: 'A sentence about the first entry.' },
  { id: 'second', title: 'Second entry', text: 'A sentence about the second entry.' },
];

const ready = (value: readonly ${name}Entry[]): ${name}ScreenProps['entries'] => ({ status: 'ready', value });

const meta = preview.meta({
  title: '${title}',
  component: ${name}Screen,
  tags: ['screen'],
  argTypes: { content: contentArgType },
  parameters: {
    layout: 'fullscreen',
    guide: {
      instead: ['Replace this: another screen, and when to use it.'],
      keyboard: [
        { keys: 'Tab', does: 'moves through the buttons of the entries.' },
        { keys: 'Enter or Space', does: 'opens the entry.' },
      ],
      copy: ['The accessible name of a button includes the title of its entry.'],
    } satisfies Guide,
  },
  args: { entries: ready(entries), onOpen: fn() },
  render: (args) => <${name}Screen {...args} />,
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
});

export const Ready = meta.story({ tags: ['ready'] });

Ready.test('opens an entry by its id', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Open Second entry' }));
  await expect(args.onOpen).toHaveBeenCalledOnce();
  await expect(args.onOpen).toHaveBeenCalledWith('second');
});

export const Empty = meta.story({ tags: ['empty'], args: { entries: ready([]) } });

Empty.test('says so', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: ${camelCase(name)}Content.none.title })).toBeVisible();
});

export const Loading = meta.story({ tags: ['loading'], args: { entries: { status: 'loading' } } });

Loading.test('says so below its title', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent(${camelCase(name)}Content.loading);
});

const retry = fn();

/** The entries could not be loaded. */
export const Failed = meta.story({
  name: 'Error',
  tags: ['error'],
  render: function FailingHost(args) {
    return <${name}Screen {...args} entries={useFailed(retry)} />;
  },
});

Failed.test('Try again calls the host and moves focus to the title', async ({ canvas, userEvent }) => {
  retry.mockClear();
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(retry).toHaveBeenCalledOnce();
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
});

/** The entries are loaded again; the current ones stay. */
export const Stale = meta.story({ args: { entries: { status: 'ready', value: entries, isStale: true } } });

Stale.test('keeps showing the entries and is busy', async ({ canvas }) => {
  await expectStale(canvas.getByRole('heading', { name: 'First entry' }));
});

/** Unbroken text of 300 characters. */
export const LongContent = meta.story({
  tags: ['long-content'],
  args: { entries: ready([{ id: 'long', title: awkwardText.unbroken, text: awkwardText.unbroken }]) },
  globals: narrow,
});

export const Narrow = meta.story({ tags: ['narrow'], globals: narrow });

export const Dark = meta.story({ tags: ['dark'], globals: dark });

export const RightToLeft = meta.story({ tags: ['right-to-left'], globals: rightToLeft });

export const LargeText = meta.story({ tags: ['large-text'], globals: largeText });

export const ForcedColours = meta.story({ tags: ['forced-colours'], globals: forcedColours });
`;
