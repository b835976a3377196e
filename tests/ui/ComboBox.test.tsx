import { ComboBox } from '@pcb/ui/ComboBox';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { splitText } from '../../packages/ui/src/components/TagField/splitText.ts';
import { flatItems, groupBySection } from '../../packages/ui/src/private/choiceSections.ts';
import { findByLabel, findItems } from '../../packages/ui/src/private/comboBox/findItems.ts';

const named = (...labels: string[]) => labels.map((label) => ({ id: label, label }));
type NamedItem = ReturnType<typeof named>[number];
const labels = (items: readonly { label: string }[]) => items.map(({ label }) => label);

describe('findItems', () => {
  const places = [
    ...named('Odisha', 'Café Kochi', 'New Kochi', 'दिल्ली'),
    { id: '32', label: 'Kerala', description: 'GST 32' },
  ];

  it.each([
    ['ODI', ['Odisha']],
    ['cafe', ['Café Kochi']],
    ['kochi new', ['New Kochi']],
    ['gst 32', ['Kerala']],
    ['दिल', ['दिल्ली']],
    ['दल', []],
    [' ', labels(places)],
  ])('finds "%s" without case and accents, in any order of words', (query, expected) => {
    expect(labels(findItems(places, query))).toEqual(expected);
  });

  it('puts items that start with the text first', () => {
    expect(labels(findItems(named('Old tin', 'Tin'), 'tin'))).toEqual(['Tin', 'Old tin']);
  });

  it('folds each label once, not on each key', () => {
    const read = vi.fn(() => 'Capacitor');
    const items = [
      {
        id: 'one',
        get label() {
          return read();
        },
      },
    ];
    findItems(items, 'c');
    const before = read.mock.calls.length;
    findItems(items, 'ca');
    expect(read).toHaveBeenCalledTimes(before);
  });

  it('finds a whole label as it is typed, unless it is disabled', () => {
    expect(findByLabel(places, ' CAFÉ kochi ')?.id).toBe('Café Kochi');
    expect(findByLabel(places, 'Café')).toBeUndefined();
    expect(findByLabel([{ id: 'one', label: 'One', isDisabled: true }], 'one')).toBeUndefined();
  });
});

describe('sections', () => {
  const [hasl, enig, usb] = named('HASL', 'ENIG', 'USB') as [NamedItem, NamedItem, NamedItem];
  const list = [
    { id: 'finishes', title: 'Finishes', items: [hasl, enig] },
    { id: 'connectors', title: 'Connectors', items: [usb] },
  ];

  it('keep their order without unmatched items', () => {
    expect(groupBySection([enig], list)).toEqual([{ id: 'finishes', title: 'Finishes', items: [enig] }]);
  });

  it('come after a selected item that is not in them', () => {
    const [selected] = named('Selected elsewhere') as [NamedItem];
    expect(groupBySection([usb, selected], list)).toEqual([selected, list[1]]);
  });

  it('are folded once: the same list returns the same items', () => {
    expect(flatItems(list)).toEqual([hasl, enig, usb]);
    expect(flatItems(list)).toBe(flatItems(list));
  });
});

it('splits pasted tags at commas and line breaks', () => {
  expect(splitText('FR-4, Rogers 4350B\r\nRigid-flex\n,')).toEqual(['FR-4', 'Rogers 4350B', 'Rigid-flex']);
});

const many = Array.from({ length: 10_000 }, (_, index) => ({ id: `${index}`, label: `Part ${index}` }));

it('renders on a server, with the selected item in the input and no list', () => {
  const html = renderToString(<ComboBox label="Part" items={many} defaultValue="9999" name="part" />);
  expect(html).toContain('value="Part 9999"');
  expect(html).not.toContain('role="listbox"');
});

it('starts with text that is not an item, if it accepts any text', () => {
  const html = renderToString(
    <ComboBox label="Maker" items={many} allowsCustomValue defaultInputValue="Kerala Resistors" />,
  );
  expect(html).toContain('value="Kerala Resistors"');
});
