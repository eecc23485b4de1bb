import { useSession } from '@mashq/state/session';
import { Link } from '@mashq/ui/actions/link';
import { LOGIN_PATH } from '../../routing/return-to.ts';
import { homeOf } from '../../routing/roles.ts';
import { publicPages } from '../../strings/public.ts';
import * as css from './Hero.css.ts';
import { SampleQuestion } from './SampleQuestion.tsx';

/** What Mashq is, in one sentence and one question. */
export function Hero() {
  const { activeUser } = useSession();
  const { line, again, joy, words, start } = publicPages.hero;
  return (
    <div className={css.root}>
      <div className={css.words}>
        <h1 className={css.title}>
          {line}
          <br />
          {again} <em className={css.joy}>{joy}</em>
        </h1>
        <p className={css.lead}>{words}</p>
        <div>
          <Link kind="primary" size="large" href={activeUser ? homeOf(activeUser.role) : LOGIN_PATH}>
            {activeUser ? publicPages.myArea : start}
          </Link>
        </div>
      </div>
      <SampleQuestion />
    </div>
  );
}
