import type { ReactNode } from 'react';
import { keyed } from '../../../primitives/keyed.ts';
import { FigureFrame, FigureTitle } from '../figure-frame/FigureFrame.tsx';
import * as css from './RowTable.css.ts';

export interface RowTableProps {
  /** Read instead of the drawing. */
  description: string;
  title?: string | undefined;
  rows: readonly { readonly label: string; readonly content: ReactNode; readonly marked?: true | undefined }[];
  /** Stands below the rows. */
  foot?: ReactNode;
}

/** Rows of marks beside their names. It is read as Persian is: names at the right, marks running to the left. */
export function RowTable({ description, title, rows, foot }: RowTableProps) {
  return (
    <FigureFrame description={description}>
      <div dir="rtl" className={css.root}>
        {title !== undefined && <FigureTitle>{title}</FigureTitle>}
        <div className={css.table}>
          {keyed(rows, ({ label }) => label).map(([key, { label, content, marked }]) => (
            <div key={key} className={css.row} data-part="row" data-marked={marked}>
              <span className={css.label}>{label}</span>
              <span className={css.content}>{content}</span>
            </div>
          ))}
        </div>
        {foot !== undefined && <div className={css.foot}>{foot}</div>}
      </div>
    </FigureFrame>
  );
}
