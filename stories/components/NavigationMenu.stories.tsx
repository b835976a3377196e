import { Box } from '@pcb/ui/Box';
import { ButtonLink } from '@pcb/ui/ButtonLink';
import { Inline } from '@pcb/ui/Inline';
import { NavigationMenu } from '@pcb/ui/NavigationMenu';
import { Text } from '@pcb/ui/Text';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { longWord } from '../longText.ts';
import { tablet } from '../looks.ts';
import { links, navigationItems, search } from './navigationItems.tsx';

const meta = preview.meta({
  title: 'Components/NavigationMenu',
  component: NavigationMenu,
  parameters: {
    layout: 'fullscreen',
    guide: {
      instead: [
        '`SideNavigation` for the pages of one area.',
        '`Menu` for actions.',
        'Links in a `Dialog` on screens that are too narrow for a bar.',
      ],
      keyboard: [
        '`Tab` Moves along the bar and through the links of the open panel.',
        '`Enter or Space` On an entry with a panel: opens or closes it. On a link: Enter follows it.',
        '`Arrow down` Opens the panel and moves focus to its first link.',
        '`Escape` Closes the panel and returns focus to its entry.',
      ],
      copy: [
        'An entry is one or two words.',
        'A group has a title if there are several groups.',
        'A link has the title of its page; a description is a phrase.',
      ],
    },
  },
  args: { 'aria-label': 'Main', items: navigationItems, onExpandedChange: fn() },
  // A panel is positioned relative to the header around the navigation.
  render: (args) => (
    <>
      <Box
        elementType="header"
        surface="plain"
        hasBorder
        paddingX="gutter"
        paddingY="small"
        style={{ position: 'sticky', top: 0, zIndex: 1 }}
      >
        <Inline justify="space-between">
          <NavigationMenu {...args} />
          <ButtonLink href="/services">Instant Quote</ButtonLink>
        </Inline>
      </Box>
      <Box elementType="main" paddingX="gutter" paddingY="band" style={{ minHeight: '70vh' }}>
        <Text hasLineLimit>The page under the header.</Text>
      </Box>
    </>
  ),
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test(
  '[S-03] keeps the links of closed panels out of the tab order, opens one panel by a click and closes it again',
  async ({ canvas, canvasElement, userEvent, args }) => {
    const hidden = canvasElement.querySelector('a[href="/services#stencil"]');
    await expect(hidden).toBeInTheDocument();
    await expect(hidden).not.toBeVisible();
    canvas.getByRole('button', { name: 'Services' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Components' })).toHaveFocus();
    const services = canvas.getByRole('button', { name: 'Services' });
    await expect(services).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(services);
    await expect(services).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('link', { name: /PCB Layout/ })).toHaveAttribute('href', '/services#layout');
    await expect(canvas.getByRole('link', { name: /Component Sourcing/ })).toBeVisible();

    const resources = canvas.getByRole('button', { name: 'Resources' });
    await userEvent.click(resources);
    await expect(canvas.getAllByRole('button', { expanded: true })).toEqual([resources]);
    await expect(canvas.getByRole('list', { name: 'Guidelines' })).toBeVisible();
    await userEvent.click(resources);
    await expect(canvas.queryByRole('button', { expanded: true })).toBeNull();
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(null);
  },
);

Playground.test(
  '[S-03] works by keyboard: Arrow Down enters a panel, Escape returns, leaving closes it',
  async ({ canvas, userEvent }) => {
    const services = canvas.getByRole('button', { name: 'Services' });
    services.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: /PCB Layout/ })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(services).toHaveFocus();
    await expect(services).toHaveAttribute('aria-expanded', 'false');

    await userEvent.keyboard('{Enter}');
    await expect(services).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(services).toHaveAttribute('aria-expanded', 'false');
    await expect(services).toHaveFocus();

    await userEvent.keyboard('{Enter}');
    await expect(services).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('link', { name: 'About Us' })).toHaveFocus();
    await expect(services).toHaveAttribute('aria-expanded', 'false');
  },
);

Playground.test(
  'Escape closes a panel that was opened by hovering and does not move focus',
  async ({ canvas, userEvent }) => {
    const services = canvas.getByRole('button', { name: 'Services' });
    const quote = canvas.getByRole('link', { name: 'Instant Quote' });
    quote.focus();
    await userEvent.hover(services);
    await waitFor(() => expect(services).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.keyboard('{Escape}');
    await expect(services).toHaveAttribute('aria-expanded', 'false');
    await expect(quote).toHaveFocus();
  },
);

Playground.test('touch toggles a panel without hovering; a press outside closes it', async ({ canvas, userEvent }) => {
  const services = canvas.getByRole('button', { name: 'Services' });
  await userEvent.pointer({ target: services, keys: '[TouchA]' });
  await expect(services).toHaveAttribute('aria-expanded', 'true');
  await userEvent.pointer({ target: services, keys: '[TouchA]' });
  await expect(services).toHaveAttribute('aria-expanded', 'false');
  await userEvent.pointer({ target: services, keys: '[TouchA]' });
  await fireEvent.pointerDown(canvas.getByText('The page under the header.'));
  await expect(services).toHaveAttribute('aria-expanded', 'false');
});

Playground.test(
  'closes when a link is activated or an entry without a page is pressed',
  async ({ canvas, userEvent }) => {
    const components = canvas.getByRole('button', { name: 'Components' });
    await userEvent.click(components);
    await userEvent.click(canvas.getByRole('link', { name: 'Relays' }));
    await expect(components).toHaveAttribute('aria-expanded', 'false');
    await expect(components).toHaveFocus();

    await userEvent.click(components);
    await userEvent.click(canvas.getByRole('button', { name: 'Search all parts' }));
    await expect(search).toHaveBeenCalledTimes(1);
    await expect(components).toHaveAttribute('aria-expanded', 'false');

    await userEvent.click(components);
    await userEvent.click(canvas.getByRole('link', { name: 'All products' }));
    await expect(components).toHaveAttribute('aria-expanded', 'false');
  },
);

/** About forty links, in columns. */
export const Open = meta.story({ args: { defaultExpandedKey: 'components' } });

Open.test(
  'the open panel ends within the window, and dims the page below until it is closed',
  async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Components' });
    const panel = document.getElementById(trigger.getAttribute('aria-controls') ?? '');
    await expect(panel?.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    const dimming = () => getComputedStyle(canvas.getAllByRole('list')[0] as HTMLElement, '::before').opacity;
    await waitFor(() => expect(dimming()).toBe('1'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dimming()).toBe('0'));
  },
);

/** A few links with descriptions, next to a page that many visitors look for. */
export const OpenWithDescriptions = meta.story({ args: { defaultExpandedKey: 'services' } });

/** The host controls the open panel. */
export const Controlled = meta.story({
  render: function Controlled(args) {
    const [key, setKey] = useState<string | null>('resources');
    return (
      <Box
        elementType="header"
        surface="plain"
        hasBorder
        paddingX="gutter"
        paddingY="small"
        style={{ position: 'sticky', top: 0 }}
      >
        <NavigationMenu {...args} expandedKey={key} onExpandedChange={setKey} />
      </Box>
    );
  },
});

Controlled.test('opens the panel that the host passes, and closes it on Escape', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('button', { name: 'Resources' })).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Escape}');
  await expect(canvas.queryByRole('button', { expanded: true })).toBeNull();
});

/** The open panel at 768 px: as many columns as fit. */
export const Tablet = Open.extend({ globals: tablet });

export const Dark = Open.extend({ tags: ['dark'], globals: { theme: 'dark' } });

export const LongLabels = meta.story({
  tags: ['long-content', 'unbroken'],
  args: {
    defaultExpandedKey: 'long',
    items: [
      { id: 'about', label: 'About Us', href: '/about', isCurrent: true },
      {
        id: 'long',
        label: 'Services for boards, stencils and components',
        groups: [
          {
            id: 'group',
            title: 'Everything that happens before a board is made',
            items: links(
              '/services',
              'Review of the Gerber data, the drill file and the stack-up by a second engineer',
              longWord,
            ),
          },
        ],
      },
    ],
  },
});

LongLabels.test('shows every label in full', async ({ canvas }) => {
  for (const link of canvas.getAllByRole('link')) await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
});

export const OnInverse = meta.story({
  tags: ['on-inverse'],
  args: { defaultExpandedKey: 'services' },
  render: (args) => (
    <div style={{ minHeight: '16rem' }}>
      <div style={{ position: 'relative' }}>
        <NavigationMenu {...args} />
      </div>
    </div>
  ),
});

export const Touch = meta.story({
  tags: ['touch'],
  globals: { pointer: 'coarse' },
  args: { defaultExpandedKey: 'components' },
});
