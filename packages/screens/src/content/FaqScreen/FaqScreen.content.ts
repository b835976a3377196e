export const faqScreenContent = {
  search: { label: 'Search all questions', placeholder: 'Lead time, layers, Gerber' },
  count: (found: number, all: number) => (found === all ? `${all} questions` : `${found} of ${all} questions`),
  elsewhere: (title: string) => `In the ${title}`,
  empty: {
    title: (query: string) => `No answer for ‘${query}’`,
    text: 'Search for one word, or ask an engineer.',
    clear: 'Clear the search',
  },
  ask: {
    title: 'Not answered here?',
    text: 'Ask an engineer, by e-mail or by phone, at any stage of the design.',
    label: 'Reach out',
    href: '/reach-out',
  },
  related: 'Related',
};

export type FaqScreenContent = typeof faqScreenContent;
