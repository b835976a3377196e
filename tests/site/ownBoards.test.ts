import { expect, it, vi } from 'vitest';
import { memoryStorage, siteStorage } from '../../apps/site/src/data/storage.ts';
import { createOwnBoards, lastBoard } from '../../apps/site/src/services/ownBoards.ts';
import { withBoards } from '../../apps/site/src/services/useOwnBoards.ts';
import { sampleOwnBoard } from '../../stories/screens/quote/sampleOwnBoard.ts';

it('keeps boards for the next page of the visit, until they are forgotten', async () => {
  const { boards: storage } = siteStorage(memoryStorage());
  const page = createOwnBoards(storage);
  await page.keep({ [lastBoard]: sampleOwnBoard, line: sampleOwnBoard });
  await page.keep({ line: undefined });

  const next = createOwnBoards(storage);
  expect(next.state.getState()).toEqual({});
  await next.load();
  expect(next.state.getState()).toEqual({ [lastBoard]: sampleOwnBoard });
  expect(withBoards([{ id: lastBoard }, { id: 'other' }], next.state.getState())).toEqual([
    { id: lastBoard, board: sampleOwnBoard },
    { id: 'other' },
  ]);

  await next.keep({ [lastBoard]: undefined });
  expect(storage.read()).toBeNull();
  await next.keep({ line: sampleOwnBoard });
  next.forgetAll();
  expect([next.state.getState(), storage.read()]).toEqual([{}, null]);
});

it("keeps boards that do not fit into the browser's storage as long as the page", async () => {
  const full = () => ({
    ...memoryStorage()(),
    setItem: vi.fn(() => {
      throw new Error('Full.');
    }),
  });
  const page = createOwnBoards(siteStorage(full).boards);
  await page.keep({ line: sampleOwnBoard });
  expect(page.state.getState()).toEqual({ line: sampleOwnBoard });
});
