import type { LucideIcon } from 'lucide-react';
import * as css from './CardFacts.css.ts';

export interface CardFact {
  icon: LucideIcon;
  text: string;
}

export interface CardFactsProps {
  /** In the order they are read; what is not known is left out. */
  facts: readonly (CardFact | null)[];
}

/** One line of facts of a card, with a picture before each. */
export function CardFacts({ facts }: CardFactsProps) {
  return (
    <ul className={css.facts}>
      {facts.map(
        (fact) =>
          fact !== null && (
            <li key={fact.text} className={css.fact}>
              <fact.icon aria-hidden="true" size="1.1em" />
              {fact.text}
            </li>
          ),
      )}
    </ul>
  );
}
