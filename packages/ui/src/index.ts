export { Accordion, type AccordionItem, type AccordionProps } from './components/Accordion/Accordion.tsx';
export {
  AlertDialog,
  alertDialogTones,
  type AlertDialogProps,
  type AlertDialogTone,
} from './components/AlertDialog/AlertDialog.tsx';
export { Avatar, avatarSizes, type AvatarProps, type AvatarSize } from './components/Avatar/Avatar.tsx';
export { Badge, badgeTones, type BadgeProps, type BadgeTone } from './components/Badge/Badge.tsx';
export { Box, boxSurfaces, type BoxProps, type BoxSurface } from './components/Box/Box.tsx';
export { type BreadcrumbItem, Breadcrumbs, type BreadcrumbsProps } from './components/Breadcrumbs/Breadcrumbs.tsx';
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
export { Calendar, type CalendarProps } from './components/Calendar/Calendar.tsx';
export { Card, cardPaddings, type CardPadding, type CardProps } from './components/Card/Card.tsx';
export { Checkbox, type CheckboxProps } from './components/Checkbox/Checkbox.tsx';
export {
  CheckboxGroup,
  type CheckboxGroupItem,
  type CheckboxGroupProps,
} from './components/CheckboxGroup/CheckboxGroup.tsx';
export { Code, type CodeProps } from './components/Code/Code.tsx';
export { ColumnsMenu, type ColumnsMenuProps } from './components/ColumnsMenu/ColumnsMenu.tsx';
export { ComboBox, type ComboBoxProps, type LoadState } from './components/ComboBox/ComboBox.tsx';
export {
  CommandPalette,
  type CommandItem,
  type CommandPaletteProps,
  type CommandSection,
} from './components/CommandPalette/CommandPalette.tsx';
export { CopyButton, type CopyButtonProps } from './components/CopyButton/CopyButton.tsx';
export { DateField, type DateFieldProps, type Holiday, type Weekday } from './components/DateField/DateField.tsx';
export {
  type DateRange,
  DateRangeField,
  type DateRangeFieldProps,
} from './components/DateRangeField/DateRangeField.tsx';
export { DateTimeField, type DateTimeFieldProps } from './components/DateTimeField/DateTimeField.tsx';
export {
  DefinitionList,
  definitionListDensities,
  type DefinitionItem,
  type DefinitionListDensity,
  type DefinitionListProps,
} from './components/DefinitionList/DefinitionList.tsx';
export {
  Dialog,
  dialogPlacements,
  dialogSizes,
  type DialogPlacement,
  type DialogProps,
  type DialogSize,
} from './components/Dialog/Dialog.tsx';
export { Disclosure, type DisclosureProps } from './components/Disclosure/Disclosure.tsx';
export { EditableCell, type EditableCellProps, type EditedField } from './components/EditableCell/EditableCell.tsx';
export { EmptyState, type EmptyStateProps } from './components/EmptyState/EmptyState.tsx';
export { ErrorSummary, type ErrorSummaryProps } from './components/ErrorSummary/ErrorSummary.tsx';
export { Eyebrow, type EyebrowProps } from './components/Eyebrow/Eyebrow.tsx';
export { Fieldset, type FieldsetProps } from './components/Fieldset/Fieldset.tsx';
export {
  FileField,
  fileStatuses,
  type FileFieldProps,
  type FileItem,
  type FileStatus,
} from './components/FileField/FileField.tsx';
export { FilterBar, type FilterBarProps, type FilterItem } from './components/FilterBar/FilterBar.tsx';
export { Form, type FormProps } from './components/Form/Form.tsx';
export { Gallery, type GalleryItem, type GalleryProps } from './components/Gallery/Gallery.tsx';
export { Grid, type GridColumns, type GridProps } from './components/Grid/Grid.tsx';
export { Heading, headingSizes, type HeadingProps, type HeadingSize } from './components/Heading/Heading.tsx';
export { IconButton, type IconButtonProps } from './components/IconButton/IconButton.tsx';
export { Inline, type InlineProps } from './components/Inline/Inline.tsx';
export { Keyboard, type KeyboardProps } from './components/Keyboard/Keyboard.tsx';
export { Link, linkVariants, type LinkProps, type LinkVariant } from './components/Link/Link.tsx';
export { Logo, logoSizes, type LogoProps, type LogoSize } from './components/Logo/Logo.tsx';
export { Menu, type MenuProps } from './components/Menu/Menu.tsx';
export { MenuChoices, type MenuChoicesProps } from './components/MenuChoices/MenuChoices.tsx';
export { MenuSection, type MenuSectionProps } from './components/MenuSection/MenuSection.tsx';
export {
  MessagesProvider,
  type CountMessage,
  type DateMessages,
  type GalleryMessages,
  type MessageDictionary,
  type Messages,
  type MessagesProviderProps,
  type TimeMessages,
} from './components/MessagesProvider/MessagesProvider.tsx';
export { Meter, meterTones, type MeterProps, type MeterTone } from './components/Meter/Meter.tsx';
export { Money, type MoneyProps } from './components/Money/Money.tsx';
export { NativeDateField, type NativeDateFieldProps } from './components/NativeDateField/NativeDateField.tsx';
export {
  NavigationMenu,
  type NavigationMenuProps,
  type NavigationPanel,
} from './components/NavigationMenu/NavigationMenu.tsx';
export { Notice, noticeTones, type NoticeProps, type NoticeTone } from './components/Notice/Notice.tsx';
export { NumberField, type NumberFieldProps } from './components/NumberField/NumberField.tsx';
export { NumberText, type NumberTextProps } from './components/NumberText/NumberText.tsx';
export { OneTimeCodeField, type OneTimeCodeFieldProps } from './components/OneTimeCodeField/OneTimeCodeField.tsx';
export { Pagination, type PaginationProps } from './components/Pagination/Pagination.tsx';
export { PasswordField, type PasswordFieldProps } from './components/PasswordField/PasswordField.tsx';
export { PhoneField, type PhoneFieldProps } from './components/PhoneField/PhoneField.tsx';
export { PinCodeField, type PinCodeFieldProps } from './components/PinCodeField/PinCodeField.tsx';
export { Popover, type PopoverProps } from './components/Popover/Popover.tsx';
export { ProgressBar, type ProgressBarProps } from './components/ProgressBar/ProgressBar.tsx';
export { RadioGroup, type RadioGroupProps } from './components/RadioGroup/RadioGroup.tsx';
export { RangeCalendar, type RangeCalendarProps } from './components/RangeCalendar/RangeCalendar.tsx';
export { type NumberRange, RangeSlider, type RangeSliderProps } from './components/RangeSlider/RangeSlider.tsx';
export { RelativeTime, type RelativeTimeProps } from './components/RelativeTime/RelativeTime.tsx';
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
export { Slider, type SliderProps } from './components/Slider/Slider.tsx';
export { Sparkline, type SparklineProps } from './components/Sparkline/Sparkline.tsx';
export { Spinner, spinnerSizes, type SpinnerProps } from './components/Spinner/Spinner.tsx';
export { SplitButton, type SplitButtonProps } from './components/SplitButton/SplitButton.tsx';
export { Stack, type StackProps } from './components/Stack/Stack.tsx';
export { StatusSelect, type StatusSelectProps } from './components/StatusSelect/StatusSelect.tsx';
export { Steps, type StepItem, type StepsProps } from './components/Steps/Steps.tsx';
export {
  StyleNonceProvider,
  type StyleNonceProviderProps,
} from './components/StyleNonceProvider/StyleNonceProvider.tsx';
export { Submenu, type SubmenuProps } from './components/Submenu/Submenu.tsx';
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
  type TableTotals,
} from './components/Table/Table.tsx';
export { Tabs, tabsVariants, type TabItem, type TabsProps, type TabsVariant } from './components/Tabs/Tabs.tsx';
export { TagField, type TagFieldProps } from './components/TagField/TagField.tsx';
export { Text, textSizes, textTones, textWeights, type TextProps } from './components/Text/Text.tsx';
export { TextArea, type TextAreaProps } from './components/TextArea/TextArea.tsx';
export { TextField, type TextFieldProps } from './components/TextField/TextField.tsx';
export { TimeField, type TimeFieldProps } from './components/TimeField/TimeField.tsx';
export {
  Timeline,
  timelineStates,
  type TimelineItem,
  type TimelineProps,
  type TimelineState,
} from './components/Timeline/Timeline.tsx';
export {
  createToastHistory,
  ToastHistory,
  type PastToast,
  type ToastHistoryProps,
  type ToastHistoryStore,
} from './components/ToastHistory/ToastHistory.tsx';
export {
  createToastQueue,
  toastDuration,
  ToastRegion,
  toastSwipeThreshold,
  toastTones,
  type Toast,
  type ToastAction,
  type ToastQueue,
  type ToastRegionProps,
  type ToastTone,
} from './components/ToastRegion/ToastRegion.tsx';
export { ToggleGroup, type ToggleGroupProps } from './components/ToggleGroup/ToggleGroup.tsx';
export { Toolbar, type ToolbarProps } from './components/Toolbar/Toolbar.tsx';
export { Tooltip, type TooltipProps } from './components/Tooltip/Tooltip.tsx';
export { UploadButton, type UploadButtonProps } from './components/UploadButton/UploadButton.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './components/VisuallyHidden/VisuallyHidden.tsx';
export { formatMoney, formatNumber, type MoneyFormatOptions, type NumberFormatOptions } from './format/format.ts';
export { useAnnounce, type Announce, type AnnounceOptions } from './hooks/useAnnounce.ts';
export { useColumnOrder, type ColumnOrder, type ColumnOrderOptions } from './hooks/useColumnOrder.ts';
export { useControllable } from './hooks/useControllable.ts';
export { type InlineStyle, useInlineStyle } from './hooks/useInlineStyle.tsx';
export { useOpenOnPage, type OpenOnPageOptions } from './hooks/useOpenOnPage.ts';
export { useStableCallback } from './hooks/useStableCallback.ts';
export { useUnsavedChanges, type UnsavedChanges } from './hooks/useUnsavedChanges.ts';
export { type ChoiceItem, type ChoiceSection } from './private/choiceItem.ts';
export { type ActionItem, type LinkGroup, type LinkItem } from './private/links.ts';
export { type Gap, type Padding } from './private/spacing.ts';
