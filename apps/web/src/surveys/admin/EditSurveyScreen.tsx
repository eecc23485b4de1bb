import type { AdminSurveyDetail } from '@mashq/api/contract';
import { useAdminSurvey, useChangeSurvey } from '@mashq/state/surveys/surveys-admin';
import { Link } from '@mashq/ui/actions/link';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { Page } from '@mashq/ui/layout/page';
import { Breadcrumbs } from '@mashq/ui/navigation/breadcrumbs';
import { useLocation } from 'wouter';
import { LazyEmptyState } from '../../platform/loading/LazyEmptyState.tsx';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { useNameInTitle } from '../../platform/routing/use-name-in-title.ts';
import { titles } from '../../platform/strings/titles-admin.ts';
import { useStoredDraft } from '../../platform/tab-storage/use-stored-draft.ts';
import { showToast } from '../../platform/toasts/show-toast.ts';
import { adminSurveyWords } from '../strings/admin-surveys.ts';
import { draftOf } from './draft-survey.ts';
import { SurveyForm } from './SurveyForm.tsx';

const words = adminSurveyWords.form;
const homeOf = (id: string) => `/admin/surveys/${id}`;

/** A survey can be changed while nobody has answered it. */
export function EditSurveyScreen({ id }: { id: string }) {
  const survey = useAdminSurvey(id);
  useNameInTitle(survey.data?.title);
  return (
    <Page
      title={titles.editSurvey}
      width="reading"
      breadcrumbs={
        <Breadcrumbs
          items={[
            { title: titles.surveys, href: '/admin/surveys' },
            { title: survey.data?.title ?? titles.survey, href: homeOf(id) },
            { title: titles.editSurvey },
          ]}
        />
      }
    >
      <QueryBoundary query={survey} skeleton={<Skeleton shape="card" size="huge" />}>
        {(data) =>
          data.answered === 0 ? (
            <EditForm survey={data} />
          ) : (
            <LazyEmptyState
              picture="people"
              action={
                <Link variant="primary" href={homeOf(id)}>
                  {words.back}
                </Link>
              }
            >
              {words.locked}
            </LazyEmptyState>
          )
        }
      </QueryBoundary>
    </Page>
  );
}

function EditForm({ survey }: { survey: AdminSurveyDetail }) {
  const { draft, change, forget } = useStoredDraft(`survey.${survey.id}`, () => draftOf(survey));
  const { mutate, isPending, error } = useChangeSurvey(survey.id);
  const [, navigate] = useLocation();
  return (
    <SurveyForm
      draft={draft}
      onChange={change}
      submitLabel={words.change}
      isPending={isPending}
      error={error}
      onSubmit={(content) =>
        mutate(content, {
          onSuccess: () => {
            forget();
            void showToast(words.changed);
            navigate(homeOf(survey.id));
          },
        })
      }
    />
  );
}
