import { useSearch } from 'wouter';
import { GuideList } from './GuideList.tsx';
import { GuideView } from './GuideView.tsx';
import type { GuidesProps } from './guide.ts';

/** All guides, or the one that the address names. */
export function GuidesPage(props: GuidesProps) {
  const id = new URLSearchParams(useSearch()).get('guide');
  const guide = props.guides.find((one) => one.id === id);
  return guide === undefined ? (
    <GuideList {...props} isUnknown={id !== null} />
  ) : (
    <GuideView key={guide.id} {...props} guide={guide} />
  );
}
