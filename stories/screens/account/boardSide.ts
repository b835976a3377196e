import { expect, type screen } from 'storybook/test';

/** Asserts that the board with its text, which is on the left of the form, has moved to its right. */
export async function expectBoardOnTheRight(canvas: Pick<typeof screen, 'getByRole'>) {
  const board = canvas.getByRole('complementary').getBoundingClientRect();
  const form = canvas.getByRole('main').getBoundingClientRect();
  await expect(form.left).toBe(0);
  await expect(board.left).toBeGreaterThan(form.right);
}
