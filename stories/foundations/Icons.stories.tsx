import { Button } from '@pcb/ui/Button';
import { Grid } from '@pcb/ui/Grid';
import { Heading } from '@pcb/ui/Heading';
import { IconButton } from '@pcb/ui/IconButton';
import { Inline } from '@pcb/ui/Inline';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { Download, Search, Trash2 } from 'lucide-react';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { foundation } from './foundation.tsx';
import { icons } from './icons.ts';

function AllIcons() {
  return (
    <Stack gap="section">
      {Object.entries(icons).map(([group, members]) => (
        <Stack key={group} as="section" gap="large">
          <Heading level={2} size="title">
            {group}
          </Heading>
          <Grid as="ul" minColumnWidth="9rem" gap="large">
            {Object.entries(members).map(([name, Icon]) => (
              <Stack as="li" key={name} gap="small">
                {/* As it is drawn: where text runs from right to left, the component that uses it mirrors it. */}
                <Icon size={20} aria-hidden="true" style={{ direction: 'ltr' }} />
                <Text mono size="caption" tone="muted">
                  {name}
                </Text>
              </Stack>
            ))}
          </Grid>
        </Stack>
      ))}
    </Stack>
  );
}

const meta = preview.meta({
  title: 'Foundations/Icons',
  component: AllIcons,
  parameters: foundation(
    "The icons of [Lucide](https://lucide.dev/icons) that we use, and no others: a picture should mean one thing everywhere. Take one by its name: `import { Download } from 'lucide-react'`. A new one goes into `stories/foundations/icons.ts`; a test compares that list with the sources. Lucide has no logos of companies: the few in the footer are drawn beside it.",
  ),
});

/** By what they are for. An icon repeats words that stand beside it, so screen readers skip it: `aria-hidden="true"`. */
export const All = meta.story({});

All.test('names each once, and says none aloud', async ({ canvas, canvasElement }) => {
  const names = canvas.getAllByRole('listitem').map((item) => item.textContent);
  await expect(new Set(names).size).toBe(names.length);
  await expect(canvasElement.querySelectorAll('svg:not([aria-hidden="true"])')).toHaveLength(0);
});

/** `size={20}` by itself or with reading text, `size={16}` in buttons and small text. The line stays 2 px wide on a grid of 24. */
export const Sizes = meta.story({
  render: () => (
    <Inline gap="xlarge">
      <IconButton label="Search">
        <Search size={20} aria-hidden="true" />
      </IconButton>
      <Button variant="outline" tone="neutral">
        <Download size={16} aria-hidden="true" />
        Export CSV
      </Button>
      <Text size="small">
        <Inline as="span" gap="small">
          <Trash2 size={16} aria-hidden="true" />
          Removed from the cart
        </Inline>
      </Text>
    </Inline>
  ),
});

/** Without words beside it an icon stands in an `IconButton`, whose `label` is what a screen reader says. */
export const WithoutWords = meta.story({
  render: () => (
    <IconButton label="Remove Motor controller">
      <Trash2 size={20} aria-hidden="true" />
    </IconButton>
  ),
});

WithoutWords.test('has a name', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Remove Motor controller' })).toBeVisible();
});
