import { createElement } from 'react';
import { Checkbox, type CheckboxProps } from '../forms/checkbox/index.ts';

/** Props of components whose generated ones have no meaning. */
export const MEANINGFUL: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'feedback/message-screen MessageScreen': { picture: 'homework' },
  'forms/checkbox-group CheckboxGroup': {
    value: ['a'],
    children: createElement(Checkbox, { value: 'a' } as CheckboxProps, 'یک'),
  },
  'forms/faces-rating FacesRating': { value: 3 },
  'forms/radio-group RadioGroup': { options: [{ value: 'a', label: 'یک' }], value: 'a' },
  'forms/segmented-control SegmentedControl': { options: [{ value: 'a', label: 'یک' }], value: 'a' },
  'illustrations/illustration Illustration': { name: 'homework' },
  'learning/answers/long-arithmetic-answer LongArithmeticAnswer': {
    form: { kind: 'long-arithmetic', operation: '+', terms: ['125', '48'] },
    value: { kind: 'long-arithmetic', carries: [], lines: [], result: [] },
  },
  'rewards/badge-art BadgeArt': { badge: 'first-practice' },
  'rewards/badge-shelf BadgeShelf': { badges: [] },
};

/** Why some components do not take class name, `data-*` and `ref` at their root, with these components. */
const REASONS: readonly (readonly [reason: string, components: readonly string[]])[] = [
  ['A search and a `Faq`, whose root takes them.', ['marketing/faq SearchableFaq']],
  [
    'Opens over the page, outside of the place it is written in: what opens it is the element of that place.',
    [
      'actions/menu Menu',
      'chat/image-viewer ImageViewer',
      'overlays/coach-mark CoachMark',
      'overlays/command-palette CommandPalette',
      'overlays/confirm-dialog ConfirmDialog',
      'overlays/dialog Dialog',
      'overlays/drawer Drawer',
      'overlays/popover Popover',
      'overlays/toast ToastRegion',
      'settings/settings-drawer SettingsDrawer',
      'navigation/nav-drawer NavDrawer',
    ],
  ],
  [
    'An entry of a list that react-aria collects before it is drawn; it is chosen and found by its `id`.',
    ['actions/menu MenuItem', 'actions/menu MenuSection', 'actions/menu MenuSeparator'],
  ],
  [
    'Draws no element of its own.',
    [
      'actions/menu MenuTrigger',
      'learning/content InlineContent',
      'learning/number-pad NumberPadProvider',
      'overlays/dialog DialogTrigger',
      'overlays/tooltip Tooltip',
    ],
  ],
  [
    'Changes its root with what is written or sent; `ChatPanes` around it has one that stays.',
    ['chat/composer Composer', 'chat/conversation Conversation'],
  ],
  ['A part inside of a field, whose root takes them.', ['forms/field FieldLabel', 'forms/field FieldMessage']],
  ['Shapes inside of the caller’s own `svg`.', ['illustrations/person-illustration PersonIllustration']],
  [
    'Frame of a whole page, made of several landmarks; `AppShell` is the one with a root to style.',
    [
      'layout/public-shell PublicShell',
      'layout/staff-shell StaffShell',
      'layout/student-shell StudentShell',
      'navigation/top-bar TopBar',
    ],
  ],
  [
    'Its `ref` is a handle with `focus()`; the sheet it stands on takes them.',
    [
      'learning/answers AnswerInput',
      'learning/answers DecimalAnswer',
      'learning/answers FractionAnswer',
      'learning/answers IntegerAnswer',
      'learning/answers MixedAnswer',
      'learning/answers/angle-answer AngleAnswer',
      'learning/answers/blanks-answer BlanksAnswer',
      'learning/answers/categorize-answer CategorizeAnswer',
      'learning/answers/cells-answer CellsAnswer',
      'learning/answers/choice-answer ChoiceAnswer',
      'learning/answers/clock-answer ClockAnswer',
      'learning/answers/decimal-answer DecimalAnswer',
      'learning/answers/fraction-answer FractionAnswer',
      'learning/answers/heights-answer HeightsAnswer',
      'learning/answers/integer-answer IntegerAnswer',
      'learning/answers/long-arithmetic-answer LongArithmeticAnswer',
      'learning/answers/match-answer MatchAnswer',
      'learning/answers/mixed-answer MixedAnswer',
      'learning/answers/multiple-select-answer MultipleSelectAnswer',
      'learning/answers/number-line-answer NumberLineAnswer',
      'learning/answers/order-answer OrderAnswer',
      'learning/answers/points-answer PointsAnswer',
      'learning/answers/shade-parts-answer ShadePartsAnswer',
      'learning/answers/table-cells-answer TableCellsAnswer',
      'learning/answers/unit-answer UnitAnswer',
      'learning/answers/raw-answer RawAnswer',
    ],
  ],
  [
    'Drawn from the data of a question, whose keys a caller hands on as they are; the sheet it stands on takes them.',
    [
      'learning/figures AreaGrid',
      'learning/figures Bag',
      'learning/figures BarChartFigure',
      'learning/figures Cells',
      'learning/figures Clock',
      'learning/figures Coins',
      'learning/figures Column',
      'learning/figures Cubes',
      'learning/figures Cuboid',
      'learning/figures Dice',
      'learning/figures Drawing',
      'learning/figures FigureView',
      'learning/figures FractionBars',
      'learning/figures FractionCircles',
      'learning/figures GrowingPattern',
      'learning/figures HundredGrid',
      'learning/figures LineGraph',
      'learning/figures LongDivision',
      'learning/figures Machine',
      'learning/figures Money',
      'learning/figures NumberLineFigure',
      'learning/figures ObjectSet',
      'learning/figures Pictogram',
      'learning/figures Pie',
      'learning/figures PlaceBlocks',
      'learning/figures Protractor',
      'learning/figures Ruler',
      'learning/figures Sequence',
      'learning/figures SpinnerFigure',
      'learning/figures Tally',
      'learning/figures Tree',
    ],
  ],
  ['Nothing where the browser has no full screen, as here.', ['settings/full-screen-button FullScreenButton']],
];

/** Components that are exceptions, each with its reason. */
export const EXCEPTIONS: Readonly<Record<string, string>> = Object.fromEntries(
  REASONS.flatMap(([reason, components]) => components.map((id) => [id, reason])),
);
