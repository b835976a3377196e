import { Anchor, Breadcrumbs, Button, Modal, Popover, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { mount } from '../shared/mount.ts';
import { about, products, trail } from '../shared/pages.ts';
import { Page } from './Page.tsx';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Anchor.css';
import '@mantine/core/styles/Breadcrumbs.css';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/Stack.css';
import '@mantine/core/styles/Text.css';
import '@mantine/core/styles/Title.css';

function Navigation() {
  const [isOpen, setOpen] = useState(false);
  return (
    <nav aria-label="Main">
      <Popover opened={isOpen} onChange={setOpen} withinPortal={false} withRoles={false} returnFocus>
        <Popover.Target>
          <Button variant="subtle" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            Products
          </Button>
        </Popover.Target>
        <Popover.Dropdown>
          <Stack>
            {products.map(({ label, href }) => (
              <Anchor key={href} href={href}>
                {label}
              </Anchor>
            ))}
          </Stack>
        </Popover.Dropdown>
      </Popover>
      <Anchor href={about.href}>{about.label}</Anchor>
    </nav>
  );
}

function PageHead() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <header>
        <Navigation />
      </header>
      <main>
        <nav aria-label="Breadcrumbs">
          <Breadcrumbs>
            {trail.map(({ label, href }) => (
              <Anchor key={href} href={href}>
                {label}
              </Anchor>
            ))}
            <Text aria-current="page">Flexible boards</Text>
          </Breadcrumbs>
        </nav>
        <Title order={1}>Flexible boards</Title>
        <Title order={2}>From one piece</Title>
        <Button onClick={() => setOpen(true)}>Ask a question</Button>
        <Modal
          title="Ask a question"
          opened={isOpen}
          onClose={() => setOpen(false)}
          closeButtonProps={{ 'aria-label': 'Close' }}
        >
          <Text>Write to us, and we reply within one working day.</Text>
        </Modal>
      </main>
    </>
  );
}

mount(
  <Page>
    <PageHead />
  </Page>,
);
