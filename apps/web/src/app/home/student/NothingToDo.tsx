import { useSession } from '@mashq/state/platform/session/session';
import { useHasRewards } from '@mashq/state/progress/rewards';
import { Link as TextLink } from '@mashq/ui/actions/link';
import { MediaObject } from '@mashq/ui/data/media-object';
import { formatNumber } from '@mashq/ui/i18n';
import { Section } from '@mashq/ui/layout/section';
import { BookOpenText, CircleCheckBig, Shuffle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { studentHome } from '../../strings/student-home.ts';
import { MazeIcon } from './MazeIcon.tsx';
import * as css from './NothingToDo.css.ts';
import type { Summary } from './plan-day.ts';

const words = studentHome;
const ICON = { size: '1em', strokeWidth: 1.8, 'aria-hidden': true } as const;

/** A day with nothing to do: no filled button, three things for those who like. A warm-up that is done stands above them. */
export function NothingToDo({ warmUp }: { warmUp: Summary['warm_up'] | undefined }) {
  const hasRewards = useHasRewards();
  const { activeUser } = useSession();
  const course = activeUser?.courses.find(({ subject }) => subject === 'math');
  return (
    <Section title={words.rest.title} subtitle={words.rest.text}>
      {warmUp?.state === 'done' && (
        <MediaObject
          picture={<CircleCheckBig size="1.75em" aria-hidden="true" />}
          title={words.warmUp.done}
          note={
            <>
              {words.warmUp.result(formatNumber(warmUp.right), formatNumber(warmUp.asked))}{' '}
              <TextLink href="/student/warm-up">{words.warmUp.see}</TextLink>
            </>
          }
        />
      )}
      <Section title={words.rest.ifYouLike} level={3}>
        <div className={css.tiles}>
          {hasRewards && (
            <Tile tone="success" href="/student/games/maze" picture={<MazeIcon />} title={words.maze.title}>
              {words.maze.find}
            </Tile>
          )}
          <Tile tone="reward" href="/student/exercise" picture={<Shuffle {...ICON} />} title={words.rest.practice}>
            {words.rest.practiceNote}
          </Tile>
          {course && (
            <Tile
              tone="info"
              href={`/student/courses/math/${course.id}`}
              picture={<BookOpenText {...ICON} />}
              title={words.rest.book}
            >
              {words.rest.bookNote}
            </Tile>
          )}
        </div>
      </Section>
    </Section>
  );
}

interface TileProps {
  tone: keyof typeof css.tone;
  href: string;
  picture: ReactNode;
  title: string;
  children: string;
}

function Tile({ tone, href, picture, title, children }: TileProps) {
  return (
    <Link href={href} className={css.tone[tone]}>
      <span className={css.pictureOf[tone]}>{picture}</span>
      <span className={css.title}>{title}</span>
      <span className={css.note}>{children}</span>
    </Link>
  );
}
