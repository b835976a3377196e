import { Table } from '@pcb/ui/Table';
import {
  ArgTypes,
  Canvas,
  Description,
  DocsContext,
  Heading,
  Story,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks';
import { lazy, type ReactNode, Suspense, useContext } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { componentStates, screenStates } from '../states.ts';
import type { Guide } from './guide.ts';
import { withCode } from './withCode.tsx';
import './docsPage.css';

const meanings: Readonly<Record<string, string>> = { ...componentStates, ...screenStates };

const RightAndWrong = lazy(() =>
  import('../../stories/guides/RightAndWrong.tsx').then((module) => ({ default: module.RightAndWrong })),
);

const event = /^on[A-Z]/;

/** `Story.test` creates a story for each test; its id starts with the id of its story. */
const isTest = ({ tags }: PreparedStory) => tags.includes('test-fn');
const storyOf = (test: PreparedStory) => test.id.split(':')[0];

interface StatesProps {
  stories: readonly PreparedStory[];
  tests: readonly PreparedStory[];
}

function States({ stories, tests }: StatesProps) {
  return (
    <Unstyled>
      <Table
        aria-label="States"
        maxHeight="none"
        columns={[
          { id: 'name', label: 'Story', width: 12, isRowHeader: true },
          { id: 'shows', label: 'What it shows', width: 16, isFlexible: true },
          { id: 'tests', label: 'Tests', width: 5, align: 'end', isMono: true },
        ]}
        rows={stories}
        renderCell={(story, columnId) => {
          switch (columnId) {
            case 'name':
              return (
                <a href={`./?path=/story/${story.id}`} target="_top">
                  {story.name}
                </a>
              );
            case 'shows':
              return (
                <>
                  {story.tags.flatMap((tag) => meanings[tag] ?? []).join(' ')}
                  <Description of={story.moduleExport as object} />
                </>
              );
            case 'tests':
              return tests.filter((test) => storyOf(test) === story.id).length;
          }
        }}
      />
    </Unstyled>
  );
}

function Props({ rows, none }: { rows: ReactNode; none: string }) {
  return (
    <div className="prop-table">
      <div className="props">{rows}</div>
      <p className="no-props">{none}</p>
    </div>
  );
}

function BulletList({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <>
      <Heading>{title}</Heading>
      <ul>
        {items.map((item) => (
          <li key={item}>{withCode(item)}</li>
        ))}
      </ul>
    </>
  );
}

const noKeys = ['It has no focusable elements.'];

export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const all = useContext(DocsContext).componentStories();
  const stories = all.filter((story) => !isTest(story));
  const tests = all.filter(isTest);
  const guide = preparedMeta.parameters['guide'] as Guide | undefined;
  const [first] = stories;
  if (!first) return null;
  return (
    <>
      <Title />
      <Description of="meta" />
      {preparedMeta.parameters['layout'] === 'fullscreen' ? (
        // Rendered in an iframe, because a screen has landmarks and sticky elements.
        <Story of={first.moduleExport as object} inline={false} height="44rem" />
      ) : (
        <Canvas of={first.moduleExport as object} />
      )}
      {guide && <BulletList title="When to use something else" items={guide.instead} />}
      {preparedMeta.title.startsWith('Components/') && (
        <Suspense>
          <RightAndWrong component={preparedMeta.title.replace('Components/', '')} />
        </Suspense>
      )}
      <Heading>States</Heading>
      <States stories={stories} tests={tests} />
      {preparedMeta.component && (
        <>
          <Heading>Data in</Heading>
          <Props rows={<ArgTypes exclude={event} />} none="It has no props." />
          <Heading>Events out</Heading>
          <Props rows={<ArgTypes include={event} />} none="It has no callbacks." />
        </>
      )}
      {guide && <BulletList title="Keyboard" items={guide.keyboard.length > 0 ? guide.keyboard : noKeys} />}
      {guide && <BulletList title="Copy rules" items={guide.copy} />}
    </>
  );
}
