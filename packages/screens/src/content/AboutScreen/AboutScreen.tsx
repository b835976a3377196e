'use client';
import { BoardArt } from '@pcb/ui/BoardArt';
import type { Brand } from '../../shared/brand.ts';
import { aboutContent } from './AboutScreen.content.ts';
import { CallToAction } from '../CallToAction/CallToAction.tsx';
import { ContentScreen } from '../ContentScreen/ContentScreen.tsx';
import type { ContentPageContent } from '../model.ts';

export { aboutContent } from './AboutScreen.content.ts';

export interface AboutScreenProps {
  /** Where the business is and when it was founded. */
  brand: Brand;
  /** Its words and links: pass others to translate or to re-word it. @default aboutContent(brand) */
  content?: ContentPageContent;
  /** 'Get Instant Quote' was pressed. */
  onGetInstantQuote: () => void;
}

/**
 * Who we are: a content page with a hero and a call to action at its end.
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
