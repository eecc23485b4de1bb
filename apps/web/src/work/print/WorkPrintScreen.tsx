import { useSession } from '@mashq/state/platform/session/session';
import { type PrintableWork, useWorkWorksheet } from '@mashq/state/work/worksheets';
import { useNameInTitle } from '../../platform/routing/use-name-in-title.ts';
import { workLists } from '../homework/teacher/work-lists.ts';
import { assignmentNouns } from '../strings/teacher-homework.ts';
import { printWords } from '../strings/teacher-print.ts';
import { readOptions, usePrintAddress } from './print-options.ts';
import { WorksheetPage } from './WorksheetPage.tsx';

/** Homework or a review on paper. */
export function WorkPrintScreen({ work }: { work: PrintableWork }) {
  const { activeUser } = useSession();
  const { address, change } = usePrintAddress();
  const options = readOptions(address);
  const query = useWorkWorksheet(work, options.variants);
  useNameInTitle(query.data?.title);
  const title = query.data?.title ?? assignmentNouns[work.kind];
  return (
    <WorksheetPage
      query={query}
      title={title}
      schoolName={activeUser?.classes[0]?.school_name}
      crumbs={[workLists[work.kind], { title, href: `/teacher/${work.kind}/${work.id}` }, { title: printWords.crumb }]}
      note={options.variants === undefined ? printWords.own : printWords.others}
      options={options}
      onChange={change}
    />
  );
}
