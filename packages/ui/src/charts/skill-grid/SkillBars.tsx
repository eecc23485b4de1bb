import { useState } from 'react';
import { formatNumber } from '../../i18n/digits.ts';
import * as faCharts from '../../i18n/fa/charts.ts';
import { messagesFor } from '../../i18n/language.ts';
import { useDigits } from '../../i18n/use-digits.ts';
import { classNames } from '../../primitives/root-props.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import { BandBar } from '../band-bar/BandBar.tsx';
import { pressedHref } from './pressed-href.ts';
import * as css from './SkillBars.css.ts';
import * as gridCss from './SkillGrid.css.ts';
import { Flag, SkillLegend } from './SkillLegend.tsx';
import { SKILL_BANDS, type SkillBand, type SkillGridProps, type SkillGridValue } from './types.ts';

interface Line {
  id: string | number;
  title: string;
  href: string | undefined;
  values: readonly SkillGridValue[];
}

const VIEWS = ['skills', 'students'] as const;

const UNSEEN: SkillGridValue = { band: 'unseen', answers: 0 };

function countsOf(values: readonly SkillGridValue[]): Record<SkillBand, number> {
  const counts = Object.fromEntries(SKILL_BANDS.map((band) => [band, 0])) as Record<SkillBand, number>;
  for (const { band } of values) counts[band] += 1;
  return counts;
}

/**
 * What `SkillGrid` shows, for where it has no room: a bar with numbers for each skill, or for each student. Who needs help is
 * counted beside the name.
 */
export function SkillBars({
  caption,
  skills,
  students,
  mastery,
  onNavigate,
  bandLabels = messagesFor('charts.skillGrid', faCharts.skillGrid).bands,
  helpLabel = messagesFor('charts.skillGrid', faCharts.skillGrid).help,
  legendLabel = messagesFor('charts.skillGrid', faCharts.skillGrid).legend,
  helpCountLabel = messagesFor('charts.skillGrid', faCharts.skillGrid).needHelp,
  isLegendHidden = false,
  // Words of the grid's own.
  studentsLabel: _studentsLabel,
  learnedLabel: _learnedLabel,
  answersLabel: _answersLabel,
  className,
  ...rest
}: SkillGridProps) {
  const [by, setBy] = useState<(typeof VIEWS)[number]>('skills');
  const digits = useDigits();
  const words = messagesFor('charts.skillGrid', faCharts.skillGrid);
  const values = students.map((student) => skills.map((skill) => mastery(student, skill) ?? UNSEEN));
  const lines: Line[] =
    by === 'skills'
      ? skills.map(({ id, title, href }, column) => ({
          id,
          title,
          href,
          values: values.flatMap((row) => row[column] ?? []),
        }))
      : students.map(({ id, name, href }, row) => ({ id, title: name, href, values: values[row] ?? [] }));
  const hasHelp = values.flat().some(({ needsHelp }) => needsHelp);
  return (
    <div {...rest} className={classNames(gridCss.root, className)}>
      <fieldset className={css.choice} aria-label={caption}>
        {VIEWS.map((view) => (
          <button key={view} type="button" className={css.view} aria-pressed={view === by} onClick={() => setBy(view)}>
            {view === 'skills' ? words.bySkills : words.byStudents}
          </button>
        ))}
      </fieldset>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers */}
      <ul role="list" aria-label={caption} className={css.list}>
        {lines.map(({ id, title, href, values }) => {
          const help = values.filter(({ needsHelp }) => needsHelp).length;
          const count = formatNumber(help, { digits });
          return (
            <li key={id} className={css.line}>
              <span className={css.head}>
                {href === undefined ? (
                  <span>{title}</span>
                ) : (
                  <a
                    href={href}
                    className={css.link}
                    onClick={(event) => {
                      const pressed = onNavigate && pressedHref(event);
                      if (!pressed) return;
                      event.preventDefault();
                      onNavigate(pressed);
                    }}
                  >
                    {title}
                  </a>
                )}
                {help > 0 && (
                  <span className={css.help}>
                    <Flag />
                    <span aria-hidden="true">{count}</span>
                    <span className={visuallyHidden}>{by === 'skills' ? helpCountLabel(count) : helpLabel}</span>
                  </span>
                )}
              </span>
              <BandBar label={title} counts={countsOf(values)} bandLabels={bandLabels} />
            </li>
          );
        })}
      </ul>
      {!isLegendHidden && (
        <SkillLegend label={legendLabel} bandLabels={bandLabels} helpLabel={hasHelp ? helpLabel : undefined} />
      )}
    </div>
  );
}
