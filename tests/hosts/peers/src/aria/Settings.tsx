import {
  Button,
  Disclosure,
  DisclosureGroup,
  DisclosurePanel,
  Form,
  Heading,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Select,
  SelectValue,
  Switch,
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components';
import { mount } from '../shared/mount.ts';
import { languages, notices } from '../shared/settings.ts';

const toasts = new ToastQueue<string>();

function Settings() {
  return (
    <main>
      <Heading level={1}>Settings</Heading>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          toasts.add('Settings saved', { timeout: 5000 });
        }}
      >
        <DisclosureGroup defaultExpandedKeys={['notifications']}>
          <Disclosure id="notifications">
            <Heading level={2}>
              <Button slot="trigger">Notifications</Button>
            </Heading>
            <DisclosurePanel>
              {notices.map((label) => (
                <Switch key={label}>{({ isSelected }) => `${isSelected ? '●' : '○'} ${label}`}</Switch>
              ))}
            </DisclosurePanel>
          </Disclosure>
          <Disclosure id="region">
            <Heading level={2}>
              <Button slot="trigger">Region</Button>
            </Heading>
            <DisclosurePanel>
              <Select defaultValue="en">
                <Label>Language</Label>
                <Button>
                  <SelectValue />
                </Button>
                <Popover>
                  <ListBox items={languages}>{({ label }) => <ListBoxItem>{label}</ListBoxItem>}</ListBox>
                </Popover>
              </Select>
            </DisclosurePanel>
          </Disclosure>
        </DisclosureGroup>
        <Button type="submit">Save</Button>
      </Form>
      <ToastRegion queue={toasts}>
        {({ toast }) => (
          <Toast toast={toast}>
            <ToastContent>
              <Text slot="title">{toast.content}</Text>
            </ToastContent>
            <Button slot="close">Close</Button>
          </Toast>
        )}
      </ToastRegion>
    </main>
  );
}

mount(<Settings />);
