'use client';
import { useEffect } from 'react';
import { useMessages } from '../../components/MessagesProvider/MessagesProvider.tsx';
import { useAnnounce } from '../../hooks/useAnnounce.ts';
import { useFillCount } from '../useFillCount.ts';
import { useIsSlow } from './useIsSlow.ts';
import { type LoadState, type Options, pageSize } from './useOptions.ts';
import { useTranslatedSpeech } from './useTranslatedSpeech.ts';

/** Announces changes in the open list that react-aria does not. Returns whether loading takes long. */
export function useSpeech({ isActive, isOpen, count }: Options, loadState: LoadState | undefined): boolean {
  const messages = useMessages();
  const announce = useAnnounce();
  const fillCount = useFillCount();
  // A host may load once more after a selection, but no user is waiting for that.
  const isSlow = useIsSlow(isOpen && loadState?.status === 'loading');
  const hasFailed = isOpen && loadState?.status === 'failed';
  // Options added by scrolling are not announced.
  const more = isOpen && count > pageSize ? fillCount(messages.moreOptions, { count: count - pageSize }) : null;
  const text = (hasFailed && messages.loadingFailed) || (isSlow && messages.loading) || more;
  useEffect(() => {
    if (text) announce(text);
  }, [text, announce]);
  useTranslatedSpeech(isActive);
  return isSlow;
}
