import { type QuoteContent, quoteContent } from '../../quote/quote.content.ts';
import { ignoredNoticeContent } from './IgnoredNotice.content.ts';

export const servicesContent = {
  ...quoteContent,
  heading: 'Services',
  lead: 'See a sample price as you type. An asterisk marks what an order needs.',
  banner: {
    text: 'Combine FR-4 PCB Fabrication + Assembly and save up to 15 %!',
    action: 'Order Now!',
  },
  readBoardFiles: 'Read Gerber files',
  drawing: 'Drawing to scale',
  tabsLabel: 'Service',
  tabs: {
    layout: 'PCB Layout',
    fab: 'PCB Fabrication & Assembly (Rigid)',
    flex: 'PCB Fabrication (Flex)',
    stencil: 'PCB Stencil',
    source: 'Component Sourcing',
  },
  ignored: ignoredNoticeContent,
};

export type ServicesContent = typeof servicesContent & Pick<QuoteContent, 'hints'>;
