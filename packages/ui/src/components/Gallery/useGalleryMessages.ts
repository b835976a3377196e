'use client';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useAddedMessages } from '../MessagesProvider/MessagesProvider.tsx';
import { languageOf } from '../MessagesProvider/messagesFor.ts';
import { type GalleryMessages, galleryMessagesIn } from './galleryMessages.ts';

export function useGalleryMessages(): GalleryMessages {
  const { locale } = useLocale();
  return useAddedMessages()?.gallery ?? galleryMessagesIn(languageOf(locale));
}
