'use client';
import type { KeyboardEvent, RefAttributes } from 'react';
import { Input as AriaInput, InputContext, type InputProps as AriaInputProps } from 'react-aria-components/Input';
import { useSlottedContext } from 'react-aria-components/slots';
import { useAnnounce } from '../../hooks/useAnnounce.ts';
import { announceNotes } from '../Field/announceNotes.ts';
import { type CompositionProps, useComposition } from './useComposition.ts';

export interface TextInputProps
  extends Omit<AriaInputProps, 'onChange' | 'value' | 'onInput'>, RefAttributes<HTMLInputElement>, CompositionProps {}

const isInvalid = (element: Element) => element.ariaInvalid === 'true';

/** The input of every text field. During a composition it neither reads the text nor acts on keys. */
export function TextInput({ clean, onEdit, readComposed, isLiveOnAndroid, ...props }: TextInputProps) {
  const field = useSlottedContext(InputContext);
  const composition = useComposition<HTMLInputElement>(field ?? {}, {
    clean,
    ...(onEdit && { onEdit }),
    ...(readComposed && { readComposed }),
    ...(isLiveOnAndroid !== undefined && { isLiveOnAndroid }),
  });
  const announce = useAnnounce();
  const onKeyDownCapture = (event: KeyboardEvent<HTMLInputElement>) => {
    composition.onKeyDownCapture(event);
    const input = event.currentTarget;
    if (event.key === 'Enter') announceNotes(announce, (element) => element === input && isInvalid(element));
  };
  return (
    <InputContext value={{ ...composition, onKeyDownCapture }}>
      <AriaInput {...props} />
    </InputContext>
  );
}
