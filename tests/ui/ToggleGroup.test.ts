import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { selectedOption } from '../../packages/ui/src/components/ToggleGroup/selectedOption.ts';

const option = fc.record({ id: fc.string(), label: fc.string(), isDisabled: fc.boolean() });

describe('[Q-15] one option is always selected', () => {
  it('is the requested one, even if it is disabled', () => {
    const options = [
      { id: 'a', label: 'A' },
      { id: 'b', label: 'B', isDisabled: true },
    ];
    expect(selectedOption(options, 'b')).toBe('b');
  });

  it('is the first enabled one if the requested one is unknown', () => {
    const options = [
      { id: 'a', label: 'A', isDisabled: true },
      { id: 'b', label: 'B' },
      { id: 'c', label: 'C' },
    ];
    expect(selectedOption(options, 'x')).toBe('b');
    expect(selectedOption(options, undefined)).toBe('b');
  });

  it('is the first one if all are disabled', () => {
    expect(selectedOption([{ id: 'a', label: 'A', isDisabled: true }], 'x')).toBe('a');
  });

  it('is always one of the options, or null if there are none', () => {
    fc.assert(
      fc.property(fc.array(option), fc.option(fc.string()), (options, requestedId) => {
        const selected = selectedOption(options, requestedId);
        if (options.length === 0) expect(selected).toBeNull();
        else expect(options.map(({ id }) => id)).toContain(selected);
      }),
    );
  });
});
