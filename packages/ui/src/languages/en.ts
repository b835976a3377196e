import { englishGallery } from '../components/Gallery/galleryMessages.ts';
import { english } from '../components/MessagesProvider/english.ts';
import type { Messages } from '../components/MessagesProvider/messages.ts';
import { englishDates } from '../private/dates/dateMessages.ts';
import { englishTimes } from '../private/dates/timeMessages.ts';

/** Built in; import them only to replace some of them. */
export const en: Messages = { ...english, dates: englishDates, times: englishTimes, gallery: englishGallery };
