/** What search engines are told of a page, in the terms of schema.org. Only the build asks for it. */
import type { ArticleContent } from '@pcb/screens/content/pages/articles';
import type { FaqContent } from '@pcb/screens/content/pages';
import { brand } from '../brand.ts';

/** A page on the way from home to a page, home and the page itself included. */
export interface Crumb {
  name: string;
  path: string;
}

export interface DescribedPage {
  /** The way to the page; home alone for home. */
  trail: readonly Crumb[];
  article?: ArticleContent | undefined;
  questions?: FaqContent['items'] | undefined;
}

const addressOf = (path: string) => `${brand.website}${path}`;

const organization = {
  '@type': 'Organization',
  name: brand.name,
  url: addressOf('/'),
  email: brand.email,
  telephone: brand.phone,
  foundingDate: '1996',
  address: { '@type': 'PostalAddress', addressRegion: 'Kerala', addressCountry: 'IN' },
};

const breadcrumbs = (trail: readonly Crumb[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: addressOf(path),
  })),
});

const articleOf = ({ id, title, excerpt, published, author }: ArticleContent) => ({
  '@type': 'Article',
  headline: title,
  description: excerpt,
  datePublished: published,
  author: { '@type': 'Organization', name: author },
  publisher: { '@type': 'Organization', name: brand.name },
  mainEntityOfPage: addressOf(`/blogs/${id}`),
});

const questionsOf = (items: FaqContent['items']) => ({
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
  })),
});

/** The page as one JSON-LD graph: the organisation on home, the way to every other page, articles and answers. */
function structuredData({ trail, article, questions }: DescribedPage): object {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      trail.length > 1 ? breadcrumbs(trail) : organization,
      ...(article ? [articleOf(article)] : []),
      ...(questions ? [questionsOf(questions)] : []),
    ],
  };
}

/** As it stands in a page: a `<` in it would end the script. */
export const structuredDataScript = (page: DescribedPage): string =>
  `<script type="application/ld+json">${JSON.stringify(structuredData(page)).replace(/</g, '\\u003c')}</script>`;
