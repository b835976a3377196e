import { ButtonLink } from '@pcb/ui/ButtonLink';
import { EmptyState } from '@pcb/ui/EmptyState';

/** Copy of a list without records. */
export interface NoRecordsContent {
  title: string;
  text: string;
  /** The next step. */
  action?: string;
  href?: string;
}

/** The empty state of a list of the account area. */
export function NoRecords({ content: { title, text, action, href } }: { content: NoRecordsContent }) {
  return (
    <EmptyState
      headingLevel={3}
      title={title}
      action={
        action === undefined || href === undefined ? null : (
          <ButtonLink variant="outline" tone="neutral" href={href}>
            {action}
          </ButtonLink>
        )
      }
    >
      {text}
    </EmptyState>
  );
}
