import { useChangeClassCode, useClassCode } from '@mashq/state/accounts/classmates-and-class-code';
import { Button } from '@mashq/ui/actions/button';
import { CopyButton } from '@mashq/ui/actions/copy-button';
import { Card } from '@mashq/ui/data/card';
import { Alert } from '@mashq/ui/feedback/alert';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { formatDigits } from '@mashq/ui/i18n';
import { Inline } from '@mashq/ui/layout/inline';
import { Stack } from '@mashq/ui/layout/stack';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { profile } from '../strings/profile.ts';

const words = profile.classCode;

/** Nine digits in threes, as they are read out. */
const inThrees = (code: string) => (code.match(/\d{3}/g) ?? [code]).join('-');

/** The code by which children join a class. */
export function ClassCodeCard({ classId }: { classId: string }) {
  const { mutate, isPending, error } = useChangeClassCode(classId);
  return (
    <Card title={words.title} subtitle={words.subtitle}>
      <QueryBoundary query={useClassCode(classId)} skeleton={<Skeleton />}>
        {({ code }) => (
          <Stack gap={4}>
            {error !== null && <Alert tone="danger">{error.detail}</Alert>}
            {code === null ? (
              <Inline>
                <span>{words.none}</span>
                <Button variant="secondary" isPending={isPending} onPress={() => mutate('make')}>
                  {words.make}
                </Button>
              </Inline>
            ) : (
              <Inline>
                <strong>
                  <bdi dir="ltr">{formatDigits(inThrees(code))}</bdi>
                </strong>
                <CopyButton text={inThrees(code)} label={words.copy} />
                <Button variant="quiet" isPending={isPending} onPress={() => mutate('revoke')}>
                  {words.revoke}
                </Button>
              </Inline>
            )}
          </Stack>
        )}
      </QueryBoundary>
    </Card>
  );
}
