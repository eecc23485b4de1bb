/**
 * Default Persian messages of the fields of `forms/` that only some forms have, one object a component. Each can be replaced
 * by a prop of its component.
 */
export const phone = {
  label: 'شمارهٔ موبایل',
  example: '۰۹۱۲ ۳۴۵ ۶۷۸۹',
  invalid: 'شمارهٔ موبایل ۱۱ رقم دارد و با ۰۹ شروع می‌شود.',
} as const;

export const code = {
  label: 'کد تأیید',
  incomplete: (length: string) => `کد ${length} رقم دارد.`,
} as const;

export const number = {
  increase: (label: string) => `بیشتر کردن ${label}`,
  decrease: (label: string) => `کمتر کردن ${label}`,
  tooSmall: (minimum: string) => `این عدد باید ${minimum} یا بیشتر باشد.`,
  tooLarge: (maximum: string) => `این عدد باید ${maximum} یا کمتر باشد.`,
  between: (minimum: string, maximum: string) => `این عدد باید از ${minimum} تا ${maximum} باشد.`,
  offStep: (step: string) => `این عدد باید با گام‌های ${step}تایی باشد.`,
  onlyWhole: 'اینجا فقط عدد نوشته می‌شود، بدون ممیز.',
  onlyDecimal: (most: string) => `اینجا فقط عدد نوشته می‌شود، تا ${most} رقم پس از ممیز.`,
  notNegative: 'اینجا عدد منفی نوشته نمی‌شود.',
} as const;

export const checkbox = { missing: 'برای ادامه باید این گزینه انتخاب شود.' } as const;

export const select = { placeholder: 'انتخاب نشده' } as const;

export const choice = {
  missing: 'یکی از گزینه‌ها باید انتخاب شود.',
  noneChosen: 'دست‌کم یک گزینه باید انتخاب شود.',
} as const;

export const comboBox = { empty: 'چیزی پیدا نشد' } as const;

export const calendar = {
  chooseMonth: 'انتخاب ماه و سال',
  previousYear: 'سال قبل',
  nextYear: 'سال بعد',
  month: 'ماه',
  year: 'سال',
  today: 'امروز',
  selected: 'انتخاب شده',
  tooEarly: (day: string) => `این روز باید ${day} یا پس از آن باشد.`,
  tooLate: (day: string) => `این روز باید ${day} یا پیش از آن باشد.`,
  incomplete: 'روز، ماه و سال هر سه لازم است.',
  noSuchDay: 'این ماه چنین روزی ندارد.',
  hour: 'ساعت',
  endOfDay: 'پایان روز',
  close: 'بستن تقویم',
  tooEarlyMoment: (moment: string) => `این زمان باید ${moment} یا پس از آن باشد.`,
  tooLateMoment: (moment: string) => `این زمان باید ${moment} یا پیش از آن باشد.`,
  incompleteMoment: 'روز، ماه، سال و ساعت هر چهار لازم است.',
} as const;

export const dateRange = { until: 'تا' } as const;

export const search = { label: 'جستجو', clear: 'پاک کردن جستجو' } as const;

export const time = {
  tooEarly: (time: string) => `این ساعت باید ${time} یا پس از آن باشد.`,
  tooLate: (time: string) => `این ساعت باید ${time} یا پیش از آن باشد.`,
  incomplete: 'ساعت و دقیقه هر دو لازم است.',
} as const;

export const multiSelect = {
  placeholder: 'جستجو و انتخاب',
  chosen: (label: string) => `${label}، انتخاب‌شده‌ها`,
} as const;

export const faces = { five: ['بد', 'نه چندان خوب', 'معمولی', 'خوب', 'عالی'] } as const;

export const color = {
  suggestions: 'رنگ‌های پیشنهادی',
  chooser: 'انتخاب از همهٔ رنگ‌ها',
  invalid: 'کد رنگ شش رقم یا حرف دارد؛ مانند \u2066#0b6bcb\u2069.',
} as const;
