import { Grid } from '@pcb/ui/Grid';
import { Meter } from '@pcb/ui/Meter';
import { StyleNonceProvider } from '@pcb/ui/StyleNonceProvider';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/StyleNonceProvider',
  component: StyleNonceProvider,
  parameters: {
    guide: {
      instead: [
        'Nothing, for pages that only the browser renders: scripts may set styles under every policy.',
        'The hashes of the styles in the policy, for a static host.',
      ],
      keyboard: [],
      copy: [],
    },
  },
  args: {
    nonce: 'abc',
    children: (
      <Grid columns={2}>
        <Meter label="Panel" value={40} valueLabel="40 % used" />
        <Meter label="Storage" value={80} valueLabel="80 % used" />
      </Grid>
    ),
  },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('leaves no sheet behind if only the browser renders', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByRole('meter', { name: 'Panel' })).toBeVisible();
  await expect(canvasElement.querySelector('style')).toBeNull();
});
