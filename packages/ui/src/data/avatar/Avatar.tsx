import { type Ref, useState } from 'react';
import * as faData from '../../i18n/fa/data.ts';
import { messagesFor } from '../../i18n/language.ts';
import { type Person, PersonIllustration } from '../../illustrations/person-illustration/PersonIllustration.tsx';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import * as css from './Avatar.css.ts';

export interface AvatarProps extends RootProps {
  /** Whose picture it is. */
  name: string;
  /** Address of the picture; empty, 'no-image', or one that does not load, gives the figure or the letter. */
  src?: string | null | undefined;
  /** The drawn figure of somebody without a picture. @default none, the first letter of the name in the color of that name */
  person?: Person | undefined;
  /** What is in when there is no picture: the drawn figure, or the first letter of the name. @default 'figure' where `person` says which, else 'letter' */
  fallback?: 'figure' | 'letter';
  /** 32, 40, 64 or 96 px. @default 'medium' */
  size?: keyof typeof css.size;
  /** The name is not beside the picture, so that screen readers announce whose it is. @default false */
  isNamed?: boolean;
  /** @default «تصویر نام» */
  label?: (name: string) => string;
  ref?: Ref<HTMLSpanElement>;
}

const TONES = Object.values(css.tone);

/** The value the server sends for somebody without a picture. */
const NO_IMAGE = 'no-image';

/**
 * Somebody's picture, in a circle. Without one, people differ by their first letter and a color that a name always has.
 * Beside the name it is decoration.
 */
export function Avatar({
  name,
  src,
  person,
  fallback = person === undefined ? 'letter' : 'figure',
  size = 'medium',
  isNamed = false,
  label = messagesFor('data.avatar', faData.avatar).of,
  className,
  ...rest
}: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  const picture = src && src !== NO_IMAGE && src !== failed ? src : undefined;
  const isLetter = picture === undefined && fallback === 'letter';
  return (
    <span
      {...rest}
      className={classNames(css.root, css.size[size], isLetter ? TONES[toneOf(name.trim())] : undefined, className)}
      {...(isNamed ? { role: 'img', 'aria-label': label(name) } : { 'aria-hidden': true })}
    >
      {picture !== undefined ? (
        <img
          src={picture}
          alt=""
          className={css.picture}
          loading="lazy"
          decoding="async"
          onError={() => setFailed(picture)}
        />
      ) : isLetter ? (
        /[\p{L}\p{N}]/u.exec(name)?.[0]
      ) : (
        <svg viewBox="0 0 96 96" className={css.picture} aria-hidden="true">
          <PersonIllustration person={person ?? 'other'} />
        </svg>
      )}
    </span>
  );
}

/** Which of four tones a name has, from 0: always the same one, while names that differ a little may have another. */
function toneOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0;
  // The lowest bits of such a sum follow those of the last letter alone.
  return (sum ^ (sum >>> 7) ^ (sum >>> 15)) & 3;
}
