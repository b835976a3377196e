import type { MailTopic } from '@pcb/records/mailTopics';
import { MailChoices } from '@pcb/screens/account/MailChoices';
import { useRead } from '../app/hooks/useRead.ts';
import { useSending } from '../app/hooks/useSending.ts';
import { useSite } from '../app/hooks/useSite.ts';
import { requestServer } from './data/request.ts';
import { accessMessages } from './messages/messages.ts';

const readTopics = async () => (await requestServer('GET /api/mail-choices')).value.topics;

export function MailChoicesSection() {
  const { toasts } = useSite();
  const { remote, reload } = useRead<readonly MailTopic[]>(readTopics);
  const { sending, send } = useSending();
  const save = async (topics: MailTopic[]) => {
    if (!(await send(async () => void (await requestServer('PUT /api/mail-choices', { body: { topics } }))))) return;
    toasts.show({ title: accessMessages.mailsChosen, tone: 'success' });
    reload();
  };
  return <MailChoices topics={remote} {...sending} onSave={(topics) => void save(topics)} />;
}
