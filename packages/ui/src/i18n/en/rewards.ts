import type {
  BadgeArtMessages,
  BadgeShelfMessages,
  CupMeterMessages,
  faBadges,
  faCelebration,
  MazeMessages,
  RecentBadgesMessages,
  StreakMessages,
} from '../fa/rewards.ts';
import type { Messages } from '../messages.ts';

export const badges: Messages<typeof faBadges> = {
  'first-practice': { title: 'First practice', reason: 'You went through your first practice to the end.' },
  'first-skill': { title: 'Comet', reason: 'You learned your first skill.' },
  'own-correction': { title: 'Wise eraser', reason: 'You corrected an answer yourself.' },
  'welcome-back': { title: 'Swallow', reason: 'You came back after some days away.' },
  'whole-chapter': { title: 'Bookworm', reason: 'You learned all skills of a chapter.' },
  clock: { title: 'Clock reader', reason: 'You learned to read the clock.' },
  fractions: { title: 'A slice of cake', reason: 'You worked with fractions and learned them.' },
  measuring: { title: 'Golden ruler', reason: 'You learned to measure length.' },
  angles: { title: 'Angle finder', reason: 'You learned to measure angles.' },
  'big-numbers': { title: 'Abacus', reason: 'You read big numbers and worked with them.' },
  autumn: { title: 'Yalda pomegranate', reason: 'You practiced on ten days of autumn.' },
  'new-skills': { title: 'Kite', reason: 'You tried three new skills.' },
  'thirty-skills': { title: 'Simurgh feather', reason: 'You learned thirty skills; thirty birds became the Simurgh.' },
  patience: { title: 'Patient samovar', reason: 'You read a solution step by step to the end.' },
  'four-weeks': { title: 'Cypress', reason: 'You reached your weekly goal for four weeks.' },
  'whole-grade': { title: 'Mount Damavand', reason: 'You went through all chapters of a grade.' },
  maze: { title: 'Cheetah track', reason: 'You found the way out of the maze.' },
  'hard-question': { title: 'Hard walnut', reason: 'You solved a hard question after several tries.' },
  'with-a-hint': { title: 'Lantern', reason: 'You asked for a hint and found the way with it.' },
  circles: { title: 'Compass', reason: 'You know the circle and its radius.' },
  symmetry: { title: 'Butterfly', reason: 'You found the line of symmetry in figures.' },
  comparing: { title: 'Scales', reason: 'You learned to compare numbers.' },
  'word-problems': { title: 'Magnifying glass', reason: 'You read word problems well and solved them.' },
  data: { title: 'Chart reader', reason: 'You learned to read and draw charts.' },
  volume: { title: 'Jug of water', reason: 'You learned capacity and volume.' },
  area: { title: 'Carpet weaver', reason: 'You learned perimeter and area.' },
  'calm-session': { title: 'Wind tower', reason: 'You went through a practice calmly to the end.' },
  'first-quiz': { title: 'Key', reason: 'You went through your first quiz to the end.' },
  spring: { title: 'Nowruz fish', reason: 'You came by at Nowruz too.' },
  'times-table': { title: 'Bridge of thirty-three arches', reason: 'You learned the times table.' },
};

export const badgeArt: BadgeArtMessages = {
  label: (title, tier, word) => `Badge ${title}, ${tier}${word === null ? '' : `, ${word}`}`,
  bronze: 'bronze',
  silver: 'silver',
  gold: 'gold',
  new: 'new',
  locked: 'not yet',
};

export const cupMeter: CupMeterMessages = {
  cups: 'cups',
  next: 'To the next cup',
  left: (left) => `${left} steps left`,
  spoken: (value, max) => `${value} of ${max} steps`,
  full: 'This cup is full. Well done!',
};

export const streak: StreakMessages = {
  week: 'Days of this week',
  days: 'days practiced this week',
  daysOf: (goal) => `days of this week’s goal of ${goal}`,
  practised: (day) => `${day}: practiced`,
  rested: (day) => `${day}: rested`,
  today: (day) => `${day}, today`,
  ahead: (day) => `${day}: to come`,
  begin: 'A new week, a new page. Start whenever you like.',
  fresh: 'Every day is a fresh start.',
  doneToday: 'You practiced today. Well done!',
  goalReached: 'You reached this week’s goal. Well done!',
};

export const celebration: Messages<typeof faCelebration> = { close: 'Close' };

export const maze: MazeMessages = {
  label: 'Maze',
  help: 'Walk with the arrow keys. Home takes you back to the start.',
  sides: { up: 'up', right: 'right', down: 'down', left: 'left' },
  open: (sides) => `You can go ${sides}.`,
  and: ' and ',
  closedGate: 'The gate is closed. A right answer opens it.',
  gates: (open, all) => `${open} of ${all} gates are open.`,
  wall: (side) => `There is no way ${side}.`,
  start: 'You are at the start.',
  hinted: (sides) => `The way is: ${sides}.`,
  afterwards: ', then ',
  solved: (steps) => `You made it! You left the maze in ${steps} steps.`,
  steps: 'steps',
  hint: 'Show the way',
  restart: 'From the start',
  arrows: 'Walk',
  go: (side) => `Go ${side}`,
};

export const recentBadges: RecentBadgesMessages = {
  newest: (title, reason) => `New: “${title}”. ${reason}`,
  empty: 'Your first badge comes with your first practice.',
};

export const badgeShelf: BadgeShelfMessages = {
  filter: 'Which badges',
  all: 'All',
  got: 'Mine',
  notYet: 'Not yet',
  count: (word, count) => `${word} (${count})`,
  total: (got, all) => `${got} of ${all} badges`,
  ofAll: (all) => `of ${all} badges`,
  badge: 'Badge',
  gotOn: (date) => `You got it on ${date}`,
  howTo: 'This badge is yours when:',
  emptyGot: 'Your first badge comes with your first practice.',
  emptyNotYet: 'You have all badges. Well done!',
  close: 'Close',
};
