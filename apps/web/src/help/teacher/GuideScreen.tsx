import { guides } from '../content/teacher.ts';
import { GuidesPage } from '../GuidesPage.tsx';

const pictures = import.meta.glob<string>('../pictures/teacher-*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Guides of teachers; `?guide=…` opens one of them. */
export function GuideScreen() {
  return <GuidesPage reader="teacher" guides={guides} pictures={pictures} />;
}
