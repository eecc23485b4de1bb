/** Default Persian messages of `theme/`. */
export const faTheme = {
  adjusted: {
    schemes: { light: 'روشن', dark: 'تیره' },
    more: 'با کنتراست بیشتر',
    roles: {
      'accent.solid': 'رنگ دکمهٔ اصلی',
      'accent.text': 'رنگ نوشته‌های رنگی',
      'accent.line': 'رنگ خط دور',
    },
    /** The numbers come with their digits. */
    sentence: (place: string, role: string, brand: string, became: string, had: string, needed: string) =>
      `${place}: ${role} به‌جای ${brand} شد ${became}؛ کنتراستش ${had} به ۱ بود و دست‌کم ${needed} به ۱ لازم است.`,
  },
} as const;

/** Names of the color presets. */
export const faPresets = {
  green: 'درختی',
  orange: 'زردچوبه‌ای',
  cyan: 'آسمونی',
  purple: 'بنفشه',
  pink: 'گلگلی',
  black: 'نوک مدادی',
} as const;
