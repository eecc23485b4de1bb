import type { SiteContact } from '@mashq/api/contract';
import { useEffect, useState } from 'react';
import { ApiError } from '../platform/api/api.ts';
import { visitorApi } from '../platform/api/visitor.ts';

/** Long enough for the footer and the page above it to ask once, short enough that a change is seen at the next page. */
const FRESH_MS = 10_000;

let asked: { readonly at: number; readonly reply: Promise<SiteContact> } | undefined;

function ask(): Promise<SiteContact> {
  if (asked !== undefined && Date.now() - asked.at < FRESH_MS) return asked.reply;
  const reply = visitorApi.site.contact({});
  const mine = { at: Date.now(), reply };
  asked = mine;
  reply.catch(() => {
    if (asked === mine) asked = undefined;
  });
  return reply;
}

/** The next reader asks the server again: for who has just written it. */
export function forgetSiteContact(): void {
  asked = undefined;
}

/**
 * How the site is reached. Undefined until the server has answered, and where it cannot: nothing is shown then. It does without
 * the query cache, which public pages do not load.
 */
export function useSiteContact(isWanted = true): SiteContact | undefined {
  const [contact, setContact] = useState<SiteContact>();
  useEffect(() => {
    if (!isWanted) return;
    let isThere = true;
    ask().then(
      (reply) => {
        if (isThere) setContact(reply);
      },
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
      },
    );
    return () => {
      isThere = false;
    };
  }, [isWanted]);
  return contact;
}
