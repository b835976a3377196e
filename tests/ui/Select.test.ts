import { Select } from '@pcb/ui/Select';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { checkItems } from '../../packages/ui/src/components/Select/checkItems.ts';

const items = [
  { id: '1', label: 'One layer' },
  { id: '', label: 'Any number of layers' },
];

describe('[T-05] an item with an empty id', () => {
  it('throws an error that names the field and the item', () => {
    expect(() => checkItems('Layer', items)).toThrow(
      /^Select "Layer": item 2, "Any number of layers", has an empty id\. Give it a unique id/,
    );
  });

  it('throws on the first render, even on a server', () => {
    expect(() => renderToString(createElement(Select, { label: 'Layer', items }))).toThrow(/has an empty id/);
  });

  it('does not affect other lists, including an empty one', () => {
    expect(() => checkItems('Layer', [])).not.toThrow();
    expect(() => checkItems('Layer', [{ id: ' ', label: '' }])).not.toThrow();
  });
});
