'use client';
import { useState } from 'react';
import { CircleCheck, CircleX, X } from '../../private/icons.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { VisibleToast } from './createToastQueue.ts';
import {
  card,
  close,
  description as descriptionStyle,
  icon,
  message,
  text,
  title as titleStyle,
} from './ToastRegion.css.ts';
import { useCountdown } from './useCountdown.ts';
import { useSwipe } from './useSwipe.ts';

/** In milliseconds. */
export const toastDuration = 5000;

const icons = { neutral: null, success: CircleCheck, danger: CircleX };

export interface ToastCardProps {
  toast: VisibleToast;
  isPaused: boolean;
  closeLabel: string;
  onClose: () => void;
}

/** Not a live region, because one is not read if it gets its box together with its text. The region announces it. */
export function ToastCard({ toast, isPaused, closeLabel, onClose }: ToastCardProps) {
  const { key } = toast;
  // By key: a toast that appears under a resting pointer does not count as hovered.
  const [hoveredKey, setHoveredKey] = useState<number>();
  const { offset, isSwiping, swipeProps } = useSwipe(key, onClose);
  useCountdown(key, toastDuration, isPaused || hoveredKey === key || isSwiping, onClose);
  return (
    <div
      {...swipeProps}
      onPointerEnter={() => setHoveredKey(key)}
      onPointerLeave={() => setHoveredKey(undefined)}
      className={card}
      {...(offset > 0 && {
        'data-swiping': true,
        style: { transform: `translateX(${offset}px)`, opacity: Math.max(0.3, 1 - offset / 300) },
      })}
    >
      <Message key={key} toast={toast} />
      <IconButton key={`close ${key}`} aria-label={closeLabel} size="small" className={close} onPress={onClose}>
        <X aria-hidden="true" size={16} />
      </IconButton>
    </div>
  );
}

function Message({ toast: { title, description, tone = 'neutral', mark } }: { toast: VisibleToast }) {
  const Icon = icons[tone];
  return (
    <div className={message}>
      {Icon ? <Icon aria-hidden="true" size={20} className={icon[tone]} /> : null}
      {mark ? <VisuallyHidden>{`${mark} `}</VisuallyHidden> : null}
      <div className={text}>
        <p className={titleStyle}>{title}</p>
        {description ? <p className={descriptionStyle}>{description}</p> : null}
      </div>
    </div>
  );
}
