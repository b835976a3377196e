import { useRef, useState } from 'react';
import {
  Breadcrumb,
  Breadcrumbs,
  Button,
  Dialog,
  DialogTrigger,
  Disclosure,
  DisclosurePanel,
  Heading,
  Link,
  Modal,
} from 'react-aria-components';
import { mount } from '../shared/mount.ts';
import { about, products, trail } from '../shared/pages.ts';

function Navigation() {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <nav aria-label="Main">
      <ul>
        <li
          onKeyDown={({ key }) => {
            if (key !== 'Escape') return;
            setOpen(false);
            button.current?.focus();
          }}
        >
          <Disclosure isExpanded={isOpen} onExpandedChange={setOpen}>
            <Button ref={button} slot="trigger">
              Products
            </Button>
            <DisclosurePanel>
              <ul>
                {products.map(({ label, href }) => (
                  <li key={href}>
                    <Link href={href}>{label}</Link>
                  </li>
                ))}
              </ul>
            </DisclosurePanel>
          </Disclosure>
        </li>
        <li>
          <Link href={about.href}>{about.label}</Link>
        </li>
      </ul>
    </nav>
  );
}

function PageHead() {
  return (
    <>
      <header>
        <Navigation />
      </header>
      <main>
        <nav aria-label="Breadcrumbs">
          <Breadcrumbs>
            {trail.map(({ label, href }) => (
              <Breadcrumb key={href} id={href}>
                <Link href={href}>{label}</Link>
              </Breadcrumb>
            ))}
            <Breadcrumb id="current">
              <Link>Flexible boards</Link>
            </Breadcrumb>
          </Breadcrumbs>
        </nav>
        <Heading level={1}>Flexible boards</Heading>
        <Heading level={2}>From one piece</Heading>
        <DialogTrigger>
          <Button>Ask a question</Button>
          <Modal isDismissable>
            <Dialog>
              <Heading slot="title">Ask a question</Heading>
              <p>Write to us, and we reply within one working day.</p>
              <Button slot="close">Close</Button>
            </Dialog>
          </Modal>
        </DialogTrigger>
      </main>
    </>
  );
}

mount(<PageHead />);
