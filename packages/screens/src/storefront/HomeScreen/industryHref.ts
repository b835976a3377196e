/** Encoded because of the '&' in 'Research & Development'. */
export const industryHref = (industry: string) => `/reach-out?topic=${encodeURIComponent(industry)}`;
