/**
 * Default Persian messages of `charts/`, one object a component, so that an app loads only those it uses. Each can be
 * replaced by a prop of its component.
 */
export const skillGrid = {
  students: (count: string) => `${count} دانش‌آموز`,
  help: 'کمک می‌خواهد',
  learned: (count: string) => `${count} نفر یاد گرفته‌اند`,
  bySkills: 'مهارت‌ها',
  byStudents: 'دانش‌آموزان',
  needHelp: (count: string) => `${count} نفر کمک می‌خواهند`,
  legend: 'راهنمای نشانه‌ها',
  bands: {
    unseen: 'ندیده',
    starting: 'در حال شروع',
    learning: 'در حال یادگیری',
    near: 'نزدیک یادگیری',
    learned: 'یاد گرفته',
    mastered: 'مسلط',
  },
  answers: (count: string) => `${count} پاسخ`,
} as const;

export const frame = {
  showTable: 'نمایش جدول',
  showChart: 'نمایش نمودار',
  item: 'مورد',
  value: 'مقدار',
  share: 'سهم',
  sum: 'همه',
  values: (title: string) => `${title}، مقدارها`,
} as const;

export const skillSquares = {
  legend: 'راهنمای نشانه‌ها',
  square: (title: string, band: string, isNew: string | null) =>
    `${title}: ${[band, isNew].filter(Boolean).join('، ')}`,
} as const;

export const tenSquares = { first: 'بار اول درست', corrected: 'اول نشد، بعد درست شد', open: 'هنوز نه' } as const;

export const practiceDays = { week: 'هفته', practiced: 'تمرین', none: 'بی‌تمرین', ahead: 'هنوز نیامده' } as const;

export const heatmap = { least: 'کم', most: 'زیاد' } as const;
