import { matchRoute, useRouter } from 'wouter';
import { type GuideReader, guidePath } from './guide.ts';
import { studentHelp, teacherHelp } from './guide-of-route.ts';

const HELP = { student: studentHelp, teacher: teacherHelp };

/** Address of the guide that helps on a screen; of all guides where none is named. */
export function useHelpPath(reader: GuideReader, path: string): string {
  const { parser } = useRouter();
  const found = Object.entries(HELP[reader]).find(([pattern]) => matchRoute(parser, pattern, path)[0]);
  return guidePath(reader, found?.[1] ?? undefined);
}
