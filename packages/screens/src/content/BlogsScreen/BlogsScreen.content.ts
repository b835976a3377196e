export const blogsScreenContent = {
  designator: 'Journal',
  title: 'Blogs',
  lead: 'The topics that customers call us about most: ordering, impedance and what happens to your data.',
  empty: {
    title: 'No articles yet',
    text: 'Read the design guidelines in the meantime.',
    action: 'PCB design guidelines',
    href: '/resources/design-guidelines',
  },
  readingTime: (minutes: number) => `${minutes} min`,
  meta: {
    title: 'Blogs',
    description:
      'Why a quote changes after upload, what 50 ohms costs on two layers, and what happens before the first drill.',
  },
};

export type BlogsScreenContent = typeof blogsScreenContent;
