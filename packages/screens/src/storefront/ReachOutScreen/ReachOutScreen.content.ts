export const reachOutContent = {
  reference: 'J6',
  designator: 'Contact',
  title: 'Reach out',
  titleAbout: (topic: string) => `Reach out about ${topic}`,
  lead: 'Tell us what you want to build. An engineer reads it and answers; nothing needs to be finished for that.',
  form: {
    title: 'Write to us',
    industry: 'Your field',
    industryHelp: 'It becomes the subject of your mail, so that it reaches people who know your field.',
    other: 'Another field',
    write: 'Write an e-mail',
    subject: (topic: string) => `Inquiry: ${topic}`,
    opens: 'Opens your mail program. This page sends nothing.',
  },
  helpful: {
    title: 'What helps us to answer',
    items: [
      'The size of the board in mm, and how many layers it has.',
      'How many you want, and by when.',
      'Gerber data and a bill of material, if you have them; a sketch is fine too.',
      'What worries you: impedance, heat, a tight corner.',
    ],
  },
  contact: {
    title: 'Contact',
    email: 'E-mail',
    phone: 'Phone',
    place: 'Place',
    address: (region: string) => `${region} India`,
  },
  links: [
    { label: 'Panel guidelines', href: '/resources/panel-guidelines' },
    { label: 'Technical capabilities', href: '/resources/technical-capabilities' },
    { label: 'Instant quote', href: '/services' },
  ],
};
export type ReachOutContent = typeof reachOutContent;
