import '@pcb/ui/reset.css';
import { Accordion } from '@pcb/ui/Accordion';
import { Button } from '@pcb/ui/Button';
import { Form } from '@pcb/ui/Form';
import { Heading } from '@pcb/ui/Heading';
import { Select } from '@pcb/ui/Select';
import { Stack } from '@pcb/ui/Stack';
import { Switch } from '@pcb/ui/Switch';
import { createToastQueue, ToastRegion } from '@pcb/ui/ToastRegion';
import { mount } from '../shared/mount.ts';
import { languages, notices } from '../shared/settings.ts';

const toasts = createToastQueue();

const sections = [
  {
    id: 'notifications',
    title: 'Notifications',
    content: (
      <Stack>
        {notices.map((label) => (
          <Switch key={label}>{label}</Switch>
        ))}
      </Stack>
    ),
  },
  { id: 'region', title: 'Region', content: <Select label="Language" items={languages} defaultValue="en" /> },
];

function Settings() {
  return (
    <main>
      <Heading level={1}>Settings</Heading>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          toasts.show({ title: 'Settings saved' });
        }}
      >
        <Stack>
          <Accordion items={sections} defaultExpandedKey="notifications" />
          <Button type="submit">Save</Button>
        </Stack>
      </Form>
      <ToastRegion queue={toasts} />
    </main>
  );
}

mount(<Settings />);
