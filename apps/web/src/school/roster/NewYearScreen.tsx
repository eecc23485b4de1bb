import type { NewYearPlan } from '@mashq/api/contract';
import type { ApiError } from '@mashq/state/platform/api/api';
import { makeId } from '@mashq/state/platform/id';
import { useRosterChange } from '@mashq/state/school/roster/changes';
import { useNewYearPlan } from '@mashq/state/school/roster/queries';
import { Button } from '@mashq/ui/actions/button';
import { Card } from '@mashq/ui/data/card';
import { Table } from '@mashq/ui/data/table';
import { Alert } from '@mashq/ui/feedback/alert';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { RadioGroup } from '@mashq/ui/forms/radio-group';
import { TextField } from '@mashq/ui/forms/text-field';
import { formatNumber } from '@mashq/ui/i18n';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { Breadcrumbs } from '@mashq/ui/navigation/breadcrumbs';
import { ConfirmDialog } from '@mashq/ui/overlays/confirm-dialog';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { product } from '../../platform/strings/product.ts';
import { showToast } from '../../platform/toasts/show-toast.ts';
import { newYearWords } from '../strings/new-year.ts';
import { rosterWords } from '../strings/roster.ts';
import { RolloverAlert } from './RolloverAlert.tsx';
import { yearName } from './year-name.ts';

const words = newYearWords;
type Rule = keyof typeof words.rules;
const RULES = (['grade', 'class', 'none'] as const).map((value) => ({ value, ...words.rules[value] }));

/** A dry run of the new school year, and its beginning. */
export function NewYearScreen() {
  const plan = useNewYearPlan();
  const data = plan.data;
  return (
    <Page
      title={words.title}
      subtitle={data && words.subtitle(yearName(data.from_title), yearName(data.to_title))}
      breadcrumbs={
        <Breadcrumbs
          items={[
            { title: product.home, href: '/school' },
            { title: rosterWords.title, href: '/school/roster' },
            { title: words.title },
          ]}
        />
      }
    >
      <QueryBoundary query={plan} skeleton={<Skeleton shape="card" size="huge" />}>
        {(loaded) => <Plan key={loaded.from_title} plan={loaded} />}
      </QueryBoundary>
    </Page>
  );
}

function Plan({ plan }: { plan: NewYearPlan }) {
  const { classes, from_title, to_title, has_begun, is_over, graduates_count, rollover } = plan;
  const [, navigate] = useLocation();
  const [id] = useState(makeId);
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const [teachers, setTeachers] = useState<Rule>('grade');
  const [isOpen, setOpen] = useState(false);
  const { mutateAsync } = useRosterChange('beginYear');
  const rising = classes.filter(({ new_title }) => new_title !== null);
  const students = rising.reduce((sum, { students_count }) => sum + students_count, 0);
  return (
    <Stack gap={6}>
      {rollover && <RolloverAlert rollover={rollover} />}
      {!has_begun && <Alert tone="warning">{words.notBegun(yearName(from_title))}</Alert>}
      {has_begun && !is_over && <Alert tone="warning">{words.early(yearName(from_title))}</Alert>}
      <Card title={words.plan}>
        <Stack gap={4}>
          <Table
            caption={words.caption}
            isCaptionHidden
            rows={classes}
            rowKey={({ class_id }) => class_id}
            columns={[
              { id: 'from', header: words.from, cell: ({ title }) => title, isRowHeader: true },
              {
                id: 'size',
                header: words.size,
                cell: ({ students_count }) => formatNumber(students_count),
                isNumeric: true,
              },
              {
                id: 'to',
                header: words.to,
                cell: ({ class_id, title, new_title }) =>
                  new_title === null ? (
                    words.leaves
                  ) : (
                    <TextField
                      label={words.newTitle(title)}
                      maxLength={60}
                      value={names[class_id] ?? new_title}
                      onChange={(name) => setNames({ ...names, [class_id]: name })}
                    />
                  ),
              },
            ]}
          />
          {graduates_count > 0 && <p>{words.graduates(formatNumber(graduates_count))}</p>}
          {classes.some(({ grade }) => grade === 3) && <p>{words.newcomers}</p>}
        </Stack>
      </Card>
      <Card
        footer={
          <Button isDisabled={!has_begun} onPress={() => setOpen(true)}>
            {words.begin}
          </Button>
        }
      >
        <Stack gap={5}>
          <RadioGroup
            label={words.teachers}
            variant="cards"
            options={RULES}
            value={teachers}
            onChange={(rule) => rule !== null && setTeachers(rule as Rule)}
          />
          <p>{words.week}</p>
        </Stack>
      </Card>
      <ConfirmDialog
        title={words.confirmTitle(yearName(to_title))}
        confirmLabel={words.confirm}
        failedMessage={(error) => (error as ApiError).detail}
        isOpen={isOpen}
        onOpenChange={setOpen}
        onConfirm={async () => {
          const given = Object.entries(names).filter(([, title]) => title.trim() !== '');
          await mutateAsync({
            body: {
              id,
              fromTitle: from_title,
              teachers,
              classes: given.map(([classId, title]) => ({ classId, title })),
            },
          });
          void showToast(words.begun);
          navigate('/school/roster');
        }}
      >
        {words.confirmWords(formatNumber(rising.length), formatNumber(students))}
      </ConfirmDialog>
    </Stack>
  );
}
