import { guides } from '../../../guides/content/teacher.ts';
import { GuidesPage } from '../../../guides/GuidesPage.tsx';

const pictures = import.meta.glob<string>('../../../guides/pictures/teacher-*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Guides of teachers; `?guide=…` opens one of them. */
export function GuideScreen() {
  return <GuidesPage reader="teacher" guides={guides} pictures={pictures} />;
}
