import type { SignInCard } from '@mashq/api/contract';
import { signInAddress } from '../../auth/username-of-address.ts';
import { fullName } from '../../platform/people/nav-account.ts';
import { QrCode } from '../../platform/qr-code/QrCode.tsx';
import { rosterWords } from '../strings/roster.ts';
import { Spaced } from './Spaced.tsx';
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
      <header className={css.who}>
        {logo !== undefined && <img src={logo} alt="" className={css.logo} />}
        <p className={css.school}>{[school, card.class_title].filter(Boolean).join('، ')}</p>
      </header>
      <h3 className={css.name}>{words.letter.family(name)}</h3>
      {words.letter.paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <ol>
        {words.letter.steps(window.location.host).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className={css.letterFacts}>
        <dl className={css.facts}>
          <dt className={css.term}>{words.username}</dt>
          <dd className={css.secret}>
            <Spaced text={card.username} />
          </dd>
          <dt className={css.term}>{words.password}</dt>
          <dd className={css.secret}>
            <Spaced text={card.password ?? ''} />
          </dd>
        </dl>
        <div className={css.code}>
          <QrCode
            text={signInAddress(window.location.origin, card.username)}
            label={words.code(name)}
            className={css.codeDrawing}
          />
          <span>{words.scan}</span>
        </div>
      </div>
      <p>{words.letter.lost}</p>
      <p className={css.signature}>{words.letter.signature}</p>
    </article>
  );
}
