import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chosenOption } from '../../packages/ui/src/components/ToggleGroup/chosenOption.ts';

const option = fc.record({ id: fc.string(), label: fc.string(), isDisabled: fc.boolean() });

describe('[Q-15] one option is always chosen', () => {
  it('is the one asked for, even if it can no longer be chosen', () => {
    const options = [
      { id: 'a', label: 'A' },
      { id: 'b', label: 'B', isDisabled: true },
    ];
    expect(chosenOption(options, 'b')).toBe('b');
  });

  it('is the first that can be chosen where the one asked for is unknown', () => {
    const options = [
      { id: 'a', label: 'A', isDisabled: true },
      { id: 'b', label: 'B' },
      { id: 'c', label: 'C' },
    ];
    expect(chosenOption(options, 'x')).toBe('b');
    expect(chosenOption(options, undefined)).toBe('b');
  });

  it('is the first where none can be chosen', () => {
    expect(chosenOption([{ id: 'a', label: 'A', isDisabled: true }], 'x')).toBe('a');
  });

  it('is one of the options, whatever is asked for, and nothing only where there are none', () => {
    fc.assert(
      fc.property(fc.array(option), fc.option(fc.string()), (options, wanted) => {
        const chosen = chosenOption(options, wanted);
        if (options.length === 0) expect(chosen).toBeNull();
        else expect(options.map(({ id }) => id)).toContain(chosen);
      }),
    );
  });
});
