// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useNewHints } from '../../packages/screens/src/quote/form/useNewHints.ts';
import { quoteContent } from '../../packages/screens/src/quote/quote.content.ts';
import { debounceTime } from '../../packages/screens/src/shared/hooks/useDebounced.ts';
import { reactRoot } from '../helpers/reactRoot.ts';

const render = reactRoot();
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const hint = (id: string, isError = false) => ({ id, text: `${id}.`, isError });

function Hints({ hints }: { hints: ReturnType<typeof hint>[] }) {
  useNewHints(hints, quoteContent.newHints);
  return null;
}

it('announces two new hints in full, more as their number, and errors in full', () => {
  const said = (...hints: ReturnType<typeof hint>[]) => {
    act(() => render(<Hints hints={hints} />));
    act(() => {
      vi.advanceTimersByTime(debounceTime);
    });
    vi.advanceTimersByTime(100);
    return document.querySelector('[aria-live="polite"]')?.textContent;
  };
  expect(said()).toBe('');
  const two = [hint('Track'), hint('Hole')];
  expect(said(...two)).toBe('Track. Hole.');
  const three = [hint('Ring'), hint('Mask'), hint('Legend')];
  expect(said(...two, ...three, hint('Enter a number', true))).toBe('Enter a number. 3 new hints, each at its field.');
});
