import type { faButton, faLink } from '../fa/actions.ts';
import type { faCarousel } from '../fa/carousel.ts';
import type * as faCharts from '../fa/charts.ts';
import type { faCopy } from '../fa/copy-button.ts';
import type * as faData from '../fa/data.ts';
import type * as faFeedback from '../fa/feedback.ts';
import type { faFeedbackScreens } from '../fa/feedback-screens.ts';
import type { faFooter } from '../fa/footer.ts';
import type * as faLayout from '../fa/layout.ts';
import type * as faLists from '../fa/lists.ts';
import type { faMarketing } from '../fa/marketing.ts';
import type * as faNavigation from '../fa/navigation.ts';
import type { faNavSearch, faStepper } from '../fa/navigation.ts';
import type { faNotificationList } from '../fa/notification-list.ts';
import type * as faOverlays from '../fa/overlays.ts';
import type { faPunctuation } from '../fa/punctuation.ts';
import type * as faSettings from '../fa/settings.ts';
import type { Messages } from '../messages.ts';

export const button: Messages<typeof faButton> = { pending: 'Please wait…' };

export const punctuation: Messages<typeof faPunctuation> = { comma: ', ' };

export const actions: Messages<{ copy: typeof faCopy; link: typeof faLink }> = {
  copy: {
    copy: (label) => `Copy ${label}`,
    copied: 'Copied',
    failed: 'It could not be copied; select it yourself.',
  },
  link: { external: 'opens in a new page' },
};

export const carousel: Messages<typeof faCarousel> = {
  carousel: {
    role: 'carousel',
    slideRole: 'slide',
    slideLabel: (position, total, name) => `${position} of ${total}: ${name}`,
    previous: 'Previous slide',
    next: 'Next slide',
    pause: 'Stop moving automatically',
    play: 'Move automatically',
    slides: 'Slides',
    dots: 'Go to slide',
  },
  partners: { label: 'Schools with us' },
};

export const charts: Messages<typeof faCharts> = {
  skillGrid: {
    students: (count) => `${count} students`,
    help: 'needs help',
    learned: (count) => `${count} have learned it`,
    bySkills: 'Skills',
    byStudents: 'Students',
    needHelp: (count) => `${count} need help`,
    legend: 'Legend',
    bands: {
      unseen: 'Not seen',
      starting: 'Starting',
      learning: 'Learning',
      near: 'Nearly there',
      learned: 'Learned',
      mastered: 'Mastered',
    },
    answers: (count) => `${count} answers`,
  },
  frame: {
    showTable: 'Show table',
    showChart: 'Show chart',
    item: 'Item',
    value: 'Value',
    share: 'Share',
    sum: 'All',
    values: (title) => `${title}, values`,
  },
  skillSquares: {
    legend: 'Key',
    square: (title, band, isNew) => `${title}: ${[band, isNew].filter(Boolean).join(', ')}`,
  },
  tenSquares: { first: 'Right at the first try', corrected: 'Corrected later', open: 'Not yet' },
  practiceDays: { week: 'Week', practiced: 'Practiced', none: 'No practice', ahead: 'Still to come' },
  heatmap: { least: 'Less', most: 'More' },
};

export const data: Messages<typeof faData & typeof faLists & { notificationList: typeof faNotificationList }> = {
  table: {
    loading: 'Loading the list…',
    empty: 'There is nothing in this list yet.',
    actions: 'Actions',
    select: 'Select',
    selectRow: (name) => `Select ${name}`,
    selectPage: 'All on this page',
    selected: (count) => `${count} selected`,
    clear: 'Clear selection',
    sort: 'Sort by',
    turn: { ascending: 'Lowest first; reverse the order', descending: 'Highest first; reverse the order' },
  },
  pagination: {
    label: 'Pages of the list',
    previous: 'Previous page',
    next: 'Next page',
    page: (page) => `Page ${page}`,
    range: (from, to, total) => `${from} to ${to} of ${total}`,
    none: 'No items',
    size: 'Per page',
  },
  columnPager: {
    previous: 'Previous columns',
    next: 'Next columns',
    range: (first, last, all) =>
      first === last ? `Column ${first} of ${all}` : `Columns ${first} to ${last} of ${all}`,
  },
  tableFilter: {
    label: 'Filter the list',
    clear: 'Clear filters',
    count: (shown, total) => `${shown} of ${total}`,
    chosen: 'chosen',
  },
  tableExpansion: { header: 'Details', toggle: (name) => `Details of ${name}` },
  tag: { remove: (name) => `Remove “${name}”` },
  avatar: { of: (name) => `Picture of ${name}` },
  audioPlayer: {
    play: 'Play',
    pause: 'Pause',
    back: (seconds) => `Back ${seconds} seconds`,
    forward: (seconds) => `Forward ${seconds} seconds`,
    position: 'Position',
    of: (time, all) => `${time} of ${all}`,
    speed: 'Speed',
    times: (speed) => `${speed} times`,
    normal: 'Normal',
    text: 'Text',
    failed: 'The audio could not be played.',
    retry: 'Try again',
  },
  eventCalendar: {
    view: 'View',
    month: 'Month',
    week: 'Week',
    today: 'Today',
    previous: { month: 'Previous month', week: 'Previous week' },
    next: { month: 'Next month', week: 'Next week' },
    count: (count) => `${count} events`,
    more: (count) => `+${count} more`,
    dayOff: (title) => `Day off: ${title}`,
    wholeDay: 'All day',
    wholeDays: 'All-day events',
    none: 'Nothing on this day.',
    noneInMonth: 'Nothing in this month.',
  },
  toolbar: { more: 'More actions' },
  sortable: {
    up: (text) => `Move up: ${text}`,
    down: (text) => `Move down: ${text}`,
    moved: (text, place, all) => `${text} is number ${place} of ${all}.`,
  },
  timetable: {
    days: 'Days of the week',
    today: 'Today',
    none: 'No lessons on this day.',
    between: (start, end) => `${start} to ${end}`,
  },
  notificationList: {
    fresh: 'New',
    readAll: 'Mark all as read',
    more: 'Older notifications',
    actions: (title) => `Actions of notification ${title}`,
    dismiss: (title) => `Delete notification ${title}`,
    remove: 'Delete this notification',
    dismissed: 'Notification deleted.',
    undo: 'Undo',
    undoDismissal: (title) => `Undo the deletion of ${title}`,
    mute: (kind) => `Mute “${kind}”`,
    muted: (kind) => `“${kind}” is muted and notifies you no more.`,
    undoMute: (kind) => `Undo the muting of “${kind}”`,
    empty: {
      student: 'You have no notifications. Whatever is new will be here.',
      staff: 'You have no notifications. Whatever is new will be here.',
    },
  },
};

export const feedback: Messages<typeof faFeedback> = {
  skeleton: { label: 'Loading…' },
  spinner: { label: 'Loading…' },
  progress: { of: (done, total) => `${done} of ${total}` },
  alert: {
    info: 'Note',
    success: 'Done',
    warning: 'Warning',
    danger: 'Error',
    reward: 'Well done',
    close: 'Close message',
  },
  hintCard: { label: 'Guide to this screen', done: 'Got it', decline: 'No hints, please' },
};

export const feedbackScreens: Messages<typeof faFeedbackScreens> = {
  error: {
    student: {
      title: 'That did not work this time',
      message: 'Nothing came back. Check your internet and try again.',
      retry: 'Try again',
    },
    staff: {
      title: 'The data could not be loaded',
      message: 'Check the internet connection and try again.',
      retry: 'Try again',
    },
  },
  offline: {
    label: 'Connection',
    offline: 'No internet. Go on; your answers stay here.',
    waiting: (count) => `${count} answers are waiting to be sent. They go by themselves.`,
    offlineWaiting: (count) => `No internet. ${count} answers are kept here and are sent later by themselves.`,
    sent: 'All answers were sent.',
    back: 'The network is back.',
  },
  maintenance: {
    title: 'Mashq is being updated',
    message: 'We are making new things. We will be back after the update.',
    retry: 'Look again',
  },
  notFound: {
    title: 'This page was not found',
    message: 'The address may be wrong, or the page was moved.',
    home: 'Go home',
  },
  somethingWrong: {
    title: 'Something went wrong',
    message: 'The fault is ours, not yours. Open the page again; if you still see this, come back a little later.',
    retry: 'Open the page again',
    home: 'Go home',
  },
};

export const layout: Messages<typeof faLayout & { footer: typeof faFooter }> = {
  appShell: { side: 'Side bar' },
  skipLink: { label: 'Skip to the content' },
  footer: {
    phone: 'Phone',
    address: 'Address',
    social: 'Mashq on social networks',
    seals: 'Trust marks',
    links: 'Links at the foot of the page',
  },
  auth: { slogan: 'Maths practice, page by page with the textbook' },
};

export const marketing: Messages<typeof faMarketing> = {
  audience: { more: (title) => `More for ${title}` },
  plan: {
    currency: 'toman',
    free: 'Free',
    listPrice: 'Price before the discount',
    highlight: 'Our suggestion',
    current: 'Your plan',
    soldOut: 'Full',
    unavailable: 'Not open to you',
    included: 'Included',
    excluded: 'Not included',
  },
  faq: {
    search: 'Search the questions',
    found: (count) => `${count} questions`,
    nothing: 'No question has these words. Try another word.',
  },
};

export const navigation: Messages<Omit<typeof faNavigation, 'faStepper' | 'faNavSearch'>> = {
  nav: { label: 'Main menu' },
  account: { title: 'Account', newBadges: (count) => `${count} new badges` },
  drawer: { label: 'Menu', open: 'Open menu', close: 'Close menu' },
  toggle: { toMini: 'Collapse menu', toVertical: 'Expand menu' },
  breadcrumbs: { label: 'Breadcrumbs' },
  logo: { name: 'Mashq', home: (name) => `${name}, go home` },
  exit: { label: 'Sign out', question: 'Are you sure you want to sign out?' },
};

export const stepper: Messages<typeof faStepper> = { done: 'done', current: 'current', coming: 'not yet' };

export const navSearch: Messages<typeof faNavSearch> = {
  label: 'Search the menu',
  findings: 'Results',
  count: (count) => `${count} found`,
  empty: 'Nothing in the menu has this name.',
};

export const overlays: Messages<typeof faOverlays> = {
  close: 'Close',
  confirm: {
    title: 'Sign out',
    question: 'Are you sure you want to sign out?',
    confirm: 'I am sure',
    close: 'Close',
    cancel: 'Cancel',
    failed: 'That could not be done. Try again a little later.',
  },
  palette: { label: 'Search commands', placeholder: 'Search…', empty: 'Write a few more words.' },
  toast: {
    region: 'Messages',
    close: 'Close message',
    variants: { success: 'Done', info: 'News', warning: 'Warning', danger: 'Error', reward: 'Well done' },
    pending: 'Working',
  },
};

export const settings: Messages<typeof faSettings> = {
  drawer: {
    title: 'Color',
    presets: 'Color of Mashq',
    schemes: 'Brightness',
    light: 'Light',
    dark: 'Dark',
    system: 'Device',
    reset: 'Reset color',
  },
  fullScreen: { enter: 'Full screen', exit: 'Leave full screen' },
};
