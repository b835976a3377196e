import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { selectedItem } from '../../packages/ui/src/components/ToggleGroup/selectedItem.ts';

const item = fc.record({ id: fc.string(), label: fc.string(), isDisabled: fc.boolean() });

describe('[Q-15] one option is always selected', () => {
  it('is the requested one, even if it is disabled', () => {
    const items = [
      { id: 'a', label: 'A' },
      { id: 'b', label: 'B', isDisabled: true },
    ];
    expect(selectedItem(items, 'b')).toBe('b');
  });

  it('is the first enabled one if the requested one is unknown', () => {
    const items = [
      { id: 'a', label: 'A', isDisabled: true },
      { id: 'b', label: 'B' },
      { id: 'c', label: 'C' },
    ];
    expect(selectedItem(items, 'x')).toBe('b');
    expect(selectedItem(items, undefined)).toBe('b');
  });

  it('is the first one if all are disabled', () => {
    expect(selectedItem([{ id: 'a', label: 'A', isDisabled: true }], 'x')).toBe('a');
  });

  it('is always one of the items, or null if there are none', () => {
    fc.assert(
      fc.property(fc.array(item), fc.option(fc.string()), (items, requestedId) => {
        const selected = selectedItem(items, requestedId);
        if (items.length === 0) expect(selected).toBeNull();
        else expect(items.map(({ id }) => id)).toContain(selected);
      }),
    );
  });
});
