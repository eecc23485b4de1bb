import type { ReactNode } from 'react';
import { MenuSection as AriaMenuSection, Header } from 'react-aria-components/Menu';
import { groupTitle } from '../../overlays/popover/surface.css.ts';

export interface MenuSectionProps {
  /** What the items have in common. */
  title: string;
  /** `MenuItem`s. */
  children: ReactNode;
}

/** Items of a `Menu` under one name. */
export function MenuSection({ title, children }: MenuSectionProps) {
  return (
    <AriaMenuSection>
      <Header className={groupTitle}>{title}</Header>
      {children}
    </AriaMenuSection>
  );
}
