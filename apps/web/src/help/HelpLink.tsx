import { Link } from '@mashq/ui/actions/link';
import { CircleQuestionMark } from 'lucide-react';
import { matchRoute, useRouter } from 'wouter';
import * as css from '../platform/layout/frame-label.css.ts';
import type { GuideReader } from './guide.ts';
import { guidePath } from './guide.ts';
import { studentHelp, teacherHelp } from './guide-of-route.ts';
import { titles } from './strings/titles-student-guide.ts';

const HELP = { student: studentHelp, teacher: teacherHelp };

/** Address of the guide that helps on a screen; of all guides where none is named. */
function useHelpPath(reader: GuideReader, path: string): string {
  const { parser } = useRouter();
  const found = Object.entries(HELP[reader]).find(([pattern]) => matchRoute(parser, pattern, path)[0]);
  return guidePath(reader, found?.[1] ?? undefined);
}

/** Leads to the guide of the screen at `path`. It loads after the screen. */
export function HelpLink({ reader, path }: { reader: GuideReader; path: string }) {
  return (
    <Link variant="quiet" size="small" href={useHelpPath(reader, path)} icon={<CircleQuestionMark size="1.25em" />}>
      <span className={reader === 'student' ? css.label : css.staffLabel}>{titles.guides}</span>
    </Link>
  );
}
