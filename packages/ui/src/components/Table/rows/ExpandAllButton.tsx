'use client';
import { Button } from '../../Button/Button.tsx';
import { useMessages } from '../../MessagesProvider/MessagesProvider.tsx';
import type { TreeRows } from './useTreeRows.ts';

interface ExpandAllButtonProps {
  tree: Pick<TreeRows<never>, 'hasParents' | 'isAllExpanded' | 'toggleAll'>;
}

export function ExpandAllButton({ tree: { hasParents, isAllExpanded, toggleAll } }: ExpandAllButtonProps) {
  const messages = useMessages();
  return (
    <Button variant="outline" tone="neutral" size="small" isDisabled={!hasParents} onPress={toggleAll}>
      {isAllExpanded ? messages.collapseAllRows : messages.expandAllRows}
    </Button>
  );
}
