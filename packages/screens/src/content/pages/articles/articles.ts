import { beforeTheDrillContent } from './beforeTheDrill.content.ts';
import { fiftyOhmsContent } from './fiftyOhms.content.ts';
import type { ArticleContent } from './model.ts';
import { quoteChangesContent } from './quoteChanges.content.ts';

export type { ArticleContent } from './model.ts';

export const articles: readonly ArticleContent[] = [beforeTheDrillContent, fiftyOhmsContent, quoteChangesContent];
