import { Link } from '@mashq/ui/actions/link';
import { Section } from '@mashq/ui/layout/section';
import { terms, termsHead } from './content/terms.ts';
import * as css from './PublicPage.css.ts';
import { PublicPage } from './PublicPage.tsx';
import { legal as words } from './strings/legal.ts';

/** What who makes an account or buys a plan agrees to. */
export function TermsScreen() {
  return (
    <PublicPage head={termsHead}>
      {terms.map(({ title, points }) => (
        <Section key={title} title={title}>
          <ul className={`${css.list} ${css.reading}`}>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </Section>
      ))}
      <p>
        <Link href="/privacy">{words.privacy}</Link>
      </p>
    </PublicPage>
  );
}
