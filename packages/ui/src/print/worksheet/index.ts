export { PrintPaper, type PrintPaperProps } from './PrintPaper.tsx';
export { type WorkSpace, Worksheet, type WorksheetProps, type WorksheetQuestion } from './Worksheet.tsx';
export { WorksheetKey, type WorksheetKeyProps, type WorksheetKeySheet } from './WorksheetKey.tsx';
