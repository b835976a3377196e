import type { StateList } from '#storybook/states.ts';
import { artStates } from './art/states.ts';
import { componentStates } from './components/states.ts';
import { accountStates } from './screens/account/states.ts';
import { adminStates } from './screens/admin/states.ts';
import { catalogueStates } from './screens/catalogue/states.ts';
import { contentStates } from './screens/content/states.ts';
import { shellStates } from './screens/shell/states.ts';
import { storefrontStates } from './screens/storefront/states.ts';

/** What each component and screen shows, by its title in the sidebar. */
export type StateLists = Readonly<Record<string, StateList<string>>>;

export const screenStateLists: StateLists = {
  ...accountStates,
  ...adminStates,
  ...catalogueStates,
  ...contentStates,
  ...shellStates,
  ...storefrontStates,
};

export const componentStateLists: StateLists = { ...componentStates, ...artStates };
