import { ownLanguage } from '../../../i18n/own-direction.ts';
import { visuallyHidden } from '../../../theme/visually-hidden.css.ts';
import { splitLinks } from './links.ts';
import * as css from './MessageText.css.ts';

export interface MessageTextProps {
  children: string;
  /** Said after each address. */
  linkHint: string;
  /** Whether the keyboard stops at the addresses. */
  isReachable: boolean;
}

/** The words of a message: its lines kept, in the direction of its own letters, addresses as links, nothing as HTML. */
export function MessageText({ children, linkHint, isReachable }: MessageTextProps) {
  return (
    <p dir="auto" {...ownLanguage(children)} className={css.text}>
      {splitLinks(children).map(({ text, href }, place) =>
        href === undefined ? (
          text
        ) : (
          <a
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name, and hold no state
            key={place}
            href={href}
            target="_blank"
            rel="noopener noreferrer nofollow"
            tabIndex={isReachable ? 0 : -1}
            className={css.link}
          >
            <bdi>{text}</bdi>
            <span className={visuallyHidden}> ({linkHint})</span>
          </a>
        ),
      )}
    </p>
  );
}
