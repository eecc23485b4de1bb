import type { LucideIcon } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Link } from '../../actions/link/index.ts';
import { Badge, type BadgeTone } from '../../data/badge/index.ts';
import { Card } from '../../data/card/index.ts';
import { ProgressBar } from '../../feedback/progress-bar/index.ts';
import { formatNumber } from '../../i18n/digits.ts';
import { useDigits } from '../../i18n/use-digits.ts';
import { keyed } from '../../primitives/keyed.ts';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import { CardFacts, type CardFactsProps } from './CardFacts.tsx';
import * as css from './LearningCard.css.ts';

/** What every card of something to learn or to teach has. */
export interface LearningCardProps extends RootProps {
  title: string;
  /** Where its one action leads. */
  href: string;
  /** Level of the title. @default 2 */
  level?: 2 | 3 | 4;
  ref?: Ref<HTMLElement>;
}

/** A state of the whole card, beside its title. */
export interface CardState {
  tone: BadgeTone;
  icon: LucideIcon;
  text: string;
}

export interface CardProgress {
  /** What is counted, for a screen reader. */
  label: string;
  value: number;
  max: number;
  /** Says the two numbers, written in the reader's digits. */
  text: (value: string, max: string) => string;
  isComplete?: boolean;
}

export interface LearningCardFrameProps extends LearningCardProps {
  subtitle?: ReactNode;
  states: readonly (CardState | null)[];
  action: string;
  /** The one thing to do on the page, rather than one of many ways on. */
  isMainAction: boolean;
  /** Before the facts, on one line with them. */
  mark?: ReactNode;
  facts: CardFactsProps['facts'];
  progress: CardProgress | null;
  /** Above the facts. */
  description?: string | undefined;
  /** Below the facts. */
  children?: ReactNode;
}

/** The frame of those cards: a title with its states, facts, how far it is, and one way on. */
export function LearningCard({
  title,
  href,
  level = 2,
  subtitle,
  states,
  action,
  isMainAction,
  mark,
  facts,
  progress,
  description,
  children,
  className,
  ...rest
}: LearningCardFrameProps) {
  const digits = useDigits();
  const number = (value: number) => formatNumber(value, { digits });
  const shown = states.filter((state) => state !== null);
  const badges = keyed(shown, ({ text }) => text).map(([key, { tone, icon: Icon, text }]) => (
    <Badge key={key} tone={tone} icon={<Icon size="1em" />}>
      {text}
    </Badge>
  ));
  return (
    <Card
      {...rest}
      className={classNames(css.root, className)}
      as="article"
      title={title}
      level={level}
      {...(subtitle !== undefined && { subtitle })}
      {...(shown.length > 0 && {
        actions: shown.length === 1 ? badges : <span className={css.states}>{badges}</span>,
      })}
      footer={
        <>
          {progress === null ? (
            <span className={css.progress} />
          ) : (
            <ProgressBar
              className={css.progress}
              label={progress.label}
              isLabelHidden
              value={progress.value}
              max={progress.max}
              valueText={progress.text(number(progress.value), number(progress.max))}
              tone={progress.isComplete === true ? 'success' : 'accent'}
            />
          )}
          <Link href={href} variant={isMainAction ? 'primary' : 'secondary'} aria-label={`${action}: ${title}`}>
            {action}
          </Link>
        </>
      }
    >
      {description !== undefined && <p className={css.description}>{description}</p>}
      {mark === undefined ? (
        <CardFacts facts={facts} />
      ) : (
        <div className={css.marked}>
          {mark}
          <CardFacts facts={facts} />
        </div>
      )}
      {children}
    </Card>
  );
}
