import { mailAt, sampleBusiness } from './business.ts';

export const sampleSettings = {
  siteName: sampleBusiness.name,
  contactEmail: mailAt('hello'),
  banner: 'Code WELCOME10: 10 percent off your first order',
  serviceMessage:
    'The stencil laser is under maintenance on Saturday, 30 August. Stencils ordered on Friday ship on Monday.',
};
