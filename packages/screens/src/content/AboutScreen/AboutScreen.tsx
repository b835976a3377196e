'use client';
import type { Brand } from '../../shared/brand.ts';
import { BoardArt } from '../../shared/drawings/boards.tsx';
import type { WithContent } from '../../shared/WithContent.ts';
import { CallToAction } from '../CallToAction/CallToAction.tsx';
import { ContentScreen } from '../ContentScreen/ContentScreen.tsx';
import type { ContentPageContent } from '../model.ts';
import { aboutContent } from './AboutScreen.content.ts';

export { aboutContent } from './AboutScreen.content.ts';

export interface AboutScreenProps extends WithContent<ContentPageContent> {
  /** Supplies the location and founding year. */
  brand: Brand;
  /** Called when 'Get Instant Quote' is pressed. */
  onGetInstantQuote: () => void;
}

/**
 * The about page: a content page with a hero and a call to action at the end.
 *
 * @example <AboutScreen brand={brand} onGetInstantQuote={showUnwired} />
 */
export function AboutScreen({ brand, content = aboutContent(brand), onGetInstantQuote }: AboutScreenProps) {
  return (
    <ContentScreen
      content={content}
      cover={<BoardArt variant="assembly" seed="about" aspect={4 / 3} />}
      slots={{ callToAction: <CallToAction onPress={onGetInstantQuote} /> }}
    />
  );
}
