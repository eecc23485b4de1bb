/** What is printed on a worksheet and its key. Numbers come in already written in the reader's digits. */
export interface WorksheetMessages {
  /** Before the name, or before the line for it. */
  name: string;
  date: string;
  code: (code: string) => string;
  /** Name of a question for screen readers. */
  question: (place: string) => string;
  /** Name of the squared paper for screen readers. */
  space: string;
  /** Over the keys. */
  key: string;
  /** Above the answers of a sheet that is nobody's own. */
  keyOf: (code: string) => string;
}

export const faWorksheet: WorksheetMessages = {
  name: 'نام و نام خانوادگی:',
  date: 'تاریخ:',
  code: (code) => `کد ${code}`,
  question: (place) => `سؤال ${place}`,
  space: 'جای حل',
  key: 'کلید',
  keyOf: (code) => `برگهٔ ${code}`,
};
