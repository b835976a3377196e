'use client';
import { Button } from '@pcb/ui/Button';
import { Card } from '@pcb/ui/Card';
import { Grid } from '@pcb/ui/Grid';
import { Heading } from '@pcb/ui/Heading';
import { Inline } from '@pcb/ui/Inline';
import { Link } from '@pcb/ui/Link';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { useId, useState } from 'react';
import { Section } from '../../shared/components/Section.tsx';
import { formatDate } from '../../shared/format/formatDate.ts';
import { wrapping } from '../../shared/styles/wrapping.css.ts';
import type { AdminDashboardContent } from './AdminDashboardScreen.content.ts';
import type { DashboardWork } from './dashboard.ts';

const shortLength = 5;

interface WorkListProps {
  work: readonly DashboardWork[];
  content: AdminDashboardContent['work'];
}

function WorkGroup({
  group,
  isMinimum = false,
  items,
  content,
}: DashboardWork & { content: AdminDashboardContent['work'] }) {
  const titleId = useId();
  const [isLong, setLong] = useState(false);
  return (
    <Card padding="large">
      <Stack gap="small">
        <Inline justify="space-between" gap="small">
          <Heading level={3} size="small" id={titleId}>
            {content.groups[group]}
          </Heading>
          <Text isMono>{content.count(items.length, isMinimum)}</Text>
        </Inline>
        {items.length > 0 ? (
          <Stack elementType="ul" gap="small" aria-labelledby={titleId}>
            {(isLong ? items : items.slice(0, shortLength)).map(({ id, about, since, href }) => (
              <li key={href} className={wrapping}>
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
        {items.length > shortLength ? (
          <Button
            variant="outline"
            tone="neutral"
            size="small"
            aria-describedby={titleId}
            onPress={() => setLong(!isLong)}
          >
            {isLong ? content.showLess : content.showAll(items.length, isMinimum)}
          </Button>
        ) : null}
      </Stack>
    </Card>
  );
}

/** The oldest items of each group, with links to their pages. */
export const WorkList = ({ work, content }: WorkListProps) => (
  <Section title={content.title} size="small" gap="medium">
    <Grid columns={{ phone: 1, tablet: 2, desktop: 5 }} gap="medium" align="start">
      {work.map((group) => (
        <WorkGroup key={group.group} {...group} content={content} />
      ))}
    </Grid>
  </Section>
);
