import { BoardArt } from '@pcb/art/BoardArt';
import { ViaMark } from '@pcb/art/ViaMark';
import type { Brand } from '@pcb/screens/brand';
import { sampleBrand, secondBrand } from '@pcb/screens/fixtures';
import { HomeScreen } from '@pcb/screens/storefront/HomeScreen';
import { Box } from '@pcb/ui/Box';
import { Button } from '@pcb/ui/Button';
import { Card } from '@pcb/ui/Card';
import { Eyebrow } from '@pcb/ui/Eyebrow';
import { Grid } from '@pcb/ui/Grid';
import { Heading } from '@pcb/ui/Heading';
import { Inline } from '@pcb/ui/Inline';
import { Link } from '@pcb/ui/Link';
import { Logo } from '@pcb/ui/Logo';
import { Stack } from '@pcb/ui/Stack';
import { Switch } from '@pcb/ui/Switch';
import { Text } from '@pcb/ui/Text';
import { TextField } from '@pcb/ui/TextField';
import { vars } from '@pcb/ui/theme';
import { ToggleGroup } from '@pcb/ui/ToggleGroup';
import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { SampleOrders } from '../foundations/SampleOrders.tsx';
import { InShell } from '../screens/InShell.tsx';

function Hero({ brand }: { brand: Brand }) {
  return (
    <Box surface="inverse" padding="xxlarge" borderRadius="large">
      <Grid minColumnWidth="14rem" gap="xlarge">
        <Stack gap="large">
          <Eyebrow reference="U1">Quick quote</Eyebrow>
          <Heading level={3} size="heading">
            Printed circuit boards, from schematic to solder
          </Heading>
          <Text tone="muted">
            {brand.name} lays out, makes and assembles boards in {brand.region}.
          </Text>
          <Inline>
            <Button>Instant Quote</Button>
            <Button variant="outline" tone="neutral">
              Inquire Now
            </Button>
          </Inline>
        </Stack>
        <BoardArt variant="assembly" seed="hero" />
      </Grid>
    </Box>
  );
}

function Form({ brand }: { brand: Brand }) {
  return (
    <Card>
      <Stack>
        <TextField label="Email" type="email" defaultValue={brand.demoCustomer.email} />
        <TextField
          label="Coupon code"
          defaultValue="WELCOME"
          isInvalid
          errorMessage="This code is for the first order."
        />
        <ToggleGroup label="Layer" items={['1', '2', '4'].map((id) => ({ id, label: id }))} defaultValue="2" />
        <Switch defaultSelected>Electrical test</Switch>
        <Inline>
          <Button>Search</Button>
          <Button variant="outline">Reset</Button>
          <Button variant="ghost" tone="danger">
            Delete
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}

interface SampleProps {
  /** The value in the toolbar's brand menu. */
  id: 'alphianz' | 'periyar';
  brand: Brand;
}

/** Branded components in the colours of a brand. */
function Sample({ id, brand }: SampleProps) {
  return (
    <Box
      elementType="section"
      aria-label={brand.name}
      data-brand={id}
      surface="page"
      padding="xlarge"
      // Otherwise the text colour is inherited from the body, which has the other brand.
      style={{ color: vars.color.text }}
    >
      <Stack gap="xlarge">
        <Inline justify="space-between">
          <Heading level={2} size="title">
            <Logo name={brand.name} mark={<ViaMark />} />
          </Heading>
          <Link href={`mailto:${brand.email}`}>{brand.email}</Link>
        </Inline>
        <Hero brand={brand} />
        <Form brand={brand} />
        <SampleOrders label={`Orders of ${brand.name}`} />
      </Stack>
    </Box>
  );
}

function BothBrands() {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(24rem, 100%), 1fr))' }}>
      <Sample id="alphianz" brand={sampleBrand} />
      <Sample id="periyar" brand={secondBrand} />
    </div>
  );
}

const meta = preview.meta({
  title: 'Guides/Rebrand in ten minutes',
  component: BothBrands,
  // Rebrand.mdx is its page.
  tags: ['!autodocs', 'nightly'],
  parameters: { layout: 'fullscreen' },
  globals: { brand: 'alphianz' },
});

/** The same components under both brands. A brand applies to any element and its children. */
export const SideBySide = meta.story({});

const valueOf = (element: HTMLElement, role: 'brand' | 'surface') =>
  getComputedStyle(element).getPropertyValue(`--pcb-color-${role}`);

SideBySide.test('shows each half with the colours and names of its brand', async ({ canvas }) => {
  const ours = canvas.getByRole('region', { name: 'alphianz' });
  const second = canvas.getByRole('region', { name: 'Periyar Circuits' });
  await expect(valueOf(second, 'brand')).not.toBe(valueOf(ours, 'brand'));
  await expect(within(second).getByRole('link')).toHaveAttribute('href', `mailto:${secondBrand.email}`);
  await expect(second).not.toHaveTextContent(/alphianz/i);
});

SideBySide.test('shows an inverse section in the colours of its brand', async ({ canvas }) => {
  const surfaces = canvas.getAllByRole('button', { name: 'Instant Quote' }).map((button) => valueOf(button, 'surface'));
  await expect(new Set(surfaces).size).toBe(2);
});

export const SideBySideInTheDark = meta.story({ globals: { theme: 'dark', brand: 'alphianz' } });

const noop = fn();

/** The home page under the second brand. */
export const Home = meta.story({
  globals: { brand: 'periyar' },
  render: () => (
    <InShell brand={secondBrand} user={null} currentPath="/">
      <HomeScreen brand={secondBrand} onInstantQuote={noop} onInquireNow={noop} />
    </InShell>
  ),
});

Home.test('has no trace of the first brand', async ({ canvasElement }) => {
  await expect(canvasElement).not.toHaveTextContent(/alphianz/i);
  await expect(valueOf(document.documentElement, 'brand')).toContain('268');
});
