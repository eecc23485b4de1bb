import { useSession } from '@mashq/state/platform/session/session';
import { useSkillsWorksheet } from '@mashq/state/work/worksheets';
import { Page } from '@mashq/ui/layout/page';
import { LazyEmptyState } from '../../platform/loading/LazyEmptyState.tsx';
import { classPath } from '../../platform/routing/class-path.ts';
import { useNameInTitle } from '../../platform/routing/use-name-in-title.ts';
import { printWords } from '../strings/teacher-print.ts';
import { readChoice, readOptions, usePrintAddress } from './print-options.ts';
import { WorksheetContentFields } from './WorksheetContentFields.tsx';
import { WorksheetPage } from './WorksheetPage.tsx';

const words = printWords;

/** Questions of chosen skills on paper, for a class. Everything chosen is in the address. */
export function PrintScreen() {
  const { activeUser } = useSession();
  const { address, change } = usePrintAddress();
  const options = readOptions(address);
  const { classId, ...choice } = readChoice(address);
  const classes = activeUser?.classes ?? [];
  const schoolClass = classes.find(({ id }) => id === classId) ?? classes[0];
  useNameInTitle(schoolClass?.title);
  const isChosen = schoolClass !== undefined && choice.skillIds.length > 0;
  const query = useSkillsWorksheet(
    isChosen ? { classId: schoolClass.id, ...choice, variants: options.variants } : null,
  );
  if (schoolClass === undefined) {
    return (
      <Page title={words.title}>
        <LazyEmptyState picture="people">{words.noClass}</LazyEmptyState>
      </Page>
    );
  }
  return (
    <WorksheetPage
      query={query}
      title={words.free}
      schoolName={schoolClass.school_name}
      crumbs={[{ title: schoolClass.title, href: classPath(schoolClass) }, { title: words.crumb }]}
      choice={
        <WorksheetContentFields
          key={schoolClass.id}
          classes={classes}
          schoolClass={schoolClass}
          choice={choice}
          onChange={change}
        />
      }
      waiting={isChosen ? undefined : words.choose}
      options={options}
      onChange={change}
    />
  );
}
