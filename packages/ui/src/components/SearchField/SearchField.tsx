'use client';
import type { Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Group as AriaGroup } from 'react-aria-components/Group';
import {
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
} from 'react-aria-components/SearchField';
import { composeClassName } from '../../private/composeClassName.ts';
import { bareInput, control, field, frameButton, frameWithButton } from '../../private/Field/Field.css.ts';
import { type FieldAnatomy, FieldParts, splitField } from '../../private/Field/Field.tsx';
import { Search, X } from '../../private/icons.tsx';
import { joinClassNames } from '../../private/joinClassNames.ts';
import { TextInput } from '../../private/textInput/TextInput.tsx';
import { clear, frame, icon, input } from './SearchField.css.ts';

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
    <AriaSearchField {...rest} className={composeClassName(className, field)}>
      <FieldParts {...anatomy}>
        <AriaGroup role="presentation" className={joinClassNames(control, frameWithButton, frame)}>
          <Search size={16} aria-hidden className={icon} />
          <TextInput
            data-testid={testId}
            ref={ref}
            className={joinClassNames(bareInput, input)}
            {...(placeholder !== undefined && { placeholder })}
          />
          <AriaButton className={joinClassNames(frameButton, clear)}>
            <X size={16} aria-hidden />
          </AriaButton>
        </AriaGroup>
      </FieldParts>
    </AriaSearchField>
  );
}
