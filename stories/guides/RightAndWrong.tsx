import { Badge } from '@pcb/ui/Badge';
import { Box } from '@pcb/ui/Box';
import { Grid } from '@pcb/ui/Grid';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { vars } from '@pcb/ui/theme';
import { Heading, Unstyled } from '@storybook/addon-docs/blocks';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import { withCode } from '#storybook/docs/withCode.tsx';
import { examples } from './rightAndWrongExamples.tsx';

const verdicts = { right: { tone: 'success', text: 'Do' }, wrong: { tone: 'danger', text: 'Don’t' } } as const;

interface RightAndWrongProps {
  /** The component whose examples are shown. @default all */
  component?: string;
}

/** Examples side by side, each with a verdict and the reason. Their links do nothing. */
export function RightAndWrong({ component }: RightAndWrongProps) {
  const shown = examples.filter(({ components }) => component === undefined || components.includes(component));
  return shown.map(({ title, isWide = false, ...pair }) => (
    <section key={title}>
      <Heading>{component === undefined ? title : `Do and don’t: ${title}`}</Heading>
      <Unstyled>
        <I18nProvider locale="en-IN">
          <RouterProvider navigate={() => {}}>
            <Grid
              columns={isWide ? 1 : 'auto-fill'}
              minColumnWidth="17rem"
              style={{ marginBottom: vars.space.xxlarge }}
            >
              {(['right', 'wrong'] as const).map((side) => (
                <Stack elementType="figure" key={side} gap="small" style={{ margin: 0 }}>
                  {/* The table of contents omits the headings in this class. */}
                  <Box className="docs-story" surface="page" hasBorder borderRadius="large" padding="xlarge">
                    {pair[side].picture}
                  </Box>
                  <figcaption>
                    <Badge tone={verdicts[side].tone}>{verdicts[side].text}</Badge>
                    <Text size="small">{withCode(pair[side].why)}</Text>
                  </figcaption>
                </Stack>
              ))}
            </Grid>
          </RouterProvider>
        </I18nProvider>
      </Unstyled>
    </section>
  ));
}
