import type { ReactNode } from 'react';
import { FigureFrame } from '../figure-frame/FigureFrame.tsx';
import * as css from './LabeledRow.css.ts';

export interface LabeledRowProps {
  /** Read instead of the drawing. */
  description: string;
  items: readonly { readonly picture: ReactNode; readonly label?: string | undefined }[];
  /** How wide one picture gets when it is alone; several share the room. */
  size: 'small' | 'large' | 'wide' | 'free';
  /** Stands below the row. */
  foot?: ReactNode;
}

/** Pictures side by side, the first at the left, each with its name below. */
export function LabeledRow({ description, items, size, foot }: LabeledRowProps) {
  return (
    <FigureFrame description={description}>
      <div className={css.list} {...(items.length > 1 && { 'data-many': '' })}>
        {items.map(({ picture, label }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pictures of a figure never change places
          <span key={index} className={`${css.item} ${css.size[size]}`}>
            {picture}
            {label !== undefined && <bdi className={css.label}>{label}</bdi>}
          </span>
        ))}
      </div>
      {foot !== undefined && <div className={css.foot}>{foot}</div>}
    </FigureFrame>
  );
}
