export const demo = { name: 'Anjali Menon', email: 'demo@alphianz.example', password: 'demo1234' };

export const admin = { email: 'admin@alphianz.example', password: 'admin1234' };

export const adminSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
