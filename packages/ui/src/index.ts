/**
 * All exports of the kit. Written by `pnpm --filter @mashq/ui refresh`. Not here: `testing`, `theme/boot`,
 * `theme/color` and `theme/tenant-theme`. For lazy loading import a component from its own entry point: a dynamic import
 * of this file loads all.
 */
export { Button, type ButtonProps, type ButtonSize, type ButtonVariant } from './actions/button/index.ts';
export { ContextMenu, type ContextMenuProps } from './actions/context-menu/index.ts';
export { CopyButton, type CopyButtonProps } from './actions/copy-button/index.ts';
export { FlipInRtl, type FlipInRtlProps } from './actions/flip-in-rtl/index.ts';
export {
  IconButton,
  type IconButtonProps,
  type IconButtonSize,
  type IconButtonVariant,
} from './actions/icon-button/index.ts';
export { Link, type LinkProps, type LinkVariant } from './actions/link/index.ts';
export {
  Menu,
  MenuItem,
  type MenuItemProps,
  type MenuProps,
  MenuSection,
  type MenuSectionProps,
  MenuSeparator,
  MenuTrigger,
  type MenuTriggerProps,
  Submenu,
  type SubmenuProps,
} from './actions/menu/index.ts';
export { ToggleButton, type ToggleButtonProps, type ToggleButtonSize } from './actions/toggle-button/index.ts';
export { Carousel, type CarouselProps, type CarouselSlide, type SlidesPerView } from './carousel/carousel/index.ts';
export { type Partner, PartnerCarousel, type PartnerCarouselProps } from './carousel/partner-carousel/index.ts';
export { BandBar, type BandBarProps, BandLegend, type BandLegendProps } from './charts/band-bar/index.ts';
export { BarChart, type BarChartProps, type BarDatum } from './charts/bar-chart/index.ts';
export { DonutChart, type DonutChartProps, type DonutPart } from './charts/donut-chart/index.ts';
export { Heatmap, type HeatmapProps } from './charts/heatmap/index.ts';
export { LineChart, type LineChartProps, type LineSeries } from './charts/line-chart/index.ts';
export {
  SKILL_BANDS,
  type SkillBand,
  SkillBars,
  SkillGrid,
  type SkillGridProps,
  type SkillGridSkill,
  type SkillGridStudent,
  type SkillGridValue,
} from './charts/skill-grid/index.ts';
export {
  PracticeDays,
  type PracticeDaysProps,
  type PracticeWeek,
  type SkillSquare,
  SkillSquares,
  type SkillSquaresProps,
  TenSquares,
  type TenSquaresProps,
} from './charts/skill-squares/index.ts';
export { StackedBarChart, type StackedBarChartProps, type StackSeries } from './charts/stacked-bar-chart/index.ts';
export {
  IRAN_PROVINCES,
  type MapPlace,
  TileMap,
  type TileMapProps,
  type TileMapTile,
} from './charts/tile-map/index.ts';
export { ChatList, type ChatListProps, type ChatUser, type FoundMessage } from './chat/chat-list/index.ts';
export { ChatPanes, type ChatPanesProps } from './chat/chat-panes/index.ts';
export { Composer, type ComposerProps, type Draft, type EditedMessage } from './chat/composer/index.ts';
export {
  type ChatImage,
  type ChatMessage,
  Conversation,
  type ConversationProps,
  type MessageState,
} from './chat/conversation/index.ts';
export { ImageViewer, type ImageViewerProps, type ViewerImage } from './chat/image-viewer/index.ts';
export { Accordion, type AccordionItem, type AccordionProps } from './data/accordion/index.ts';
export { type AudioLine, AudioPlayer, type AudioPlayerProps } from './data/audio-player/index.ts';
export { Avatar, type AvatarProps } from './data/avatar/index.ts';
export { AvatarGroup, type AvatarGroupProps, type GroupedPerson } from './data/avatar-group/index.ts';
export { Badge, type BadgeProps, type BadgeTone } from './data/badge/index.ts';
export { Card, type CardProps, type CardTone } from './data/card/index.ts';
export { Collapsible, type CollapsibleProps } from './data/collapsible/index.ts';
export { DescriptionList, type DescriptionListProps } from './data/description-list/index.ts';
export {
  type CalendarEvent,
  type DayOff,
  EventCalendar,
  type EventCalendarProps,
  type EventCalendarView,
} from './data/event-calendar/index.ts';
export { Heading, type HeadingProps } from './data/heading/index.ts';
export { Kbd, type KbdProps } from './data/kbd/index.ts';
export { List, ListItem, type ListItemProps, type ListProps } from './data/list/index.ts';
export { MediaObject, type MediaObjectProps } from './data/media-object/index.ts';
export {
  type NotificationEntry,
  type NotificationKinds,
  NotificationList,
  type NotificationListProps,
} from './data/notification-list/index.ts';
export { Pagination, type PaginationProps } from './data/pagination/index.ts';
export { pictureGround } from './data/picture-ground/index.ts';
export { PinnedColumn, type PinnedColumnProps } from './data/pinned-column/index.ts';
export { SortableList, type SortableListProps } from './data/sortable-list/index.ts';
export { Stat, type StatProps } from './data/stat/index.ts';
export {
  type RowExpansion,
  type RowKey,
  TABLE_NEEDS,
  Table,
  type TableColumn,
  type TableProps,
  type TableSelection,
  type TableSort,
} from './data/table/index.ts';
export { type RowExpansionOptions, useRowExpansion } from './data/table-expansion/index.ts';
export {
  type ChoiceFilter,
  type FilterOption,
  type FilterValues,
  filterRows,
  hasFilters,
  type TableFilter,
  TableFilterBar,
  type TableFilterBarProps,
  type TextFilter,
  useTableFilter,
} from './data/table-filter/index.ts';
export { type TabItem, Tabs, type TabsProps } from './data/tabs/index.ts';
export { Tag, type TagProps } from './data/tag/index.ts';
export { Text, type TextProps, type TextSize, type TextTone } from './data/text/index.ts';
export { Timeline, type TimelineEvent, type TimelineProps, type TimelineTone } from './data/timeline/index.ts';
export { type Lesson, type LessonTone, Timetable, type TimetableProps, type Weekday } from './data/timetable/index.ts';
export { Toolbar, type ToolbarAction, type ToolbarGroup, type ToolbarProps } from './data/toolbar/index.ts';
export { type TreeNode, TreeView, type TreeViewProps } from './data/tree-view/index.ts';
export { Alert, type AlertProps, type AlertTone } from './feedback/alert/index.ts';
export { EmptyState, type EmptyStateProps } from './feedback/empty-state/index.ts';
export { ErrorState, type ErrorStateProps } from './feedback/error-state/index.ts';
export { HintCard, type HintCardProps } from './feedback/hint-card/index.ts';
export { MaintenanceScreen, type MaintenanceScreenProps } from './feedback/maintenance-screen/index.ts';
export { MessageScreen, type MessageScreenProps } from './feedback/message-screen/index.ts';
export { NotFoundScreen, type NotFoundScreenProps } from './feedback/not-found-screen/index.ts';
export { OfflineBar, type OfflineBarProps } from './feedback/offline-bar/index.ts';
export { ProgressBar, type ProgressBarProps } from './feedback/progress-bar/index.ts';
export { ProgressRing, type ProgressRingProps } from './feedback/progress-ring/index.ts';
export { Skeleton, type SkeletonProps, SkeletonRegion, type SkeletonRegionProps } from './feedback/skeleton/index.ts';
export { SomethingWrongScreen, type SomethingWrongScreenProps } from './feedback/something-wrong-screen/index.ts';
export { Spinner, type SpinnerProps } from './feedback/spinner/index.ts';
export { Calendar, type CalendarProps, type IsoDate } from './forms/calendar/index.ts';
export { Checkbox, type CheckboxProps } from './forms/checkbox/index.ts';
export { CheckboxGroup, type CheckboxGroupOption, type CheckboxGroupProps } from './forms/checkbox-group/index.ts';
export { CodeField, type CodeFieldProps } from './forms/code-field/index.ts';
export { ColorField, type ColorFieldProps, type HexColor, type SuggestedColor } from './forms/color-field/index.ts';
export { ComboBox, type ComboBoxOption, type ComboBoxProps } from './forms/combo-box/index.ts';
export { type Currency, CurrencyField, type CurrencyFieldProps } from './forms/currency-field/index.ts';
export { DateField, type DateFieldProps } from './forms/date-field/index.ts';
export { DatePicker, type DatePickerProps } from './forms/date-picker/index.ts';
export { type DateRange, DateRangePicker, type DateRangePickerProps } from './forms/date-range-picker/index.ts';
export { DateTimePicker, type DateTimePickerProps } from './forms/date-time-picker/index.ts';
export { FacesRating, type FacesRatingProps } from './forms/faces-rating/index.ts';
export {
  describeValidity,
  FieldLabel,
  type FieldLabelProps,
  FieldMessage,
  type FieldMessageProps,
  type FieldProps,
  type FieldValidity,
  type ValidityMessages,
} from './forms/field/index.ts';
export { FileField, type FileFieldProps } from './forms/file-field/index.ts';
export { FilesField, type FilesFieldProps, type FileUpload } from './forms/files-field/index.ts';
export { Form, type FormErrors, type FormProps } from './forms/form/index.ts';
export { MultiSelect, type MultiSelectOption, type MultiSelectProps } from './forms/multi-select/index.ts';
export { NumberField, type NumberFieldProps } from './forms/number-field/index.ts';
export { PasswordField, type PasswordFieldProps } from './forms/password-field/index.ts';
export { foldPhone, isIranianMobile, PhoneField, type PhoneFieldProps } from './forms/phone-field/index.ts';
export {
  RadioGroup,
  type RadioGroupProps,
  type RadioGroupVariant,
  type RadioOption,
} from './forms/radio-group/index.ts';
export { RangeCalendar, type RangeCalendarProps } from './forms/range-calendar/index.ts';
export { SearchField, type SearchFieldProps } from './forms/search-field/index.ts';
export { type Segment, SegmentedControl, type SegmentedControlProps } from './forms/segmented-control/index.ts';
export { Select, type SelectOption, type SelectProps, type SelectSection } from './forms/select/index.ts';
export { Slider, type SliderProps } from './forms/slider/index.ts';
export { Switch, type SwitchProps } from './forms/switch/index.ts';
export { TextArea, type TextAreaProps } from './forms/text-area/index.ts';
export { TextField, type TextFieldProps } from './forms/text-field/index.ts';
export { type IsoTime, TimeField, type TimeFieldProps } from './forms/time-field/index.ts';
export { enMessages } from './i18n/en/index.ts';
export { faMessages } from './i18n/fa/index.ts';
export {
  type CalendarName,
  type DateStyle,
  type Direction,
  decimalWords,
  foldDecimal,
  foldDigits,
  foldForSearch,
  formatDate,
  formatDateTime,
  formatDeadline,
  formatDigits,
  formatDueDate,
  formatNumber,
  formatPercent,
  formatRelativeDay,
  formatTime,
  fractionWords,
  isolate,
  type JalaliParts,
  jalaliParts,
  type KitMessages,
  type LanguageRules,
  MashqProvider,
  type MashqProviderProps,
  MONTHS,
  type Moment,
  matchesSearch,
  mixedWords,
  type NumberOptions,
  numberWords,
  ordinalWords,
  ownDirection,
  ownLanguage,
  ownText,
  REACT_ARIA_FA,
  SCHOOL_YEAR_MONTHS,
  setReactAriaMessages,
  shownDigits,
  startOfWeek,
  TIME_ZONE,
  toPersianDigits,
  useDirection,
  WEEKDAY_LETTERS,
  WEEKDAYS,
} from './i18n/index.ts';
export { Illustration, type IllustrationName, type IllustrationProps } from './illustrations/illustration/index.ts';
export { Mascot, type MascotPose, type MascotProps } from './illustrations/mascot/index.ts';
export {
  DayStar,
  type DayStarProps,
  NotebookScene,
  type NotebookSceneProps,
  PaperPlane,
  type PaperPlaneProps,
  Pomegranate,
  type PomegranateProps,
  PomegranateTree,
  type PomegranateTreeProps,
  WeekGarland,
  type WeekGarlandProps,
  WireBinding,
  type WireBindingProps,
} from './illustrations/notebook-scene/index.ts';
export {
  type Person,
  PersonIllustration,
  type PersonIllustrationProps,
} from './illustrations/person-illustration/index.ts';
export { Tile, type TileProps } from './illustrations/tile/index.ts';
export { AppShell, type AppShellProps } from './layout/app-shell/index.ts';
export { AuthShell, type AuthShellProps } from './layout/auth-shell/index.ts';
export { Divider, type DividerProps } from './layout/divider/index.ts';
export { Footer, type FooterProps, FooterSeal, type FooterSealProps } from './layout/footer/index.ts';
export { Grid, type GridProps } from './layout/grid/index.ts';
export { Inline, type InlineProps } from './layout/inline/index.ts';
export { mountApp } from './layout/mount-app/index.ts';
export { ContentStart, Page, type PageProps } from './layout/page/index.ts';
export { PublicShell, type PublicShellProps } from './layout/public-shell/index.ts';
export { Section, type SectionProps } from './layout/section/index.ts';
export { MAIN_ID, SkipLink, type SkipLinkProps } from './layout/skip-link/index.ts';
export { Stack, type StackProps } from './layout/stack/index.ts';
export { StaffShell, type StaffShellProps } from './layout/staff-shell/index.ts';
export {
  StudentFocusShell,
  type StudentFocusShellProps,
  StudentShell,
  type StudentShellProps,
} from './layout/student-shell/index.ts';
export {
  ActivityPath,
  type ActivityPathItem,
  type ActivityPathProps,
  type ActivityState,
} from './learning/activity-path/index.ts';
export {
  AnswerFeedback,
  type AnswerFeedbackProps,
  type AnswerFeedbackVerdict,
} from './learning/answer-feedback/index.ts';
export { AngleAnswer, type AngleAnswerProps } from './learning/answers/angle-answer/index.ts';
export { BlanksAnswer, type BlanksAnswerProps } from './learning/answers/blanks-answer/index.ts';
export {
  CategorizeAnswer,
  type CategorizeAnswerProps,
  type CategorizeBin,
  type CategorizeForm,
  type CategorizeInput,
  type Placing,
} from './learning/answers/categorize-answer/index.ts';
export { CellsAnswer, type CellsAnswerProps } from './learning/answers/cells-answer/index.ts';
export { ChoiceAnswer, type ChoiceAnswerProps } from './learning/answers/choice-answer/index.ts';
export { ClockAnswer, type ClockAnswerProps } from './learning/answers/clock-answer/index.ts';
export { HeightsAnswer, type HeightsAnswerProps } from './learning/answers/heights-answer/index.ts';
export {
  type AnswerHandle,
  AnswerInput,
  type AnswerInputProps,
  type AnswerProps,
  type AnswerStatus,
  DecimalAnswer,
  type DecimalAnswerProps,
  emptyInput,
  type FormOf,
  FractionAnswer,
  type FractionAnswerProps,
  IntegerAnswer,
  type IntegerAnswerProps,
  incompleteMessage,
  isEmpty,
  isIncomplete,
  MixedAnswer,
  type MixedAnswerProps,
  preloadAnswer,
  type RawOf,
} from './learning/answers/index.ts';
export {
  LongArithmeticAnswer,
  type LongArithmeticAnswerProps,
  type LongArithmeticForm,
  type LongArithmeticInput,
} from './learning/answers/long-arithmetic-answer/index.ts';
export { MatchAnswer, type MatchAnswerProps } from './learning/answers/match-answer/index.ts';
export {
  MultipleSelectAnswer,
  type MultipleSelectAnswerProps,
  type MultipleSelectForm,
  type MultipleSelectInput,
} from './learning/answers/multiple-select-answer/index.ts';
export { NumberLineAnswer, type NumberLineAnswerProps } from './learning/answers/number-line-answer/index.ts';
export { OrderAnswer, type OrderAnswerProps } from './learning/answers/order-answer/index.ts';
export { PointsAnswer, type PointsAnswerProps } from './learning/answers/points-answer/index.ts';
export { RawAnswer, type RawAnswerProps } from './learning/answers/raw-answer/index.ts';
export { ShadePartsAnswer, type ShadePartsAnswerProps } from './learning/answers/shade-parts-answer/index.ts';
export {
  type TableAnswerCell,
  TableCellsAnswer,
  type TableCellsAnswerProps,
  type TableCellsForm,
  type TableCellsInput,
} from './learning/answers/table-cells-answer/index.ts';
export {
  UnitAnswer,
  type UnitAnswerProps,
  type UnitForm,
  type UnitInput,
} from './learning/answers/unit-answer/index.ts';
export {
  BlockContent,
  type BlockContentProps,
  type BlockContentSize,
  InlineContent,
  type InlineContentProps,
  speakBlocks,
  speakInline,
} from './learning/content/index.ts';
export {
  type CourseSubject,
  StudentCourseCard,
  type StudentCourseCardProps,
  TeacherCourseCard,
  type TeacherCourseCardProps,
} from './learning/course-card/index.ts';
export { DayPath, type DayPathAction, type DayPathProps, type DayPathStation } from './learning/day-path/index.ts';
export {
  AreaGrid,
  type AreaGridProps,
  Bag,
  type BagProps,
  BarChartFigure,
  type BarChartFigureProps,
  Cells,
  type CellsProps,
  Clock,
  type ClockProps,
  Coins,
  type CoinsProps,
  Column,
  type ColumnProps,
  Cubes,
  type CubesProps,
  Cuboid,
  type CuboidProps,
  DataTableFigure,
  type DataTableFigureProps,
  Dice,
  type DiceProps,
  Drawing,
  type DrawingProps,
  FigureView,
  type FigureViewProps,
  FractionBars,
  type FractionBarsProps,
  FractionCircles,
  type FractionCirclesProps,
  GrowingPattern,
  type GrowingPatternProps,
  HundredGrid,
  type HundredGridProps,
  LineGraph,
  type LineGraphProps,
  LongDivision,
  type LongDivisionProps,
  Machine,
  type MachineProps,
  Money,
  type MoneyProps,
  NumberLineFigure,
  type NumberLineFigureProps,
  ObjectSet,
  type ObjectSetProps,
  Pictogram,
  type PictogramProps,
  Pie,
  type PieProps,
  PlaceBlocks,
  type PlaceBlocksProps,
  PlaceTable,
  type PlaceTableProps,
  Protractor,
  type ProtractorProps,
  preloadFigures,
  Ruler,
  type RulerProps,
  Sequence,
  type SequenceProps,
  SpinnerFigure,
  type SpinnerFigureProps,
  Tally,
  type TallyProps,
  Tree,
  type TreeProps,
} from './learning/figures/index.ts';
export { HintSteps, type HintStepsProps } from './learning/hint-steps/index.ts';
export {
  type HomeworkSource,
  type HomeworkState,
  StudentHomeworkCard,
  type StudentHomeworkCardProps,
  type StudentHomeworkState,
  TeacherHomeworkCard,
  type TeacherHomeworkCardProps,
} from './learning/homework-card/index.ts';
export {
  decimalMark,
  MathText,
  type MathTextProps,
  type MathTextSize,
  percentSign,
  printedNumber,
  speakMath,
} from './learning/math-text/index.ts';
export {
  NumberPad,
  type NumberPadProps,
  NumberPadProvider,
  type NumberPadProviderProps,
  usePadBox,
  usePadChooser,
} from './learning/number-pad/index.ts';
export {
  type PackageActivity,
  type PackageActivityKind,
  StudentPackageCard,
  type StudentPackageCardProps,
  TeacherPackageCard,
  type TeacherPackageCardProps,
} from './learning/package-card/index.ts';
export {
  isToDo,
  PracticeProgress,
  type PracticeProgressProps,
  type PracticeState,
} from './learning/practice-progress/index.ts';
export {
  type ListedQuestion,
  QuestionList,
  type QuestionListProps,
  type QuestionListState,
} from './learning/question-list/index.ts';
export { type QuestionPhase, QuestionSheet, type QuestionSheetProps } from './learning/question-sheet/index.ts';
export { QuizClock, type QuizClockProps } from './learning/quiz-clock/index.ts';
export { RichText, type RichTextProps } from './learning/rich-text/index.ts';
export { RichTextField, type RichTextFieldProps } from './learning/rich-text-field/index.ts';
export { SkillMeter, type SkillMeterProps } from './learning/skill-meter/index.ts';
export { SkillPath, type SkillPathItem, type SkillPathProps } from './learning/skill-path/index.ts';
export { SolutionSteps, type SolutionStepsProps } from './learning/solution-steps/index.ts';
export {
  type Audience,
  AudienceCard,
  type AudienceCardProps,
  AudiencePicture,
  type AudiencePictureProps,
} from './marketing/audience-card/index.ts';
export { Faq, type FaqItem, type FaqProps, SearchableFaq, type SearchableFaqProps } from './marketing/faq/index.ts';
export { type Feature, FeatureGrid, type FeatureGridProps } from './marketing/feature-grid/index.ts';
export { Hero, HeroMark, type HeroMarkProps, type HeroProps } from './marketing/hero/index.ts';
export { PlanCard, type PlanCardProps, type PlanFeature, type PlanState } from './marketing/plan-card/index.ts';
export { Testimonial, type TestimonialProps } from './marketing/testimonial/index.ts';
export {
  AccountBlock,
  type AccountBlockProps,
  AccountPicture,
  type AccountPictureProps,
  type NavAccount,
} from './navigation/account/index.ts';
export { BottomNav, type BottomNavProps } from './navigation/bottom-nav/index.ts';
export { Breadcrumbs, type BreadcrumbsProps } from './navigation/breadcrumbs/index.ts';
export { ExitButton, type ExitButtonProps } from './navigation/exit-button/index.ts';
export { Logo, type LogoProps } from './navigation/logo/index.ts';
export { NavDrawer, type NavDrawerProps } from './navigation/nav-drawer/index.ts';
export { NavHorizontal, type NavHorizontalProps } from './navigation/nav-horizontal/index.ts';
export {
  currentItem,
  EXIT_PATH,
  NAV_ITEM_HEIGHT,
  type NavItem,
  type NavProps,
  visibleItems,
  withoutAccount,
} from './navigation/nav-item/index.ts';
export { NavRail, type NavRailProps } from './navigation/nav-rail/index.ts';
export { type NavFinding, NavSearch, type NavSearchProps, searchNav } from './navigation/nav-search/index.ts';
export { type NavLayout, NavToggle, type NavToggleProps } from './navigation/nav-toggle/index.ts';
export { NavVertical, type NavVerticalProps } from './navigation/nav-vertical/index.ts';
export { RouterProvider, type RouterProviderProps } from './navigation/router-provider/index.ts';
export { type Step, Stepper, type StepperProps } from './navigation/stepper/index.ts';
export { TopBar, type TopBarProps } from './navigation/top-bar/index.ts';
export {
  type Command,
  CommandPalette,
  type CommandPaletteProps,
  ENGLISH_PALETTE,
} from './overlays/command-palette/index.ts';
export { ConfirmDialog, type ConfirmDialogProps } from './overlays/confirm-dialog/index.ts';
export {
  Dialog,
  type DialogContent,
  type DialogProps,
  type DialogSize,
  DialogTrigger,
  type DialogTriggerProps,
} from './overlays/dialog/index.ts';
export { Drawer, type DrawerProps } from './overlays/drawer/index.ts';
export { Popover, type PopoverPlacement, type PopoverProps } from './overlays/popover/index.ts';
export {
  type ToastAction,
  type ToastOptions,
  type ToastPhases,
  ToastRegion,
  type ToastRegionProps,
  type ToastVariant,
  toast,
} from './overlays/toast/index.ts';
export { Tooltip, type TooltipProps } from './overlays/tooltip/index.ts';
export {
  PrintPaper,
  type PrintPaperProps,
  type WorkSpace,
  Worksheet,
  WorksheetKey,
  type WorksheetKeyProps,
  type WorksheetKeySheet,
  type WorksheetProps,
  type WorksheetQuestion,
} from './print/worksheet/index.ts';
export {
  BADGES,
  BadgeArt,
  type BadgeArtProps,
  type BadgeArtSize,
  type BadgeArtTone,
  type BadgeDesign,
  type BadgeEmblem,
  type BadgeGround,
  type BadgeId,
  type BadgeInfo,
  type BadgeShape,
  type BadgeState,
  type BadgeTier,
} from './rewards/badge-art/index.ts';
export { type BadgeFilter, BadgeShelf, type BadgeShelfProps, type ShelfBadge } from './rewards/badge-shelf/index.ts';
export { Celebration, type CelebrationProps } from './rewards/celebration/index.ts';
export { CupMeter, type CupMeterProps } from './rewards/cup-meter/index.ts';
export {
  Maze,
  type MazeGrid,
  type MazeOptions,
  type MazePlace,
  type MazeProps,
  type MazeResult,
  makeMaze,
} from './rewards/maze/index.ts';
export { Milestone, type MilestoneProps, type MilestoneScene } from './rewards/milestone/index.ts';
export { RecentBadges, type RecentBadgesProps } from './rewards/recent-badges/index.ts';
export { Streak, type StreakProps } from './rewards/streak/index.ts';
export { FullScreenButton, type FullScreenButtonProps } from './settings/full-screen-button/index.ts';
export { SettingsDrawer, type SettingsDrawerProps } from './settings/settings-drawer/index.ts';
export { letAxeReadJoinedLetters } from './testing/joined-letters/index.ts';
export {
  type AreaName,
  applyTheme,
  bootScript,
  CONTRAST_REQUIREMENTS,
  type ContrastSetting,
  contrast,
  DEFAULT_PRESET,
  type DensityName,
  type DigitsName,
  LAYER_ORDER,
  MODES,
  type Mode,
  makeTheme,
  PRESET_NAMES,
  PRESETS,
  type PresetName,
  type SchemeSetting,
  SEMANTIC_NAMES,
  SETTING_VALUES,
  SETTINGS_STORAGE_KEY,
  type Seed,
  type SemanticName,
  type ThemeColors,
  type ThemeSettings,
  themeVariables,
  vars,
  visuallyHidden,
} from './theme/index.ts';
export {
  type AdjustedColor,
  applyTenant,
  type BrandRole,
  createTenantTheme,
  describeAdjustment,
  type TenantFont,
  type TenantLogo,
  type TenantOptions,
  type TenantTheme,
  tenantFaults,
} from './theme/tenant/index.ts';
export {
  type TenantIdentity,
  TenantProvider,
  type TenantProviderProps,
  useTenant,
} from './theme/tenant-provider/index.ts';
