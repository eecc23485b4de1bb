import type { LucideIcon } from 'lucide-react';
import { keyed } from '../../primitives/keyed.ts';
import * as css from './CardFacts.css.ts';

export interface CardFact {
  icon: LucideIcon;
  text: string;
  /** Wants a look. @default false */
  isAlarm?: boolean;
}

export interface CardFactsProps {
  /** In the order they are read; what is not known is left out. */
  facts: readonly (CardFact | null)[];
}

/** One line of facts of a card, with a picture before each; nothing where none is known. */
export function CardFacts({ facts }: CardFactsProps) {
  if (facts.every((fact) => fact === null)) return null;
  return (
    <ul className={css.facts}>
      {keyed(
        facts.filter((fact) => fact !== null),
        ({ text }) => text,
      ).map(([key, { icon: Icon, text, isAlarm }]) => (
        <li key={key} className={isAlarm === true ? `${css.fact} ${css.alarm}` : css.fact}>
          <Icon aria-hidden="true" size="1.1em" />
          {text}
        </li>
      ))}
    </ul>
  );
}
