import type { IllustrationName } from '@mashq/ui/illustrations/illustration';
import type { FeatureGridProps } from '@mashq/ui/marketing/feature-grid';
import type { ContentIconName } from '../content-icons.tsx';

export interface PageAction {
  label: string;
  href: string;
}

/** First part of a public page: its one heading, what it says in short, and its picture. */
export interface PageHead {
  title: string;
  lead: string;
  /** Left out on a page that is to be used, not read: what it is for begins above the fold. */
  picture?: IllustrationName;
  actions: readonly PageAction[];
}

export interface Point {
  title: string;
  text: string;
}

export interface PointWithIcon extends Point {
  icon: ContentIconName;
  tone: NonNullable<FeatureGridProps['features'][number]['tone']>;
}

export interface Question {
  /** Is in the address: `/faq#id` opens it. */
  id: string;
  question: string;
  answer: string;
}

/** A page that introduces the product, to everybody or to one audience. */
export interface IntroductionContent {
  head: PageHead;
  points: { title: string; items: readonly PointWithIcon[] };
  /** What happens, in this order. */
  steps: { title: string; items: readonly Point[] };
  questions: { title: string; items: readonly Question[] };
}

/** Content of the demonstration: pages say so beside it. A real site replaces it and sets this to false. */
export interface SampleContent {
  isSample: boolean;
}
