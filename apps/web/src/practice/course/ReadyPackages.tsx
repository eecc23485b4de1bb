import { useEnrolInPackage, useReadyPackages } from '@mashq/state/work/packages-student';
import { Button } from '@mashq/ui/actions/button';
import { Link } from '@mashq/ui/actions/link';
import { Accordion } from '@mashq/ui/data/accordion';
import { List, ListItem } from '@mashq/ui/data/list';
import { Alert } from '@mashq/ui/feedback/alert';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { formatDigits, formatNumber } from '@mashq/ui/i18n';
import { Section } from '@mashq/ui/layout/section';
import { Stack } from '@mashq/ui/layout/stack';
import { useLocation } from 'wouter';
import { LazyEmptyState } from '../../platform/loading/LazyEmptyState.tsx';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { readyPackageWords as words } from '../strings/student-courses.ts';

type Ready = NonNullable<ReturnType<typeof useReadyPackages>['data']>[number];

/** The ready-made packages of the grade, by chapter, for a child without a teacher who gives them. */
export function ReadyPackages() {
  const packages = useReadyPackages();
  const [, navigate] = useLocation();
  const { mutate, isPending, variables, error } = useEnrolInPackage();
  const take = ({ section }: Ready) => mutate(section, { onSuccess: ({ id }) => navigate(`/student/package/${id}`) });
  return (
    <Section title={words.title} subtitle={words.subtitle}>
      {error && (
        <Alert tone="danger" title={words.failed}>
          {error.detail}
        </Alert>
      )}
      <QueryBoundary query={packages} voice="student" skeleton={<Skeleton shape="card" size="huge" />}>
        {(list) =>
          list.length === 0 ? (
            <LazyEmptyState picture="homework">{words.none}</LazyEmptyState>
          ) : (
            <Stack>
              <Accordion
                items={[...Map.groupBy(list, ({ chapter_title }) => chapter_title)].map(([chapter, ofChapter]) => ({
                  id: chapter,
                  title: chapter,
                  content: (
                    <List aria-label={chapter}>
                      {ofChapter.map((ready) => (
                        <ListItem
                          key={ready.section}
                          title={ready.title}
                          description={aboutOf(ready)}
                          end={
                            ready.package_id === null ? (
                              <Button
                                size="small"
                                variant="secondary"
                                aria-label={words.takeLabel(ready.title)}
                                isPending={isPending && variables === ready.section}
                                onPress={() => take(ready)}
                              >
                                {words.take}
                              </Button>
                            ) : (
                              <Link
                                variant="standalone"
                                hasArrow
                                aria-label={words.goOnLabel(ready.title)}
                                href={`/student/package/${ready.package_id}`}
                              >
                                {words.goOn}
                              </Link>
                            )
                          }
                        />
                      ))}
                    </List>
                  ),
                }))}
              />
            </Stack>
          )
        }
      </QueryBoundary>
    </Section>
  );
}

function aboutOf({ package_id, items_done, items_total, first_page, last_page }: Ready): string {
  const total = formatNumber(items_total);
  return package_id === null
    ? words.about(formatDigits(first_page), formatDigits(last_page), total)
    : words.taken(formatNumber(items_done), total);
}
