import { Fragment, type ReactNode, type Ref } from 'react';
import { ContentStart } from '../../primitives/announcement/Announcement.tsx';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import * as css from './Page.css.ts';

export interface PageProps extends RootProps {
  /** The one first-level heading of the screen. */
  title: ReactNode;
  /** One quiet line under the title. */
  subtitle?: ReactNode;
  /** Buttons and links that concern the whole screen; under the title on a phone. */
  actions?: ReactNode;
  /** Way back, over the title; a `Breadcrumbs`. */
  breadcrumbs?: ReactNode;
  /** Widest the content may grow: students' 834 px, staff's, a column to read, or all there is. @default 'staff' */
  width?: 'student' | 'staff' | 'reading' | 'full';
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** The inside of a screen: its heading and its content. It is in the `main` of a shell. */
export function Page({
  title,
  subtitle,
  actions,
  breadcrumbs,
  width = 'staff',
  children,
  className,
  ...rest
}: PageProps) {
  return (
    <div {...rest} className={classNames(css.root, css.width[width], className)}>
      <div>
        {breadcrumbs}
        <div className={css.head}>
          <div className={css.words}>
            <h1 className={css.title}>
              {/* A name that arrives later is another text, not one that has moved: browsers count it as a layout shift. */}
              <Fragment key={typeof title === 'string' ? title : undefined}>{title}</Fragment>
            </h1>
            {subtitle != null && <p className={css.subtitle}>{subtitle}</p>}
          </div>
          {actions != null && <div className={css.actions}>{actions}</div>}
        </div>
      </div>
      <ContentStart>{children}</ContentStart>
    </div>
  );
}
