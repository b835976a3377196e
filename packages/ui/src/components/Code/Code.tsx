import { type ComponentPropsWithRef, Fragment } from 'react';
import { joinClassNames } from '../../private/joinClassNames.ts';
import * as styles from './Code.css.ts';

export interface CodeProps extends Omit<ComponentPropsWithRef<'code'>, 'children'> {
  /** The characters, such as a part number or a file name. */
  children: string;
}

/** A part number may break after these characters. */
const breaks = /(?<=[-_./:])/;

/**
 * Text that is read character by character, such as a part number: untranslated, left to right, breaking between parts.
 * @example <Code>RC0603FR-0710KL</Code>
 */
export function Code({ children, className, ...props }: CodeProps) {
  return (
    <code {...props} translate="no" dir="ltr" className={joinClassNames(styles.code, className)}>
      {children.split(breaks).map((part, index) => (
        <Fragment key={index}>
          {index > 0 ? <wbr /> : null}
          {part}
        </Fragment>
      ))}
    </code>
  );
}
