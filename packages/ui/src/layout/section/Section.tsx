import { type ReactNode, type Ref, useId } from 'react';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import * as css from './Section.css.ts';

export interface SectionProps extends RootProps {
  /** Names the section for everybody, screen readers included. */
  title: ReactNode;
  /** One quiet line under the title. */
  subtitle?: ReactNode;
  /** Links and buttons at the end of the title's line. */
  actions?: ReactNode;
  /** Level of the heading: one below what is over it. @default 2 */
  level?: 2 | 3 | 4;
  children: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** A named part of a page, without a card around it. */
export function Section({ title, subtitle, actions, level = 2, children, className, ...rest }: SectionProps) {
  const titleId = useId();
  const Heading = `h${level}` as const;
  return (
    <section {...rest} className={classNames(css.root, className)} aria-labelledby={titleId}>
      <div className={css.head}>
        <div>
          <Heading id={titleId} className={css.title}>
            {title}
          </Heading>
          {subtitle != null && <p className={css.subtitle}>{subtitle}</p>}
        </div>
        {actions}
      </div>
      {children}
    </section>
  );
}
