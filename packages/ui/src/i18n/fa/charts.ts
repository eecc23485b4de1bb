/** Default Persian messages of `charts/`. Each can be replaced by a prop of its component. */
export const faCharts = {
  skillGrid: {
    student: 'دانش‌آموز',
    legend: 'راهنمای نشانه‌ها',
    bands: {
      unseen: 'ندیده',
      starting: 'در حال شروع',
      learning: 'در حال یادگیری',
      near: 'نزدیک',
      learned: 'یاد گرفته',
      mastered: 'مسلط',
    },
    answers: (count: string) => `${count} پاسخ`,
  },
  frame: {
    showTable: 'نمایش جدول',
    showChart: 'نمایش نمودار',
    item: 'مورد',
    value: 'مقدار',
    share: 'سهم',
    sum: 'همه',
    values: (title: string) => `${title}، مقدارها`,
  },
  heatmap: { least: 'کم', most: 'زیاد' },
} as const;
