import type { Problems, Remote, Sending } from '@pcb/screens/remote';
import { useState } from 'react';
import { expect, fn, type screen, type userEvent, waitFor } from 'storybook/test';
import { expectAnnounced } from '../components/announced.ts';

export const onRetry = fn();
export const loading = { status: 'loading' } satisfies Remote<never>;
export const failed = { status: 'failed', onRetry } satisfies Remote<never>;
export const ready = <Value>(value: Value) => ({ status: 'ready' as const, value });

/** A host that rejects every submission, after it has called the callback of the story. */
export function useRefusal<Field extends string, Values>(
  problems: Problems<Field>,
  onSubmit: (values: Values) => void,
): [Sending<Field>, onSubmit: (values: Values) => void] {
  const [sending, setSending] = useState<Sending<Field>>({});
  return [
    sending,
    (values) => {
      onSubmit(values);
      setSending({ problems });
    },
  ];
}

type Canvas = Pick<typeof screen, 'getByText' | 'queryByRole'>;

interface RetryContext {
  canvas: Pick<typeof screen, 'getByRole'>;
  userEvent: Pick<typeof userEvent, 'click'>;
}

/** The test of data that failed to load: `Try again` calls the host and moves the focus away, because the button will unmount. */
export async function retries({ canvas, userEvent }: RetryContext) {
  const button = canvas.getByRole('button', { name: 'Try again' });
  await userEvent.click(button);
  await expect(onRetry).toHaveBeenCalledOnce();
  await expect(button).not.toHaveFocus();
  await expect(document.body).not.toHaveFocus();
}

/** Asserts that an element stays visible and is marked as busy. */
export async function expectStale(shown: HTMLElement) {
  await expect(shown).toBeVisible();
  await expect(shown.closest('[aria-busy="true"]')).not.toBeNull();
}

/**
 * Asserts that a rejected form shows its messages and keeps the value of the first rejected field, which has focus unless
 * the summary of the errors has.
 */
export async function expectRefused(
  canvas: Canvas,
  { field, value, message, general }: { field: HTMLElement; value: string; message: string; general: string },
) {
  await expect(canvas.getByText(general)).toBeVisible();
  await expectAnnounced(general);
  const summary = canvas.queryByRole('group', { name: 'There is a problem' });
  await waitFor(() => expect(summary ?? field).toHaveFocus());
  await expect(field).toBeInvalid();
  await expect(field).toHaveAccessibleDescription(message);
  await expect(field).toHaveValue(value);
}
