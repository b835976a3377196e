export const blogsScreenContent = {
  reference: 'J0',
  designator: 'Journal',
  title: 'Blogs',
  lead: 'What we keep explaining on the telephone, written down once: ordering, impedance and what happens to your data.',
  empty: {
    title: 'Nothing published yet',
    text: 'The guidelines hold what we know meanwhile.',
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
