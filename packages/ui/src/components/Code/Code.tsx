import { type ComponentPropsWithRef, Fragment } from 'react';
import { joinClassNames } from '../../private/joinClassNames.ts';
import { code } from './Code.css.ts';

export interface CodeProps extends Omit<ComponentPropsWithRef<'code'>, 'children'> {
  /** The characters, such as a part number or the name of a file. */
  children: string;
}

/** Where a part number may break: after the characters that separate its parts. */
const breaks = /(?<=[-_./:])/;

/**
 * Characters that are read one by one: a part number, a file name, a value to type. It is not translated, is written from
 * left to right in every language, and breaks between its parts. For a button that copies it, add a `CopyButton`.
 *
 * @example <Code>RC0603FR-0710KL</Code>
 */
export function Code({ children, className, ...props }: CodeProps) {
  return (
    <code {...props} translate="no" dir="ltr" className={joinClassNames(code, className)}>
      {children.split(breaks).map((part, index) => (
        <Fragment key={index}>
          {index > 0 ? <wbr /> : null}
          {part}
        </Fragment>
      ))}
    </code>
  );
}
