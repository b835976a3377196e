/** The sample business, and its customer who can sign in to the demonstration. */
export const sampleBusiness = { name: 'alphianz', domain: 'alphianz', customer: 'Anjali Menon' };

export const mailAt = (box: 'admin' | 'demo' | 'grievances' | 'hello', domain: string = sampleBusiness.domain) =>
  `${box}@${domain}.example`;
