import '@pcb/ui/reset.css';
import { Breadcrumbs } from '@pcb/ui/Breadcrumbs';
import { Button } from '@pcb/ui/Button';
import { Dialog } from '@pcb/ui/Dialog';
import { Heading } from '@pcb/ui/Heading';
import { NavigationMenu } from '@pcb/ui/NavigationMenu';
import { Text } from '@pcb/ui/Text';
import { useState } from 'react';
import { mount } from '../shared/mount.ts';
import { about, products, trail } from '../shared/pages.ts';

const items = [{ id: 'products', label: 'Products', groups: [{ id: 'all', items: products }] }, about];

function PageHead() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <header style={{ position: 'relative' }}>
        <NavigationMenu aria-label="Main" items={items} />
      </header>
      <main>
        <Breadcrumbs aria-label="Breadcrumbs" items={trail} current="Flexible boards" />
        <Heading level={1}>Flexible boards</Heading>
        <Heading level={2}>From one piece</Heading>
        <Button onPress={() => setOpen(true)}>Ask a question</Button>
        <Dialog title="Ask a question" isOpen={isOpen} onOpenChange={setOpen}>
          <Text>Write to us, and we reply within one working day.</Text>
        </Dialog>
      </main>
    </>
  );
}

mount(<PageHead />);
