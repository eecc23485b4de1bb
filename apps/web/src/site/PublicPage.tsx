import { Link } from '@mashq/ui/actions/link';
import { Alert } from '@mashq/ui/feedback/alert';
import { Illustration } from '@mashq/ui/illustrations/illustration';
import { Inline } from '@mashq/ui/layout/inline';
import { Hero } from '@mashq/ui/marketing/hero';
import type { ReactNode } from 'react';
import type { PageHead, SampleContent } from './content/types.ts';
import * as css from './PublicPage.css.ts';
import { publicPages } from './strings/public.ts';

export interface PublicPageProps {
  head: PageHead;
  children: ReactNode;
}

/**
 * A public page: its heading beside a picture on squared paper, and its sections. Without a picture the heading is short, and
 * what the page is for comes right under it.
 */
export function PublicPage({ head: { title, lead, picture, actions }, children }: PublicPageProps) {
  if (picture === undefined) {
    return (
      <div className={css.root} data-short="">
        <header className={css.head}>
          <h1 className={css.title}>{title}</h1>
          <p className={css.lead}>{lead}</p>
          {actions.length > 0 && (
            <Inline>
              {actions.map(({ label, href }) => (
                <Link key={href} href={href}>
                  {label}
                </Link>
              ))}
            </Inline>
          )}
        </header>
        {children}
      </div>
    );
  }
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

/** Says that what the page lists is of the demonstration, where it is. */
export function SampleNote({ items }: { items: readonly SampleContent[] }) {
  return items.some(({ isSample }) => isSample) && <Alert>{publicPages.sampleNote}</Alert>;
}
