import { Card } from '@pcb/ui/Card';
import { Grid } from '@pcb/ui/Grid';
import { Heading } from '@pcb/ui/Heading';
import { Inline } from '@pcb/ui/Inline';
import { Link } from '@pcb/ui/Link';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { formatDate } from '../../shared/format/formatDate.ts';
import type { AdminDashboardContent } from './AdminDashboardScreen.content.ts';
import * as styles from './AdminDashboardScreen.css.ts';
import type { DashboardWork } from './dashboard.ts';
import { Section } from './Section.tsx';

interface WorkListProps {
  work: readonly DashboardWork[];
  content: AdminDashboardContent['work'];
}

/** The oldest items of each group, with links to their pages. */
export const WorkList = ({ work, content }: WorkListProps) => (
  <Section title={content.title}>
    <Grid columns={{ phone: 1, tablet: 2, desktop: 5 }} gap="medium" align="start">
      {work.map(({ group, count, isMinimum = false, items }) => (
        <Card key={group} padding="large">
          <Stack gap="small">
            <Inline justify="space-between" gap="small">
              <Heading level={3} size="small">
                {content.groups[group]}
              </Heading>
              <Text isMono>{content.count(count, isMinimum)}</Text>
            </Inline>
            {items.length > 0 ? (
              <Stack elementType="ul" gap="small">
                {items.map(({ id, about, since, href }) => (
                  <li key={href} className={styles.workItem}>
                    <Link href={href}>{`${id} ${about}`}</Link>
                    <Text size="small" tone="muted">
                      <span>{content.since[group]}</span> <time dateTime={since}>{formatDate(since)}</time>
                    </Text>
                  </li>
                ))}
              </Stack>
            ) : (
              <Text tone="muted">{content.none}</Text>
            )}
          </Stack>
        </Card>
      ))}
    </Grid>
  </Section>
);
