'use client';
import { type ComponentPropsWithRef, useRef, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { ListBox as AriaListBox, ListBoxItem as AriaListBoxItem } from 'react-aria-components/ListBox';
import { ZoomIn } from '../../private/icons.tsx';
import { joinClassNames } from '../../private/joinClassNames.ts';
import { useOnDemand } from '../../private/useOnDemand.ts';
import * as styles from './Gallery.css.ts';
import type { GalleryItem } from './galleryItem.ts';
import { useGalleryMessages } from './useGalleryMessages.ts';

export type { GalleryItem };

export interface GalleryProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'role'> {
  /** The accessible name, such as 'Pictures of the panel'. */
  'aria-label': string;
  /** The pictures, in order; at least one. */
  items: readonly GalleryItem[];
  /** The key of the visible picture (controlled). */
  selectedKey?: string;
  /** The key of the initially visible picture (uncontrolled). @default the first */
  defaultSelectedKey?: string;
  /** Called with the key when the user selects another picture, also in the enlarged view. */
  onSelectionChange?: (key: string) => void;
}

const loadDialog = async () => (await import('./ZoomDialog.tsx')).ZoomDialog;

/**
 * Shows one picture at a time, with thumbnails and an enlarged view that zooms. The code of the enlarged view loads on
 * demand. For panels with other content, use `Tabs`; for a single picture without zoom, use an `img`.
 * @example <Gallery aria-label="Pictures of the panel" items={[{ id: 'top', src: '/top.avif', alt: 'Panel of six boards from above' }]} />
 */
export function Gallery({
  items,
  selectedKey,
  defaultSelectedKey,
  onSelectionChange,
  className,
  ...props
}: GalleryProps) {
  const messages = useGalleryMessages();
  const [ownKey, setOwnKey] = useState(defaultSelectedKey);
  const item = items.find(({ id }) => id === (selectedKey ?? ownKey)) ?? items[0];
  const select = (key: string) => {
    setOwnKey(key);
    if (key !== item?.id) onSelectionChange?.(key);
  };

  const button = useRef<HTMLButtonElement>(null);
  const { Overlay: LoadedDialog, isOpen, setOpen, open, preload } = useOnDemand(loadDialog, button);

  if (!item) return null;
  return (
    <div {...props} role="group" className={joinClassNames(styles.gallery, className)}>
      <div className={styles.frame}>
        <img src={item.src} alt={item.alt} className={styles.picture} />
        <AriaButton
          ref={button}
          aria-haspopup="dialog"
          onHoverStart={preload}
          onFocus={preload}
          onPress={() => void open()}
          className={styles.enlarge}
        >
          <span className={styles.enlargeLabel}>
            <ZoomIn size={16} />
            <span>{messages.enlarge}</span>
          </span>
        </AriaButton>
      </div>
      {item.description ? <div className={styles.description}>{item.description}</div> : null}
      {items.length > 1 ? (
        <AriaListBox
          aria-label={props['aria-label']}
          orientation="horizontal"
          selectionMode="single"
          // Arrow keys select the next picture.
          selectionBehavior="replace"
          disallowEmptySelection
          selectedKeys={[item.id]}
          onSelectionChange={(keys) => {
            for (const key of keys) select(String(key));
          }}
          className={styles.thumbnails}
        >
          {items.map(({ id, src, alt, thumbnailSrc }) => (
            <AriaListBoxItem key={id} id={id} textValue={alt} aria-label={alt} className={styles.thumbnail}>
              <img src={thumbnailSrc ?? src} alt="" loading="lazy" className={styles.thumbnailPicture} />
            </AriaListBoxItem>
          ))}
        </AriaListBox>
      ) : null}
      {LoadedDialog ? (
        <LoadedDialog
          label={props['aria-label']}
          item={item}
          items={items}
          isOpen={isOpen}
          onOpenChange={setOpen}
          onSelect={select}
        />
      ) : null}
    </div>
  );
}
