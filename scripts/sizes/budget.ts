/** The limits in kB, for everything together, the largest imports and the one that hosts try first. Raise one with its reason in the commit message. */
export const budget: Readonly<Record<string, Readonly<Record<string, { script: number; css: number }>>>> = {
  '@pcb/ui': {
    'all components': { script: 105, css: 11 },
    Button: { script: 14.5, css: 2.6 },
    Menu: { script: 47, css: 2.3 },
    Select: { script: 57, css: 3.2 },
    SideNavigationLayout: { script: 32, css: 4.8 },
    Table: { script: 31, css: 4.2 },
  },
  '@pcb/art': {
    'all drawings': { script: 31, css: 3.5 },
    BoardArt: { script: 13, css: 0.9 },
  },
  '@pcb/screens': {
    'all screens': { script: 212, css: 21 },
    'admin/AdminOrdersScreen': { script: 103, css: 8.2 },
    'admin/AdminOrderEditScreen': { script: 75, css: 6.2 },
    'storefront/HomeScreen': { script: 62, css: 7.8 },
    'storefront/ServicesScreen': { script: 68, css: 7.3 },
  },
};
