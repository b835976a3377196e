import { hi } from '@pcb/ui/languages/hi';
import { MessagesProvider } from '@pcb/ui/MessagesProvider';
import { Table } from '@pcb/ui/Table';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';

const rows = Array.from({ length: 1240 }, (_, index) => ({ id: index + 1 }));

const render = (locale: string, selected: readonly number[]) =>
  renderToString(
    <I18nProvider locale={locale}>
      <MessagesProvider messages={{ hi }}>
        <Table
          aria-label="Parts"
          columns={[{ id: 'id', label: 'No.', isRowHeader: true }]}
          rows={rows}
          renderCell={({ id }) => id}
          selectionMode="multiple"
          selectedKeys={selected}
        />
      </MessagesProvider>
    </I18nProvider>,
  );

it('states in the language of the page how many rows are selected, and how many of them a filter hides', () => {
  expect(render('en-IN', [1, 2, 5000])).toContain('2 of 1,240 selected, 1 more hidden by filters');
  expect(render('hi-IN', [1, 2, 5000])).toContain('1,240 में से 2 चुनी गईं, फ़िल्टर से छिपी हुईं: 1 और');
  expect(render('hi-IN', [])).toContain('1,240 में से 0 चुनी गईं');
});
