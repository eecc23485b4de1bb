/** Default Persian messages of `carousel/`. Each can be replaced by a prop of its component. */
export const faCarousel = {
  carousel: {
    role: 'چرخانک',
    slideRole: 'اسلاید',
    slideLabel: (position: string, total: string, name: string) => `${position} از ${total}: ${name}`,
    previous: 'اسلاید قبلی',
    next: 'اسلاید بعدی',
    pause: 'نگه داشتن حرکت خودکار',
    play: 'راه انداختن حرکت خودکار',
    slides: 'اسلایدها',
    dots: 'رفتن به اسلاید',
  },
  partners: { label: 'مدرسه‌های همراه' },
} as const;
