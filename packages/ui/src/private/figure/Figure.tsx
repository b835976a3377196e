'use client';
import type { ComponentPropsWithRef } from 'react';
import { useMessages } from '../../components/MessagesProvider/MessagesProvider.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { isFigure, noNumber } from '../../format/format.ts';
import { joinClassNames } from '../joinClassNames.ts';
import * as styles from './Figure.css.ts';

export type FigureElementProps = Omit<ComponentPropsWithRef<'data'>, 'value' | 'children'>;

const notTranslated = { translate: 'no' } as const;

interface FigureProps extends FigureElementProps {
  /** A dash is shown if it is not finite. */
  number: number | null | undefined;
  /** The machine-readable value: '1234567.50'. */
  value: string;
  children: string;
}

/** Has no `aria-label`, which needs a role. Screen readers pronounce numbers as set. */
export function Figure({ number, value, children, className, ...props }: FigureProps) {
  const { notGiven } = useMessages();
  const isMissing = !isFigure(number);
  return (
    <data
      {...(!isMissing && notTranslated)}
      {...props}
      value={isMissing ? '' : value}
      className={joinClassNames(styles.figure, className)}
    >
      {isMissing ? (
        <>
          <span aria-hidden="true">{noNumber}</span>
          <VisuallyHidden>{notGiven}</VisuallyHidden>
        </>
      ) : (
        children
      )}
    </data>
  );
}
