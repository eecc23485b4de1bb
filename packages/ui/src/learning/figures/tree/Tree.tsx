import type { TreeBranch, TreeFigure } from '@mashq/curriculum/model';
import { FigureFrame } from '../figure-frame/FigureFrame.tsx';
import * as css from './Tree.css.ts';

export interface TreeProps extends Omit<TreeFigure, 't'> {
  /** Read instead of the drawing. */
  description: string;
}

/** A tree of choices. It is read as Persian is: the root at the right, branches spreading to the left. */
export function Tree({ description, root, branches }: TreeProps) {
  return (
    <FigureFrame description={description}>
      <div dir="rtl" className={css.root}>
        {root === undefined ? <span className={css.seed} /> : <Label text={root} />}
        <Branches branches={branches} />
      </div>
    </FigureFrame>
  );
}

function Branches({ branches }: { branches: readonly TreeBranch[] }) {
  return (
    <span className={css.branches}>
      {branches.map((branch, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the branches of a tree never change places
        <span key={index} className={css.branch} data-part={branch.branches?.length ? 'branch' : 'end'}>
          <Label text={branch.label} />
          {branch.branches !== undefined && branch.branches.length > 0 && <Branches branches={branch.branches} />}
        </span>
      ))}
    </span>
  );
}

function Label({ text }: { text: string }) {
  if (text !== '?') return <span className={css.label}>{text}</span>;
  return (
    <span className={`${css.label} ${css.asked}`} data-part="asked">
      {'\u00a0'}
    </span>
  );
}
