import { useTenantLook } from '@mashq/state/school/branding/look';
import { formatDateTime } from '@mashq/ui/i18n';
import { useEffect, useState } from 'react';
import { product } from '../strings/product.ts';
import * as css from './PrintHead.css.ts';
import './page-numbers.css';
import './print-page.css.ts';

/** Whose paper it is and when it was printed: the head of every page that is printed from the screens of staff. */
export function PrintHead({ school }: { school: string | null | undefined }) {
  const look = useTenantLook();
  const [printedAt, setPrintedAt] = useState(() => Date.now());
  useEffect(() => {
    const note = () => setPrintedAt(Date.now());
    window.addEventListener('beforeprint', note);
    return () => window.removeEventListener('beforeprint', note);
  }, []);
  return (
    // The page says all of this to who hears it.
    <div className={css.head} data-print-head="" aria-hidden>
      {look && <img src={look.logo.light} alt="" className={css.logo} />}
      <span className={css.school}>{school || look?.name || product.name}</span>
      <span>{product.printed(formatDateTime(printedAt))}</span>
    </div>
  );
}
