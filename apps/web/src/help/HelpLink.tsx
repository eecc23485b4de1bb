import { Link } from '@mashq/ui/actions/link';
import { CircleQuestionMark } from 'lucide-react';
import * as css from '../platform/layout/frame-label.css.ts';
import type { GuideReader } from './guide.ts';
import { useHelpPath } from './help-path.ts';
import { titles } from './strings/titles-student-guide.ts';

/** Leads to the guide of the screen at `path`. It loads after the screen. */
export function HelpLink({ reader, path }: { reader: GuideReader; path: string }) {
  return (
    <Link variant="quiet" size="small" href={useHelpPath(reader, path)} icon={<CircleQuestionMark size="1.25em" />}>
      <span className={reader === 'student' ? css.label : css.staffLabel}>{titles.guides}</span>
    </Link>
  );
}
