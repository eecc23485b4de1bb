import type { SignInCard } from '@mashq/api/contract';
import { useSession } from '@mashq/state/platform/session/session';
import { useTenantLook } from '@mashq/state/school/branding/look';
import { Button } from '@mashq/ui/actions/button';
import { Alert } from '@mashq/ui/feedback/alert';
import { SegmentedControl } from '@mashq/ui/forms/segmented-control';
import { formatNumber } from '@mashq/ui/i18n';
import { Inline } from '@mashq/ui/layout/inline';
import { Stack } from '@mashq/ui/layout/stack';
import { PrintPaper } from '@mashq/ui/print/worksheet';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { screenOnly } from '../../platform/layout/paper-report.css.ts';
import { fullName } from '../../platform/people/nav-account.ts';
import { product } from '../../platform/strings/product.ts';
import { rosterWords } from '../strings/roster.ts';
import { cardsByClass } from './cards-by-class.ts';
import { FirstDayLetter, type OneCardProps } from './FirstDayLetter.tsx';
import '../../platform/layout/print-page.css.ts';
import { CardFacts } from './CardFacts.tsx';
import * as css from './sign-in-cards.css.ts';

const words = rosterWords.cards;

const FORMS = (['cards', 'letters'] as const).map((value) => ({ value, label: words.forms[value] }));

export interface SignInCardsProps {
  cards: readonly SignInCard[];
  /** Called when the manager is done with them: they are not shown again. */
  onDone: () => void;
}

/** First passwords on cards to be printed and cut: each class on sheets of its own, ten on a page of A4. */
export function SignInCards({ cards, onDone }: SignInCardsProps) {
  const { activeUser } = useSession();
  const look = useTenantLook();
  const [form, setForm] = useState<'cards' | 'letters'>('cards');
  const of = { school: activeUser?.school_name, logo: look?.logo.light };
  return (
    <Stack gap={6}>
      <Stack gap={5} className={screenOnly}>
        <Alert
          tone="warning"
          title={words.count(formatNumber(cards.length))}
          actions={
            <Inline gap={2}>
              <Button icon={<Printer size="1.2em" />} onPress={() => window.print()}>
                {words.print[form]}
              </Button>
              <Button variant="secondary" onPress={onDone}>
                {words.done}
              </Button>
            </Inline>
          }
        >
          {words.once}
        </Alert>
        <SegmentedControl label={words.form} options={FORMS} value={form} onChange={setForm} />
      </Stack>
      <PrintPaper data-own-paper="" label={words.label}>
        {form === 'letters' &&
          cardsByClass(cards).map(({ title, cards: ofClass }) => (
            <section key={title} className={css.letters} aria-label={title ?? words.title}>
              {ofClass.map((card) => (
                <FirstDayLetter key={card.person_id} card={card} {...of} />
              ))}
            </section>
          ))}
        {form === 'cards' &&
          cardsByClass(cards).map(({ title, cards: ofClass }) => (
            <section key={title} className={css.sheet} aria-label={title ?? words.title}>
              <header className={css.sheetHead}>
                <h2 className={css.sheetTitle}>{title === null ? words.title : words.of(title)}</h2>
                <span>{words.count(formatNumber(ofClass.length))}</span>
              </header>
              <ul className={css.cards}>
                {ofClass.map((card) => (
                  <Card key={card.person_id} card={card} {...of} />
                ))}
              </ul>
            </section>
          ))}
      </PrintPaper>
    </Stack>
  );
}

function Card({ card, school, logo }: OneCardProps) {
  const name = fullName(card);
  return (
    <li className={css.card}>
      <div className={css.who}>
        {logo !== undefined && <img src={logo} alt="" className={css.logo} />}
        <div>
          <p className={css.school}>{[school, card.class_title].filter(Boolean).join('، ')}</p>
          <p className={css.name}>{name}</p>
        </div>
      </div>
      <CardFacts card={card} />
      <p className={css.foot}>
        <span>
          {product.name} <bdi dir="ltr">{window.location.host}</bdi>
        </span>
        <span>{words.change}</span>
      </p>
    </li>
  );
}
