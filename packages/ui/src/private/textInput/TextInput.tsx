'use client';
import type { RefAttributes } from 'react';
import { Input as AriaInput, InputContext, type InputProps as AriaInputProps } from 'react-aria-components/Input';
import { useSlottedContext } from 'react-aria-components/slots';
import { type CompositionProps, useComposition } from './useComposition.ts';

export interface TextInputProps
  extends Omit<AriaInputProps, 'onChange' | 'value' | 'onInput'>, RefAttributes<HTMLInputElement>, CompositionProps {}

/** The input of every field for text. The field reads nothing, and acts on no key, while a text is composed. */
export function TextInput({ clean, onEdit, readComposed, isLiveOnAndroid, ...props }: TextInputProps) {
  const field = useSlottedContext(InputContext);
  const composition = useComposition<HTMLInputElement>(field ?? {}, {
    clean,
    ...(onEdit && { onEdit }),
    ...(readComposed && { readComposed }),
    ...(isLiveOnAndroid !== undefined && { isLiveOnAndroid }),
  });
  return (
    <InputContext value={composition}>
      <AriaInput {...props} />
    </InputContext>
  );
}
