import type { Problems, Remote } from '@pcb/screens/remote';
import { type ReactNode, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

/** What the stories of lists and edit pages share. What is the same code in all of them is tested in Orders and Order edit. */

export const onRetry = fn();
export const loading = { status: 'loading' } satisfies Remote<never>;
export const failed = { status: 'failed', onRetry } satisfies Remote<never>;
export const ready = <Value,>(value: Value): Remote<Value> => ({ status: 'ready', value });

export const inMain = (Story: () => ReactNode) => (
  <main>
    <Story />
  </main>
);

/** The table of a list, as a person reads it. */
export function recordTable(name: string) {
  const table = () => screen.getByRole('table', { name });
  const textOf = ({ textContent }: HTMLElement) => textContent;
  return {
    table,
    headers: () => within(table()).getAllByRole('columnheader').map(textOf),
    sortableHeaders: () =>
      within(table())
        .getAllByRole('columnheader')
        .filter((header) => header.hasAttribute('aria-sort'))
        .map(textOf),
    idsShown: () => within(table()).queryAllByRole('rowheader').map(textOf),
    /** The cells of a column, counted from the one after the id. */
    columnOf: (index: number) =>
      within(table())
        .getAllByRole('row')
        .slice(1)
        .map((row) => within(row).getAllByRole('cell')[index]?.textContent ?? ''),
  };
}

interface AddProps<Values> {
  isAddOpen?: boolean | undefined;
  onAddOpenChange: (isOpen: boolean) => void;
  onAdd: (values: Values) => void;
  problems?: Problems | undefined;
}

/** A host of the form for a new record: it closes the form when a record is added, or answers with a refusal and leaves it open. */
export function useAddHost<Values>(props: AddProps<Values>, refusal?: Problems) {
  const [isAddOpen, setAddOpen] = useState(props.isAddOpen ?? false);
  const [problems, setProblems] = useState(props.problems);
  return {
    isAddOpen,
    problems,
    onAddOpenChange: (isOpen: boolean) => {
      props.onAddOpenChange(isOpen);
      setAddOpen(isOpen);
    },
    onAdd: (values: Values) => {
      props.onAdd(values);
      if (refusal) setProblems(refusal);
      else setAddOpen(false);
    },
  };
}

/** Clears the filters of a list that shows so many of so many rows. */
export async function clearFilters(shown: number, all: number) {
  await expect(screen.getByRole('status')).toHaveTextContent(`Showing ${shown} of ${all}`);
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(`Showing ${all} of ${all}`));
}
