import { Stat } from '@mashq/ui/data/stat';
import { Grid } from '@mashq/ui/layout/grid';
import { Section } from '@mashq/ui/layout/section';
import { type Audience, AudienceCard } from '@mashq/ui/marketing/audience-card';
import { Faq } from '@mashq/ui/marketing/faq';
import { type Feature, FeatureGrid } from '@mashq/ui/marketing/feature-grid';
import { BookOpen, ChartColumn, Leaf, Lightbulb, RefreshCw, WifiOff } from 'lucide-react';
import { useEffect } from 'react';
import { numbers as numberRow } from '../platform/layout/numbers.css.ts';
import { Hero } from './Hero.tsx';
import * as css from './HomeScreen.css.ts';
import { SampleReportSection } from './SampleReportSection.tsx';
import { publicPages } from './strings/public.ts';
import { TryQuestion } from './TryQuestion.tsx';

/** Anchors of the public home page, such as `/#faq`. */
const homeAnchors = {
  tryIt: 'try',
  report: 'report',
  audiences: 'audiences',
  features: 'features',
  faq: 'faq',
} as const;

/** Scrolls to the anchor in the address after the first render, unless the scroll position is restored. */
function useAnchor(): void {
  useEffect(() => {
    if (window.scrollY === 0) document.getElementById(location.hash.slice(1))?.scrollIntoView({ behavior: 'instant' });
  }, []);
}

const AUDIENCES: readonly { audience: Audience; href: string }[] = [
  { audience: 'student', href: '/introduction/for-students' },
  { audience: 'teacher', href: '/introduction/for-teachers' },
  { audience: 'school', href: '/introduction/for-schools' },
  { audience: 'parent', href: '/introduction/for-parents' },
];
const { book, fresh, help, report, offline, calm } = publicPages.features;
const FEATURES: readonly Feature[] = [
  { ...book, icon: <BookOpen /> },
  { ...fresh, icon: <RefreshCw />, tone: 'reward' },
  { ...help, icon: <Lightbulb />, tone: 'info' },
  { ...report, icon: <ChartColumn />, tone: 'success' },
  { ...offline, icon: <WifiOff />, tone: 'danger' },
  { ...calm, icon: <Leaf />, tone: 'success' },
];

/** Public home page. */
export function HomeScreen() {
  const { audiences, features, numbers, faq } = publicPages;
  useAnchor();
  return (
    <div className={css.root}>
      <Hero />
      <div id={homeAnchors.tryIt} className={css.part}>
        <TryQuestion />
      </div>
      <div id={homeAnchors.report} className={css.part}>
        <SampleReportSection />
      </div>
      <section id={homeAnchors.audiences} aria-label={audiences.title} className={css.part}>
        <Grid>
          {AUDIENCES.map(({ audience, href }) => (
            <AudienceCard key={audience} audience={audience} title={audiences[audience].title} href={href}>
              {audiences[audience].words}
            </AudienceCard>
          ))}
        </Grid>
      </section>
      <section aria-label={numbers.label} className={css.numbers}>
        <div className={numberRow}>
          {[numbers.grades, numbers.chapters, numbers.ranks, numbers.questions].map(({ value, label }) => (
            <Stat key={label} value={value} label={label} isCentred />
          ))}
        </div>
      </section>
      <div id={homeAnchors.features} className={css.part}>
        <Section title={features.title}>
          <FeatureGrid features={FEATURES} />
        </Section>
      </div>
      <div id={homeAnchors.faq} className={css.part}>
        <Section title={faq.title}>
          <Faq items={faq.items} />
        </Section>
      </div>
    </div>
  );
}
