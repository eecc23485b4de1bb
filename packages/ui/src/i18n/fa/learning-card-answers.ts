/** What the inputs say whose cards are put in order or joined. Numbers come in already written in the reader's digits. */
export interface CardAnswerMessages {
  /** Which end of the row is which. */
  orderEnds: (first: string, last: string) => string;
  /** How cards are put in order from the keyboard; read with each card. */
  orderKeys: string;
  /** What a card of the row is called by screen readers. */
  orderCard: string;
  orderPlace: (name: string, place: string, count: string) => string;
  /** Name of the button that moves a card one place towards the word at one end of the row. */
  orderMove: (name: string, end: string) => string;
  orderLifted: (name: string, place: string, count: string) => string;
  orderMoved: (name: string, place: string, count: string) => string;
  orderDropped: (name: string, place: string, count: string) => string;
  orderCancelled: (name: string, place: string, count: string) => string;
  /** How cards are joined from the keyboard; read with each card. */
  matchKeys: string;
  /** Read after a card's own words. */
  matchAlone: string;
  matchPartner: (partner: string) => string;
  matchChosen: (name: string) => string;
  matchLetGo: (name: string) => string;
  matchJoined: (first: string, second: string) => string;
  matchParted: (name: string, partner: string) => string;
  matchLeft: (count: string) => string;
  matchAllJoined: string;
}

/** Default Persian strings of the inputs whose cards are put in order or joined. */
export const faCardAnswers: CardAnswerMessages = {
  orderEnds: (first, last) => `از «${first}» به «${last}» بچین.`,
  orderKeys: 'با فاصله یا Enter بردار، با پیکان‌ها جابه‌جا کن و دوباره فاصله یا Enter را بزن. Escape برمی‌گرداند.',
  orderCard: 'کارت جابه‌جاشدنی',
  orderPlace: (name, place, count) => `${name}، جای ${place} از ${count}`,
  orderMove: (name, end) => `بردن ${name} به سوی «${end}»`,
  orderLifted: (name, place, count) => `${name} برداشته شد؛ جای ${place} از ${count}.`,
  orderMoved: (name, place, count) => `${name} به جای ${place} از ${count} رفت.`,
  orderDropped: (name, place, count) => `${name} گذاشته شد؛ جای ${place} از ${count}.`,
  orderCancelled: (name, place, count) => `${name} به جای قبلی‌اش برگشت؛ جای ${place} از ${count}.`,
  matchKeys: 'با فاصله یا Enter کارت را انتخاب کن و بعد جفتش را. Delete جفت را جدا می‌کند.',
  matchAlone: 'هنوز جفت ندارد',
  matchPartner: (partner) => `جفت: ${partner}`,
  matchChosen: (name) => `${name} انتخاب شد؛ حالا جفتش را انتخاب کن.`,
  matchLetGo: (name) => `${name} دیگر انتخاب نیست.`,
  matchJoined: (first, second) => `${first} با ${second} جفت شد.`,
  matchParted: (name, partner) => `${name} از ${partner} جدا شد.`,
  matchLeft: (count) => `${count} جفت مانده است.`,
  matchAllJoined: 'همه جفت دارند.',
};
