import { english } from '../components/MessagesProvider/english.ts';
import type { Messages } from '../components/MessagesProvider/messages.ts';
import { englishDates } from '../private/dates/dateMessages.ts';

/** Built in already; for a host that replaces some of them. */
export const en: Messages = { ...english, dates: englishDates };
