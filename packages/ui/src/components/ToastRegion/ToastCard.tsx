'use client';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import * as buttonStyles from '../../private/button/button.css.ts';
import * as buttonLabelStyles from '../../private/button/ButtonLabel.css.ts';
import { X } from '../../private/icons.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { VisibleToast } from './createToastQueue.ts';
import { ToastIcon } from './ToastIcon.tsx';
import * as styles from './ToastRegion.css.ts';
import { useCountdown } from './useCountdown.ts';
import { useSwipe } from './useSwipe.ts';

/** In milliseconds. */
export const toastDuration = 5000;

// `Button` would load its spinner on every page with toasts.
const actionLook = buttonStyles.button({ variant: 'outline', tone: 'primary', size: 'small' });

export interface ToastCardProps {
  toast: VisibleToast;
  isPaused: boolean;
  closeLabel: string;
  onAction: () => void;
  onClose: () => void;
}

/** Is not a live region, which is not read if it gets its box together with its text. The region announces it. */
export function ToastCard({ toast, isPaused, closeLabel, onAction, onClose }: ToastCardProps) {
  const { key, action } = toast;
  // Stores the key, because a toast that appears under a resting pointer is not hovered.
  const [hoveredKey, setHoveredKey] = useState<number>();
  const { offset, isSwiping, swipeProps } = useSwipe(key, onClose);
  // A toast with an action has no time limit (WCAG 2.2.1).
  const waits = action !== undefined || isPaused || hoveredKey === key || isSwiping;
  useCountdown(key, toastDuration, waits, onClose);
  return (
    <div
      {...swipeProps}
      onPointerEnter={() => setHoveredKey(key)}
      onPointerLeave={() => setHoveredKey(undefined)}
      className={styles.card}
      {...(offset > 0 && {
        'data-swiping': true,
        style: { transform: `translateX(${offset}px)`, opacity: Math.max(0.3, 1 - offset / 300) },
      })}
    >
      <Message key={key} toast={toast} onAction={onAction} />
      <IconButton key={`close ${key}`} aria-label={closeLabel} size="small" className={styles.close} onPress={onClose}>
        <X aria-hidden="true" size={16} />
      </IconButton>
    </div>
  );
}

type MessageProps = Pick<ToastCardProps, 'toast' | 'onAction'>;

function Message({ toast: { title, description, tone = 'neutral', mark, action }, onAction }: MessageProps) {
  return (
    <div className={styles.message}>
      <ToastIcon tone={tone} />
      {mark ? <VisuallyHidden>{`${mark} `}</VisuallyHidden> : null}
      <div className={styles.text}>
        <p className={styles.title}>{title}</p>
        {description ? <p className={styles.description}>{description}</p> : null}
        {action ? (
          <Button className={`${actionLook} ${styles.action}`} onPress={onAction}>
            <span className={buttonLabelStyles.buttonLabel}>{action.label}</span>
          </Button>
        ) : null}
      </div>
    </div>
  );
}
