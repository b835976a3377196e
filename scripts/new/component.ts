import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkIsNew, checkName, checkPlan, insertInOrder, type Plan } from './plan.ts';

const components = 'packages/ui/src/components';
const barrel = 'packages/ui/src/index.ts';

const component = (name: string) => `import type { ComponentPropsWithRef, ReactNode } from 'react';
import { joinClassNames } from '../../private/joinClassNames.ts';
import { frame } from './${name}.css.ts';

export interface ${name}Props extends ComponentPropsWithRef<'div'> {
  /** Replace this: what belongs inside. */
  children?: ReactNode;
}

/**
 * Replace this: what the component is, and when to use another one.
 *
 * @example <${name}>Content</${name}>
 */
export function ${name}({ className, ...props }: ${name}Props) {
  return <div {...props} className={joinClassNames(frame, className)} />;
}
`;

const styles = `import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/vars.css.ts';

export const frame = componentStyle({
  padding: vars.space.large,
  border: \`1px solid \${vars.color.line}\`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  color: vars.color.text,
  overflowWrap: 'anywhere',
});
`;

const stories = (name: string) => `import { ${name} } from '@pcb/ui/${name}';
import { expect } from 'storybook/test';
import type { Guide } from '#storybook/docs/guide.ts';
import preview from '#storybook/preview.tsx';
import { onMask } from './onMask.tsx';

const meta = preview.meta({
  title: 'Components/${name}',
  component: ${name},
  parameters: {
    guide: {
      instead: ['Replace this: another component, and when to use it.'],
      keyboard: [],
      copy: ['Replace this: a rule for its words.'],
    } satisfies Guide,
  },
  args: { children: 'Content' },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('shows its content', async ({ canvas }) => {
  await expect(canvas.getByText('Content')).toBeVisible();
});

export const LongLabel = meta.story({
  tags: ['long-content'],
  args: { children: 'Waiting for the approval of the revised stack-up drawing by the customer' },
  globals: { viewport: { value: 'narrow', isRotated: false } },
});

export const UnbrokenLabel = meta.story({
  tags: ['unbroken'],
  args: { children: 'AWAITING-STACKUP-APPROVAL-REVISION-C-PANEL-2X3-WITH-TOOLING' },
  globals: { viewport: { value: 'narrow', isRotated: false } },
});

export const OnMask = meta.story({ tags: ['on-mask'], decorators: [onMask] });

export const Dark = meta.story({ tags: ['dark'], globals: { theme: 'dark' } });
`;

/** The files of a new component, and the barrel that exports it. */
export function planComponent(root: string, name: string): Plan {
  checkName(name);
  checkIsNew(root, components, name);
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  return checkPlan(root, {
    title: `Components/${name}`,
    created: {
      [`${components}/${name}/${name}.tsx`]: component(name),
      [`${components}/${name}/${name}.css.ts`]: styles,
      [`stories/components/${name}.stories.tsx`]: stories(name),
    },
    changed: {
      [barrel]: insertInOrder(
        read(barrel),
        /^export \{[^}]*\} from '\.\/components\/(\w+)\/\w+\.tsx';\n/gm,
        name,
        `export { ${name}, type ${name}Props } from './components/${name}/${name}.tsx';\n`,
      ),
    },
  });
}
