import type { ReactNode } from 'react';
import { ListSection } from '../../overlays/list/ListSection.tsx';

export interface MenuSectionProps {
  /** What the items have in common. */
  title: string;
  /** `MenuItem`s. */
  children: ReactNode;
}

/** Items of a `Menu` under one name. */
export function MenuSection(props: MenuSectionProps) {
  return <ListSection {...props} />;
}
