/** Structured data for search engines (schema.org). Used by the build only. */
import type { Brand } from '@pcb/screens/brand';
import type { FaqContent } from '@pcb/screens/content/pages';
import type { ArticleContent } from '@pcb/screens/content/pages/articles';

export interface Crumb {
  name: string;
  path: string;
}

interface DescribedPage {
  trail: readonly Crumb[];
  article?: ArticleContent | undefined;
  questions?: FaqContent['items'] | undefined;
}

const urlOf = ({ website }: Brand, path: string) => `${website}${path}`;

const organization = (brand: Brand) => ({
  '@type': 'Organization',
  name: brand.name,
  url: urlOf(brand, '/'),
  email: brand.email,
  telephone: brand.phone,
  foundingDate: String(brand.founded),
  address: { '@type': 'PostalAddress', addressRegion: brand.region, addressCountry: 'IN' },
});

const breadcrumbs = (brand: Brand, trail: readonly Crumb[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: urlOf(brand, path),
  })),
});

const articleOf = (brand: Brand, { id, title, excerpt, published, author }: ArticleContent) => ({
  '@type': 'Article',
  headline: title,
  description: excerpt,
  datePublished: published,
  author: { '@type': 'Organization', name: author },
  publisher: { '@type': 'Organization', name: brand.name },
  mainEntityOfPage: urlOf(brand, `/blogs/${id}`),
});

const questionsOf = (items: FaqContent['items']) => ({
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
  })),
});

/** JSON-LD: the organisation for the home page, breadcrumbs for others, plus article and questions. */
function structuredData(brand: Brand, { trail, article, questions }: DescribedPage): object {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      trail.length > 1 ? breadcrumbs(brand, trail) : organization(brand),
      ...(article ? [articleOf(brand, article)] : []),
      ...(questions ? [questionsOf(questions)] : []),
    ],
  };
}

/** `<` is escaped, because `</script>` in a text would end the script. */
export const structuredDataScript = (brand: Brand, page: DescribedPage): string =>
  `<script type="application/ld+json">${JSON.stringify(structuredData(brand, page)).replace(/</g, '\\u003c')}</script>`;
