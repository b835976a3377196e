export const redirects: Readonly<Record<string, string>> = {
  '/services/pcb-layout': '/services#layout',
  '/services/pcb-fabrication': '/services#fab',
  '/services/pcb-assembly': '/services#fab',
  '/services/pcb-stencil': '/services#stencil',
  '/services/component-sourcing': '/services#source',
  '/admin': '/admin/dashboard',
};
