/** The limits in kB, for everything together, the largest imports and the one that hosts try first. Raise one with its reason in the commit message. */
export const budget: Readonly<Record<string, { script: number; css: number }>> = {
  '@pcb/ui': { script: 112, css: 11 },
  '@pcb/ui/Button': { script: 14.5, css: 2.6 },
  '@pcb/ui/ComboBox': { script: 63, css: 3.2 },
  '@pcb/ui/Menu': { script: 47, css: 2.3 },
  '@pcb/ui/Select': { script: 57, css: 3.2 },
  '@pcb/ui/SideNavigationLayout': { script: 32, css: 4.8 },
  '@pcb/ui/Table': { script: 31, css: 4.2 },
  '@pcb/art': { script: 31, css: 3.5 },
  '@pcb/art/BoardArt': { script: 13, css: 0.9 },
  '@pcb/screens': { script: 212, css: 21 },
  '@pcb/screens/admin/AdminOrdersScreen': { script: 103, css: 8.7 },
  '@pcb/screens/admin/AdminOrderEditScreen': { script: 75, css: 6.2 },
  '@pcb/screens/storefront/HomeScreen': { script: 62, css: 7.8 },
  '@pcb/screens/storefront/ServicesScreen': { script: 68, css: 7.3 },
};
