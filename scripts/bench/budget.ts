/**
 * In kB: the whole package, the largest imports, and the import that hosts try first. Give a reason for each increase.
 */
export const budget: Readonly<Record<string, { script: number; css: number }>> = {
  // Twelve more components, and the warnings of wrong use with their empty bodies.
  '@pcb/ui': { script: 177, css: 15.8 },
  '@pcb/ui/Sparkline': { script: 1, css: 1.9 },
  '@pcb/ui/Button': { script: 14.5, css: 2.6 },
  '@pcb/ui/ComboBox': { script: 63, css: 3.2 },
  '@pcb/ui/Menu': { script: 47, css: 2.3 },
  '@pcb/ui/Select': { script: 57, css: 3.2 },
  '@pcb/ui/SideNavigationLayout': { script: 29.5, css: 4.4 },
  '@pcb/ui/Table': { script: 37.8, css: 4.8 },
  // The sheet of a board's size under a strict policy.
  '@pcb/art': { script: 34.5, css: 4.9 },
  '@pcb/art/BoardArt': { script: 13, css: 1 },
  // Checkout, quotations, invoices, payments and what happens to an order.
  '@pcb/screens': { script: 290, css: 25.8 },
  '@pcb/screens/admin/AdminOrdersScreen': { script: 109.1, css: 10.1 },
  '@pcb/screens/admin/AdminOrderEditScreen': { script: 88.5, css: 8.1 },
  '@pcb/screens/storefront/HomeScreen': { script: 46.5, css: 8 },
  '@pcb/screens/storefront/ServicesScreen': { script: 89.1, css: 8.2 },
};
