/** The question before assigned work is deleted, by what it is: «تکلیف». */
export const removeDialog = {
  title: (noun: string) => `این ${noun} حذف شود؟`,
  begun: (count: string, all: string) => `${count} نفر از ${all} نفر آن را شروع کرده‌اند.`,
  backByOwner: 'معلم کلاس خبردار می‌شود و تا ۳۰ روز می‌تواند آن را برگرداند.',
  confirm: 'حذف شود',
  cancel: 'انصراف',
  removed: (noun: string) => `${noun} حذف شد.`,
} as const;
