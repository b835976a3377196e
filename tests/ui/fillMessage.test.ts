import { expect, it } from 'vitest';
import { fillMessage } from '../../packages/ui/src/private/fillMessage.ts';

it('fills a message with any text unchanged, and each value once', () => {
  expect(fillMessage('{label} moved to {place}, {other}', { label: "$& and $' of {place}", place: 2 })).toBe(
    "$& and $' of {place} moved to 2, {other}",
  );
});
