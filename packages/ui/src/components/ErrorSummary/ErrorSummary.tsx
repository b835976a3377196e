'use client';
import { type ComponentPropsWithRef, type MouseEvent, useEffect, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { joinClassNames } from '../../private/joinClassNames.ts';
import * as toneStyles from '../../private/tone.css.ts';
import { useHostRef } from '../../private/useHostRef.ts';
import { Heading, type HeadingProps } from '../Heading/Heading.tsx';
import { useMessages } from '../MessagesProvider/MessagesProvider.tsx';
import { type FieldProblem, openPanelsAround } from './collectErrors.ts';
import * as styles from './ErrorSummary.css.ts';
import { useErrorTitle } from './useErrorTitle.ts';
import { useProblems } from './useProblems.ts';

export interface ErrorSummaryProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'title' | 'role' | 'hidden' | 'tabIndex' | 'aria-labelledby' | 'aria-describedby'
> {
  /** The heading. @default 'There is a problem' in the language of the page */
  title?: string;
  /** The heading level of the title. @default 2 */
  headingLevel?: HeadingProps['level'];
}

/**
 * Lists the errors of a form with a link to each field, and takes focus when the browser or the `validationErrors` of
 * the `Form` reject a submission. It updates only on submission. Put it first in a `Form` with more than a few fields;
 * it is invisible until then. While it is shown, the page title starts with "Error:". For an error without a field, use
 * `Notice`.
 * @example
 * <Form validationErrors={errors} onSubmit={save}>
 *   <ErrorSummary />
 *   …
 * </Form>
 */
export function ErrorSummary({ title, headingLevel = 2, className, ref, ...props }: ErrorSummaryProps) {
  const messages = useMessages();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  useHostRef(ref, root);
  const problems = useProblems(root);

  useEffect(() => {
    // It is not an alert as well, which would be read twice.
    if (problems.length > 0) root.current?.focus();
  }, [problems]);
  useErrorTitle(problems.length > 0, messages.danger);

  const show = (event: MouseEvent, { id: target }: FieldProblem) => {
    const field = document.getElementById(target);
    if (!field || event.metaKey || event.ctrlKey || event.shiftKey) return;
    // A router would treat the fragment as a new URL.
    event.preventDefault();
    flushSync(() => openPanelsAround(field));
    // Also scrolls the label and the message into view.
    field.closest('[data-invalid]')?.scrollIntoView({ block: 'center' });
    field.focus({ preventScroll: true });
  };

  return (
    <div
      {...props}
      ref={root}
      hidden={problems.length === 0}
      tabIndex={-1}
      role="group"
      aria-labelledby={`${id}title`}
      // Announces the problems, not only the heading.
      aria-describedby={`${id}problems`}
      className={joinClassNames(styles.summary, toneStyles.toneColors.danger, className)}
    >
      <Heading level={headingLevel} size="small" id={`${id}title`}>
        {title ?? messages.problem}
      </Heading>
      <ul id={`${id}problems`} className={styles.list}>
        {problems.map((problem) => (
          <li key={problem.id}>
            <a href={`#${problem.id}`} className={styles.link} onClick={(event) => show(event, problem)}>
              <span className={styles.label}>{`${problem.label}:`}</span> <span>{problem.message}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
