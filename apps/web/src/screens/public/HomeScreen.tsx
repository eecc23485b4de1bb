import { Card } from '@mashq/ui/data/card';
import { Stat } from '@mashq/ui/data/stat';
import { Grid } from '@mashq/ui/layout/grid';
import { Heart, type LucideIcon, NotebookPen, School, Shapes } from 'lucide-react';
import { numbers as numberRow } from '../../layout/numbers.css.ts';
import { publicPages } from '../../strings/public.ts';
import { Hero } from './Hero.tsx';
import * as css from './HomeScreen.css.ts';

const AUDIENCES: readonly { words: { title: string; words: string }; icon: LucideIcon; tone: keyof typeof css.tone }[] =
  [
    { words: publicPages.audiences.student, icon: Shapes, tone: 'accent' },
    { words: publicPages.audiences.teacher, icon: NotebookPen, tone: 'turmeric' },
    { words: publicPages.audiences.school, icon: School, tone: 'sky' },
    { words: publicPages.audiences.parent, icon: Heart, tone: 'rose' },
  ];

/** The first page anybody sees. */
export function HomeScreen() {
  const { audiences, numbers } = publicPages;
  return (
    <div className={css.root}>
      <Hero />
      <section aria-label={audiences.title}>
        <Grid columns="medium">
          {AUDIENCES.map(({ words, icon: Icon, tone }) => (
            <Card key={words.title}>
              <span className={`${css.icon} ${css.tone[tone]}`}>
                <Icon aria-hidden="true" size="1.6em" />
              </span>
              <h2 className={css.title}>{words.title}</h2>
              <p className={css.words}>{words.words}</p>
            </Card>
          ))}
        </Grid>
      </section>
      <section aria-label={numbers.label} className={css.numbers}>
        <div className={numberRow}>
          {[numbers.grades, numbers.books, numbers.ranks, numbers.questions].map(({ value, label }) => (
            <Stat key={label} value={value} label={label} isCentred />
          ))}
        </div>
      </section>
    </div>
  );
}
