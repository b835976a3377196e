'use client';
import { Accordion } from '@pcb/ui/Accordion';
import { ButtonLink } from '@pcb/ui/ButtonLink';
import { Card } from '@pcb/ui/Card';
import { Grid } from '@pcb/ui/Grid';
import { Heading } from '@pcb/ui/Heading';
import { Link } from '@pcb/ui/Link';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { VisuallyHidden } from '@pcb/ui/VisuallyHidden';
import { ArrowUpRight } from 'lucide-react';
import { type Brand, telephoneHref } from '../../shared/brand.ts';
import { PageHeader } from '../../shared/components/PageHeader.tsx';
import { Section } from '../../shared/components/Section.tsx';
import { wrapping } from '../../shared/styles/wrapping.css.ts';
import type { WithContent } from '../../shared/WithContent.ts';
import { appointmentContent, type AppointmentContent } from './AppointmentScreen.content.ts';
import * as styles from './AppointmentScreen.css.ts';

export { appointmentContent, type AppointmentContent } from './AppointmentScreen.content.ts';

export interface AppointmentScreenProps extends WithContent<AppointmentContent> {
  /** The URL of the scheduling service, the phone number of Technical Sales Support, and the hours of the teams. */
  brand: Pick<Brand, 'schedulingUrl' | 'phone' | 'contact'>;
}

/**
 * Appointments with the four teams, for signed-in customers. The public contact page is `ReachOutScreen`.
 *
 * @example <AppointmentScreen brand={brand} />
 */
export function AppointmentScreen({ brand, content = appointmentContent }: AppointmentScreenProps) {
  const { questions } = content;
  return (
    <Stack gap="section" className={wrapping}>
      <PageHeader designator={content.designator} title={content.title} lead={content.lead} leadSize="base" />
      <Section title={content.teamsTitle}>
        <Text tone="muted">{content.hours(brand.contact)}</Text>
        <Card padding="none">
          <Stack elementType="ul" gap="none">
            {content.teams.map(({ name, about }) => (
              <Grid
                key={name}
                elementType="li"
                columns={{ phone: 1, tablet: [1, 'auto'] }}
                gap="large"
                align={{ phone: 'stretch', tablet: 'center' }}
                className={styles.team}
              >
                <Stack gap="xsmall">
                  <Heading level={3} size="small">
                    {name}
                  </Heading>
                  <Text size="small" tone="muted" hasLineLimit>
                    {about}
                  </Text>
                </Stack>
                <ButtonLink variant="outline" href={brand.schedulingUrl} target="_blank" rel="noopener">
                  <span>
                    {content.book}
                    <VisuallyHidden>{content.bookWith(name)}</VisuallyHidden>
                  </span>
                  <ArrowUpRight size={16} aria-hidden="true" className={styles.bookIcon} />
                </ButtonLink>
              </Grid>
            ))}
          </Stack>
        </Card>
      </Section>
      <Section title={questions.title}>
        <Accordion
          headingLevel={3}
          items={[
            ...questions.items.map(({ id, question, answer }) => ({
              id,
              title: question,
              content: <Text>{answer}</Text>,
            })),
            {
              id: questions.phone.id,
              title: questions.phone.question,
              content: (
                <Text>
                  <span>{questions.phone.answer}</span>{' '}
                  <Link href={telephoneHref(brand.phone)}>
                    <Text elementType="bdi" dir="ltr" isMono>
                      {brand.phone}
                    </Text>
                  </Link>
                  .
                </Text>
              ),
            },
          ]}
        />
      </Section>
    </Stack>
  );
}
