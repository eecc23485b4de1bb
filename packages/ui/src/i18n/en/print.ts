import type { WorksheetMessages } from '../fa/print.ts';

export const worksheet: WorksheetMessages = {
  name: 'Name:',
  date: 'Date:',
  code: (code) => `Code ${code}`,
  question: (place) => `Question ${place}`,
  space: 'Space to work',
  key: 'Key',
  keyOf: (code) => `Sheet ${code}`,
};
