/** The demo customer of apps/site/src/data/session.ts. */
export const demo = { name: 'Anjali Menon', email: 'demo@alphianz.example', password: 'demo1234' };

/** The administrator's account of apps/site/src/data/session.ts. */
export const admin = { email: 'admin@alphianz.example', password: 'admin1234' };

/** The secret of this administrator's authenticator app, where the site has its server. */
export const adminSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
