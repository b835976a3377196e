'use client';
import { type RefObject, useEffect, useId, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { InputContext } from 'react-aria-components/Input';
import { useSlottedContext } from 'react-aria-components/slots';
import { useStableCallback } from '../../hooks/useStableCallback.ts';
import { isAppleTouchDevice } from '../../private/isAppleTouchDevice.ts';
import { Button } from '../Button/Button.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { FileItem } from './FileItem.ts';
import { hint, input as inputStyle, zone } from './FileField.css.ts';
import type { TransferredFile } from './transferredFiles.ts';
import type { FileTexts } from './useFileTexts.ts';

interface ChooseFilesProps {
  id: string | undefined;
  /** The id of the text of the label. */
  labelId: string;
  actionLabel: string | undefined;
  button: RefObject<HTMLButtonElement | null>;
  items: readonly FileItem[];
  /** Changes whenever files were added or refused. */
  refused: unknown;
  acceptedFileTypes: readonly string[] | undefined;
  maxFiles: number;
  isRequired: boolean;
  onFiles: (files: readonly TransferredFile[]) => void;
  onReset: () => void;
  texts: FileTexts;
}

/**
 * The zone with the button, and the input that opens the file picker and submits the files. Must be inside react-aria's
 * `TextField`, which validates the input.
 */
export function ChooseFiles(props: ChooseFilesProps) {
  const { id, labelId, actionLabel, button, items, refused, acceptedFileTypes, maxFiles, isRequired, texts } = props;
  const { messages } = texts;
  const input = useRef<HTMLInputElement>(null);
  const { ref: contextRef, ...inputProps } = useSlottedContext(InputContext) ?? {};
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(contextRef, () => input.current, []);
  const chooseId = useId();
  const requiredId = useId();
  const describedBy = [isRequired && requiredId, inputProps['aria-describedby']].filter(Boolean).join(' ');

  const isFirst = useRef(true);
  const fill = useStableCallback(() => {
    const element = input.current;
    const files = items.flatMap(({ file }) => (file ? [file] : []));
    if (!element || (files.length === 0 && !element.files?.length)) return;
    element.value = '';
    // jsdom, which hosts use for tests, has none.
    if (typeof DataTransfer === 'undefined') return;
    const transfer = new DataTransfer();
    for (const file of files) transfer.items.add(file);
    element.files = transfer.files;
  });
  // Before the input is validated. The browser has put in what was chosen last; the form submits the whole list.
  useLayoutEffect(fill, [fill, items, refused]);
  useEffect(() => {
    const element = input.current;
    element?.addEventListener('cancel', fill);
    return () => element?.removeEventListener('cancel', fill);
  }, [fill]);
  const ids = items.map((item) => item.id).join(' ');
  useEffect(() => {
    // For react-aria, which then drops an error that the new files have settled. It does not bubble to `onChange`.
    if (!isFirst.current && ids !== '') input.current?.dispatchEvent(new Event('change'));
    isFirst.current = false;
  }, [ids]);

  const accept = acceptedFileTypes?.join(',') ?? '';
  useEffect(() => {
    // iOS knows no Gerber and would make such files impossible to choose.
    if (input.current) input.current.accept = isAppleTouchDevice() ? '' : accept;
  }, [accept]);

  const reset = useStableCallback(props.onReset);
  useEffect(() => {
    const form = input.current?.form;
    form?.addEventListener('reset', reset);
    return () => form?.removeEventListener('reset', reset);
  }, [reset]);

  return (
    <div className={zone} data-invalid={inputProps['aria-invalid'] || undefined}>
      <Button
        ref={button}
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
      <label htmlFor={inputProps.id} className={hint}>
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
        // The button stands for it: for the keyboard, for screen readers, and when a form moves focus to an invalid field.
        aria-hidden="true"
        tabIndex={-1}
        onFocus={() => button.current?.focus()}
        // Otherwise a file that the input holds, and that has changed on the disk, could not be chosen again. `fill` puts the
        // files back when the user chooses none.
        onClick={(event) => (event.currentTarget.value = '')}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          props.onFiles(files.map((file) => ({ name: file.name, file })));
        }}
        className={inputStyle}
      />
    </div>
  );
}
