import { Suspense, use } from 'react';
import { GuideTable } from './GuideTable.tsx';
import { keyboardRows } from './keyboardRows.ts';

const rows = keyboardRows();

const Rows = () => <GuideTable columns={['Component', 'Key', 'What it does']} rows={use(rows)} />;

export const KeyboardOverview = () => (
  <Suspense>
    <Rows />
  </Suspense>
);
