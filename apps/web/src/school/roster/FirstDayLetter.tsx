import type { SignInCard } from '@mashq/api/contract';
import { fullName } from '../../platform/people/nav-account.ts';
import { rosterWords } from '../strings/roster.ts';
import { CardFacts } from './CardFacts.tsx';
import * as css from './sign-in-cards.css.ts';

const words = rosterWords.cards;

export interface OneCardProps {
  card: SignInCard;
  school: string | null | undefined;
  logo: string | undefined;
}

/** A letter to a child's family on the first day: what Mashq is, how to begin, and what to sign in with. One page each. */
export function FirstDayLetter({ card, school, logo }: OneCardProps) {
  const name = fullName(card);
  return (
    <article className={css.letter} aria-label={words.letter.of(name)}>
      <header className={css.letterHead}>
        {logo !== undefined && <img src={logo} alt="" className={css.logo} />}
        <p>{[school, card.class_title].filter(Boolean).join('، ')}</p>
      </header>
      <h3 className={css.name}>{words.letter.family(name)}</h3>
      {words.letter.paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <ol className={css.steps}>
        {words.letter.steps(window.location.host).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className={css.letterFacts}>
        <CardFacts card={card} />
      </div>
      <p>{words.letter.lost}</p>
      <p className={css.signature}>{words.letter.signature}</p>
    </article>
  );
}
