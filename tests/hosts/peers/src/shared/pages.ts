export interface Page {
  label: string;
  href: string;
}

/** The pages below 'Products' in the navigation. */
export const products: readonly Page[] = [
  { label: 'Rigid boards', href: '/products/rigid' },
  { label: 'Flexible boards', href: '/products/flexible' },
  { label: 'Stencils', href: '/products/stencils' },
];

export const about: Page = { label: 'About us', href: '/about' };

/** The pages above the current one. */
export const trail: readonly Page[] = [
  { label: 'Home', href: '/' },
  { label: 'Products', href: '/products' },
];
