import { useId } from 'react';
import { fillMessage } from '../../private/fillMessage.ts';
import { CircleCheck, CircleX, X } from '../../private/icons.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './FileField.css.ts';
import type { FileItem } from './fileItem.ts';
import type { FileTexts } from './useFileTexts.ts';

interface FileRowProps {
  item: FileItem;
  problem: string | undefined;
  isDisabled: boolean;
  onRemove: () => void;
  texts: FileTexts;
}

export function FileRow({ item, problem, isDisabled, onRemove, texts }: FileRowProps) {
  const id = useId();
  const [nameId, statusId] = [`${id}name`, `${id}status`];
  const { name, size, status, progress } = item;
  const text = problem ?? texts.statusText(item);
  const isError = problem !== undefined || status === 'failed';
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <span id={nameId} className={styles.name}>
          <bdi>{name}</bdi>
        </span>
        {size === undefined ? null : <span className={styles.size}>{texts.sizeText(size)}</span>}
        {status === 'uploading' && problem === undefined ? (
          <span className={styles.status}>
            <progress aria-labelledby={nameId} max={100} value={progress} className={styles.bar} />
            <span>{progress === undefined ? text : texts.percentText(progress)}</span>
          </span>
        ) : null}
        {isError ? (
          <span id={statusId} className={styles.error}>
            <CircleX size={16} className={styles.icon} />
            <span>{text}</span>
          </span>
        ) : null}
        {status === 'uploaded' ? (
          <span className={styles.uploaded}>
            <CircleCheck size={16} className={styles.icon} />
            <span>{text}</span>
          </span>
        ) : null}
      </div>
      <IconButton
        aria-label={fillMessage(texts.messages.remove, { label: name })}
        {...(isError && { 'aria-describedby': statusId })}
        size="small"
        isDisabled={isDisabled}
        onPress={onRemove}
      >
        <X size={16} />
      </IconButton>
    </li>
  );
}
