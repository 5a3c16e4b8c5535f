export { ThemeRoot, type ThemeRootProps } from './theme/ThemeRoot'
export { Badge, type BadgeProps } from './Badge/Badge'
export {
  breakpoint,
  color,
  fontSize,
  layer,
  layout,
  motion,
  palettes,
  radius,
  shadow,
  space,
  text,
  tracking,
  weight,
} from './theme/tokens'
export {
  ErrorSummary,
  type ErrorSummaryProps,
  type FieldProblem,
} from './ErrorSummary/ErrorSummary'
export { Field, type ControlProps, type FieldLayoutProps, type FieldProps } from './Field/Field'
export { DateInput, type DateInputProps } from './DateInput/DateInput'
export { DateText, type DateTextProps } from './DateText/DateText'
export { ImageInput, type ImageInputProps } from './ImageInput/ImageInput'
export { MarkdownTextArea, type MarkdownTextAreaProps } from './MarkdownTextArea/MarkdownTextArea'
export {
  markdownLink,
  markdownPicture,
  type MarkdownPlace,
  type MarkdownTool,
} from './MarkdownTextArea/toolbar/moreTools'
export { PasswordInput, type PasswordInputProps } from './PasswordInput/PasswordInput'
export { RatingInput, type RatingInputProps } from './RatingInput/RatingInput'
export { SearchInput, type SearchInputProps } from './SearchInput/SearchInput'
export { Select, type SelectOption, type SelectProps } from './Select/Select'
export { TimeInput, type TimeInputProps } from './TimeInput/TimeInput'
export { TagInput, type TagInputProps } from './TagInput/TagInput'
export { TextArea, type TextAreaProps } from './TextArea/TextArea'
export { TextInput, type TextInputProps } from './TextInput/TextInput'
export { LiveRegion } from './VisuallyHidden/LiveRegion'
export { useAnnouncement } from './VisuallyHidden/useAnnouncement'
export { useSameFunction } from './useSameFunction/useSameFunction'
export { VisuallyHidden } from './VisuallyHidden/VisuallyHidden'
export { replyMailTo, type SentMessage } from './Link/replyMailTo'
export { safeHref, safeMailTo, safeTel } from './Link/safeHref'
export {
  WordCountTextArea,
  type WordCountTextAreaProps,
} from './WordCountTextArea/WordCountTextArea'
export { Avatar, type AvatarProps } from './Avatar/Avatar'
export { Banner, type BannerProps } from './Banner/Banner'
export { BarChart, type BarChartBar, type BarChartProps } from './BarChart/BarChart'
export { Breadcrumbs, type Breadcrumb, type BreadcrumbsProps } from './Breadcrumbs/Breadcrumbs'
export { AddButton } from './Button/AddButton'
export { Button, type ButtonProps } from './Button/Button'
export { CancelButton } from './Button/CancelButton'
export { DeleteButton } from './Button/DeleteButton'
export { EditButton } from './Button/EditButton'
export { Card, type CardProps } from './Card/Card'
export { CheckList, type CheckListOption, type CheckListProps } from './CheckList/CheckList'
export { Checkbox, type CheckboxProps } from './Checkbox/Checkbox'
export { SelectBox, type SelectBoxProps } from './Checkbox/SelectBox'
export { CopiedText, type CopiedTextProps } from './CopiedText/CopiedText'
export { ColumnHandle, type ColumnHandleProps } from './ColumnHandle/ColumnHandle'
export {
  isHiddenAt,
  sortOrderLabel,
  tableRem,
  type Column,
  type Mark,
  type Priority,
  type Sort,
  type SortKind,
} from './DataTable/columns'
export { DataTable, type DataTableProps, type RowStart } from './DataTable/DataTable'
export { rowBox } from './DataTable/row/rowBox'
export { rowButton, type RowButton } from './DataTable/row/rowButton'
export { rowGrip } from './DataTable/row/rowGrip'
export { SortMenu, type SortMenuProps } from './DataTable/cells/SortMenu'
export { DataTableSkeleton, type DataTableSkeletonProps } from './DataTable/DataTableSkeleton'
export { ConfirmDialog, type ConfirmDialogProps } from './Dialog/ConfirmDialog'
export { afterClosing } from './Dialog/afterClosing'
export { Dialog, type DialogProps } from './Dialog/Dialog'
export { Drawer, type DrawerProps } from './Drawer/Drawer'
export { EmptyState, type EmptyStateProps } from './EmptyState/EmptyState'
export { ErrorState, type ErrorStateProps } from './EmptyState/ErrorState'
export { FilterButton, type FilterButtonProps } from './FilterButton/FilterButton'
export { IconButton, type IconButtonProps } from './IconButton/IconButton'
export {
  AppLink,
  LinkProvider,
  type AppLinkProps,
  type LinkComponent,
  type LinkProviderProps,
} from './Link/AppLink'
export { LocaleContext, useLocale } from './Locale/LocaleContext'
export type { MenuEntry, MenuItem, MenuSection, MenuSeparator } from './Menu/entries'
export { afterMenu } from './Menu/afterMenu'
export { Menu, type MenuProps } from './Menu/Menu'
export { loadMenu, MenuList } from './Menu/useMenu'
export type { MenuPopupProps } from './Menu/MenuPopup'
export { loadOverlays } from './onDemand/loadOverlays'
export {
  OrderedCheckList,
  type OrderedCheckListOption,
  type OrderedCheckListProps,
} from './OrderedCheckList/OrderedCheckList'
export { PageHeader, type PageHeaderProps } from './PageHeader/PageHeader'
export { Pagination, type PaginationProps } from './Pagination/Pagination'
export type { PaletteGroup, PaletteItem } from './Palette/items'
export { placeOf, searchWords } from './Palette/matchWords'
export { Palette, type PaletteProps } from './Palette/Palette'
export { Popup, type PopupProps } from './Popup/Popup'
export { ProgressBar, type ProgressBarProps } from './ProgressBar/ProgressBar'
export { RelativeTime, type RelativeTimeProps } from './RelativeTime/RelativeTime'
export { RowMover, type RowMoverProps } from './RowMover/RowMover'
export { SegmentedControl, type SegmentedControlProps } from './SegmentedControl/SegmentedControl'
export { Skeleton, type SkeletonProps } from './Skeleton/Skeleton'
export { SkipLink, type SkipLinkProps } from './SkipLink/SkipLink'
export { Spinner, type SpinnerProps } from './Spinner/Spinner'
export { SplitButton, type SplitButtonProps } from './SplitButton/SplitButton'
export { Stars, type StarsProps } from './Stars/Stars'
export { Thumbnail, type ThumbnailProps } from './Thumbnail/Thumbnail'
