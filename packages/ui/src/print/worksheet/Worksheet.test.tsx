import type { AnswerForm } from '@mashq/curriculum/model';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preloadAnswer } from '../../learning/answers/index.ts';
import { axeFindings, renderPersian } from '../../testing/index.ts';
import { PrintPaper, Worksheet, WorksheetKey } from './index.ts';

const text = (words: string) => [{ t: 'text', text: words }] as const;
const stem = (words: string) => [{ t: 'paragraph', content: text(words) }] as const;
const item = (words: string) => ({ id: words, content: text(words) });

function sheet(answer: AnswerForm, props: { student?: string; workSpace?: 'none' | 'small' | 'large' } = {}) {
  return renderPersian(
    <Worksheet
      title="برگهٔ ۱"
      place={['پنجم الف']}
      code="48210"
      questions={[{ id: 'only', stem: stem('سؤال این است.'), answer }]}
      {...props}
    />,
  );
}

describe('Worksheet', () => {
  it('has the name of its student, or a line for one, and its code in the reader’s digits', () => {
    const { unmount } = sheet({ kind: 'fraction' }, { student: 'علی کریمی' });
    expect(screen.getByRole('article', { name: 'برگهٔ ۱، علی کریمی، کد ۴۸۲۱۰' })).toBeVisible();
    expect(screen.getAllByText('علی کریمی')).toHaveLength(2);
    unmount();
    sheet({ kind: 'fraction' });
    expect(screen.getByRole('article', { name: 'برگهٔ ۱، کد ۴۸۲۱۰' })).toBeVisible();
    expect(screen.getByText('نام و نام خانوادگی:')).toBeVisible();
  });

  it('numbers its questions and has room to work where an answer is written, as much as is asked for', async () => {
    const { container, unmount } = sheet({ kind: 'integer', blanks: [{ label: 'خارج‌قسمت', unit: 'مداد' }] });
    const question = screen.getByRole('listitem', { name: 'سؤال ۱' });
    expect(within(question).getByRole('img', { name: 'جای حل' }).dataset.size).toBe('small');
    expect(question).toHaveTextContent('خارج‌قسمت:مداد');
    expect(await axeFindings(container)).toEqual([]);
    unmount();
    sheet({ kind: 'integer', blanks: [{}] }, { workSpace: 'none' });
    expect(screen.queryByRole('img', { name: 'جای حل' })).toBeNull();
  });

  it.each<[string, AnswerForm, readonly string[]]>([
    ['options', { kind: 'choice', layout: 'list', options: ['مثلث', 'لوزی'].map(item) }, ['مثلث', 'لوزی']],
    ['lines of worked maths', { kind: 'choice', layout: 'lines', options: ['سه', 'شش'].map(item) }, ['سه', 'شش']],
    ['several options', { kind: 'multiple-select', layout: 'list', options: ['دو', 'سه'].map(item) }, ['دو', 'سه']],
    [
      'what is put in order, and both ends',
      {
        kind: 'order',
        ends: ['کم', 'زیاد'],
        items: ['7', '3'].map((value) => ({ id: value, math: { t: 'number', value } })),
      },
      ['۷', '۳', 'کم', 'زیاد'],
    ],
    ['both sides', { kind: 'match', first: ['مثلث'].map(item), second: ['سه ضلع'].map(item) }, ['مثلث', 'سه ضلع']],
    [
      'cards and bins',
      { kind: 'categorize', items: ['نه'].map(item), bins: [{ id: 'odd', label: 'فرد' }] },
      ['نه', 'فرد'],
    ],
  ])('shows %s without anything to press', (_, form, words) => {
    const { container } = sheet(form);
    for (const word of words) expect(container).toHaveTextContent(word);
    expect(screen.queryByRole('img', { name: 'جای حل' })).toBeNull();
    expect(container.querySelectorAll('input, button')).toHaveLength(0);
  });

  it('keeps the inputs of drawn answers out of reach of keyboard and screen reader', async () => {
    await preloadAnswer('sectors');
    const { container } = sheet({ kind: 'sectors', shape: 'bar', parts: 3, palette: [{ tone: 'accent' }] });
    expect(container.querySelector('[data-kind="sectors"]')?.hasAttribute('inert')).toBe(true);
  });
});

describe('WorksheetKey', () => {
  it('has the answers of each sheet under its name, or under its code', async () => {
    const { container } = renderPersian(
      <PrintPaper label="برگه‌ها">
        <WorksheetKey
          title="کسرها"
          sheets={[
            { code: '48210', student: 'علی کریمی', answers: ['۱۴۴', 'لوزی'].map(item) },
            { code: '29054', answers: [item('۱۵۰')] },
          ]}
        />
      </PrintPaper>,
    );
    const [own, other] = screen.getAllByRole('heading', { level: 3 });
    expect(own).toHaveTextContent('علی کریمیکد ۴۸۲۱۰');
    expect(other).toHaveTextContent('برگهٔ ۲۹۰۵۴');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['۱۱۴۴', '۲لوزی', '۱۱۵۰']);
    expect(await axeFindings(container)).toEqual([]);
  });
});
