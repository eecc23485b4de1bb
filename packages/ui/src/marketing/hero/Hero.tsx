import type { ReactNode, Ref } from 'react';
import { Tile } from '../../illustrations/tile/Tile.tsx';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import { paper } from '../../theme/basic/paper.css.ts';
import * as css from './Hero.css.ts';

export interface HeroProps extends RootProps {
  /** The promise of the page, its one first-level heading; what matters most in it within `HeroMark`. */
  title: ReactNode;
  /** Two or three sentences under it. */
  lead?: ReactNode;
  /** What to do now: a `Link` with the look of a primary button, perhaps one more. */
  actions?: ReactNode;
  /** What is on the sheet of squared paper beside the words, such as an answered question. */
  sheet?: ReactNode;
  /** What the sheet shows, for screen readers. */
  sheetLabel?: string;
  /** A slip in reward over the sheet's upper corner: something won. */
  topSlip?: ReactNode;
  /** A white slip over its lower corner: how far it has come. */
  bottomSlip?: ReactNode;
  /** The star-and-cross tile behind it. `PublicShell` lays one behind the whole home already. @default false */
  hasTile?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** The head of the public home: one promise, one way on, and beside them a sheet that shows what is meant. */
export function Hero({
  title,
  lead,
  actions,
  sheet,
  sheetLabel,
  topSlip,
  bottomSlip,
  hasTile = false,
  className,
  ...rest
}: HeroProps) {
  return (
    <div {...rest} className={classNames(css.root, className)} {...(sheet != null && { 'data-sheet': '' })}>
      {hasTile && <Tile />}
      <div className={css.words}>
        <h1 className={css.title}>{title}</h1>
        {lead != null && <p className={css.lead}>{lead}</p>}
        {actions != null && <div className={css.actions}>{actions}</div>}
      </div>
      {sheet != null && (
        <figure className={`${css.sheet} ${paper}`} aria-label={sheetLabel}>
          {sheet}
          {topSlip != null && (
            <span className={css.slip} data-corner="top">
              {topSlip}
            </span>
          )}
          {bottomSlip != null && (
            <span className={css.slip} data-corner="bottom">
              {bottomSlip}
            </span>
          )}
        </figure>
      )}
    </div>
  );
}
