import { useSession } from '@mashq/state/platform/session/session';
import { Link } from '@mashq/ui/actions/link';
import { HeroMark, Hero as KitHero } from '@mashq/ui/marketing/hero';
import { LOGIN_PATH } from '../platform/routing/return-to.ts';
import { homeOf } from '../platform/routing/roles.ts';
import { SampleQuestion } from './SampleQuestion.tsx';
import { publicPages } from './strings/public.ts';

/** The product in one sentence and one sample question. */
export function Hero() {
  const { activeUser } = useSession();
  const { line, again, joy, words, start, forSchools, prices } = publicPages.hero;
  return (
    <KitHero
      title={
        <>
          {line}
          <br />
          {again} <HeroMark>{joy}</HeroMark>
        </>
      }
      lead={words}
      actions={
        <>
          <Link variant="primary" size="large" href={activeUser ? homeOf(activeUser.role) : LOGIN_PATH}>
            {activeUser ? publicPages.myArea : start}
          </Link>
          <Link variant="secondary" size="large" href="/introduction/for-schools">
            {forSchools}
          </Link>
          <Link variant="standalone" href="/prices">
            {prices}
          </Link>
        </>
      }
      sheet={<SampleQuestion />}
      sheetLabel={publicPages.sample.label}
    />
  );
}
