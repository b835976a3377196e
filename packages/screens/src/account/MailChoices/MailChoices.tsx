'use client';
import { mailTopics, type MailTopic } from '@pcb/records/mailTopics';
import { Card } from '@pcb/ui/Card';
import { CheckboxGroup } from '@pcb/ui/CheckboxGroup';
import { Text } from '@pcb/ui/Text';
import { useState } from 'react';
import { SendingForm } from '../../shared/components/SendingForm.tsx';
import type { Remote, Sending } from '../../shared/remote/remote.ts';
import { RemoteSection } from '../../shared/remote/RemoteSection.tsx';
import type { WithContent } from '../../shared/WithContent.ts';
import { mailChoicesContent, type MailChoicesContent } from './MailChoices.content.ts';

export { mailChoicesContent, type MailChoicesContent } from './MailChoices.content.ts';

export interface MailChoicesProps extends Sending, WithContent<MailChoicesContent> {
  /** The topics that the customer wants mails about. */
  topics: Remote<readonly MailTopic[]>;
  /** Called with the chosen topics when 'Save' is pressed. */
  onSave: (topics: MailTopic[]) => void;
}

/**
 * The mails that a customer gets, as a section of the profile page.
 *
 * @example <MailChoices topics={{ status: 'ready', value: ['questions'] }} onSave={save} />
 */
export function MailChoices({ topics, onSave, content = mailChoicesContent, ...sending }: MailChoicesProps) {
  return (
    <RemoteSection data={topics} removable={() => []} content={content} lines={4} hasActionRow>
      {(wanted) => (
        <Card padding="large">
          <Choice {...sending} wanted={wanted} onSave={onSave} content={content} />
        </Card>
      )}
    </RemoteSection>
  );
}

interface ChoiceProps extends Sending, Pick<MailChoicesProps, 'onSave'> {
  wanted: readonly MailTopic[];
  content: MailChoicesContent;
}

function Choice({ wanted, onSave, content, ...sending }: ChoiceProps) {
  const [chosen, setChosen] = useState(wanted);
  return (
    <SendingForm {...sending} values={chosen} submit={content.submit} size="small" onSubmit={() => onSave([...chosen])}>
      <CheckboxGroup
        label={content.label}
        items={mailTopics.map((id) => ({ id, label: content.topics[id] }))}
        value={[...chosen]}
        onChange={(ids) => setChosen(mailTopics.filter((topic) => ids.includes(topic)))}
      />
      <Text size="small" tone="muted">
        {content.note}
      </Text>
    </SendingForm>
  );
}
