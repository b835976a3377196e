import { ButtonLink } from '@pcb/ui/ButtonLink';
import { EmptyState } from '@pcb/ui/EmptyState';

export interface NoRecordsContent {
  title: string;
  text: string;
  action?: { label: string; href: string };
}

export function NoRecords({ content: { title, text, action } }: { content: NoRecordsContent }) {
  return (
    <EmptyState
      headingLevel={3}
      title={title}
      action={
        action === undefined ? null : (
          <ButtonLink variant="outline" tone="neutral" href={action.href}>
            {action.label}
          </ButtonLink>
        )
      }
    >
      {text}
    </EmptyState>
  );
}
