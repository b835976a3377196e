import '@pcb/ui/reset.css';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { NameBoard } from './HookForm.tsx';
import { NamePanel } from './TanStackForm.tsx';

function Forms() {
  const [saved, setSaved] = useState('');
  return (
    <>
      <section aria-label="react-hook-form">
        <NameBoard onSave={({ name }) => setSaved(`Board ${name}`)} />
      </section>
      <section aria-label="TanStack Form">
        <NamePanel onSave={({ name }) => setSaved(`Panel ${name}`)} />
      </section>
      <p role="status">{saved}</p>
    </>
  );
}

createRoot(document.getElementById('root')!).render(<Forms />);
