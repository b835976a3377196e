/** The contact page about an industry. Encoded whole, so that 'Research & Development' arrives whole. */
export const industryHref = (industry: string) => `/reach-out?topic=${encodeURIComponent(industry)}`;
