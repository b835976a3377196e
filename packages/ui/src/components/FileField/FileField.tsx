'use client';
import { type ComponentPropsWithRef, type ReactNode, type Ref, useId, useRef } from 'react';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import * as fieldStyles from '../../private/Field/Field.css.ts';
import { type FieldAnatomy, FieldParts, splitAnatomy } from '../../private/Field/Field.tsx';
import { joinClassNames } from '../../private/joinClassNames.ts';
import { useHostRef } from '../../private/useHostRef.ts';
import { ChooseFiles } from './ChooseFiles.tsx';
import * as styles from './FileField.css.ts';
import type { FileItem } from './fileItem.ts';
import type { FileRules } from './fileProblem.ts';
import { FileRow } from './FileRow.tsx';
import { useFileList } from './useFileList.ts';
import { useFileTexts } from './useFileTexts.ts';
import { useFileTransfer } from './useFileTransfer.ts';

export { type FileItem, type FileStatus, fileStatuses } from './fileItem.ts';

export interface FileFieldProps
  extends
    Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue' | 'onChange' | 'ref'>,
    Pick<AriaTextFieldProps, 'name' | 'isDisabled' | 'isInvalid' | 'validationBehavior'>,
    FieldAnatomy,
    FileRules {
  /** The verb before the label in the button's accessible name. @default 'Choose' in the language of the page */
  actionLabel?: string;
  /** The maximum number of files. If it is one, the next file replaces it. @default 1 */
  maxFiles?: number;
  /** The files, with the progress of their uploads (controlled). */
  value?: readonly FileItem[];
  /** The initial files, such as earlier uploads (uncontrolled). @default [] */
  defaultValue?: readonly FileItem[];
  /** Called with all accepted files when some are added or removed. The field shows the errors of refused files. */
  onChange?: (files: FileItem[]) => void;
  /** A field above the zone that also takes dropped and pasted files, such as a text area for the content of a file. */
  children?: ReactNode;
  /** Ref to the Choose button. */
  ref?: Ref<HTMLButtonElement>;
}

const noFiles: readonly FileItem[] = [];

/**
 * A field in which the user chooses, drops, pastes and removes files. The form submits them under `name`, or the host
 * uploads them and passes `status` and `progress` in `value`. To only start an upload, use `UploadButton`.
 * @example <FileField label="Gerber files" name="files" maxFiles={10} acceptedFileTypes={['.zip', '.gbr']} maxFileSize={50_000_000} />
 */
export function FileField(props: FileFieldProps) {
  const [anatomy, control] = splitAnatomy(props);
  const {
    actionLabel,
    'data-testid': testId,
    isRequired,
    isDisabled = false,
    isInvalid,
    validationBehavior,
    name,
    acceptedFileTypes,
    maxFileSize,
    maxFiles = 1,
    value,
    defaultValue = noFiles,
    onChange,
    children,
    id,
    className,
    ref,
    ...rest
  } = control;
  const labelId = useId();
  const button = useRef<HTMLButtonElement>(null);
  useHostRef(ref, button);
  const rows = useRef<HTMLUListElement>(null);

  const texts = useFileTexts({ acceptedFileTypes, maxFileSize, maxFiles });
  const { items, refused, add, remove, reset } = useFileList(
    { value, defaultValue, onChange, maxFiles, acceptedFileTypes, maxFileSize },
    texts,
  );
  const { isDropTarget, listeners } = useFileTransfer(isDisabled, add);

  const allRows = [
    ...items.map((item) => ({ item, problem: undefined })),
    ...refused.map(({ item, problem }) => ({ item, problem: texts.problemText(problem) })),
  ];
  const removeRow = (item: FileItem, index: number) => {
    // The pressed button unmounts, so move focus first.
    const buttons = rows.current?.querySelectorAll('button');
    (buttons?.[index + 1] ?? buttons?.[index - 1] ?? button.current)?.focus();
    remove(item);
  };

  return (
    <div
      {...rest}
      {...listeners}
      data-drop-target={isDropTarget || undefined}
      className={joinClassNames(styles.root, className)}
    >
      {children}
      <AriaTextField
        {...(name !== undefined && { name })}
        {...(isInvalid !== undefined && { isInvalid })}
        {...(validationBehavior && { validationBehavior })}
        isRequired={isRequired}
        isDisabled={isDisabled}
        className={fieldStyles.field}
      >
        <FieldParts {...anatomy} textId={labelId} isChosen>
          <ChooseFiles
            testId={testId}
            id={id}
            labelId={labelId}
            actionLabel={actionLabel}
            button={button}
            items={items}
            refused={refused}
            acceptedFileTypes={acceptedFileTypes}
            maxFiles={maxFiles}
            isRequired={isRequired}
            onFiles={add}
            onReset={reset}
            texts={texts}
          />
        </FieldParts>
        {allRows.length > 0 ? (
          <ul
            ref={rows}
            // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the role of a list without markers
            role="list"
            aria-labelledby={labelId}
            className={styles.list}
          >
            {allRows.map(({ item, problem }, index) => (
              <FileRow
                key={item.id}
                item={item}
                problem={problem}
                isDisabled={isDisabled}
                onRemove={() => removeRow(item, index)}
                texts={texts}
              />
            ))}
          </ul>
        ) : null}
      </AriaTextField>
    </div>
  );
}
