import type { ReactAriaMessages } from './messages.ts';

/** Lists, tables, trees, tags and what is dragged between them. */
export const collectionMessages = {
  '@react-aria/tree': { expand: 'باز کردن', collapse: 'بستن' },
  '@react-aria/tag': {
    removeDescription: 'برای برداشتن برچسب، Delete را فشار دهید.',
    removeButtonLabel: 'برداشتن',
  },
  '@react-aria/table': {
    select: 'انتخاب',
    selectAll: 'انتخاب همه',
    sortable: 'ستون مرتب‌شدنی',
    ascending: 'از کم به زیاد',
    descending: 'از زیاد به کم',
    ascendingSort: ({ columnName }) => `بر پایهٔ ستون ${columnName} از کم به زیاد مرتب شد`,
    descendingSort: ({ columnName }) => `بر پایهٔ ستون ${columnName} از زیاد به کم مرتب شد`,
    columnSize: ({ value }, formatter) => `${formatter.number(Number(value))} پیکسل`,
    resizerDescription: 'برای تغییر پهنا، Enter را فشار دهید',
    expand: 'باز کردن',
    collapse: 'بستن',
  },
  '@react-aria/gridlist': {
    hasActionAnnouncement: 'این سطر کاری انجام می‌دهد',
    hasLinkAnnouncement: ({ link }) => `این سطر پیوند دارد: ${link}`,
  },
  '@react-aria/grid': {
    deselectedItem: ({ item }) => `${item} از انتخاب درآمد.`,
    select: 'انتخاب',
    selectedCount: ({ count }, formatter) =>
      Number(count) === 0 ? 'چیزی انتخاب نشده است.' : `${formatter.number(Number(count))} مورد انتخاب شده است.`,
    selectedAll: 'همه انتخاب شد.',
    selectedItem: ({ item }) => `${item} انتخاب شد.`,
    longPressToSelect: 'برای انتخاب چند مورد، نگه دارید.',
  },
  '@react-aria/combobox': {
    focusAnnouncement: ({ isGroupChange, groupTitle, groupCount, optionText, isSelected }, formatter) => {
      const group = isGroupChange ? `گروه ${groupTitle}، ${formatter.number(Number(groupCount))} گزینه. ` : '';
      return `${group}${optionText}${isSelected ? '، انتخاب شده' : ''}`;
    },
    countAnnouncement: ({ optionCount }, formatter) => `${formatter.number(Number(optionCount))} گزینه هست.`,
    selectedAnnouncement: ({ optionText }) => `${optionText}، انتخاب شد`,
    buttonLabel: 'نمایش پیشنهادها',
    listboxLabel: 'پیشنهادها',
  },
  '@react-aria/dnd': {
    dragItem: ({ itemText }) => `کشیدن ${itemText}`,
    dragSelectedItems: ({ count }, formatter) => `کشیدن ${formatter.number(Number(count))} مورد انتخاب‌شده`,
    dragDescriptionKeyboard: 'برای شروع کشیدن، Enter را فشار دهید.',
    dragDescriptionKeyboardAlt: 'برای شروع کشیدن، Alt و Enter را فشار دهید.',
    dragDescriptionTouch: 'برای شروع کشیدن، دو بار ضربه بزنید.',
    dragDescriptionVirtual: 'برای شروع کشیدن، کلیک کنید.',
    dragDescriptionLongPress: 'برای شروع کشیدن، نگه دارید.',
    dragSelectedKeyboard: ({ count }, formatter) =>
      `برای کشیدن ${formatter.number(Number(count))} مورد انتخاب‌شده، Enter را فشار دهید.`,
    dragSelectedKeyboardAlt: ({ count }, formatter) =>
      `برای کشیدن ${formatter.number(Number(count))} مورد انتخاب‌شده، Alt و Enter را فشار دهید.`,
    dragSelectedLongPress: ({ count }, formatter) =>
      `برای کشیدن ${formatter.number(Number(count))} مورد انتخاب‌شده، نگه دارید.`,
    dragStartedKeyboard:
      'کشیدن شروع شد. با Tab به جایی که می‌خواهید بروید و Enter را فشار دهید تا رها شود، یا با Escape انصراف دهید.',
    dragStartedTouch: 'کشیدن شروع شد. به جایی که می‌خواهید بروید و برای رها کردن دو بار ضربه بزنید.',
    dragStartedVirtual: 'کشیدن شروع شد. به جایی که می‌خواهید بروید و برای رها کردن کلیک کنید یا Enter را فشار دهید.',
    endDragKeyboard: 'در حال کشیدن. برای انصراف، Enter را فشار دهید.',
    endDragTouch: 'در حال کشیدن. برای انصراف، دو بار ضربه بزنید.',
    endDragVirtual: 'در حال کشیدن. برای انصراف، کلیک کنید.',
    dropDescriptionKeyboard: 'برای رها کردن Enter و برای انصراف Escape را فشار دهید.',
    dropDescriptionTouch: 'برای رها کردن، دو بار ضربه بزنید.',
    dropDescriptionVirtual: 'برای رها کردن، کلیک کنید.',
    dropCanceled: 'جابه‌جایی انجام نشد.',
    dropComplete: 'جابه‌جا شد.',
    dropIndicator: 'جای رها کردن',
    dropOnRoot: 'رها کردن در',
    dropOnItem: ({ itemText }) => `رها کردن روی ${itemText}`,
    insertBefore: ({ itemText }) => `گذاشتن پیش از ${itemText}`,
    insertBetween: ({ beforeItemText, afterItemText }) => `گذاشتن میان ${beforeItemText} و ${afterItemText}`,
    insertAfter: ({ itemText }) => `گذاشتن پس از ${itemText}`,
  },
  'react-aria-components': {
    selectPlaceholder: 'یکی را انتخاب کنید',
    tableResizer: 'تغییر پهنای ستون',
    dropzoneLabel: 'جای رها کردن فایل',
    colorSwatchPicker: 'نمونه‌های رنگ',
  },
} satisfies ReactAriaMessages;
