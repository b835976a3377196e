export interface Sentence {
  before: string;
  link: string;
  href: string;
  after: string;
}

export const sentence = (before: string, link: string, href: string, after: string): Sentence => ({
  before,
  link,
  href,
  after,
});
