import { describe, expect, it } from 'vitest';
import { keepStyles } from '../../.storybook/keepStyles.ts';

const build = (code: string, id: string) => {
  const { transform } = keepStyles();
  if (typeof transform !== 'function') throw new Error('The plugin has no transform.');
  const context = {
    error(message: string) {
      throw new Error(message);
    },
  };
  return transform.call(context as never, code, id);
};

describe('a build of Storybook', () => {
  it('fails when the module of a style sheet imports no styles', () => {
    expect(() => build('export {};', '/ui/reset.css.ts')).toThrow('lost the styles of /ui/reset.css.ts');
  });

  it('goes on when it does, and with every other module', () => {
    expect(build(`import '/ui/reset.css.ts.vanilla.css';`, '/ui/reset.css.ts')).toBeUndefined();
    expect(build('export {};', '/ui/Button.tsx')).toBeUndefined();
  });
});
