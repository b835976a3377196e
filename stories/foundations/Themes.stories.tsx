import { Badge, badgeTones } from '@pcb/ui/Badge';
import { Box } from '@pcb/ui/Box';
import { Button } from '@pcb/ui/Button';
import { Card } from '@pcb/ui/Card';
import { createTheme, type Theme } from '@pcb/ui/createTheme';
import { Eyebrow } from '@pcb/ui/Eyebrow';
import { Heading } from '@pcb/ui/Heading';
import { Inline } from '@pcb/ui/Inline';
import { Link } from '@pcb/ui/Link';
import { Stack } from '@pcb/ui/Stack';
import { Switch } from '@pcb/ui/Switch';
import { Text } from '@pcb/ui/Text';
import { TextField } from '@pcb/ui/TextField';
import { vars } from '@pcb/ui/theme';
import { ToggleGroup } from '@pcb/ui/ToggleGroup';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { foundation } from './foundation.tsx';
import { SampleOrders } from './SampleOrders.tsx';

const blue = createTheme({ brand: '#2563eb' });

const warm = createTheme({
  brand: 'oklch(0.46 0.11 55)',
  neutral: 'oklch(0.6 0.03 60)',
  radius: 14,
  font: "Georgia, 'Times New Roman', serif",
});

function OnInverse() {
  return (
    <Box surface="inverse" padding="xlarge" borderRadius="large">
      <Stack>
        <Eyebrow reference="U1">Quick quote</Eyebrow>
        <Heading level={3} size="title">
          Two to twenty-four layers
        </Heading>
        <Text tone="muted">
          An inverse section, with a <Link href="#quote">link</Link>.
        </Text>
        <Inline>
          <Button>Instant quote</Button>
          <Button variant="outline" tone="neutral">
            Inquire
          </Button>
        </Inline>
      </Stack>
    </Box>
  );
}

function Form() {
  return (
    <Card>
      <Stack>
        <TextField label="Email" type="email" defaultValue="asha@example.com" description="For the order’s status." />
        <TextField label="Coupon code" defaultValue="WELCOME" isInvalid errorMessage="This code has expired." />
        <ToggleGroup label="Layers" items={['1', '2', '4'].map((id) => ({ id, label: id }))} defaultValue="2" />
        <Switch defaultSelected>Electrical test</Switch>
        <Inline>
          <Button>Save</Button>
          <Button variant="outline">Reset</Button>
          <Button variant="ghost" tone="danger">
            Delete
          </Button>
          <Button isDisabled>Send</Button>
        </Inline>
      </Stack>
    </Card>
  );
}

interface SampleProps {
  /** Defaults to our own theme. */
  theme?: Theme;
}

function Mode({ mode, theme }: SampleProps & { mode: 'Light' | 'Dark' }) {
  return (
    <Box
      elementType="section"
      aria-label={mode}
      surface="page"
      padding="xlarge"
      style={{
        ...theme?.properties,
        colorScheme: mode === 'Light' ? 'light' : 'dark',
        // If omitted, both would be inherited from the body, which has the page's theme.
        color: vars.color.text,
        fontFamily: vars.font.text,
      }}
    >
      <Stack gap="xlarge">
        <Heading level={2} size="title">
          {mode}
        </Heading>
        <OnInverse />
        <Form />
        <Inline>
          {badgeTones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </Inline>
        <SampleOrders label={`Orders, ${mode.toLowerCase()}`} />
      </Stack>
    </Box>
  );
}

/** The same components in both modes of a theme. */
function ThemeSample({ theme }: SampleProps) {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(22rem, 100%), 1fr))' }}>
      {(['Light', 'Dark'] as const).map((mode) => (
        <Mode key={mode} mode={mode} {...(theme && { theme })} />
      ))}
    </div>
  );
}

const meta = preview.meta({
  title: 'Foundations/Themes',
  tags: ['nightly'],
  component: ThemeSample,
  parameters: {
    ...foundation(
      '`createTheme` of `@pcb/ui/createTheme` makes a theme in both modes from a brand colour and up to three more values, and refuses colours that would not be readable. Write `theme.toCss()` into a style sheet, or set `theme.properties` as the `style` of an element.',
    ),
    layout: 'fullscreen',
  },
});

/** The theme of `@pcb/ui` without overrides. */
export const Own = meta.story({});

/** `createTheme({ brand: '#2563eb' })`: the neutral colours have the hue of the brand. */
export const Blue = meta.story({ args: { theme: blue } });

Blue.test('primary buttons have the colour of the brand in each mode, except in forced colours', async ({ canvas }) => {
  const isForced = matchMedia('(forced-colors: active)').matches;
  const [light, dark] = canvas
    .getAllByRole('button', { name: 'Save' })
    .map((button) => getComputedStyle(button).backgroundColor);
  await expect(light).toMatch(isForced ? /^rgb/ : /^oklch\(0\.4\d+ /);
  await expect(dark).toMatch(isForced ? /^rgb/ : /^oklch\(0\.81 /);
});

/** `createTheme({ brand: 'oklch(0.46 0.11 55)', neutral: 'oklch(0.6 0.03 60)', radius: 14, font: 'Georgia, …' })` */
export const Warm = meta.story({ args: { theme: warm } });
