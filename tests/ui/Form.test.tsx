// @vitest-environment happy-dom
import { Form } from '@pcb/ui/Form';
import { ToggleGroup } from '@pcb/ui/ToggleGroup';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { reactRoot } from '../helpers/reactRoot.ts';

const show = reactRoot();

it('an unchanged field does not render again with its form, so that typing is fast in a long form', () => {
  // react-aria calls the function whenever it renders the group.
  const className = vi.fn(() => '');
  const unchanged = <ToggleGroup label="Layer" items={[{ id: '1', label: '1' }]} className={className} />;
  const render = (typed: string) =>
    act(() =>
      show(
        <Form aria-label="Board" validationBehavior="aria">
          {unchanged}
          {typed}
        </Form>,
      ),
    );
  render('1');
  const before = className.mock.calls.length;
  expect(before).toBeGreaterThan(0);
  render('10');
  expect(className).toHaveBeenCalledTimes(before);
});
