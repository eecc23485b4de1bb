import { factById } from '@mashq/curriculum/facts';
import type { WarmUp } from '@mashq/state/practice/warm-up';
import { Link } from '@mashq/ui/actions/link';
import { SkillSquares } from '@mashq/ui/charts/skill-squares';
import { Card } from '@mashq/ui/data/card';
import { formatNumber } from '@mashq/ui/i18n';
import { Inline } from '@mashq/ui/layout/inline';
import { Stack } from '@mashq/ui/layout/stack';
import { MathText } from '@mashq/ui/learning/math-text';
import { Milestone } from '@mashq/ui/rewards/milestone';
import { warmUpWords } from '../strings/student-warm-up.ts';
import { factMath } from './WarmUpFact.tsx';

const words = warmUpWords.end;

/** What came of a warm-up: what was right at once, what to read once more, and the whole table. */
export function WarmUpEnd({ warmUp: { tries, table } }: { warmUp: WarmUp }) {
  const first = tries.filter(({ fact }, place) => tries.findIndex((each) => each.fact === fact) === place);
  const missed = first.filter(({ is_right: isRight }) => !isRight);
  const right = first.length - missed.length;
  const known = table.filter(({ state }) => state === 'known').length;
  const met = table.filter(({ state }) => state !== 'unseen').length;
  const all = formatNumber(table.length);
  return (
    <Stack gap={6}>
      {first.length > 0 && (
        <Milestone
          scene={missed.length === 0 ? 'perfect' : 'gaps'}
          eyebrow={words.over}
          title={
            missed.length === 0
              ? words.allRight(formatNumber(right))
              : words.gaps(right, formatNumber(right), words.open(missed.length, formatNumber(missed.length)))
          }
          message={missed.length === 0 ? words.perfect : words.message}
          level={2}
          actions={<Home />}
        />
      )}
      {missed.length > 0 && (
        <Card title={words.toRemember}>
          <Inline gap={5}>
            {missed.map(({ fact }) => {
              const found = factById(fact);
              return found && <MathText key={fact} math={factMath(found.a, found.b, found.a * found.b)} />;
            })}
          </Inline>
        </Card>
      )}
      <Card
        title={words.table}
        subtitle={known > 0 ? words.tableText(formatNumber(known), all) : words.tableFirst(formatNumber(met), all)}
      >
        <SkillSquares
          label={words.table}
          newLabel=""
          skills={table.map(({ fact, state }) => ({
            id: fact,
            title: factTitle(fact),
            band: state === 'known' ? 'learned' : state,
          }))}
          messages={words.states}
        />
      </Card>
    </Stack>
  );
}

const Home = () => (
  <Link variant="primary" size="large" isFullWidth href="/student">
    {words.home}
  </Link>
);

function factTitle(fact: string): string {
  const found = factById(fact);
  return found ? `${formatNumber(found.a)} × ${formatNumber(found.b)}` : fact;
}
