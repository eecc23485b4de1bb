import type { AdminSchoolDetail } from '@mashq/api/contract';
import type { ApiError } from '@mashq/state/platform/api/api';
import { useAdminSchool, useChangeSchool } from '@mashq/state/school/schools-admin';
import { Button } from '@mashq/ui/actions/button';
import { Link } from '@mashq/ui/actions/link';
import { Card } from '@mashq/ui/data/card';
import { DescriptionList } from '@mashq/ui/data/description-list';
import { Alert } from '@mashq/ui/feedback/alert';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { Switch } from '@mashq/ui/forms/switch';
import { TextField } from '@mashq/ui/forms/text-field';
import { formatDueDate, formatNumber } from '@mashq/ui/i18n';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { Breadcrumbs } from '@mashq/ui/navigation/breadcrumbs';
import { ConfirmDialog } from '@mashq/ui/overlays/confirm-dialog';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { FormDialog } from '../../platform/forms/FormDialog.tsx';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { useNameInTitle } from '../../platform/routing/use-name-in-title.ts';
import { titles } from '../../platform/strings/titles-admin.ts';
import { showToast } from '../../platform/toasts/show-toast.ts';
import { consoleWords } from '../strings/admin-console.ts';
import { Managers } from './Managers.tsx';
import { activeText } from './moment-text.ts';
import { OrganizationField } from './OrganizationField.tsx';

const words = consoleWords.school;

function factsOf(school: AdminSchoolDetail) {
  const { organization, province_name, students_count, teachers_count, last_active_at, created_at } = school;
  return [
    { term: words.province, description: province_name },
    {
      term: words.organization,
      description:
        organization === null ? (
          words.noOrganization
        ) : (
          <Link href={`/admin/organizations/${organization.id}`}>{organization.title}</Link>
        ),
    },
    { term: words.students, description: words.studentsOf(formatNumber(students_count)) },
    { term: words.teachers, description: words.teachersOf(formatNumber(teachers_count)) },
    { term: consoleWords.lastActive, description: activeText(last_active_at) },
    { term: words.since, description: formatDueDate(created_at) },
  ];
}

/** One school: what it is called, where it belongs, and who looks after it. */
export function SchoolScreen({ id }: { id: string }) {
  const school = useAdminSchool(id);
  const [isChanging, setChanging] = useState(false);
  useNameInTitle(school.data?.title);
  const title = school.data?.title ?? titles.school;
  return (
    <Page
      title={title}
      width="reading"
      breadcrumbs={<Breadcrumbs items={[{ title: titles.schools, href: '/admin/schools' }, { title }]} />}
      actions={
        school.data && (
          <Button variant="secondary" icon={<Pencil size="1.2em" />} onPress={() => setChanging(true)}>
            {words.change}
          </Button>
        )
      }
    >
      <QueryBoundary query={school} skeleton={<Skeleton shape="card" size="huge" />}>
        {(data) => (
          <Stack gap={6}>
            <Card>
              <Stack gap={5}>
                <DescriptionList items={factsOf(data)} />
                <Quizzes school={data} />
              </Stack>
            </Card>
            <Managers place="schools" id={id} managers={data.managers} />
            <div>
              <Link variant="standalone" hasArrow href={`/admin/people?school=${id}`}>
                {words.people}
              </Link>
            </div>
            {isChanging && <ChangeDialog school={data} isOpen={isChanging} onOpenChange={setChanging} />}
          </Stack>
        )}
      </QueryBoundary>
    </Page>
  );
}

/** Switching it off is asked for once more: teachers and students of a whole school notice it at once. */
function Quizzes({ school: { id, title, has_quizzes: hasQuizzes } }: { school: AdminSchoolDetail }) {
  const { mutateAsync, isPending } = useChangeSchool(id);
  const [isAsked, setAsked] = useState(false);
  const change = async (has: boolean) => {
    await mutateAsync({ has_quizzes: has });
    void showToast(words.changed);
  };
  return (
    <>
      <Switch
        description={words.quizzesHint}
        isSelected={hasQuizzes}
        isDisabled={isPending}
        onChange={(has) =>
          has ? void change(true).catch(({ detail }: ApiError) => void showToast(detail, 'danger')) : setAsked(true)
        }
      >
        {words.quizzes}
      </Switch>
      <ConfirmDialog
        variant="danger"
        title={words.quizzesOffTitle(title)}
        confirmLabel={words.quizzesOff}
        failedMessage={(error) => (error as ApiError).detail}
        isOpen={isAsked}
        onOpenChange={setAsked}
        onConfirm={() => change(false)}
      >
        {words.quizzesOffWords}
      </ConfirmDialog>
    </>
  );
}

interface ChangeDialogProps {
  school: AdminSchoolDetail;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The title, and the organization over the school. Taking it from one says what follows. */
function ChangeDialog({ school, ...dialog }: ChangeDialogProps) {
  const { id, organization: current } = school;
  const { mutate, isPending, error } = useChangeSchool(id);
  const [title, setTitle] = useState(school.title);
  const [organization, setOrganization] = useState<string | null | undefined>(current?.id ?? null);
  const send = () => {
    if (organization === undefined) return;
    mutate(
      { title, organization_id: organization },
      {
        onSuccess: () => {
          dialog.onOpenChange(false);
          void showToast(words.changed);
        },
      },
    );
  };
  return (
    <FormDialog
      {...dialog}
      title={words.changeTitle(school.title)}
      onSubmit={send}
      isPending={isPending}
      error={error}
      saveLabel={consoleWords.save}
      cancelLabel={consoleWords.cancel}
    >
      <TextField
        name="title"
        label={words.title}
        minLength={2}
        maxLength={100}
        isRequired
        autoComplete="off"
        value={title}
        onChange={setTitle}
      />
      <OrganizationField current={current} onChange={setOrganization} />
      {current !== null && organization !== current.id && <Alert tone="warning">{words.leaves(current.title)}</Alert>}
    </FormDialog>
  );
}
