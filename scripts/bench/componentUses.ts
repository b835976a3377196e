const table = `
Notice            | Notice             | InlineAlert, Heading, Content              | core: Alert                                                           | material: Alert                                         | Alert
AlertDialog       | AlertDialog        | AlertDialog, DialogTrigger                 | core: Modal, Button, ModalBase, Paper, Overlay, CloseButton           | material: Dialog, DialogTitle, DialogActions, Button    | Modal
Error summary     | ErrorSummary       | -                                          | -                                                                     | -                                                       | -
CopyButton        | CopyButton         | -                                          | core: CopyButton, ActionIcon                                          | -                                                       | Typography
Number            | NumberText         | -                                          | core: NumberFormatter                                                 | -                                                       | Statistic
Money             | Money              | -                                          | core: NumberFormatter                                                 | -                                                       | Statistic
RelativeTime      | RelativeTime       | -                                          | -                                                                     | -                                                       | -
DefinitionList    | DefinitionList     | LabeledValue                               | -                                                                     | -                                                       | Descriptions
Fieldset          | Fieldset           | -                                          | core: Fieldset                                                        | material: FormControl, FormLabel, FormHelperText        | -
PasswordField     | PasswordField      | -                                          | core: PasswordInput, Input, InlineInput, ActionIcon                   | material: TextField, InputAdornment, IconButton         | Input
One-time code     | OneTimeCodeField   | -                                          | core: PinInput, Input                                                 | -                                                       | Input
ProgressBar       | ProgressBar        | ProgressBar                                | core: Progress                                                        | material: LinearProgress                                | Progress
Meter             | Meter              | Meter                                      | core: Progress                                                        | material: LinearProgress                                | Progress
Popover           | Popover            | Popover, DialogTrigger                     | core: Popover                                                         | material: Popover                                       | Popover
Code              | Code               | -                                          | core: Code                                                            | -                                                       | Typography
Keyboard          | Keyboard           | Keyboard                                   | core: Kbd                                                             | -                                                       | Typography
FileField         | FileField          | DropZone, FileTrigger, Button              | dropzone: Dropzone                                                    | -                                                       | Upload
ComboBox          | ComboBox           | ComboBox, ComboBoxItem                     | core: Select, Combobox, Input, Popover, ScrollArea, Pill, PillsInput  | material: Autocomplete, TextField                       | Select
Tooltip           | Tooltip            | Tooltip, TooltipTrigger                    | core: Tooltip                                                         | material: Tooltip                                       | Tooltip
IconButton        | IconButton         | ActionButton                               | core: ActionIcon                                                      | material: IconButton                                    | Button
DateField         | DateField          | DatePicker                                 | dates: DateInput; core: Input, Popover                                | x-date-pickers: DatePicker, LocalizationProvider; x-date-pickers/AdapterDayjs: AdapterDayjs | DatePicker
Date range        | DateRangeField     | DateRangePicker                            | dates: DatePickerInput; core: Input, Popover                          | -                                                       | DatePicker
Pagination        | Pagination         | -                                          | core: Pagination                                                      | material: Pagination                                    | Pagination
Steps             | Steps              | -                                          | core: Stepper                                                         | material: Stepper, Step, StepLabel                      | Steps
Timeline          | Timeline           | -                                          | core: Timeline                                                        | -                                                       | Timeline
Filter bar        | FilterBar          | TagGroup, Tag                              | core: Pill                                                            | material: Chip                                          | Tag
Table             | Table              | TableView, TableHeader, TableBody, Column, Row, Cell | core: Table                                                 | material: Table, TableBody, TableCell, TableHead, TableRow, TableSortLabel, Checkbox | Table
CommandPalette    | CommandPalette     | -                                          | spotlight: Spotlight                                                  | -                                                       | -
LineChart         | charts/LineChart          | -                                          | charts: LineChart                                                     | x-charts: LineChart                                     | -
BarChart          | charts/BarChart           | -                                          | charts: BarChart                                                      | x-charts: BarChart                                      | -
Sparkline         | Sparkline          | -                                          | charts: Sparkline                                                     | x-charts: SparkLineChart                                | -
`;

/**
 * What a page imports for the same minimal use: the component, then the names in @pcb/ui, React Spectrum S2, Mantine, MUI and
 * Ant Design. `-` where a library has none.
 */
export const componentUses: readonly (readonly string[])[] = table
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()));
