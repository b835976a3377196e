'use client';
import type { RefAttributes } from 'react';
import { useSlottedContext } from 'react-aria-components/slots';
import {
  TextArea as AriaTextArea,
  TextAreaContext,
  type TextAreaProps as AriaTextAreaProps,
} from 'react-aria-components/TextArea';
import { useComposition } from './useComposition.ts';

export function TextAreaInput(props: AriaTextAreaProps & RefAttributes<HTMLTextAreaElement>) {
  const field = useSlottedContext(TextAreaContext);
  return (
    <TextAreaContext value={useComposition<HTMLTextAreaElement>(field ?? {}, {})}>
      <AriaTextArea {...props} />
    </TextAreaContext>
  );
}
