import type { Problems, Remote, Sending } from '@pcb/screens/remote';
import { useState } from 'react';
import { expect, type screen } from 'storybook/test';

/** Data that could not be loaded, and load again when the button is pressed. */
export function useFailed<Value>(onRetry: () => void): Remote<Value> {
  const [isLoading, setIsLoading] = useState(false);
  if (isLoading) return { status: 'loading' };
  return {
    status: 'failed',
    onRetry: () => {
      onRetry();
      setIsLoading(true);
    },
  };
}

/** A host that refuses what it is sent. */
export function useRefusal<Field extends string>(problems: Problems<Field>): [Sending<Field>, refuse: () => void] {
  const [sending, setSending] = useState<Sending<Field>>({});
  return [sending, () => setSending({ problems })];
}

type Canvas = Pick<typeof screen, 'getByRole'>;

/** Asserts that the value stays in sight, marked as busy for assistive technology. */
export async function expectStale(shown: HTMLElement) {
  await expect(shown).toBeVisible();
  await expect(shown.closest('[aria-busy="true"]')).not.toBeNull();
}

/** Asserts that a refused form has its messages: the first refused field has focus, keeps its value, and says why. */
export async function expectRefused(
  canvas: Canvas,
  { field, value, message, general }: { field: HTMLElement; value: string; message: string; general: string },
) {
  await expect(canvas.getByRole('alert')).toHaveTextContent(general);
  await expect(field).toHaveFocus();
  await expect(field).toBeInvalid();
  await expect(field).toHaveAccessibleDescription(message);
  await expect(field).toHaveValue(value);
}
