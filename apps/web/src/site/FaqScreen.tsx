import { SearchableFaq } from '@mashq/ui/marketing/faq';
import { faqHead, furtherQuestions } from './content/faq.ts';
import { PublicPage } from './PublicPage.tsx';
import { publicPages } from './strings/public.ts';

export function FaqScreen() {
  return (
    <PublicPage head={faqHead}>
      <SearchableFaq items={[...publicPages.faq.items, ...furtherQuestions]} level={2} />
    </PublicPage>
  );
}
