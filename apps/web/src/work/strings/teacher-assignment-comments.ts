/** Strings of messages to a class beside its work: they come after the first screen of a report. */
export const assignmentComments = {
  title: 'پیام به کلاس',
  toChild: (name: string) => `پیام به ${name}`,
  label: 'متن پیام',
  send: 'فرستادن پیام',
  sent: 'پیام فرستاده شد.',
  none: 'هنوز پیامی ننوشته‌اید.',
  noneToRead: 'هنوز پیامی نوشته نشده است.',
} as const;
