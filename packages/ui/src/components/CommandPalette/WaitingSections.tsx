'use client';
import { Button } from '../Button/Button.tsx';
import { useMessages } from '../MessagesProvider/MessagesProvider.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import type { CommandSection } from './commands.ts';
import * as styles from './PaletteDialog.css.ts';
import { useRestAnnouncement } from './useRestAnnouncement.ts';

interface WaitingSectionsProps {
  sections: readonly CommandSection[];
  typed: string;
  onRetry: (section: CommandSection) => void;
}

/** Shows loading and failed sections. They are outside the list, because a list box may contain only options. */
export function WaitingSections({ sections, typed, onRetry }: WaitingSectionsProps) {
  const messages = useMessages();
  if (sections.length === 0) return null;
  return (
    <ul className={styles.waiting}>
      {sections.map((section) => (
        <li key={section.id} className={styles.waitingSection}>
          {section.isLoading || section.errorMessage === undefined ? (
            <>
              <span className={styles.title}>{section.title}</span>
              <Spinner size="small" />
            </>
          ) : (
            <>
              <Failure message={section.errorMessage} typed={typed} />
              {section.onRetry ? (
                <Button
                  variant="outline"
                  size="small"
                  aria-label={`${messages.retry}: ${section.title}`}
                  onPress={() => onRetry(section)}
                >
                  {messages.retry}
                </Button>
              ) : null}
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

function Failure({ message, typed }: { message: string; typed: string }) {
  useRestAnnouncement(message, typed);
  return <span className={styles.failure}>{message}</span>;
}
