import { School } from 'lucide-react';
import { useState } from 'react';
import * as css from './PartnerCarousel.css.ts';

export interface PartnerMarkProps {
  name: string;
  imageUrl: string | null | undefined;
}

/** The value the server sends for whatever has no picture. */
const NO_IMAGE = 'no-image';

/** A partner's sign on a plate; its name where there is none. */
export function PartnerMark({ name, imageUrl }: PartnerMarkProps) {
  const [failed, setFailed] = useState<string>();
  return (
    <div className={css.plate}>
      {imageUrl && imageUrl !== NO_IMAGE && imageUrl !== failed ? (
        <img
          src={imageUrl}
          alt={name}
          className={css.picture}
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={() => setFailed(imageUrl)}
        />
      ) : (
        <>
          <School aria-hidden="true" size="1.75em" className={css.icon} />
          <span className={css.name}>{name}</span>
        </>
      )}
    </div>
  );
}
