import { Heading } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';

const logs = import.meta.glob<string>('../../tests/storybook/spoken/*.txt', { query: '?raw', import: 'default' });

/** The recorded speech of a virtual screen reader, from the file that the tests compare. */
export function Spoken({ storyId }: { storyId: string }) {
  const [log, setLog] = useState<string>();
  const load = logs[`../../tests/storybook/spoken/${storyId}.txt`];
  useEffect(() => void load?.().then(setLog), [load]);
  return (
    load && (
      <>
        <Heading>What a screen reader says</Heading>
        <details>
          <summary>Every phrase that a virtual screen reader says, from top to bottom</summary>
          <pre>{log}</pre>
        </details>
      </>
    )
  );
}
