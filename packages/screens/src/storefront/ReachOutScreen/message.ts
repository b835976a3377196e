/** The message in the contact form, as typed. */
export interface ReachOutMessage {
  /** The visitor's name. */
  name: string;
  /** The message. Line breaks are kept. */
  text: string;
}

export const emptyMessage: ReachOutMessage = { name: '', text: '' };
