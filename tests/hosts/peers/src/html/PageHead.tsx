import { useRef, useState } from 'react';
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
          <button
            ref={button}
            type="button"
            aria-expanded={isOpen}
            aria-controls="products"
            onClick={() => setOpen(!isOpen)}
          >
            Products
          </button>
          <ul id="products" hidden={!isOpen}>
            {products.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </li>
        <li>
          <a href={about.href}>{about.label}</a>
        </li>
      </ul>
    </nav>
  );
}

function PageHead() {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <header>
        <Navigation />
      </header>
      <main>
        <nav aria-label="Breadcrumbs">
          <ol>
            {trail.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
            <li aria-current="page">Flexible boards</li>
          </ol>
        </nav>
        <h1>Flexible boards</h1>
        <h2>From one piece</h2>
        <button type="button" onClick={() => dialog.current?.showModal()}>
          Ask a question
        </button>
        <dialog ref={dialog} aria-labelledby="title">
          <h2 id="title">Ask a question</h2>
          <p>Write to us, and we reply within one working day.</p>
          <button type="button" onClick={() => dialog.current?.close()}>
            Close
          </button>
        </dialog>
      </main>
    </>
  );
}

mount(<PageHead />);
