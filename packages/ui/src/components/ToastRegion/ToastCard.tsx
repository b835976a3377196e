'use client';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { ShownToast } from './createToastQueue.ts';
import { card, close, description as descriptionStyle, icon, text, title as titleStyle } from './ToastRegion.css.ts';
import { useCountdown } from './useCountdown.ts';
import { useSwipe } from './useSwipe.ts';

/** How long a toast stays, in milliseconds. */
export const toastDuration = 5000;

const icons = { neutral: null, success: CircleCheck, danger: CircleAlert };

export interface ToastCardProps {
  toast: ShownToast;
  isPaused: boolean;
  closeLabel: string;
  onClose: () => void;
}

export function ToastCard({
  toast: { title, description, tone = 'neutral' },
  isPaused,
  closeLabel,
  onClose,
}: ToastCardProps) {
  const [isHovered, setHovered] = useState(false);
  const { offset, isSwiping, swipeProps } = useSwipe(onClose);
  useCountdown(toastDuration, isPaused || isHovered || isSwiping, onClose);
  const Icon = icons[tone];
  return (
    <div
      {...swipeProps}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      className={card}
      {...(offset > 0 && {
        'data-swiping': true,
        style: { transform: `translateX(${offset}px)`, opacity: Math.max(0.3, 1 - offset / 300) },
      })}
    >
      {Icon ? <Icon aria-hidden="true" size={20} className={icon[tone]} /> : null}
      <div className={text}>
        <p className={titleStyle}>{title}</p>
        {description ? <p className={descriptionStyle}>{description}</p> : null}
      </div>
      <IconButton label={closeLabel} size="small" className={close} onPress={onClose}>
        <X aria-hidden="true" size={16} />
      </IconButton>
    </div>
  );
}
