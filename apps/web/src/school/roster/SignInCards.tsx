import type { SignInCard } from '@mashq/api/contract';
import { useSession } from '@mashq/state/platform/session/session';
import { Button } from '@mashq/ui/actions/button';
import { Alert } from '@mashq/ui/feedback/alert';
import { formatNumber, toPersianDigits } from '@mashq/ui/i18n';
import { Inline } from '@mashq/ui/layout/inline';
import { Stack } from '@mashq/ui/layout/stack';
import { PrintPaper } from '@mashq/ui/print/worksheet';
import { Printer } from 'lucide-react';
import { screenOnly } from '../../platform/layout/paper-report.css.ts';
import { fullName } from '../../platform/people/nav-account.ts';
import { product } from '../../platform/strings/product.ts';
import { rosterWords } from '../strings/roster.ts';
import '../../platform/layout/print-page.css.ts';
import * as css from './sign-in-cards.css.ts';

const words = rosterWords.cards;

export interface SignInCardsProps {
  cards: readonly SignInCard[];
  /** Called when the manager is done with them: they are not shown again. */
  onDone: () => void;
}

/** First passwords on cards to be printed and cut: ten on a page of A4. */
export function SignInCards({ cards, onDone }: SignInCardsProps) {
  const { activeUser } = useSession();
  return (
    <Stack gap={6}>
      <div className={screenOnly}>
        <Alert
          tone="warning"
          title={words.count(formatNumber(cards.length))}
          actions={
            <Inline gap={2}>
              <Button icon={<Printer size="1.2em" />} onPress={() => window.print()}>
                {words.print}
              </Button>
              <Button variant="secondary" onPress={onDone}>
                {words.done}
              </Button>
            </Inline>
          }
        >
          {words.once}
        </Alert>
      </div>
      <PrintPaper label={words.label}>
        <ul className={css.cards}>
          {cards.map((card) => (
            <li key={card.person_id} className={css.card}>
              <div className={css.head}>
                <span>{activeUser?.school_name}</span>
                <span>{card.class_title}</span>
              </div>
              <p className={css.name}>{fullName(card)}</p>
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
              <p className={css.foot}>
                <span>
                  {product.name} <bdi dir="ltr">{window.location.host}</bdi>
                </span>
                <span>{words.change}</span>
              </p>
            </li>
          ))}
        </ul>
      </PrintPaper>
    </Stack>
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
