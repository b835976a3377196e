import { getConfiguration } from 'chromatic/node';
import { describe, expect, it } from 'vitest';
import { chooseSnapshots, modes, modesOf } from '../../.storybook/modes.ts';

describe('a picture', () => {
  it('is taken of each state, in the modes that show it', () => {
    expect(modesOf({ title: 'Components/Button', tags: ['dev', 'ready'] })).toEqual(['light', 'dark']);
    expect(modesOf({ title: 'Screens/Admin/Orders', tags: ['ready'] })).toEqual([
      'light',
      'light-phone',
      'dark',
      'dark-phone',
    ]);
    expect(modesOf({ title: 'Screens/Admin/Orders', tags: ['forced-colours'] })).toEqual(['forced-colours']);
    expect(modesOf({ title: 'Foundations/Colours', tags: [] })).toEqual(['light', 'dark']);
  });

  it('is taken once in each mode, even for a story of several states', () => {
    expect(modesOf({ title: 'Components/Text', tags: ['long-content', 'unbroken'] })).toEqual(['light']);
  });

  it('is not taken of a story without a state, or of a test', () => {
    expect(modesOf({ title: 'Components/Button', tags: ['dev'] })).toEqual([]);
    expect(modesOf({ title: 'Components/Button', tags: ['ready', 'test-fn'] })).toEqual([]);
  });
});

describe('the Chromatic configuration', () => {
  const parametersOf = (title: string, tags: string[]) => {
    const parameters: Record<string, unknown> = { chromatic: { disableSnapshot: true } };
    const argTypes = { size: {} };
    expect(chooseSnapshots({ title, tags, parameters, argTypes })).toBe(argTypes);
    return parameters['chromatic'];
  };

  it('selects the same pictures', () => {
    expect(parametersOf('Components/Button', ['ready'])).toEqual({
      disableSnapshot: false,
      modes: { light: modes.light, dark: modes.dark },
    });
    expect(parametersOf('Components/Button', ['ready', 'test-fn'])).toEqual({ disableSnapshot: true });
  });

  it('is a file that Chromatic accepts: it rejects unknown keys', async () => {
    expect(await getConfiguration()).toMatchObject({ configFile: 'chromatic.config.json', onlyChanged: true });
  });

  it('emulates forced colours for the state of forced colours', () => {
    expect(parametersOf('Screens/Shell', ['forced-colours'])).toMatchObject({ forcedColors: 'active' });
  });
});
