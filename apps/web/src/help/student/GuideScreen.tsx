import { guides } from '../content/student.ts';
import { GuidesPage } from '../GuidesPage.tsx';

const pictures = import.meta.glob<string>('../pictures/student-*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Guides of students; `?guide=…` opens one of them. */
export function GuideScreen() {
  return <GuidesPage reader="student" guides={guides} pictures={pictures} />;
}
