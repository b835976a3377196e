'use client';
import type { Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Group as AriaGroup } from 'react-aria-components/Group';
import {
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
} from 'react-aria-components/SearchField';
import { composeClassName } from '../../private/composeClassName.ts';
import * as fieldStyles from '../../private/Field/Field.css.ts';
import { type FieldAnatomy, FieldParts, splitField } from '../../private/Field/Field.tsx';
import { Search, X } from '../../private/icons.tsx';
import { joinClassNames } from '../../private/joinClassNames.ts';
import { TextInput } from '../../private/textInput/TextInput.tsx';
import * as styles from './SearchField.css.ts';

export interface SearchFieldProps extends Omit<AriaSearchFieldProps, 'children' | 'isRequired'>, FieldAnatomy {
  /** An example of a search. Not a substitute for the label. */
  placeholder?: string;
  /** Ref to the `input`. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * A field for search text. Escape and the button clear it; Enter calls `onSubmit`. For other text, use `TextField`.
 * @example <SearchField label="Search users" isLabelHidden value={query} onChange={setQuery} />
 */
export function SearchField(props: SearchFieldProps) {
  const [anatomy, { 'data-testid': testId, placeholder, className, ref, ...rest }] = splitField('SearchField', props);
  return (
    <AriaSearchField {...rest} className={composeClassName(className, fieldStyles.field)}>
      <FieldParts {...anatomy}>
        <AriaGroup
          role="presentation"
          className={joinClassNames(fieldStyles.control, fieldStyles.frameWithButton, styles.frame)}
        >
          <Search size={16} aria-hidden className={styles.icon} />
          <TextInput
            data-testid={testId}
            ref={ref}
            className={joinClassNames(fieldStyles.bareInput, styles.input)}
            {...(placeholder !== undefined && { placeholder })}
          />
          <AriaButton className={joinClassNames(fieldStyles.frameButton, styles.clear)}>
            <X size={16} aria-hidden />
          </AriaButton>
        </AriaGroup>
      </FieldParts>
    </AriaSearchField>
  );
}
