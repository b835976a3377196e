import { formatCount } from '../../shared/format/money.ts';
import type { ReachOutMessage } from './message.ts';

export const reachOutContent = {
  designator: 'Contact',
  title: 'Reach out',
  titleAbout: (topic: string) => `Reach out about ${topic}`,
  lead: 'Tell us what you want to build. An engineer answers your questions at any stage of the design.',
  form: {
    title: 'Write to us',
    industry: 'Your industry',
    industryHelp: 'The subject of your e-mail, which routes it to engineers who know your industry.',
    other: 'Other industry',
    name: 'Your name',
    message: 'Your message',
    room: (characters: number) => `Room for about ${formatCount(characters)} more characters.`,
    tooLong: (email: string) =>
      `Too long for an e-mail link. Shorten the message, or copy it into an e-mail to ${email}.`,
    write: 'Write an e-mail',
    subject: (topic: string) => `Inquiry: ${topic}`,
    body: ({ name, text }: ReachOutMessage) => [text.trim(), name.trim()].filter(Boolean).join('\n\n'),
    opens: 'Opens your e-mail program with your message filled in. You send it from there.',
  },
  helpful: {
    title: 'What to include',
    items: [
      'The board size in mm and the number of layers.',
      'The quantity and the date you need it.',
      'Gerber data and a bill of materials, if you have them; a sketch is fine too.',
      'Critical requirements: impedance, heat, tight clearances.',
    ],
  },
  contact: {
    title: 'Contact',
    email: 'E-mail',
    phone: 'Phone',
    place: 'Place',
    address: (region: string) => `${region} India`,
    hours: 'Office and engineers',
    reply: 'Answer',
    replyTime: (time: string) => `Within ${time}`,
  },
  company: {
    title: 'Company',
    name: 'Name',
    office: 'Registered office',
    cin: 'CIN',
    gstin: 'GSTIN',
    sample: 'Sample data',
  },
  links: [
    { label: 'Panel guidelines', href: '/resources/panel-guidelines' },
    { label: 'Technical capabilities', href: '/resources/technical-capabilities' },
    { label: 'Instant quote', href: '/services' },
  ],
};
export type ReachOutContent = typeof reachOutContent;
