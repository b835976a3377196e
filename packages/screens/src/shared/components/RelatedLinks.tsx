'use client';
import { Card } from '@pcb/ui/Card';
import { Grid } from '@pcb/ui/Grid';
import { Inline } from '@pcb/ui/Inline';
import { Link } from '@pcb/ui/Link';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { keepTogether } from '../format/keepTogether.ts';
import { cardColumns } from '../styles/cardColumns.ts';
import { CardTitle } from './CardTitle.tsx';
import * as styles from './RelatedLinks.css.ts';
import { Section } from './Section.tsx';

export interface RelatedLink {
  label: string;
  href: string;
  /** A one-sentence summary, for a card. Without it, the link is in the line below the cards. */
  text?: string;
}

export interface RelatedLinksProps {
  title: string;
  items: readonly RelatedLink[];
}

/** The related links at the end of a content page: those with a summary as cards, the others in one line. */
export function RelatedLinks({ title, items }: RelatedLinksProps) {
  if (items.length === 0) return null;
  const cards = items.filter((item): item is Required<RelatedLink> => item.text !== undefined);
  const others = items.filter(({ text }) => text === undefined);
  return (
    <Section title={title} size="heading" gap="large" className={styles.section}>
      {cards.length === 0 ? null : (
        <Grid elementType="ul" columns={cardColumns(cards.length)} gap="large">
          {cards.map(({ label, href, text }) => (
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
      )}
      {others.length === 0 ? null : (
        <Inline elementType="ul" gap="xlarge">
          {others.map(({ label, href }) => (
            <li key={href}>
              <Link variant="standalone" href={href}>
                {label}
              </Link>
            </li>
          ))}
        </Inline>
      )}
    </Section>
  );
}
