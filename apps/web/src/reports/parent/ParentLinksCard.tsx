import { useMakeParentLink, useParentLinks, useRevokeParentLink } from '@mashq/state/reports/parent-links';
import { Button } from '@mashq/ui/actions/button';
import { CopyButton } from '@mashq/ui/actions/copy-button';
import { Card } from '@mashq/ui/data/card';
import { List, ListItem } from '@mashq/ui/data/list';
import { Alert } from '@mashq/ui/feedback/alert';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { formatDate, formatDateTime } from '@mashq/ui/i18n';
import { Inline } from '@mashq/ui/layout/inline';
import { Stack } from '@mashq/ui/layout/stack';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { showToast } from '../../platform/toasts/show-toast.ts';
import { parent } from '../strings/parent.ts';

const words = parent.links;

/** Links for parents: of oneself without `studentId`, else of a child the teacher teaches. */
export function ParentLinksCard({ studentId = null }: { studentId?: string | null }) {
  const make = useMakeParentLink(studentId);
  const revoke = useRevokeParentLink(studentId);
  const error = make.error ?? revoke.error;
  const address = make.data === undefined ? null : `${window.location.origin}/parent/${make.data.token}`;
  return (
    <Card title={words.title} subtitle={words.subtitle}>
      <Stack gap={4}>
        {error !== null && <Alert tone="danger">{error.detail}</Alert>}
        {address !== null && (
          <Alert tone="success" title={words.once} actions={<CopyButton text={address} label={words.copy} />}>
            <bdi dir="ltr" style={{ overflowWrap: 'anywhere' }}>
              {address}
            </bdi>
          </Alert>
        )}
        <QueryBoundary query={useParentLinks(studentId)} skeleton={<Skeleton />}>
          {(links) =>
            links.length === 0 ? (
              <p>{words.none}</p>
            ) : (
              <List>
                {links.map(({ id, created_at: made, last_opened_at: opened, made_by: by }) => (
                  <ListItem
                    key={id}
                    title={words.made(formatDate(made, 'day'), words.by[by])}
                    description={opened === null ? words.neverOpened : words.opened(formatDateTime(opened, 'day'))}
                    end={
                      <Button
                        variant="secondary"
                        isPending={revoke.isPending && revoke.variables === id}
                        onPress={() =>
                          revoke.mutate(id, {
                            onSuccess: () => {
                              make.reset();
                              void showToast(words.revoked);
                            },
                          })
                        }
                      >
                        {words.revoke}
                      </Button>
                    }
                  />
                ))}
              </List>
            )
          }
        </QueryBoundary>
        <Inline>
          <Button variant="secondary" isPending={make.isPending} onPress={() => make.mutate()}>
            {words.make}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
