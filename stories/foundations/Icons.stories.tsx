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
        <Stack key={group} elementType="section" gap="large">
          <Heading level={2} size="title">
            {group}
          </Heading>
          <Grid elementType="ul" minColumnWidth="9rem" gap="large">
            {Object.entries(members).map(([name, Icon]) => (
              <Stack elementType="li" key={name} gap="small">
                {/* Not mirrored here: in right-to-left text, the component that uses the icon mirrors it. */}
                <Icon size={20} aria-hidden="true" style={{ direction: 'ltr' }} />
                <Text isMono size="caption" tone="muted">
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
  tags: ['nightly'],
  component: AllIcons,
  parameters: foundation(
    "The [Lucide](https://lucide.dev/icons) icons that we use. Each has one meaning everywhere. Import them by name: `import { Download } from 'lucide-react'`. Add new ones to `stories/foundations/icons.ts`; a test compares that list with the sources. Lucide has no company logos: those in the footer are drawn there.",
  ),
});

/** Grouped by purpose. An icon repeats the text next to it, so screen readers skip it: `aria-hidden="true"`. */
export const All = meta.story({});

All.test('lists each icon once, and hides all from screen readers', async ({ canvas, canvasElement }) => {
  const names = canvas.getAllByRole('listitem').map((item) => item.textContent);
  await expect(new Set(names).size).toBe(names.length);
  await expect(canvasElement.querySelectorAll('svg:not([aria-hidden="true"])')).toHaveLength(0);
});

/** `size={20}` alone or in body text, `size={16}` in buttons and small text. The stroke is 2 px wide on a grid of 24. */
export const Sizes = meta.story({
  render: () => (
    <Inline gap="xlarge">
      <IconButton aria-label="Search">
        <Search size={20} aria-hidden="true" />
      </IconButton>
      <Button variant="outline" tone="neutral">
        <Download size={16} aria-hidden="true" />
        Export CSV
      </Button>
      <Text size="small">
        <Inline elementType="span" gap="small">
          <Trash2 size={16} aria-hidden="true" />
          Removed from the cart
        </Inline>
      </Text>
    </Inline>
  ),
});

/** An icon without text is an `IconButton`, whose `label` is its accessible name. */
export const WithoutText = meta.story({
  render: () => (
    <IconButton aria-label="Remove Motor controller">
      <Trash2 size={20} aria-hidden="true" />
    </IconButton>
  ),
});

WithoutText.test('has a name', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Remove Motor controller' })).toBeVisible();
});
