import '@mashq/ui/fonts.css';
import '@mashq/ui/reset.css';
import '@mashq/ui/themes/green.css';
import '@mashq/ui/themes/orange.css';
import '@mashq/ui/themes/cyan.css';
import '@mashq/ui/themes/purple.css';
import '@mashq/ui/themes/pink.css';
import '@mashq/ui/themes/black.css';
import '@mashq/ui/themes/wireframe.css';
import './docs.css';
import { MashqProvider } from '@mashq/ui/i18n';
import { preloadFigures } from '@mashq/ui/learning/figures';
import { letAxeReadJoinedLetters } from '@mashq/ui/testing/joined-letters';
import type { Decorator, Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { kitArgTypes, kitDescription } from './arg-types.ts';
import { DocsBody } from './DocsBody.tsx';
import { DocsPage, TocTitle } from './DocsPage.tsx';
import { followToolbar, providerProps } from './page-settings.ts';
import { applySettings, CHOICES, firstSettings, settingsOf } from './settings.ts';

// What a play function waits for comes at once on most machines; a slow one does not fail by this limit.
configure({ asyncUtilTimeout: 30_000 });
followToolbar();
letAxeReadJoinedLetters();

/** Is where an app's root would. The key gives a story a fresh start when language, direction or digits change. */
const page: Decorator = (Story, { globals }) => {
  const settings = settingsOf(globals);
  applySettings(settings);
  return (
    <MashqProvider key={`${settings.lang} ${settings.dir} ${settings.digits}`} {...providerProps(settings)}>
      <Story />
    </MashqProvider>
  );
};

/** Letters and digits are measured in Vazirmatn from the first frame: pictures and geometry depend on it. */
async function loadFonts() {
  await Promise.all(
    ['400', '600', '800'].map((weight) => document.fonts.load(`${weight} 16px 'Vazirmatn Variable'`, 'مشق ۱۲ A1×')),
  );
}

/**
 * Before axe looks. react-aria keeps what it announced for seconds, though the component it points to may be gone: to axe it is
 * then a picture without a name.
 */
function forgetAnnouncements() {
  for (const log of document.querySelectorAll('[data-live-announcer] [role=log]')) log.replaceChildren();
}

const preview: Preview = {
  decorators: [page],
  afterEach: forgetAnnouncements,
  // Figures too are drawn in the first frame.
  loaders: [loadFonts, preloadFigures],
  initialGlobals: { ...firstSettings() },
  globalTypes: Object.fromEntries(
    Object.entries(CHOICES).map(([name, { title, icon, items }]) => [
      name,
      { name: title, description: title, toolbar: { title, icon, items, dynamicTitle: true } },
    ]),
  ),
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: {
      container: DocsPage,
      page: DocsBody,
      extractArgTypes: kitArgTypes,
      extractComponentDescription: kitDescription,
      toc: { title: <TocTitle />, headingSelector: 'h2, h3' },
    },
    options: {
      storySort: {
        order: [
          'راهنما',
          [
            'شروع',
            'در مدرسهٔ خودتان به کار ببرید',
            'Next.js',
            'React Router',
            'فرم‌ها در برنامه',
            'پوسته',
            'انگلیسی',
            'رنگ',
            'توکن‌ها در Figma',
            'حروف و عدد',
            'فاصله و شکل',
            'حرکت',
            'راست‌به‌چپ',
            'راست‌به‌چپ، بیست گونه',
            'عدد و تاریخ',
            'صدا',
          ],
          'کنش‌ها',
          'فرم‌ها',
          'بازخورد',
          'لایه‌ها',
          'تصویرگری',
          'داده',
          'نمودارها',
          'ناوبری',
          'چیدمان',
          'یادگیری',
          'گفت‌وگو',
          'نمایش',
          'معرفی',
          'پاداش‌ها',
        ],
      },
    },
  },
};

export default preview;
