'use client';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { ShownToast } from './createToastQueue.ts';
import {
  card,
  close,
  description as descriptionStyle,
  icon,
  message,
  status,
  text,
  title as titleStyle,
} from './ToastRegion.css.ts';
import { useCountdown } from './useCountdown.ts';
import { useSwipe } from './useSwipe.ts';

/** How long a toast stays, in milliseconds. */
export const toastDuration = 5000;

const icons = { neutral: null, success: CircleCheck, danger: CircleAlert };

export interface ToastCardProps {
  /** The toast on show; `null` for none. */
  toast: ShownToast | null;
  isPaused: boolean;
  closeLabel: string;
  onClose: () => void;
}

/** The card of a toast. Without one its live region remains, empty. */
export function ToastCard({ toast, isPaused, closeLabel, onClose }: ToastCardProps) {
  const key = toast?.key;
  // A toast that appears under a resting pointer is not hovered, as the pointer has not gone to it.
  const [hoveredKey, setHoveredKey] = useState<number>();
  const { offset, isSwiping, swipeProps } = useSwipe(key, onClose);
  useCountdown(key, toastDuration, isPaused || hoveredKey === key || isSwiping, onClose);
  return (
    <div
      {...(toast && {
        ...swipeProps,
        onPointerEnter: () => setHoveredKey(key),
        onPointerLeave: () => setHoveredKey(undefined),
        className: card,
      })}
      {...(offset > 0 && {
        'data-swiping': true,
        style: { transform: `translateX(${offset}px)`, opacity: Math.max(0.3, 1 - offset / 300) },
      })}
    >
      {/* Always in the document: a live region that arrives together with its words is often not read out. */}
      <div role="status" aria-live={toast?.tone === 'danger' ? 'assertive' : 'polite'} className={status}>
        {toast ? <Message key={key} toast={toast} /> : null}
      </div>
      {toast ? (
        <IconButton key={key} label={closeLabel} size="small" className={close} onPress={onClose}>
          <X aria-hidden="true" size={16} />
        </IconButton>
      ) : null}
    </div>
  );
}

function Message({ toast: { title, description, tone = 'neutral' } }: { toast: ShownToast }) {
  const Icon = icons[tone];
  return (
    <div className={message}>
      {Icon ? <Icon aria-hidden="true" size={20} className={icon[tone]} /> : null}
      <div className={text}>
        <p className={titleStyle}>{title}</p>
        {description ? <p className={descriptionStyle}>{description}</p> : null}
      </div>
    </div>
  );
}
