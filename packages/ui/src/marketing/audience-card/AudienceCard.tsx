import type { ReactNode, Ref } from 'react';
import { Link } from '../../actions/link/Link.tsx';
import { Card } from '../../data/card/Card.tsx';
import { faMarketing } from '../../i18n/fa/marketing.ts';
import { messagesFor } from '../../i18n/language.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import * as css from './AudienceCard.css.ts';
import { type Audience, AudiencePicture } from './AudiencePicture.tsx';

export interface AudienceCardProps extends RootProps {
  /** Whom it speaks to: the picture and its color. */
  audience: Audience;
  /** Their name, such as «معلم». */
  title: string;
  /** What they have of it, in a sentence or two. */
  children: ReactNode;
  /** Where more is said. Without it the card has no link. */
  href?: string;
  /** Words of that link. @default «بیشتر برای معلم», with the card's own title */
  linkLabel?: string;
  /** Level of the title. @default 2 */
  level?: 2 | 3 | 4;
  ref?: Ref<HTMLElement>;
}

/** What the product is for one kind of people, under a picture of them. Keyboard: Tab comes to the link. */
export function AudienceCard({
  audience,
  title,
  children,
  href,
  linkLabel,
  level = 2,
  className,
  ...rest
}: AudienceCardProps) {
  const Heading = `h${level}` as const;
  return (
    <Card
      className={className}
      {...rest}
      {...(href !== undefined && {
        footer: (
          <Link href={href} variant="standalone" hasArrow>
            {linkLabel ?? messagesFor('marketing', faMarketing).audience.more(title)}
          </Link>
        ),
      })}
    >
      <div className={`${css.field} ${css.tone[audience]}`}>
        <AudiencePicture audience={audience} />
      </div>
      <Heading className={css.title}>{title}</Heading>
      <p className={css.words}>{children}</p>
    </Card>
  );
}
