import { Link } from '@mashq/ui/actions/link';
import { Card } from '@mashq/ui/data/card';
import { List, ListItem } from '@mashq/ui/data/list';
import { formatNumber } from '@mashq/ui/i18n';
import { Stack } from '@mashq/ui/layout/stack';
import { Milestone } from '@mashq/ui/rewards/milestone';
import { placementWords } from '../strings/student-placement.ts';
import type { Placement } from './placement-path.ts';

const words = placementWords.done;

/** Where to begin in each chapter: what is known first, and never a mark. */
export function PlacementResults({ results }: Pick<Placement, 'results'>) {
  const known = results.filter(({ state }) => state === 'known').length;
  const first = results.find(({ skill }) => skill !== null)?.skill ?? null;
  return (
    <Stack gap={6}>
      <Milestone
        scene="done"
        eyebrow={placementWords.title}
        title={words.title}
        message={known > 0 ? `${words.known(formatNumber(known))} ${words.text}` : words.text}
        actions={
          <>
            {first !== null && (
              <Link variant="primary" size="large" isFullWidth href={`/student/skill/question/${first.id}`}>
                {words.start(first.title)}
              </Link>
            )}
            <Link variant={first === null ? 'primary' : 'quiet'} size="large" isFullWidth href="/student">
              {words.home}
            </Link>
          </>
        }
      />
      <Card title={words.list}>
        <List aria-label={words.list}>
          {results.map(({ chapter, chapter_title: title, state, skill }) => (
            <ListItem
              key={chapter}
              title={words.chapter(formatNumber(chapter), title)}
              description={words.states[state](skill?.title ?? '')}
              {...(skill !== null && { href: `/student/skill/question/${skill.id}` })}
            />
          ))}
        </List>
      </Card>
    </Stack>
  );
}
