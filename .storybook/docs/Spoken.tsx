import { Heading } from '@storybook/addon-docs/blocks';
import { use } from 'react';

const logs = import.meta.glob<string>('../../tests/storybook/spoken/*.txt', { query: '?raw', import: 'default' });

const loading = new Map<string, Promise<string>>();

function logOf(storyId: string) {
  const load = logs[`../../tests/storybook/spoken/${storyId}.txt`];
  if (load && !loading.has(storyId)) loading.set(storyId, load());
  return loading.get(storyId);
}

function Log({ log }: { log: Promise<string> }) {
  return (
    <ol>
      {use(log)
        .trim()
        .split('\n')
        .map((phrase, index) => (
          <li key={index}>{phrase}</li>
        ))}
    </ol>
  );
}

/** The recorded speech of a virtual screen reader, from the file that the tests compare. */
export function Spoken({ storyId }: { storyId: string }) {
  const log = logOf(storyId);
  return (
    log && (
      <>
        <Heading>What a screen reader says</Heading>
        <p>Read from top to bottom by a virtual screen reader. A test compares the file with the current output.</p>
        <details className="spoken">
          <summary>Every phrase, in order</summary>
          <Log log={log} />
        </details>
      </>
    )
  );
}
