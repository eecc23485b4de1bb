import { Link } from '@mashq/ui/actions/link';
import { Illustration } from '@mashq/ui/illustrations/illustration';
import { Hero } from '@mashq/ui/marketing/hero';
import type { ReactNode } from 'react';
import type { PageHead } from './content/types.ts';
import * as css from './PublicPage.css.ts';

export interface PublicPageProps {
  head: PageHead;
  children: ReactNode;
}

/** A public page: its heading beside a picture on squared paper, and its sections. */
export function PublicPage({ head: { title, lead, picture, actions }, children }: PublicPageProps) {
  return (
    <div className={css.root}>
      <Hero
        title={title}
        lead={lead}
        {...(actions.length > 0 && {
          actions: actions.map(({ label, href }, index) => (
            <Link key={href} href={href} variant={index === 0 ? 'primary' : 'secondary'} size="large">
              {label}
            </Link>
          )),
        })}
        sheet={
          <div className={css.picture}>
            <Illustration name={picture} size="large" />
          </div>
        }
      />
      {children}
    </div>
  );
}
