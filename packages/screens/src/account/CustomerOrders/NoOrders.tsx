import { ButtonLink } from '@pcb/ui/ButtonLink';
import { EmptyState } from '@pcb/ui/EmptyState';
import type { CustomerOrdersContent } from './CustomerOrders.content.ts';

/** The empty state of the order list. */
export function NoOrders({ content }: { content: CustomerOrdersContent['none'] }) {
  return (
    <EmptyState
      headingLevel={3}
      title={content.title}
      action={
        <ButtonLink variant="outline" tone="neutral" href={content.href}>
          {content.action}
        </ButtonLink>
      }
    >
      {content.text}
    </EmptyState>
  );
}
