import type { ReactNode, Ref } from 'react';
import { Avatar } from '../../data/avatar/Avatar.tsx';
import type { Person } from '../../illustrations/person-illustration/PersonIllustration.tsx';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import * as css from './Testimonial.css.ts';

export interface TestimonialProps extends RootProps {
  /** What they said, without quotation marks. */
  children: ReactNode;
  name: string;
  /** Who they are, such as «معلم پنجم، تبریز». */
  caption?: string;
  /** Address of their picture. */
  src?: string | null | undefined;
  /** The drawn figure, where there is no picture. @default none, the first letter of the name */
  person?: Person;
  ref?: Ref<HTMLElement>;
}

/** What somebody says of the product, who really said it. */
export function Testimonial({ children, name, caption, src, person, className, ...rest }: TestimonialProps) {
  return (
    <figure {...rest} className={classNames(css.root, className)}>
      <span aria-hidden="true" className={css.mark}>
        «
      </span>
      <blockquote className={css.quote}>{children}</blockquote>
      <figcaption className={css.speaker}>
        <Avatar name={name} src={src} person={person} size="large" />
        <span>
          <span className={css.name}>{name}</span>
          {caption !== undefined && <span className={css.caption}>{caption}</span>}
        </span>
      </figcaption>
    </figure>
  );
}
