import { quoteFab } from './fabQuote.ts';
import { quoteFlex } from './flexQuote.ts';
import type { ServiceForms, ServiceTab } from './forms.ts';
import { quoteLayout } from './layoutQuote.ts';
import type { OrderDay, Quote } from './quote.ts';
import { quoteSource } from './sourceQuote.ts';
import { quoteStencil } from './stencilQuote.ts';

const quoteOfForm: { [Service in ServiceTab]: (values: ServiceForms[Service], day: OrderDay) => Quote } = {
  layout: quoteLayout,
  fab: quoteFab,
  flex: quoteFlex,
  stencil: quoteStencil,
  source: quoteSource,
};

/** The quote for the form of a service. For the other lead times of a layout use `quoteLayout`. */
export const quoteOf = <Service extends ServiceTab>(service: Service, forms: ServiceForms, day: OrderDay): Quote =>
  quoteOfForm[service](forms[service], day);
