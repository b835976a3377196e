'use client';
import { type ComponentPropsWithRef, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { useAnnounce } from '../../hooks/useAnnounce.ts';
import { fillMessage } from '../../private/fillMessage.ts';
import { ChevronLeft, ChevronRight } from '../../private/icons.tsx';
import { joinClassNames } from '../../private/joinClassNames.ts';
import { useHostRef } from '../../private/useHostRef.ts';
import { elementClass } from '../../theme/defaults.css.ts';
import { useMessages } from '../MessagesProvider/MessagesProvider.tsx';
import * as styles from './Pagination.css.ts';
import { visiblePages } from './visiblePages.ts';

export interface PaginationProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** The accessible name of the landmark, such as 'Pages of orders'. */
  'aria-label': string;
  /** The current page, from 1. */
  page: number;
  /** The number of pages. */
  pageCount: number;
  /** Returns the URL of a page. */
  hrefOf: (page: number) => string;
}

/**
 * Links to the pages of a list that a server divides into pages. It announces the new page; if the heading of the
 * results is above it, also move focus there. A `Table` does not need pages. For the steps of a process, use `Steps`.
 * @example <Pagination aria-label="Pages of orders" page={2} pageCount={14} hrefOf={(page) => `/orders?page=${page}`} />
 */
export function Pagination({ page, pageCount, hrefOf, className, ref, ...props }: PaginationProps) {
  const messages = useMessages();
  const announce = useAnnounce();
  const position = fillMessage(messages.pageOf, { page, count: pageCount });

  const announcedPage = useRef(page);
  useEffect(() => {
    if (announcedPage.current !== page) announce(position);
    announcedPage.current = page;
  }, [page, position, announce]);

  // Previous is missing on the first page, Next on the last. A phone hides the numbers, so focus moves to the other.
  const navigation = useRef<HTMLElement>(null);
  useHostRef(ref, navigation);
  const isFocusLost = useRef(false);
  const onFocusLost = useCallback(() => void (isFocusLost.current = true), []);
  useLayoutEffect(() => {
    if (!isFocusLost.current) return;
    isFocusLost.current = false;
    const current = navigation.current?.querySelector<HTMLElement>('[aria-current]');
    const target = current?.checkVisibility() ? current : navigation.current?.querySelector<HTMLElement>('a[rel]');
    target?.focus();
  }, [page]);

  return (
    <nav {...props} ref={navigation} className={joinClassNames(elementClass, styles.navigation, className)}>
      <div className={styles.previous}>
        {page > 1 ? (
          <EndLink href={hrefOf(page - 1)} rel="prev" onFocusLost={onFocusLost}>
            <ChevronLeft size={16} className={styles.icon} />
            {messages.previous}
          </EndLink>
        ) : null}
      </div>
      <ul className={styles.pages}>
        {visiblePages(page, pageCount).map((shown, index) =>
          shown === null ? (
            <li key={`gap-${index}`} aria-hidden="true" className={styles.gap}>
              …
            </li>
          ) : (
            <li key={shown}>
              <AriaLink
                href={hrefOf(shown)}
                aria-label={fillMessage(messages.page, { page: shown })}
                {...(shown === page && { 'aria-current': 'page' })}
                className={joinClassNames(styles.link, styles.number)}
              >
                {shown}
              </AriaLink>
            </li>
          ),
        )}
      </ul>
      <div className={styles.position}>{position}</div>
      <div className={styles.next}>
        {page < pageCount ? (
          <EndLink href={hrefOf(page + 1)} rel="next" onFocusLost={onFocusLost}>
            {messages.next}
            <ChevronRight size={16} className={styles.icon} />
          </EndLink>
        ) : null}
      </div>
    </nav>
  );
}

interface EndLinkProps extends AriaLinkProps {
  onFocusLost: () => void;
}

function EndLink({ onFocusLost, ...props }: EndLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useLayoutEffect(() => {
    const element = link.current;
    return () => {
      if (element === document.activeElement) onFocusLost();
    };
  }, [onFocusLost]);
  return <AriaLink {...props} ref={link} className={styles.link} />;
}
