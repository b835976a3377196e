'use client';
import { Badge } from '@pcb/ui/Badge';
import { Box } from '@pcb/ui/Box';
import { ButtonLink } from '@pcb/ui/ButtonLink';
import { Card } from '@pcb/ui/Card';
import { Grid } from '@pcb/ui/Grid';
import { Heading } from '@pcb/ui/Heading';
import { Inline } from '@pcb/ui/Inline';
import { Link } from '@pcb/ui/Link';
import { Select } from '@pcb/ui/Select';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { TextArea } from '@pcb/ui/TextArea';
import { TextField } from '@pcb/ui/TextField';
import { ArrowRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type Brand, telephoneHref } from '../../shared/brand.ts';
import { PageHeader } from '../../shared/components/PageHeader.tsx';
import * as mirroredStyles from '../../shared/styles/mirrored.css.ts';
import * as pageStyles from '../../shared/styles/page.css.ts';
import type { WithContent } from '../../shared/WithContent.ts';
import { industries } from '../industries.ts';
import { mailtoHref, maxMailtoLength } from './mailto.ts';
import { emptyMessage } from './message.ts';
import { reachOutContent, type ReachOutContent } from './ReachOutScreen.content.ts';
import * as styles from './ReachOutScreen.css.ts';
import { isIndustry, displayedTopic } from './topic.ts';

export { reachOutContent, type ReachOutContent } from './ReachOutScreen.content.ts';

export interface ReachOutScreenProps extends WithContent<ReachOutContent> {
  /** The contact details, opening hours and registration of the business. */
  brand: Brand;
  /** The topic from the URL: an industry or any other text, shown as plain text. @default '' */
  topic?: string;
  /** Called when another industry is selected; with `''` for 'Other industry'. */
  onTopicChange: (topic: string) => void;
}

const otherIndustry = 'other';

function Facts({ facts }: { facts: readonly { name: string; value: ReactNode }[] }) {
  return (
    <Stack elementType="dl">
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt className={styles.contactName}>{name}</dt>
          <dd className={styles.contactValue}>{value}</dd>
        </div>
      ))}
    </Stack>
  );
}

/**
 * The public contact page, whose form opens the e-mail program. Signed-in customers use `AppointmentScreen`.
 *
 * @example <ReachOutScreen brand={brand} topic="Railways" onTopicChange={setTopic} />
 */
export function ReachOutScreen({ brand, topic = '', onTopicChange, content = reachOutContent }: ReachOutScreenProps) {
  const [message, setMessage] = useState(emptyMessage);
  const about = displayedTopic(topic);
  const { form } = content;
  const { registration } = brand;
  const href = mailtoHref({
    email: brand.email,
    subject: about ? form.subject(about) : content.title,
    body: form.body(message),
  });
  const room = maxMailtoLength - href.length;
  return (
    <Stack gap="section" className={pageStyles.page}>
      <PageHeader
        designator={content.designator}
        title={about ? content.titleAbout(about) : content.title}
        lead={content.lead}
      />
      <Grid columns={{ phone: 1, laptop: [7, 4] }} gap="section" align="start">
        <Card padding="xlarge">
          <Stack gap="xlarge">
            <Heading level={2}>{form.title}</Heading>
            <Select
              label={form.industry}
              description={form.industryHelp}
              items={[
                ...industries.map((industry) => ({ id: industry, label: industry })),
                { id: otherIndustry, label: form.other },
              ]}
              value={isIndustry(topic) ? topic : otherIndustry}
              onChange={(id) => onTopicChange(id === otherIndustry ? '' : id)}
            />
            <TextField
              label={form.name}
              autoComplete="name"
              value={message.name}
              onChange={(name) => setMessage({ ...message, name })}
            />
            <TextArea
              label={form.message}
              rows={6}
              description={room < 0 ? undefined : form.room(room)}
              isInvalid={room < 0}
              errorMessage={form.tooLong(brand.email)}
              value={message.text}
              onChange={(text) => setMessage({ ...message, text })}
            />
            <Stack gap="small" align="start">
              <ButtonLink size="large" href={href} isDisabled={room < 0}>
                {form.write}
              </ButtonLink>
              <Text size="small" tone="muted">
                {form.opens}
              </Text>
            </Stack>
          </Stack>
        </Card>
        <Stack gap="section">
          <Box surface="inverse" borderRadius="large" padding="xlarge">
            <Stack gap="large">
              <Heading level={2} size="title">
                {content.contact.title}
              </Heading>
              <Facts
                facts={[
                  { name: content.contact.email, value: <Link href={`mailto:${brand.email}`}>{brand.email}</Link> },
                  { name: content.contact.phone, value: <Link href={telephoneHref(brand.phone)}>{brand.phone}</Link> },
                  { name: content.contact.place, value: content.contact.address(brand.region) },
                  { name: content.contact.hours, value: brand.contact.hours },
                  { name: content.contact.reply, value: content.contact.replyTime(brand.contact.replyTime) },
                ]}
              />
              <Inline gap="small">
                <Heading level={2} size="title">
                  {content.company.title}
                </Heading>
                {brand.isDemonstration ? <Badge>{content.company.sample}</Badge> : null}
              </Inline>
              <Facts
                facts={[
                  { name: content.company.name, value: registration.legalName },
                  { name: content.company.office, value: registration.office },
                  { name: content.company.cin, value: registration.cin },
                  { name: content.company.gstin, value: registration.gstin },
                ]}
              />
            </Stack>
          </Box>
          <Stack gap="xlarge">
            <Stack gap="medium">
              <Heading level={2} size="title">
                {content.helpful.title}
              </Heading>
              <ul className={styles.list}>
                {content.helpful.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </Stack>
            <Stack elementType="ul" gap="small">
              {content.links.map(({ label, href }) => (
                <li key={href}>
                  <Link variant="standalone" href={href}>
                    <span>{label}</span>
                    <ArrowRight size={16} aria-hidden="true" className={mirroredStyles.mirrored} />
                  </Link>
                </li>
              ))}
            </Stack>
          </Stack>
        </Stack>
      </Grid>
    </Stack>
  );
}
