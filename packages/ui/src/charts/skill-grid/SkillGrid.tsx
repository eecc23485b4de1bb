import { formatNumber } from '../../i18n/digits.ts';
import { useDirection } from '../../i18n/direction.ts';
import * as faCharts from '../../i18n/fa/charts.ts';
import { faPunctuation } from '../../i18n/fa/punctuation.ts';
import { messagesFor } from '../../i18n/language.ts';
import { useDigits } from '../../i18n/use-digits.ts';
import { classNames } from '../../primitives/root-props.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import { keepTabStop, moveInGrid } from './grid-keys.ts';
import { pressedHref } from './pressed-href.ts';
import * as css from './SkillGrid.css.ts';
import { Flag, SkillLegend } from './SkillLegend.tsx';
import { SKILL_BANDS, type SkillBand, type SkillGridProps, type SkillGridValue } from './types.ts';

const UNSEEN: SkillGridValue = { band: 'unseen', answers: 0 };

const isLearned = (band: SkillBand) => band === 'learned' || band === 'mastered';

/**
 * A class by skills: who knows what, at a glance. A table with both headers staying in sight; bands are shown by color,
 * mark and word, and who needs help by a ring and a flag over its band. A class of thirty by twelve skills is in one view.
 * The head of a skill says how the class is spread over the bands.
 * Keyboard: one Tab stop, arrows from cell to cell, Enter follows a link.
 */
export function SkillGrid({
  caption,
  skills,
  students,
  mastery,
  onNavigate,
  studentsLabel = messagesFor('charts.skillGrid', faCharts.skillGrid).students,
  helpLabel = messagesFor('charts.skillGrid', faCharts.skillGrid).help,
  learnedLabel = messagesFor('charts.skillGrid', faCharts.skillGrid).learned,
  helpCountLabel = messagesFor('charts.skillGrid', faCharts.skillGrid).needHelp,
  bandLabels = messagesFor('charts.skillGrid', faCharts.skillGrid).bands,
  answersLabel = messagesFor('charts.skillGrid', faCharts.skillGrid).answers,
  legendLabel = messagesFor('charts.skillGrid', faCharts.skillGrid).legend,
  isLegendHidden = false,
  className,
  ...rest
}: SkillGridProps) {
  const direction = useDirection();
  const digits = useDigits();

  const comma = messagesFor('punctuation', faPunctuation).comma;
  const number = (value: number) => formatNumber(value, { digits });
  const rows = students.map((student) => ({
    student,
    values: skills.map((skill) => mastery(student, skill) ?? UNSEEN),
  }));

  const hasHelp = rows.some(({ values }) => values.some(({ needsHelp }) => needsHelp));

  const header = (title: string, href: string | undefined) =>
    href === undefined ? (
      <span className={css.title}>{title}</span>
    ) : (
      <a href={href} tabIndex={-1} className={`${css.title} ${css.headerLink}`}>
        {title}
      </a>
    );

  /** How the class is spread over the bands in one skill. */
  const summary = (column: number) => {
    const values = rows.flatMap(({ values }) => values[column] ?? []);
    const learned = values.filter(({ band }) => isLearned(band)).length;
    const help = values.filter(({ needsHelp }) => needsHelp).length;
    return (
      <>
        <span className={css.spread} aria-hidden="true">
          {SKILL_BANDS.toReversed().map((band) => {
            const count = values.filter((value) => value.band === band).length;
            return (
              count > 0 && <span key={band} className={`${css.part} ${css.band[band]}`} style={{ flexGrow: count }} />
            );
          })}
        </span>
        <span className={css.counts} aria-hidden="true">
          <span className={css.count}>
            <span className={`${css.mark} ${css.markOf.learned} ${css.learnedMark}`} />
            {number(learned)}
          </span>
          {help > 0 && (
            <span className={css.helpCount}>
              <Flag />
              {number(help)}
            </span>
          )}
        </span>
        <span className={visuallyHidden}>
          {[learnedLabel(number(learned)), ...(help > 0 ? [helpCountLabel(number(help))] : [])]
            .map((words) => `${comma}${words}`)
            .join('')}
        </span>
      </>
    );
  };

  return (
    <div {...rest} className={classNames(css.root, className)}>
      <div className={css.scroller}>
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table walked by arrows is a grid (ARIA practices)
          role="grid"
          aria-readonly="true"
          className={css.table}
          onKeyDown={(event) => moveInGrid(event, direction)}
          onFocus={keepTabStop}
          onClick={(event) => {
            const href = onNavigate && pressedHref(event);
            if (!href) return;
            event.preventDefault();
            onNavigate(href);
          }}
        >
          <caption className={visuallyHidden}>{caption}</caption>
          <thead>
            <tr>
              <th scope="col" className={css.corner} tabIndex={0}>
                {header(studentsLabel(number(students.length)), undefined)}
              </th>
              {skills.map((skill, column) => (
                <th key={skill.id} scope="col" className={css.columnHeader} tabIndex={-1}>
                  {header(skill.title, skill.href)}
                  {summary(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ student, values }) => (
              <tr key={student.id}>
                <th scope="row" className={css.rowHeader} tabIndex={-1}>
                  <span className={css.person}>
                    {student.needsHelp && <Flag />}
                    {header(student.name, student.href)}
                    {student.needsHelp && <span className={visuallyHidden}>{`${comma}${helpLabel}`}</span>}
                  </span>
                </th>
                {skills.map((skill, column) => {
                  const { band, answers, href, needsHelp } = values[column] ?? UNSEEN;
                  const words = [
                    bandLabels[band],
                    ...(answers > 0 ? [answersLabel(number(answers))] : []),
                    ...(needsHelp ? [helpLabel] : []),
                  ].join(comma);
                  const face = (
                    <>
                      {needsHelp && <Flag />}
                      {band === 'unseen' ? (
                        <span aria-hidden="true">–</span>
                      ) : (
                        <span aria-hidden="true" className={`${css.mark} ${css.markOf[band]}`} />
                      )}
                      <span className={visuallyHidden}>{words}</span>
                    </>
                  );
                  const className = classNames(css.face, css.band[band], needsHelp ? css.needsHelp : undefined);
                  return (
                    <td key={skill.id} className={css.cell} {...(href === undefined && { tabIndex: -1 })}>
                      {href === undefined ? (
                        <span className={className}>{face}</span>
                      ) : (
                        <a href={href} tabIndex={-1} className={className}>
                          {face}
                        </a>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {!isLegendHidden && (
        <SkillLegend label={legendLabel} bandLabels={bandLabels} helpLabel={hasHelp ? helpLabel : undefined} />
      )}
    </div>
  );
}
