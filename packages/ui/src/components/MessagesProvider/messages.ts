/** The words that components have of their own. All others are props. */
export interface Messages {
  /** The accessible name of the button that closes a dialog, drawer or toast. */
  close: string;
  /** The accessible name of the region of the toasts. */
  notifications: string;
  /** Read by screen readers in place of the asterisk of a required field that is not an input. */
  required: string;
  /** The text of an upload button, before the kind of file. */
  upload: string;
}

export const english: Messages = {
  close: 'Close',
  notifications: 'Notifications',
  required: 'Required',
  upload: 'Upload',
};

export const hindi: Messages = {
  close: 'बंद करें',
  notifications: 'सूचनाएँ',
  required: 'ज़रूरी',
  upload: 'अपलोड करें',
};

/** Messages by language (`ta`) or locale (`pt-BR`), as BCP 47 tags. */
export type MessageDictionary = Readonly<Record<string, Messages>>;

const complete: MessageDictionary = { en: english, hi: hindi };

/**
 * The messages of a locale: those of the locale itself, else of its language, else English.
 *
 * @param locale A BCP 47 tag, such as `hi-IN`.
 * @param added Messages of the host. They take precedence over ours.
 */
export function messagesFor(locale: string, added: MessageDictionary): Messages {
  const [language = locale] = locale.split('-');
  return added[locale] ?? added[language] ?? complete[language] ?? english;
}
