import { Accordion, Button, Select, Stack, Switch, Title } from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import { mount } from '../shared/mount.ts';
import { languages, notices } from '../shared/settings.ts';
import { Page } from './Page.tsx';
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Accordion.css';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Notification.css';
import '@mantine/core/styles/Stack.css';
import '@mantine/core/styles/Switch.css';
import '@mantine/core/styles/Title.css';
import '@mantine/notifications/styles.css';

function Settings() {
  return (
    <main>
      <Title order={1}>Settings</Title>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          notifications.show({ message: 'Settings saved', closeButtonProps: { 'aria-label': 'Close' } });
        }}
      >
        <Stack>
          <Accordion defaultValue="notifications" order={2}>
            <Accordion.Item value="notifications">
              <Accordion.Control>Notifications</Accordion.Control>
              <Accordion.Panel>
                <Stack>
                  {notices.map((label) => (
                    <Switch key={label} label={label} />
                  ))}
                </Stack>
              </Accordion.Panel>
            </Accordion.Item>
            <Accordion.Item value="region">
              <Accordion.Control>Region</Accordion.Control>
              <Accordion.Panel>
                <Select
                  label="Language"
                  data={languages.map(({ id, label }) => ({ value: id, label }))}
                  allowDeselect={false}
                  defaultValue="en"
                />
              </Accordion.Panel>
            </Accordion.Item>
          </Accordion>
          <Button type="submit">Save</Button>
        </Stack>
      </form>
      <Notifications />
    </main>
  );
}

mount(
  <Page>
    <Settings />
  </Page>,
);
