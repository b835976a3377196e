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

/** What a virtual screen reader said of a story, from the file that the tests compare it with. */
export function Spoken({ storyId }: { storyId: string }) {
  const log = logOf(storyId);
  return (
    log && (
      <>
        <Heading>What a screen reader says</Heading>
        <p>Read from the top to the end by a virtual screen reader; a test compares it with what it says today.</p>
        <details className="spoken">
          <summary>Every phrase, in order</summary>
          <Log log={log} />
        </details>
      </>
    )
  );
}
