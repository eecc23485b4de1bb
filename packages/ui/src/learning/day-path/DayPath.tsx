import { type ReactNode, type Ref, useId } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import { Button } from '../../actions/button/Button.tsx';
import { Link } from '../../actions/link/Link.tsx';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import * as css from './DayPath.css.ts';

export interface DayPathStation {
  id: string;
  title: string;
  /** Over the title of the first station: what it is, and until when. */
  eyebrow?: string | undefined;
  /** Under the title. */
  note?: string | undefined;
  /** An icon of 1em; decoration. */
  icon: ReactNode;
  /** Where it leads; without it the station is only read, as without a network. Of the first one its action is used. */
  href?: string | undefined;
  /** `reward` for what comes back, `success` for play. @default 'reward' */
  tone?: 'reward' | 'success';
  /** Not now, such as without a network: an empty, dashed ring; the note says why. @default false */
  isDashed?: boolean;
}

/** The one filled button of the screen. */
export type DayPathAction =
  | { label: string; href: string }
  | { label: string; onPress: () => void; isPending?: boolean | undefined };

export interface DayPathProps extends RootProps {
  /** What the list is, heard: «کارهای امروز». */
  'aria-label': string;
  /** The next thing first; two or three stations after it. */
  stations: readonly DayPathStation[];
  /** What begins or goes on with the next thing. */
  action: DayPathAction;
  /** How much of the next thing is done, 0 to 1. @default none */
  progress?: number | undefined;
  /** Heading level of the next thing; the others are one below. @default 2 */
  level?: 2 | 3;
  ref?: Ref<HTMLOListElement>;
}

const RADIUS = 45;
const AROUND = 2 * Math.PI * RADIUS;

/**
 * The day as a path: one next thing with the only filled button of the screen, and what comes after it. Keyboard: Tab goes over the
 * button and the stations in their order, Enter follows one.
 */
export function DayPath({ stations, action, progress, level = 2, className, ...rest }: DayPathProps) {
  const id = useId();
  const First = `h${level}` as const;
  const Other = `h${level + 1}` as 'h3' | 'h4';
  return (
    <ol {...rest} className={classNames(css.root, className)}>
      {stations.map((station, index) => {
        const isFirst = index === 0;
        const connector = index < stations.length - 1 && <Connector isFirst={isFirst} isEven={index % 2 === 1} />;
        if (isFirst)
          return (
            <li key={station.id} className={css.next}>
              <span aria-hidden="true" className={css.ring}>
                <svg viewBox="0 0 100 100" className={css.ringLine} aria-hidden="true">
                  <circle cx="50" cy="50" r={RADIUS} className={css.track} />
                  {progress !== undefined && progress > 0 && (
                    <circle
                      cx="50"
                      cy="50"
                      r={RADIUS}
                      className={css.done}
                      strokeDasharray={`${(AROUND * Math.min(1, progress)).toFixed(1)} ${AROUND.toFixed(1)}`}
                    />
                  )}
                </svg>
                <span className={css.disc}>{station.icon}</span>
              </span>
              <div className={css.words}>
                {station.eyebrow !== undefined && <p className={css.eyebrow}>{station.eyebrow}</p>}
                <First id={`${id}next`} className={css.title}>
                  {station.title}
                </First>
                {station.note !== undefined && <p className={css.note}>{station.note}</p>}
              </div>
              <div className={css.action}>
                <Action action={action} describedBy={`${id}next`} />
              </div>
              {connector}
            </li>
          );
        const face = (
          <>
            <span
              aria-hidden="true"
              className={css.stop}
              data-tone={station.isDashed ? 'dashed' : (station.tone ?? 'reward')}
            >
              {station.icon}
            </span>
            <div className={css.stopWords}>
              <Other className={css.stopTitle}>{station.title}</Other>
              {station.note !== undefined && <p className={css.note}>{station.note}</p>}
            </div>
          </>
        );
        return (
          <li key={station.id} className={css.station} data-side={index % 2 === 1 ? 'in' : 'out'}>
            {station.href === undefined ? (
              <div className={css.face}>{face}</div>
            ) : (
              <AriaLink href={station.href} className={`${css.face} ${css.link}`}>
                {face}
              </AriaLink>
            )}
            {connector}
          </li>
        );
      })}
    </ol>
  );
}

function Action({ action, describedBy }: { action: DayPathAction; describedBy: string }): ReactNode {
  if ('href' in action)
    return (
      <Link variant="primary" size="large" isFullWidth hasArrow href={action.href} aria-describedby={describedBy}>
        {action.label}
      </Link>
    );
  return (
    <Button
      size="large"
      isFullWidth
      isPending={action.isPending ?? false}
      aria-describedby={describedBy}
      onPress={action.onPress}
    >
      {action.label}
    </Button>
  );
}

/** Dots to the next station, drawn from the start of the line. */
function Connector({ isFirst, isEven }: { isFirst: boolean; isEven: boolean }): ReactNode {
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className={css.connector}
      data-from={isFirst ? 'next' : 'stop'}
      aria-hidden="true"
    >
      <path d={isEven ? 'M76 0C82 45 52 55 47 100' : 'M50 0C34 40 44 70 76 100'} className={css.dots} />
    </svg>
  );
}
