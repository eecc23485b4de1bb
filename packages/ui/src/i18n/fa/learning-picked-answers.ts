import type { CommonAnswerMessages } from './learning-answers.ts';

/** What the input of several choices shows and says besides. Numbers come in already written in the reader's digits. */
export interface MultipleSelectMessages extends CommonAnswerMessages {
  /** How many options are asked for; announced when there is no bound, one bound or two. */
  choicesAny: string;
  choicesExactly: (count: string) => string;
  choicesAtLeast: (minimum: string) => string;
  choicesAtMost: (maximum: string) => string;
  choicesBetween: (minimum: string, maximum: string) => string;
  choicesPicked: (count: string) => string;
  /** One more was pressed than may be picked. */
  choicesFull: (maximum: string) => string;
  /** How options are picked from the keyboard; read with the group. */
  choicesKeys: string;
}

/** What the input that sorts cards shows and says besides. */
export interface CategorizeMessages extends CommonAnswerMessages {
  /** Heading of the cards that have no place yet, and what is there when none is left. */
  sortPool: string;
  sortPoolEmpty: string;
  /** Is where a card that was picked up can be put. */
  sortHere: string;
  /** The same place, for who does not see which one it is. */
  sortHereIn: (place: string) => string;
  /** How cards are sorted from the keyboard; read with each card. */
  sortKeys: string;
  /** What a card is called by screen readers. */
  sortCard: string;
  /** A card's own words with where it lies. */
  sortIn: (name: string, place: string) => string;
  sortWaiting: (name: string) => string;
  sortLifted: (name: string) => string;
  /** The card in hand is above a place. */
  sortOver: (place: string) => string;
  sortDropped: (name: string, place: string) => string;
  sortReturned: (name: string) => string;
  sortLetGo: (name: string) => string;
  sortLeft: (count: string) => string;
  sortNoneLeft: string;
}

/** What the input of a number with its unit says besides. */
export interface UnitMessages extends CommonAnswerMessages {
  /** Names of the box and of the units beside it. */
  unitNumber: string;
  unit: string;
}

/** Default Persian strings of the input of several choices. */
export const faMultipleSelect: Omit<MultipleSelectMessages, keyof CommonAnswerMessages> = {
  choicesAny: 'هر گزینه‌ای را که درست است انتخاب کن.',
  choicesExactly: (count) => `${count} گزینه را انتخاب کن.`,
  choicesAtLeast: (minimum) => `دست‌کم ${minimum} گزینه را انتخاب کن.`,
  choicesAtMost: (maximum) => `تا ${maximum} گزینه می‌توانی انتخاب کنی.`,
  choicesBetween: (minimum, maximum) => `از ${minimum} تا ${maximum} گزینه را انتخاب کن.`,
  choicesPicked: (count) => `${count} گزینه انتخاب شده.`,
  choicesFull: (maximum) => `${maximum} گزینه را انتخاب کرده‌ای؛ برای عوض کردن، اول یکی را بردار.`,
  choicesKeys: 'با کلیدهای عدد یا فاصله انتخاب کن و بردار؛ با پیکان‌ها جابه‌جا شو.',
};

/** Default Persian strings of the input that sorts cards. */
export const faCategorize: Omit<CategorizeMessages, keyof CommonAnswerMessages> = {
  sortPool: 'هنوز جا ندارند',
  sortPoolEmpty: 'همه را جا دادی.',
  sortHere: 'بگذار اینجا',
  sortHereIn: (place) => `بگذار اینجا: ${place}`,
  sortKeys:
    'با فاصله یا Enter بردار، با پیکان‌ها دسته را انتخاب کن و دوباره فاصله یا Enter را بزن. Escape رها می‌کند و Delete به جای اول برمی‌گرداند.',
  sortCard: 'کارت جابه‌جاشدنی',
  sortIn: (name, place) => `${name}، در «${place}»`,
  sortWaiting: (name) => `${name}، هنوز جا ندارد`,
  sortLifted: (name) => `${name} برداشته شد؛ دسته‌اش را انتخاب کن.`,
  sortOver: (place) => `روی «${place}».`,
  sortDropped: (name, place) => `${name} در «${place}» گذاشته شد.`,
  sortReturned: (name) => `${name} به جای اولش برگشت.`,
  sortLetGo: (name) => `${name} سر جایش ماند.`,
  sortLeft: (count) => `${count} کارت مانده است.`,
  sortNoneLeft: 'همه را جا دادی.',
};

/** Default Persian strings of the input of a number with its unit. */
export const faUnit: Omit<UnitMessages, keyof CommonAnswerMessages> = {
  unitNumber: 'عدد',
  unit: 'واحد',
};
