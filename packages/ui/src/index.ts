export { Accordion, type AccordionItem, type AccordionProps } from './components/Accordion/Accordion.tsx';
export { Avatar, avatarSizes, type AvatarProps, type AvatarSize } from './components/Avatar/Avatar.tsx';
export { Badge, badgeTones, type BadgeProps, type BadgeTone } from './components/Badge/Badge.tsx';
export { Box, boxSurfaces, type BoxProps, type BoxSurface } from './components/Box/Box.tsx';
export { Breadcrumbs, type BreadcrumbsProps } from './components/Breadcrumbs/Breadcrumbs.tsx';
export {
  Button,
  buttonSizes,
  buttonTones,
  buttonVariants,
  type ButtonProps,
  type ButtonSize,
  type ButtonTone,
  type ButtonVariant,
} from './components/Button/Button.tsx';
export { ButtonLink, type ButtonLinkProps } from './components/ButtonLink/ButtonLink.tsx';
export { Card, cardPaddings, type CardPadding, type CardProps } from './components/Card/Card.tsx';
export { Checkbox, type CheckboxProps } from './components/Checkbox/Checkbox.tsx';
export { CheckboxGroup, type CheckboxGroupProps } from './components/CheckboxGroup/CheckboxGroup.tsx';
export { ComboBox, type ComboBoxProps, type LoadState } from './components/ComboBox/ComboBox.tsx';
export { DateField, type DateFieldProps } from './components/DateField/DateField.tsx';
export {
  Dialog,
  dialogPlacements,
  dialogSizes,
  type DialogPlacement,
  type DialogProps,
  type DialogSize,
} from './components/Dialog/Dialog.tsx';
export { Disclosure, type DisclosureProps } from './components/Disclosure/Disclosure.tsx';
export { EmptyState, type EmptyStateProps } from './components/EmptyState/EmptyState.tsx';
export { Eyebrow, type EyebrowProps } from './components/Eyebrow/Eyebrow.tsx';
export { Form, type FormProps } from './components/Form/Form.tsx';
export { Grid, type GridColumns, type GridProps } from './components/Grid/Grid.tsx';
export { Heading, headingSizes, type HeadingProps, type HeadingSize } from './components/Heading/Heading.tsx';
export { IconButton, type IconButtonProps } from './components/IconButton/IconButton.tsx';
export { Inline, type InlineProps } from './components/Inline/Inline.tsx';
export { Link, linkVariants, type LinkProps, type LinkVariant } from './components/Link/Link.tsx';
export { Logo, logoSizes, type LogoProps, type LogoSize } from './components/Logo/Logo.tsx';
export { Menu, type MenuProps } from './components/Menu/Menu.tsx';
export {
  MessagesProvider,
  type MessageDictionary,
  type Messages,
  type MessagesProviderProps,
} from './components/MessagesProvider/MessagesProvider.tsx';
export {
  NavigationMenu,
  type NavigationMenuProps,
  type NavigationPanel,
} from './components/NavigationMenu/NavigationMenu.tsx';
export { NumberField, type NumberFieldProps } from './components/NumberField/NumberField.tsx';
export { RadioGroup, type RadioGroupProps } from './components/RadioGroup/RadioGroup.tsx';
export { SearchField, type SearchFieldProps } from './components/SearchField/SearchField.tsx';
export { Select, type SelectProps } from './components/Select/Select.tsx';
export { SideNavigation, type SideNavigationProps } from './components/SideNavigation/SideNavigation.tsx';
export {
  SideNavigationLayout,
  sideNavigationPlacements,
  type SideNavigationLayoutProps,
  type SideNavigationPlacement,
} from './components/SideNavigationLayout/SideNavigationLayout.tsx';
export { Skeleton, type SkeletonProps } from './components/Skeleton/Skeleton.tsx';
export { SkipLink, type SkipLinkProps } from './components/SkipLink/SkipLink.tsx';
export { Spinner, spinnerSizes, type SpinnerProps } from './components/Spinner/Spinner.tsx';
export { Stack, type StackProps } from './components/Stack/Stack.tsx';
export { StatusSelect, type StatusSelectProps } from './components/StatusSelect/StatusSelect.tsx';
export { Switch, type SwitchProps } from './components/Switch/Switch.tsx';
export {
  Table,
  tableDensities,
  tablePlaces,
  type SortDescriptor,
  type TableColumn,
  type TableDensity,
  type TableNarrow,
  type TablePlace,
  type TableProps,
} from './components/Table/Table.tsx';
export { Tabs, tabsVariants, type TabItem, type TabsProps, type TabsVariant } from './components/Tabs/Tabs.tsx';
export { TagField, type TagFieldProps } from './components/TagField/TagField.tsx';
export { Text, textSizes, textTones, textWeights, type TextProps } from './components/Text/Text.tsx';
export { TextArea, type TextAreaProps } from './components/TextArea/TextArea.tsx';
export { TextField, type TextFieldProps } from './components/TextField/TextField.tsx';
export {
  createToastQueue,
  toastDuration,
  ToastRegion,
  toastSwipeThreshold,
  toastTones,
  type Toast,
  type ToastQueue,
  type ToastRegionProps,
  type ToastTone,
} from './components/ToastRegion/ToastRegion.tsx';
export { ToggleGroup, type ToggleGroupProps } from './components/ToggleGroup/ToggleGroup.tsx';
export { Tooltip, type TooltipProps } from './components/Tooltip/Tooltip.tsx';
export { UploadButton, type UploadButtonProps } from './components/UploadButton/UploadButton.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './components/VisuallyHidden/VisuallyHidden.tsx';
export { useAnnounce, type Announce, type AnnounceOptions } from './hooks/useAnnounce.ts';
export { useOpenOnPage, type OpenOnPageOptions } from './hooks/useOpenOnPage.ts';
export { useStableCallback } from './hooks/useStableCallback.ts';
export { type ChoiceItem } from './private/ChoiceItem.ts';
export { type ActionItem, type LinkGroup, type LinkItem } from './private/links.ts';
export { type Gap, type Padding } from './private/spacing.ts';
