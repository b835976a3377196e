import { ContentScreen } from '@pcb/screens/content/ContentScreen';
import type { Decorator } from '@storybook/react-vite';

/** A calculator as on the site: in a section of a content page, next to its table of contents. */
export const onAContentPage: Decorator = (Story) => (
  <main>
    <ContentScreen
      content={{
        designator: 'Guidelines',
        title: 'A content page',
        lead: 'With a slot for a tool.',
        sections: [
          { id: 'tool', title: 'Your calculation', blocks: [{ kind: 'slot', id: 'tool' }] },
          { id: 'after', title: 'After it', blocks: [{ kind: 'text', text: 'The page continues.' }] },
        ],
        related: [],
        meta: { title: 'A content page', description: 'A page with a calculator.' },
      }}
      slots={{ tool: <Story /> }}
    />
  </main>
);
