import { useSession } from '@mashq/state/platform/session/session';
import { usePaperWorksheet } from '@mashq/state/work/papers';
import { Button } from '@mashq/ui/actions/button';
import { Shuffle } from 'lucide-react';
import { useState } from 'react';
import { useNameInTitle } from '../../platform/routing/use-name-in-title.ts';
import { papersWords } from '../strings/teacher-papers.ts';
import { printWords } from '../strings/teacher-print.ts';
import { randomSeed, readOptions, readPaper, usePrintAddress } from './print-options.ts';
import { WorksheetPage } from './WorksheetPage.tsx';

const words = papersWords;

/** A paper of a term or the review of a chapter on paper. What is in the address is printed again; a new address has new questions. */
export function PaperPrintScreen() {
  const { activeUser } = useSession();
  const { address, change } = usePrintAddress();
  const options = readOptions(address);
  const { classId, kind, chapter, seed: named } = readPaper(address);
  const [fresh] = useState(randomSeed);
  const seed = named ?? fresh;
  const classes = activeUser?.classes ?? [];
  const schoolClass = classes.find(({ id }) => id === classId) ?? classes[0];
  const isKnown = schoolClass !== undefined && kind !== null;
  const query = usePaperWorksheet(
    isKnown ? { classId: schoolClass.id, kind, chapter, variants: options.variants, seed } : null,
  );
  const title = query.data?.title ?? printWords.title;
  useNameInTitle(query.data?.title);
  // What was printed can be opened again by its address.
  const keep = (changes: Readonly<Record<string, string>>) => change({ seed: String(seed), ...changes });
  return (
    <WorksheetPage
      query={query}
      title={title}
      schoolName={schoolClass?.school_name}
      crumbs={[
        { title: words.title, href: `/teacher/quiz/papers?class=${schoolClass?.id ?? ''}` },
        { title: printWords.crumb },
      ]}
      choice={
        isKnown && (
          <div>
            <Button
              variant="secondary"
              icon={<Shuffle size="1.2em" />}
              onPress={() => change({ seed: String(randomSeed()) })}
            >
              {words.another}
            </Button>
          </div>
        )
      }
      note={words.printNote}
      waiting={isKnown ? undefined : words.unknown}
      options={options}
      onChange={keep}
    />
  );
}
