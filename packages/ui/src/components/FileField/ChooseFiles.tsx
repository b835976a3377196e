'use client';
import { type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { InputContext } from 'react-aria-components/Input';
import { useSlottedContext } from 'react-aria-components/slots';
import { useStableCallback } from '../../hooks/useStableCallback.ts';
import { isAppleTouchDevice } from '../../private/isAppleTouchDevice.ts';
import { useHostRef } from '../../private/useHostRef.ts';
import { Button } from '../Button/Button.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './FileField.css.ts';
import type { FileItem } from './fileItem.ts';
import type { TransferredFile } from './transferredFiles.ts';
import type { FileTexts } from './useFileTexts.ts';

interface ChooseFilesProps {
  id: string | undefined;
  testId: string | undefined;
  labelId: string;
  actionLabel: string | undefined;
  button: RefObject<HTMLButtonElement | null>;
  items: readonly FileItem[];
  refused: unknown;
  acceptedFileTypes: readonly string[] | undefined;
  maxFiles: number;
  isRequired: boolean;
  onFiles: (files: readonly TransferredFile[]) => void;
  onReset: () => void;
  texts: FileTexts;
}

/** The drop zone and the file input. Must be inside react-aria's `TextField`, which validates the input. */
export function ChooseFiles(props: ChooseFilesProps) {
  const { id, testId, labelId, actionLabel, button, items, refused, acceptedFileTypes, maxFiles, isRequired, texts } =
    props;
  const { messages } = texts;
  const { ref: contextRef, ...inputProps } = useSlottedContext(InputContext) ?? {};
  const input = useRef<HTMLInputElement>(null);
  useHostRef(contextRef, input);
  const chooseId = useId();
  const requiredId = useId();
  const describedBy = [isRequired && requiredId, inputProps['aria-describedby']].filter(Boolean).join(' ');

  const isFirst = useRef(true);
  const fill = useStableCallback(() => {
    const element = input.current;
    const files = items.flatMap(({ file }) => (file ? [file] : []));
    if (!element || (files.length === 0 && !element.files?.length)) return;
    element.value = '';
    // jsdom, which hosts use in tests, does not have it.
    if (typeof DataTransfer === 'undefined') return;
    const transfer = new DataTransfer();
    for (const file of files) transfer.items.add(file);
    element.files = transfer.files;
  });
  // Runs before validation: the browser puts in only the last choice, but the form submits the whole list.
  useLayoutEffect(fill, [fill, items, refused]);
  useEffect(() => {
    const element = input.current;
    element?.addEventListener('cancel', fill);
    return () => element?.removeEventListener('cancel', fill);
  }, [fill]);
  const ids = items.map((item) => item.id).join(' ');
  useEffect(() => {
    // Makes react-aria drop an error that the new files have fixed. The event does not bubble to `onChange`.
    if (!isFirst.current && ids !== '') input.current?.dispatchEvent(new Event('change'));
    isFirst.current = false;
  }, [ids]);

  const accept = acceptedFileTypes?.join(',') ?? '';
  useEffect(() => {
    // iOS has no type for Gerber files and would not let the user choose them.
    if (input.current) input.current.accept = isAppleTouchDevice() ? '' : accept;
  }, [accept]);

  const reset = useStableCallback(props.onReset);
  useEffect(() => {
    const form = input.current?.form;
    form?.addEventListener('reset', reset);
    return () => form?.removeEventListener('reset', reset);
  }, [reset]);

  return (
    <div className={styles.zone} data-invalid={inputProps['aria-invalid'] || undefined}>
      <Button
        ref={button}
        data-testid={testId}
        {...(id !== undefined && { id })}
        variant="outline"
        tone="neutral"
        isDisabled={inputProps.disabled ?? false}
        aria-labelledby={`${chooseId} ${labelId}`}
        aria-describedby={describedBy}
        onPress={() => input.current?.click()}
      >
        <span id={chooseId}>{actionLabel ?? messages.choose}</span>
      </Button>
      {isRequired ? <VisuallyHidden id={requiredId}>{`${messages.required}.`}</VisuallyHidden> : null}
      <label htmlFor={inputProps.id} className={styles.hint}>
        {maxFiles === 1 ? messages.dropFile : messages.dropFiles}
      </label>
      <input
        ref={input}
        id={inputProps.id}
        type="file"
        name={inputProps.name}
        form={inputProps.form}
        multiple={maxFiles > 1}
        disabled={inputProps.disabled}
        required={inputProps.required && items.length === 0}
        // The button replaces it for the keyboard, for screen readers, and when a form focuses an invalid field.
        aria-hidden="true"
        tabIndex={-1}
        onFocus={() => button.current?.focus()}
        // The input is emptied, because one that holds a file does not report when the user chooses it again after a
        // change on disk. `fill` puts the files back if the user chooses none.
        onClick={(event) => (event.currentTarget.value = '')}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          props.onFiles(files.map((file) => ({ name: file.name, file })));
        }}
        className={styles.input}
      />
    </div>
  );
}
