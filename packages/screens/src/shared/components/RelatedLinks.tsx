'use client';
import { Card } from '@pcb/ui/Card';
import { Grid } from '@pcb/ui/Grid';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { CardTitle } from './CardTitle.tsx';
import { cardColumns } from '../styles/cardColumns.ts';
import { Section } from './Section.tsx';
import { section } from './RelatedLinks.css.ts';
import { keepTogether } from '../format/keepTogether.ts';

export interface RelatedLink {
  label: string;
  href: string;
  text: string;
}

export interface RelatedLinksProps {
  title: string;
  items: readonly RelatedLink[];
}

export function RelatedLinks({ title, items }: RelatedLinksProps) {
  if (items.length === 0) return null;
  return (
    <Section title={title} size="heading" gap="xlarge" className={section}>
      <Grid elementType="ul" columns={cardColumns(items.length)} gap="large">
        {items.map(({ label, href, text }) => (
          <Card elementType="li" key={href} padding="large" isInteractive>
            <Stack gap="xsmall">
              <CardTitle level={3} size="small" href={href}>
                {label}
              </CardTitle>
              <Text size="small" tone="muted">
                {keepTogether(text)}
              </Text>
            </Stack>
          </Card>
        ))}
      </Grid>
    </Section>
  );
}
