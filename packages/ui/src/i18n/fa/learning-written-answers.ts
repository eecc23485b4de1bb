import type { CommonAnswerMessages } from './learning-answers.ts';

/** What the input of a table's empty cells says besides. Numbers come in already written in the reader's digits. */
export interface TableCellsMessages extends CommonAnswerMessages {
  /** A line or column of a table without headings of its own, by its place. */
  tableRow: (place: string) => string;
  tableColumn: (place: string) => string;
  /** Name of an empty cell by the headings it is under and beside. */
  tableCell: (column: string, row: string) => string;
  /** How to go from one empty cell to another; read with each of them. */
  tableKeys: string;
}

/** What the input of written arithmetic says besides. */
export interface LongArithmeticMessages extends CommonAnswerMessages {
  /** What is to be worked out, read before the boxes. */
  longAsked: (spoken: string) => string;
  /** How to go from box to box; read with each of them. */
  longKeys: string;
  /** Names of the places of a whole number from the right, of their groups of three, and of decimals from the mark. */
  longPlaces: readonly [string, string, string];
  longGroups: readonly string[];
  longDecimals: readonly string[];
  /** Names of the boxes: a small number above a place, a digit of a partial product, one of the result. */
  longCarry: (place: string) => string;
  longPartial: (line: string, place: string) => string;
  longResult: (place: string) => string;
  /** Names of the boxes of a division: of the quotient, of what is taken away, of what is left. */
  longQuotient: (digit: string) => string;
  longTaken: (step: string, digit: string) => string;
  longLeft: (step: string, digit: string) => string;
}

/** Default Persian strings of the input of a table's empty cells. */
export const faTableCells: Omit<TableCellsMessages, keyof CommonAnswerMessages> = {
  tableRow: (place) => `سطر ${place}`,
  tableColumn: (place) => `ستون ${place}`,
  tableCell: (column, row) => `${column}، ${row}`,
  tableKeys: 'با پیکان‌ها به خانهٔ خالی دیگر برو.',
};

/** Default Persian strings of the input of written arithmetic. */
export const faLongArithmetic: Omit<LongArithmeticMessages, keyof CommonAnswerMessages> = {
  longAsked: (spoken) => `زیر هم حساب کن: ${spoken}.`,
  longKeys: 'در هر خانه یک رقم بنویس. با پیکان‌ها به خانهٔ دیگر و با Enter به سطر بعد برو.',
  longPlaces: ['یکان', 'دهگان', 'صدگان'],
  longGroups: ['', 'هزار', 'میلیون', 'میلیارد'],
  longDecimals: ['دهم', 'صدم', 'هزارم'],
  longCarry: (place) => `رقم کوچک بالای ${place}`,
  longPartial: (line, place) => `سطر ${line}، ${place}`,
  longResult: (place) => `حاصل، ${place}`,
  longQuotient: (digit) => `خارج‌قسمت، رقم ${digit}`,
  longTaken: (step, digit) => `گام ${step}، عددی که کم می‌شود، زیر رقم ${digit}`,
  longLeft: (step, digit) => `گام ${step}، آنچه می‌ماند، زیر رقم ${digit}`,
};
