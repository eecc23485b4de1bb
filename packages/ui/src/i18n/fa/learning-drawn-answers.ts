import type { AngleForm, SectorsForm } from '@mashq/curriculum/model';

/** What the inputs show and say in which something is set, colored or turned. Numbers come in already written in the reader's digits. */
export interface DrawnAnswerMessages {
  /** Name of the handle. */
  lineHandle: string;
  /** What the line looks like: where it begins and ends, and how many parts lie between two numbers of it. */
  lineDescription: (from: string, to: string, parts: string) => string;
  /** Read with `lineDescription` when nothing lies between two numbers of the line. */
  lineDescriptionWhole: (from: string, to: string) => string;
  /** The handle was not touched yet. */
  lineUntouched: string;
  /** The handle is on a mark that has a number. */
  lineOnMark: (mark: string) => string;
  /** The handle stands some lines to the right of the last mark that has a number. */
  linePastMark: (lines: string, mark: string) => string;
  lineBack: string;
  lineForward: string;
  /** Names of the boxes of a time or duration. */
  clockHour: string;
  clockMinute: string;
  clockSecond: string;
  /** What the board looks like and how its places are counted; read with each square. */
  cellsBoard: (rows: string, columns: string) => string;
  cellsKeys: string;
  /** Name of a square. */
  cellsPlace: (row: string, column: string) => string;
  cellsFixed: (place: string) => string;
  cellsAxisBetween: (isUpright: boolean, before: string, after: string) => string;
  cellsAxisThrough: (isUpright: boolean, place: string) => string;
  cellsSlanted: (isFalling: boolean) => string;
  /** The drawing is too narrow for fingers: it is enlarged, or shown whole. */
  zoomIn: string;
  zoomOut: string;
  /** How points are set from the keyboard and how many; read with each crossing. */
  pointsKeys: (count: string) => string;
  /** Name of a crossing, by squares from the corner or by its coordinates. */
  pointsPlace: (across: string, up: string) => string;
  pointsCoordinates: (x: string, y: string) => string;
  pointsLetter: (place: string, letter: string) => string;
  pointsSet: (place: string, set: string, count: string) => string;
  pointsTaken: (place: string) => string;
  /** How parts are colored from the keyboard; read with each part. */
  sectorsKeys: string;
  /** Name of the whole drawing. */
  sectorsShape: (shape: SectorsForm['shape'], parts: string) => string;
  sectorsPart: (place: string, parts: string) => string;
  /** A part without a color, and one in a color that has no name of its own. */
  sectorsWhite: string;
  sectorsShaded: string;
  sectorsPalette: string;
  /** How columns are set and blocks are moved from the keyboard; read with each of them. */
  levelsKeys: string;
  levelsBlockKeys: string;
  levelsUnset: string;
  levelsTower: (label: string, blocks: string) => string;
  levelsLifted: (label: string) => string;
  levelsMoved: (from: string, to: string) => string;
  levelsPutBack: string;
  levelsNone: (label: string) => string;
  levelsFull: (label: string) => string;
  /** Name of the arm that is turned. */
  angleArm: string;
  angleUntouched: string;
  /** What is under the arm on both scales. */
  angleReading: (inner: string, outer: string) => string;
  /** Where the arm lies that stays, and how the other one is turned. */
  angleDescription: (zero: AngleForm['zero']) => string;
  angleLeft: string;
  angleRight: string;
}

/** Default Persian strings of the inputs in which something is set, colored or turned. */
export const faDrawnAnswers: DrawnAnswerMessages = {
  lineHandle: 'نشانگر محور',
  lineDescription: (from, to, parts) => `محور از ${from} تا ${to}؛ میان هر دو عددِ آن ${parts} قسمت مساوی است.`,
  lineDescriptionWhole: (from, to) => `محور از ${from} تا ${to}.`,
  lineUntouched: 'هنوز جایی را نشان نداده‌ای',
  lineOnMark: (mark) => `روی ${mark}`,
  linePastMark: (lines, mark) => `${lines} خط بعد از ${mark}`,
  lineBack: 'یک خط به چپ',
  lineForward: 'یک خط به راست',
  clockHour: 'ساعت',
  clockMinute: 'دقیقه',
  clockSecond: 'ثانیه',
  cellsBoard: (rows, columns) => `صفحه‌ای با ${rows} سطر و ${columns} ستون؛ سطرها از بالا و ستون‌ها از چپ شمرده می‌شوند.`,
  cellsKeys: 'با پیکان‌ها جابه‌جا شو و با فاصله یا Enter رنگ کن.',
  cellsPlace: (row, column) => `سطر ${row}، ستون ${column}`,
  cellsFixed: (place) => `${place}، از پیش رنگی`,
  cellsAxisBetween: (isUpright, before, after) =>
    isUpright
      ? `خط تقارن ایستاده میان ستون ${before} و ستون ${after} است.`
      : `خط تقارن خوابیده میان سطر ${before} و سطر ${after} است.`,
  cellsAxisThrough: (isUpright, place) =>
    isUpright ? `خط تقارن ایستاده از میان ستون ${place} می‌گذرد.` : `خط تقارن خوابیده از میان سطر ${place} می‌گذرد.`,
  cellsSlanted: (isFalling) =>
    isFalling
      ? 'خط تقارن مورب از گوشهٔ بالا و چپ به پایین و راست می‌رود.'
      : 'خط تقارن مورب از گوشهٔ پایین و چپ به بالا و راست می‌رود.',
  zoomIn: 'بزرگ کن',
  zoomOut: 'همه را نشان بده',
  pointsKeys: (count) => `${count} نقطه بگذار: با پیکان‌ها جابه‌جا شو و فاصله یا Enter را بزن.`,
  pointsPlace: (across, up) => `${across} خانه از چپ، ${up} خانه از پایین`,
  pointsCoordinates: (x, y) => `طول ${x}، عرض ${y}`,
  pointsLetter: (place, letter) => `${place}، نقطهٔ ${letter}`,
  pointsSet: (place, set, count) => `نقطه گذاشته شد: ${place}؛ ${set} از ${count}.`,
  pointsTaken: (place) => `نقطه برداشته شد: ${place}.`,
  sectorsKeys: 'با پیکان‌ها جابه‌جا شو، با فاصله یا Enter رنگ کن. Delete رنگ را برمی‌دارد.',
  sectorsShape: (shape, parts) =>
    `${{ bar: 'نوار', circle: 'دایره', spinner: 'چرخنده' }[shape]} با ${parts} قسمت مساوی`,
  sectorsPart: (place, parts) => `قسمت ${place} از ${parts}`,
  sectorsWhite: 'بی‌رنگ',
  sectorsShaded: 'رنگی',
  sectorsPalette: 'رنگ‌ها',
  levelsKeys: 'با پیکان بالا و پایین بلندی را عوض کن و با چپ و راست به ستون کناری برو.',
  levelsBlockKeys: 'با پیکان‌ها میان برج‌ها برو، با فاصله یا Enter بلوک را بردار و بگذار.',
  levelsUnset: 'هنوز گذاشته نشده',
  levelsTower: (label, blocks) => `${label}، ${blocks} بلوک`,
  levelsLifted: (label) => `یک بلوک از ${label} برداشته شد؛ برجی را انتخاب کن که روی آن بگذاری.`,
  levelsMoved: (from, to) => `بلوک گذاشته شد: ${from}، ${to}.`,
  levelsPutBack: 'بلوک به جای خودش برگشت.',
  levelsNone: (label) => `${label} بلوکی ندارد.`,
  levelsFull: (label) => `${label} پر است.`,
  angleArm: 'ضلع زاویه',
  angleUntouched: 'هنوز نچرخانده‌ای',
  angleReading: (inner, outer) => `درجه‌بندی درونی ${inner}، بیرونی ${outer}`,
  angleDescription: (zero) =>
    `نقاله؛ یک ضلع زاویه روی صفرِ سمت ${zero === 'right' ? 'راست' : 'چپ'} است. درجه‌بندی درونی از راست و بیرونی از چپ شمرده می‌شود. با پیکان‌ها ضلع دیگر را بچرخان.`,
  angleLeft: 'یک درجه به چپ',
  angleRight: 'یک درجه به راست',
};
