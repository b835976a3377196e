import type { Problems } from '@pcb/screens/remote';
import { useState } from 'react';
import { fn, screen, within } from 'storybook/test';

/** Helpers for the stories of lists and edit pages. The common behaviour is tested in Orders and Order edit. */

/** The callbacks of a list with a form for a new record. */
export const growingListArgs = {
  onFiltersChange: fn(),
  onSortChange: fn(),
  onAdd: fn(),
  onDelete: fn(),
  onAddOpenChange: fn(),
};

/** Reads the table of a list. */
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
    visibleIds: () => within(table()).queryAllByRole('rowheader').map(textOf),
    /** The cells of a column, starting after the id. */
    columnOf: (index: number) =>
      within(table())
        .getAllByRole('row')
        .slice(1)
        .map((row) => within(row).getAllByRole('cell')[index]?.textContent ?? ''),
  };
}

/** A play function that waits until the form for a new record has loaded, so that the checks see it. */
export const showsForm = async () => {
  await screen.findByRole('dialog');
};

interface AddProps<Values> {
  isAddOpen?: boolean | undefined;
  onAddOpenChange: (isOpen: boolean) => void;
  onAdd: (values: Values) => void;
  problems?: Problems | undefined;
}

/** A host of the form for a new record: it closes the form after a record is added, or shows the refusal and keeps it open. */
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
