import { useClassmates } from '@mashq/state/accounts/classmates-and-class-code';
import { Link } from '@mashq/ui/actions/link';
import { Avatar } from '@mashq/ui/data/avatar';
import { Card } from '@mashq/ui/data/card';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { Inline } from '@mashq/ui/layout/inline';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { LazyEmptyState } from '../../platform/loading/LazyEmptyState.tsx';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { profile } from '../strings/profile.ts';
import * as css from './ClassScreen.css.ts';

const words = profile.classScreen;

/** The student's teacher and classmates: first names and pictures. */
export function ClassScreen() {
  return (
    <Page title={words.title} width="student">
      <QueryBoundary query={useClassmates()} voice="student" skeleton={<Skeleton shape="card" size="huge" />}>
        {(classes) =>
          classes.length === 0 ? (
            <LazyEmptyState
              picture="people"
              action={
                <Link variant="primary" href="/student/profile/school">
                  {words.join}
                </Link>
              }
            >
              {words.none}
            </LazyEmptyState>
          ) : (
            <Stack gap={6}>
              {classes.map(({ id, title, teachers, classmates }) => (
                <Card key={id} title={title}>
                  <Stack gap={6}>
                    {teachers.map(({ name, profile_url: picture }, index) => (
                      // Two teachers may share a name, and the list never changes places.
                      <Inline key={index}>
                        <Avatar name={name} src={picture} size="large" />
                        <div>
                          <strong>{name}</strong>
                          <div className={css.quiet}>{words.teachers}</div>
                        </div>
                      </Inline>
                    ))}
                    {classmates.length === 0 ? (
                      <p>{words.alone}</p>
                    ) : (
                      <ul className={css.people} aria-label={words.classmates}>
                        {classmates.map(({ id: mate, first_name: name, profile_url: picture }) => (
                          <li key={mate} className={css.person}>
                            <Avatar name={name} src={picture} size="large" />
                            <span>{name}</span>
                          </li>
                        ))}
                      </ul>
                    )}
                  </Stack>
                </Card>
              ))}
            </Stack>
          )
        }
      </QueryBoundary>
    </Page>
  );
}
