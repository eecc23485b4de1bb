import type { SignInCard } from '@mashq/api/contract';
import { toPersianDigits } from '@mashq/ui/i18n';
import { signInAddress } from '../../auth/username-of-address.ts';
import { fullName } from '../../platform/people/nav-account.ts';
import { QrCode } from '../../platform/qr-code/QrCode.tsx';
import { rosterWords } from '../strings/roster.ts';
import * as css from './sign-in-cards.css.ts';

const words = rosterWords.cards;

/** What a child signs in with: name and password, and a code that a camera reads. */
export function CardFacts({ card }: { card: SignInCard }) {
  return (
    <>
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
          label={words.code(fullName(card))}
          className={css.codeDrawing}
        />
        <span>{words.scan}</span>
      </div>
    </>
  );
}

/** Digits in Persian, the last four apart; what has letters as it is. */
function Spaced({ text }: { text: string }) {
  if (!/^\d+$/.test(text)) return text;
  const digits = toPersianDigits(text);
  const groups = [digits.slice(0, -4), digits.slice(-4)];
  return groups.map((group, index) => (
    <span key={index} className={css.part}>
      {group}
    </span>
  ));
}
