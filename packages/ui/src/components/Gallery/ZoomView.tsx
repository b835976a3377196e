'use client';
import { type KeyboardEvent, useEffect, useId } from 'react';
import { Heading as AriaHeading } from 'react-aria-components/Heading';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useAnnounce } from '../../hooks/useAnnounce.ts';
import * as fieldStyles from '../../private/Field/Field.css.ts';
import { fillMessage } from '../../private/fillMessage.ts';
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from '../../private/icons.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useMessages } from '../MessagesProvider/MessagesProvider.tsx';
import type { GalleryItem } from './galleryItem.ts';
import { useGalleryMessages } from './useGalleryMessages.ts';
import { useZoom } from './useZoom.ts';
import * as styles from './ZoomDialog.css.ts';

export interface ZoomViewProps {
  /** The accessible name of the gallery. */
  label: string;
  item: GalleryItem;
  items: readonly GalleryItem[];
  onSelect: (id: string) => void;
  onClose: () => void;
}

export function ZoomView({ label, item, items, onSelect, onClose }: ZoomViewProps) {
  const keysId = useId();
  const { locale } = useLocale();
  const messages = useGalleryMessages();
  const { close, partOfAll } = useMessages();
  const announce = useAnnounce();
  const { view, zoom, isFirst, isLast, zoomIn, zoomOut, reset, drag } = useZoom(item.id);
  // Makes the keys work at once.
  useEffect(() => view.current?.focus(), [view]);

  const index = items.indexOf(item);
  const placeOf = (place: number) => fillMessage(partOfAll, { shown: place + 1, count: items.length });
  const show = (place: number) => {
    const next = items[place];
    if (!next) return;
    onSelect(next.id);
    announce(`${next.alt}, ${placeOf(place)}`);
  };
  const press = (event: KeyboardEvent) => {
    const action = { '+': zoomIn, '=': zoomIn, '-': zoomOut, '0': reset }[event.key];
    if (!action || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    action();
  };

  return (
    <>
      <div className={styles.header}>
        <AriaHeading slot="title" level={2} className={styles.title}>
          {label}
        </AriaHeading>
        <IconButton aria-label={close} onPress={onClose}>
          <X size={20} />
        </IconButton>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the buttons below do the same */}
      <div
        ref={view}
        role="img"
        aria-label={item.alt}
        aria-describedby={keysId}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll it
        tabIndex={0}
        // Pictures scroll from the left in every language.
        dir="ltr"
        data-zoomed={isFirst ? undefined : true}
        onKeyDown={press}
        onPointerMove={drag}
        onDoubleClick={isFirst ? zoomIn : reset}
        className={styles.view}
      >
        <img
          src={item.src}
          alt=""
          draggable={false}
          style={{ width: `${zoom * 100}%`, height: `${zoom * 100}%` }}
          className={styles.picture}
        />
      </div>
      <div id={keysId} className={fieldStyles.hiddenLabel}>
        {messages.zoomKeys}
      </div>
      <div className={styles.footer}>
        {items.length > 1 ? (
          <>
            <IconButton
              aria-label={messages.previousPicture}
              aria-disabled={index === 0}
              onPress={() => show(index - 1)}
            >
              <ChevronLeft size={20} className={styles.arrow} />
            </IconButton>
            <span className={styles.level}>{placeOf(index)}</span>
            <IconButton
              aria-label={messages.nextPicture}
              aria-disabled={index === items.length - 1}
              onPress={() => show(index + 1)}
            >
              <ChevronRight size={20} className={styles.arrow} />
            </IconButton>
          </>
        ) : null}
        <IconButton aria-label={messages.zoomOut} aria-disabled={isFirst} onPress={zoomOut}>
          <ZoomOut size={20} />
        </IconButton>
        <span role="status" className={styles.level}>
          {new Intl.NumberFormat(locale, { style: 'percent' }).format(zoom)}
        </span>
        <IconButton aria-label={messages.zoomIn} aria-disabled={isLast} onPress={zoomIn}>
          <ZoomIn size={20} />
        </IconButton>
      </div>
    </>
  );
}
