import { Button } from '@mashq/ui/actions/button';
import { Link } from '@mashq/ui/actions/link';
import { CircleQuestionMark } from 'lucide-react';
import { useState } from 'react';
import { matchRoute, useRouter } from 'wouter';
import * as css from '../platform/layout/frame-label.css.ts';
import { lazyComponent } from '../platform/routing/lazy-component.tsx';
import { OptionalBoundary } from '../platform/routing/OptionalBoundary.tsx';
import { type GuideReader, guidePath } from './guide.ts';
import { studentHelp, teacherHelp } from './guide-of-route.ts';
import { guideWords } from './strings/guide.ts';
import { titles } from './strings/screen-titles.ts';

const HELP = { student: studentHelp, teacher: teacherHelp };

const panel = lazyComponent(() => import('./HelpPanel.tsx'), 'HelpPanel');

/** The guide that helps on a screen; undefined where none is named. */
function useGuideId(reader: GuideReader, path: string): string | undefined {
  const { parser } = useRouter();
  const found = Object.entries(HELP[reader]).find(([pattern]) => matchRoute(parser, pattern, path)[0]);
  return found?.[1] ?? undefined;
}

interface PageHelpProps {
  reader: GuideReader;
  path: string;
}

/** Shows the guide of the screen at `path` beside it, or leads to all guides where none is about it. It loads after the screen. */
export function PageHelp({ reader, path }: PageHelpProps) {
  const guideId = useGuideId(reader, path);
  const icon = <CircleQuestionMark size="1.25em" />;
  return guideId === undefined ? (
    <Link variant="quiet" size="small" href={guidePath(reader)} icon={icon}>
      <span className={css.wideLabel}>{titles.guides}</span>
    </Link>
  ) : (
    <HelpOfScreen key={path} reader={reader} guideId={guideId} />
  );
}

function HelpOfScreen({ reader, guideId }: { reader: GuideReader; guideId: string }) {
  const [isAsked, setAsked] = useState(false);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        icon={<CircleQuestionMark size="1.25em" />}
        onPress={() => {
          setAsked(true);
          setOpen(true);
        }}
      >
        <span className={css.wideLabel}>{guideWords.ofPage}</span>
      </Button>
      {isAsked && (
        <OptionalBoundary>
          <panel.Component reader={reader} guideId={guideId} isOpen={isOpen} onOpenChange={setOpen} />
        </OptionalBoundary>
      )}
    </>
  );
}
