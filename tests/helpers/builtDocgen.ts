import { readFileSync } from 'node:fs';
import { docs } from './builtStories.ts';
import { nonEmpty } from './nonEmpty.ts';

interface DocumentedProp {
  name: string;
  description: string;
  type?: { name: string };
  parent?: { fileName: string };
}

interface Documented {
  name: string;
  description?: string;
  error?: { name: string };
  reactComponentMeta?: { props: Record<string, DocumentedProp> };
}

interface DocumentedMeta extends Documented {
  id: string;
  path: string;
  subcomponents?: Record<string, Documented>;
}

const read = ({ name, description = '', error, reactComponentMeta }: Documented) => ({
  name,
  description,
  error: error?.name,
  props: Object.values(reactComponentMeta?.props ?? {}).map((prop) => ({
    ...prop,
    isShared: prop.parent?.fileName.includes('/private/') === true,
  })),
});

/**
 * Each component and screen with a documentation page, and the data on it. A story file without a page (`!autodocs`)
 * shows several components that have their own.
 */
export const documented = nonEmpty(
  docs.filter(({ title, tags }) => /^(Components|Art|Screens)\//.test(title) && tags.includes('autodocs')),
)
  .flatMap(({ id }) => {
    const file = `storybook-static/services/core/docgen/${id.replace(/--docs$/, '')}.json`;
    const { components } = JSON.parse(readFileSync(file, 'utf8')) as { components: Record<string, DocumentedMeta> };
    return Object.values(components);
  })
  .flatMap(({ id, path, subcomponents = {}, ...meta }) =>
    [meta, ...Object.values(subcomponents)].map((one) => ({ id, path, ...read(one) })),
  );
