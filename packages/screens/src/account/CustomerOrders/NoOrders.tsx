import { ButtonLink } from '@pcb/ui/ButtonLink';
import { EmptyState } from '@pcb/ui/EmptyState';
import type { CustomerOrdersContent } from './CustomerOrders.content.ts';

/** What a list of orders says to a customer who has none. */
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
