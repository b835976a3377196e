import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useLayoutEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { brandTheme, type Scheme } from '../brandTheme.ts';

const schemeOf = (globals: Readonly<Record<string, unknown>>): Scheme =>
  globals['theme'] === 'dark' ? 'dark' : 'light';

/** A page without stories reads the toolbar's theme from the URL. */
function currentScheme(context: DocsContainerProps['context']): Scheme {
  const [story] = context.componentStories();
  if (story) return schemeOf(context.getStoryContext(story)['globals'] as Readonly<Record<string, unknown>>);
  return new URLSearchParams(location.search).get('globals')?.includes('theme:dark') ? 'dark' : 'light';
}

export function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [scheme, setScheme] = useState(() => currentScheme(context));
  useEffect(() => {
    const update = ({ globals }: { globals: Record<string, unknown> }) => setScheme(schemeOf(globals));
    context.channel.on(GLOBALS_UPDATED, update);
    return () => context.channel.off(GLOBALS_UPDATED, update);
  }, [context]);
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = scheme;
  }, [scheme]);
  return (
    <DocsContainer context={context} theme={brandTheme(scheme)}>
      {children}
    </DocsContainer>
  );
}
