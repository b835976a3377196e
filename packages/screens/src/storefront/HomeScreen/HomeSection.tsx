import { Box, type BoxProps } from '@pcb/ui/Box';
import { Eyebrow } from '@pcb/ui/Eyebrow';
import { Heading } from '@pcb/ui/Heading';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import * as styles from './HomeScreen.css.ts';

export interface HomeSectionProps extends Pick<BoxProps, 'surface' | 'children'> {
  /** The heading of the section, unless its children have one. */
  head?: { reference: string; designator: string; title: string; lead?: string };
}

/** A section across the whole page, whose content is as wide as that of the other pages. */
export const HomeSection = ({ head, children, ...box }: HomeSectionProps) => (
  <Box elementType="section" className={styles.section} {...box}>
    <div className={styles.inner}>
      {head ? (
        <Stack gap="medium" className={styles.sectionHeader}>
          <Eyebrow reference={head.reference}>{head.designator}</Eyebrow>
          <Heading level={2} size="section">
            {head.title}
          </Heading>
          {head.lead ? (
            <Text size="large" tone="muted">
              {head.lead}
            </Text>
          ) : null}
        </Stack>
      ) : null}
      {children}
    </div>
  </Box>
);
