'use client';
import { type ReactNode, useState } from 'react';
import { Heading as AriaHeading } from 'react-aria-components/Heading';
import { Text as AriaText } from 'react-aria-components/Text';
import { joinClassNames } from '../../private/joinClassNames.ts';
import { elementClass } from '../../theme/defaults.css.ts';
import { Button } from '../Button/Button.tsx';
import * as headingStyles from '../Heading/Heading.css.ts';
import { useMessages } from '../MessagesProvider/MessagesProvider.tsx';
import { Notice } from '../Notice/Notice.tsx';
import * as styles from './AlertDialog.css.ts';

export const alertDialogTones = ['danger', 'primary'] as const;
export type AlertDialogTone = (typeof alertDialogTones)[number];

export interface AlertDialogContentProps {
  /** The question, with the verb of the action: "Delete design?" */
  title: ReactNode;
  /** The colour of the action button: `danger` if something is lost. @default 'danger' */
  tone?: AlertDialogTone;
  /** The action button: a verb and its object, such as "Delete design". */
  actionLabel: string;
  /** The cancel button, also with a verb: "Keep design". */
  cancelLabel: string;
  /** Called on confirmation. The dialog closes when its promise resolves, and shows `errorMessage` if it rejects. */
  onAction: () => void | Promise<void>;
  /** Shown if the action fails, with the next step. @default 'That did not work. Try again.', translated */
  errorMessage?: ReactNode;
  children: ReactNode;
  close: () => void;
  isPending: boolean;
  onPendingChange: (isPending: boolean) => void;
}

/** Mounted only while the dialog is open, which resets the error. */
export function AlertDialogContent({
  title,
  tone = 'danger',
  actionLabel,
  cancelLabel,
  onAction,
  errorMessage,
  children,
  close,
  isPending,
  onPendingChange,
}: AlertDialogContentProps) {
  const messages = useMessages();
  const [hasFailed, setFailed] = useState(false);
  const act = async () => {
    setFailed(false);
    try {
      const result = onAction();
      if (result) {
        onPendingChange(true);
        await result;
      }
      close();
    } catch {
      setFailed(true);
    } finally {
      onPendingChange(false);
    }
  };
  return (
    <div className={styles.content}>
      <AriaHeading
        slot="title"
        level={2}
        className={joinClassNames(headingStyles.heading({ size: 'title' }), styles.title)}
      >
        {title}
      </AriaHeading>
      <AriaText slot="description" elementType="div" className={elementClass}>
        {children}
      </AriaText>
      {hasFailed ? (
        <Notice tone="danger" isAnnounced>
          {errorMessage ?? messages.failed}
        </Notice>
      ) : null}
      <div className={styles.buttons}>
        <Button
          variant="outline"
          tone="neutral"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes focus, and this button is the safest
          autoFocus
          isDisabled={isPending}
          onPress={close}
        >
          {cancelLabel}
        </Button>
        <Button tone={tone} isPending={isPending} onPress={() => void act()}>
          {actionLabel}
        </Button>
      </div>
    </div>
  );
}
