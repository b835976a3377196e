/**
 * Which modules share a file. Without groups a page loads up to 110 small files; with too few, sign-in would load tabs.
 * A group takes the modules that match and everything they import, except what an earlier group took. So a part that
 * pages need without the rest of a group stands above it. tests/e2e/nightly/weight.spec.ts measures the result.
 */

interface Group {
  name: string;
  /** Tests of module ids, of which one must match. */
  test: readonly RegExp[];
  /** Takes only the modules that match. Where their library imports them, most pages do not use them. */
  isAlone?: true;
  /** Takes only modules that this many pages or parts need. */
  minShareCount?: number;
}

const either = (names: readonly string[]) => `(?:${names.join('|')})`;

/** Components of @pcb/ui, as sources or built. */
const components = (...names: string[]) => new RegExp(`/components/${either(names)}/[A-Z]\\w+\\.(?:tsx|js)$`);

/** Modules of @pcb/screens, as sources or built. */
const screens = (...paths: string[]) => new RegExp(`/screens/(?:src|dist)/${either(paths)}\\.`);

/** Modules of the site. */
const site = (...paths: string[]) => new RegExp(`/site/src/${either(paths)}\\.(?:tsx?|css)$`);

const icons = (...names: string[]) => new RegExp(`/lucide-react/dist/esm/icons/${either(names)}\\.mjs$`);

const groups: readonly Group[] = [
  {
    name: 'menus',
    test: [
      /\/menu\/use(?:Menu|MenuItem|MenuSection|MenuTriggerState)\.mjs$/,
      /\/(?:Menu|TreeCollection|useTreeState)\.mjs$/,
    ],
    isAlone: true,
  },
  {
    name: 'tabs',
    test: [
      /\/tabs\/\w+\.mjs$/,
      /\/(?:Tabs|useSingleSelectListState|useHasTabbableChild)\.mjs$/,
      /\/components\/Tabs\//,
    ],
    isAlone: true,
  },
  // React, the router, the session, and what nearly every page shows.
  {
    name: 'core',
    test: [
      /\/react-dom\/client\.js$/,
      /\/ui\/(?:src|dist)\/.*(?:fonts|reset)\.css(?:\.ts)?$/,
      site('site', 'createSite', 'app/(?:routes|useHydrated|useSending)', 'effects/(?:storefront|shell)'),
      site('messages/(?:account|notSignedOut|storageBlocked|storefront|unwired)'),
      components('Box', 'Button', 'ButtonLink', 'Card', 'Eyebrow', 'Grid', 'Heading', 'IconButton', 'Inline', 'Link'),
      components('SkipLink', 'Stack', 'Text', 'VisuallyHidden'),
      /\/ui\/(?:src|dist)\/(?:private\/(?:links|tone)|hooks\/\w+)\./,
      screens(
        'shared/(?:BrandLogo|IconSwitch|lazily|mirrored|screenStyle|useControllable)',
        'shell/ThemeSwitch/ThemeSwitch',
      ),
      /\/art\/(?:src|dist)\/(?:private\/Picture|pen\/(?:path|roundedRectPath|shorten))\./,
      /\/utils\/(?:number|useControlledState|useEvent|useLabels|useSlot)\.mjs$/,
      /\/lucide-react\/dist\/esm\/createLucideIcon\.mjs$/,
      icons('arrow-right', 'arrow-up', 'circle-exclamation-point', 'info', 'link-2', 'mail'),
      icons('triangle-exclamation-point', 'wrench'),
    ],
  },
  { name: 'frame', test: [screens('shell/Shell/Shell')] },
  // Above the parts that use them: an icon would load the part that took it.
  { name: 'icons', test: [icons('.*')], minShareCount: 2 },
  // What pages below the home page share.
  {
    name: 'parts',
    test: [
      site('app/(?:useFocusOnSection|useRemote)', 'address/(?:searchSchema|useSearchState)', 'data/read'),
      components('Badge', 'EmptyState', 'Skeleton'),
      screens('shared/(?:busyIfStale|cardColumns|CardTitle|headerRow|LoadFailed|loadFailedText|money|page|PageHeader)'),
      screens('content/pages/pageLinks', 'shared/(?:lazyComponent|RelatedLinks|RemoteStatus|Section|useSettled)'),
      /\/art\/(?:src|dist)\/EmptyFootprint\/EmptyFootprint\./,
    ],
  },
  { name: 'focus', test: [/\/(?:FocusScope|ShadowTreeWalker|animation|isScrollable|keyboard)\.mjs$/] },
  {
    name: 'collections',
    test: [
      /\/(?:CollectionBuilder|SelectionIndicator|inertValue|useListState|useSelectableCollection|useSelectableItem)\.mjs$/,
      /\/react-aria-components\/dist\/private\/Collection\.mjs$/,
    ],
  },
  { name: 'strings', test: [/\/useLocalizedStringFormatter\.mjs$/] },
  { name: 'fields', test: [components('Form', 'TextArea', 'TextField'), screens('shared/ProblemNote')] },
  { name: 'dialogs', test: [components('Dialog')] },
  { name: 'disclosure', test: [components('Accordion', 'Disclosure')] },
  { name: 'numbers', test: [components('NumberField'), screens('shared/wholeNumbers')] },
  { name: 'choices', test: [components('Select', 'StatusSelect')] },
  { name: 'search', test: [components('SearchField')] },
  // The digits of dimensions.
  { name: 'strokes', test: [/\/art\/(?:src|dist)\/pen\/strokeFont\./] },
  { name: 'board', test: [/\/art\/(?:src|dist)\/BoardArt\/BoardArt\.(?:tsx|js)$/] },
  {
    name: 'facts',
    test: [
      screens('content/(?:blocks|lengthColumns|tables|private/keepTogether)'),
      screens('content/pages/(?:capabilityTables|sources|trackAndSpacing)'),
    ],
  },
  { name: 'stackUps', test: [/\/engineering\/(?:src|dist)\/stackUps\./] },
  {
    name: 'layers',
    test: [
      /\/art\/(?:src|dist)\/StackUpDrawing\/StackUpDrawing\.(?:tsx|js)$/,
      screens('content/(?:UnitSwitch/UnitSwitch|tools/StackUpFigure/(?:rowsOf|StackUpFigure\\.content))'),
    ],
  },
  // What the forms and prices of /services share.
  {
    name: 'orderForms',
    test: [
      screens('storefront/ServicesScreen/(?:ServicesScreen\\.content|fieldWords|sentence|summary/formatQuote)'),
      screens('storefront/ServicesScreen/(?:address|summary)/\\w+\\.content'),
      screens('storefront/ServicesScreen/quotes/(?!parse|lineText)\\w+'),
      screens('storefront/ServicesScreen/hints/(?:FormHints|hints\\.content|hintsOf|rule|useNewHints)'),
      screens('storefront/ServicesScreen/forms/(?:about|help)\\.content'),
      screens('storefront/ServicesScreen/forms/(?:AboutTerm|ChoiceToggle|choiceField|FieldNote|FormParts)'),
      screens('storefront/ServicesScreen/forms/(?:TypedFields|useSetField)'),
    ],
    isAlone: true,
  },
  { name: 'callToAction', test: [screens('content/CallToAction/CallToAction')] },
  { name: 'content', test: [screens('content/ContentScreen/ContentScreen'), site('app/ContentPage')] },
  { name: 'adminEffects', test: [site('app/useAdminEffects', '(?:effects|messages)/admin')] },
  { name: 'sideNavigation', test: [components('SideNavigationLayout')] },
  {
    name: 'adminFrame',
    test: [
      screens('admin/(?:AdminLayout/AdminLayout|private/(?:AdminPage|RemotePage|StatusBadge))'),
      site('app/AdminFrame'),
    ],
  },
  { name: 'tables', test: [components('DateField', 'Table')] },
  {
    name: 'records',
    test: [screens('admin/private/RecordListScreen/(?:columns|RecordListScreen)'), site('address/useListState')],
  },
];

/** The option `codeSplitting` of the bundler. */
export const chunks = {
  groups: groups.map(({ name, test, isAlone = false, minShareCount = 1 }, index) => ({
    name,
    test: (id: string) => test.some((one) => one.test(id)),
    priority: groups.length - index,
    includeDependenciesRecursively: !isAlone,
    minShareCount,
  })),
};
