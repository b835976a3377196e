/**
 * In kB: the whole package, the largest imports, and the import that hosts try first. Give a reason for each increase.
 */
export const budget: Readonly<Record<string, { script: number; css: number }>> = {
  // Twelve more components, the warnings of wrong use with their empty bodies, rows of links and flush buttons.
  '@pcb/ui': { script: 177, css: 16 },
  '@pcb/ui/Sparkline': { script: 1, css: 1.9 },
  '@pcb/ui/Button': { script: 14.5, css: 2.6 },
  '@pcb/ui/ComboBox': { script: 63, css: 3.2 },
  '@pcb/ui/Menu': { script: 47, css: 2.3 },
  '@pcb/ui/Select': { script: 57, css: 3.2 },
  '@pcb/ui/SideNavigationLayout': { script: 29, css: 4.5 },
  '@pcb/ui/Table': { script: 37.8, css: 4.9 },
  // The sheet of a board's size under a strict policy.
  '@pcb/art': { script: 34.5, css: 4.9 },
  '@pcb/art/BoardArt': { script: 13, css: 1 },
  // Checkout, quotations, invoices, payments, what happens to an order, and fields that somebody else has changed.
  '@pcb/screens': { script: 290.5, css: 25.6 },
  // The filters announce what is removed.
  '@pcb/screens/admin/AdminOrdersScreen': { script: 109.5, css: 10.2 },
  // The note about a field that somebody else has changed.
  '@pcb/screens/admin/AdminOrderEditScreen': { script: 88.7, css: 8.3 },
  // Rows of links and flush buttons, from @pcb/ui.
  '@pcb/screens/storefront/HomeScreen': { script: 46.7, css: 8.2 },
  '@pcb/screens/storefront/ServicesScreen': { script: 89.1, css: 8.5 },
};
