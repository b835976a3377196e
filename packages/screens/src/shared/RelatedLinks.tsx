'use client';
import { Card } from '@pcb/ui/Card';
import { Grid } from '@pcb/ui/Grid';
import { Heading } from '@pcb/ui/Heading';
import { Link } from '@pcb/ui/Link';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import { cardColumns } from './cardColumns.ts';
import { relatedArrow, relatedLink, section } from './RelatedLinks.css.ts';

/** A link to a related page. */
export interface RelatedLink {
  /** The name of the page. */
  label: string;
  /** The address, on this site. */
  href: string;
  /** A one-sentence summary. */
  text: string;
}

export interface RelatedLinksProps {
  /** The heading. */
  title: string;
  /** The links. Without links, nothing is rendered. */
  items: readonly RelatedLink[];
}

/** The related links at the end of a content page. */
export function RelatedLinks({ title, items }: RelatedLinksProps) {
  const titleId = useId();
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={section}>
      <Stack gap="xlarge">
        <Heading level={2} id={titleId}>
          {title}
        </Heading>
        <Grid elementType="ul" columns={cardColumns(items.length)} gap="large">
          {items.map(({ label, href, text }) => (
            <Card elementType="li" key={href} padding="large" isInteractive>
              <Stack gap="xsmall">
                <Heading level={3} size="small">
                  <Link variant="quiet" href={href} className={relatedLink}>
                    {label}
                    <ArrowRight size={16} aria-hidden="true" className={relatedArrow} />
                  </Link>
                </Heading>
                <Text size="small" tone="muted">
                  {text}
                </Text>
              </Stack>
            </Card>
          ))}
        </Grid>
      </Stack>
    </section>
  );
}
