import { WorkPrintScreen } from './WorkPrintScreen.tsx';

/** A homework on paper. */
export function HomeworkPrintScreen({ id }: { id: string }) {
  return <WorkPrintScreen work={{ kind: 'homework', id }} />;
}
