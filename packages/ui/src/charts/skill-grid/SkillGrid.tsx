import type { MouseEvent } from 'react';
import { formatNumber } from '../../i18n/digits.ts';
import { useDirection } from '../../i18n/direction.ts';
import { faCharts } from '../../i18n/fa/charts.ts';
import { faPunctuation } from '../../i18n/fa/punctuation.ts';
import { messagesFor } from '../../i18n/language.ts';
import { useDigits } from '../../i18n/use-digits.ts';
import { classNames } from '../../primitives/root-props.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import { keepTabStop, moveInGrid } from './grid-keys.ts';
import * as css from './SkillGrid.css.ts';
import { SkillLegend } from './SkillLegend.tsx';
import type { SkillGridProps } from './types.ts';

/** The address of a plain press on a link; with a modifier key the press is the browser's. */
function pressedHref(event: MouseEvent): string | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  return link?.getAttribute('href') ?? undefined;
}

/**
 * A class by skills: who knows what, at a glance. A table with both headers staying in sight; bands are shown by color,
 * mark and word, and each cell prints how many answers it rests on.
 * Keyboard: one Tab stop, arrows from cell to cell, Enter follows a link.
 */
export function SkillGrid({
  caption,
  skills,
  students,
  mastery,
  onNavigate,
  studentHeader = messagesFor('charts', faCharts).skillGrid.student,
  bandLabels = messagesFor('charts', faCharts).skillGrid.bands,
  answersLabel = messagesFor('charts', faCharts).skillGrid.answers,
  legendLabel = messagesFor('charts', faCharts).skillGrid.legend,
  isLegendHidden = false,
  className,
  ...rest
}: SkillGridProps) {
  const direction = useDirection();
  const digits = useDigits();

  const header = (title: string, href: string | undefined) =>
    href === undefined ? (
      <span className={css.title}>{title}</span>
    ) : (
      <a href={href} tabIndex={-1} className={`${css.title} ${css.headerLink}`}>
        {title}
      </a>
    );

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
                {header(studentHeader, undefined)}
              </th>
              {skills.map((skill) => (
                <th key={skill.id} scope="col" className={css.columnHeader} tabIndex={-1}>
                  {header(skill.title, skill.href)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {students.map((student) => (
              <tr key={student.id}>
                <th scope="row" className={css.rowHeader} tabIndex={-1}>
                  {header(student.name, student.href)}
                </th>
                {skills.map((skill) => {
                  const { band, answers, href } = mastery(student, skill) ?? { band: 'unseen' as const, answers: 0 };
                  const count = formatNumber(answers, { digits });
                  const words =
                    answers > 0
                      ? `${bandLabels[band]}${messagesFor('punctuation', faPunctuation).comma}${answersLabel(count)}`
                      : bandLabels[band];
                  const face = (
                    <>
                      <span aria-hidden="true" className={`${css.mark} ${css.markOf[band]}`} />
                      <span aria-hidden="true">{band === 'unseen' ? '–' : count}</span>
                      <span className={visuallyHidden}>{words}</span>
                    </>
                  );
                  const className = `${css.face} ${css.band[band]}`;
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
      {!isLegendHidden && <SkillLegend label={legendLabel} bandLabels={bandLabels} />}
    </div>
  );
}
