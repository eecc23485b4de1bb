import { readRichText } from '@mashq/curriculum/rich-text';
import { render, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { axeFindings, renderPersian } from '../../testing/index.ts';
import { SAMPLE_RICH_TEXT } from '../testing/sample-rich-text.ts';
import { RichText } from './RichText.tsx';

const words = (text: string, more: object = {}) => ({ t: 'text' as const, text, ...more });
const lines = (...texts: string[]) => ({
  blocks: texts.map((text) => ({ t: 'paragraph' as const, content: [words(text)] })),
});

afterEach(() => document.documentElement.removeAttribute('data-digits'));

describe('RichText', () => {
  it('draws what was written, and is read as it looks', async () => {
    const { container } = renderPersian(<RichText document={SAMPLE_RICH_TEXT} headingLevel={4} />);
    expect(screen.getByRole('heading', { level: 4, name: 'برای روز شنبه' })).toBeDefined();
    expect(screen.getByText('مخرج مشترک').closest('strong')).not.toBeNull();
    expect(screen.getByText('GeoGebra 5').closest('em')).not.toBeNull();
    expect(screen.getByText('سه چهارم به‌علاوهٔ دو و یک دوم مساوی است با جای خالی')).toBeDefined();
    const [ordered, points] = screen.getAllByRole('list');
    expect([ordered?.localName, points?.localName]).toEqual(['ol', 'ul']);
    expect(within(ordered as HTMLElement).getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'شبکهٔ رشد' }).getAttribute('href')).toBe('https://roshd.ir/');
    expect(await axeFindings(container)).toEqual([]);
  });

  it('has the digits of the reader, and leaves those of Latin words and addresses', () => {
    const document = lines('صفحهٔ 42 و ۷', 'نسخهٔ ISO9001', 'a1@roshd.ir');
    const { container, unmount } = render(<RichText document={document} />);
    expect([...container.querySelectorAll('p')].map((line) => line.textContent)).toEqual([
      'صفحهٔ ۴۲ و ۷',
      'نسخهٔ ISO9001',
      'a1@roshd.ir',
    ]);
    unmount();
    window.document.documentElement.setAttribute('data-digits', 'latn');
    render(<RichText document={document} />);
    expect(screen.getByText('صفحهٔ 42 و 7')).toBeDefined();
  });

  it('reads a Latin line from the left, and a Persian one that begins with a Latin name as the page', () => {
    render(<RichText document={lines('Well done!', 'Scratch را باز کنید.', 'آفرین!')} />);
    expect(screen.getByText('Well done!').getAttribute('dir')).toBe('ltr');
    expect(screen.getByText('Well done!').getAttribute('lang')).toBe('en');
    expect(screen.getByText('Scratch را باز کنید.').hasAttribute('dir')).toBe(false);
    expect(screen.getByText('آفرین!').hasAttribute('dir')).toBe(false);
  });

  it('shows the words of a link that leads nowhere good, and what is no formula as it is', () => {
    const { container } = render(
      <RichText
        document={{
          blocks: [
            {
              t: 'paragraph',
              content: [
                words('بد', { href: 'javascript:alert(1)' }),
                words('<img src=x onerror=alert(1)>'),
                { t: 'formula', source: '\\frac{1}{2}' },
              ],
            },
          ],
        }}
      />,
    );
    expect(container.querySelectorAll('a, img, script')).toHaveLength(0);
    expect(container.textContent).toBe('بد<img src=x onerror=alert(1)>\\frac{1}{2}');
  });

  it('draws whatever readRichText lets through', () => {
    const piece = fc.oneof(
      fc.record({
        t: fc.constant('text'),
        text: fc.string({ unit: 'binary' }),
        href: fc.oneof(fc.webUrl(), fc.string()),
      }),
      fc.record({ t: fc.constant('formula'), source: fc.string({ unit: fc.constantFrom(...'12/()+x□ ') }) }),
      fc.constant({ t: 'break' }),
      fc.anything(),
    );
    const block = fc.record({
      t: fc.constantFrom('paragraph', 'heading', 'list', 'script'),
      content: fc.array(piece),
      items: fc.array(fc.array(piece)),
    });
    fc.assert(
      fc.property(fc.array(block, { maxLength: 5 }), (blocks) => {
        const { container, unmount } = render(<RichText document={readRichText({ blocks })} />);
        for (const link of container.querySelectorAll('a')) expect(link.protocol).toMatch(/^(https?|mailto|tel):$/);
        expect(container.querySelectorAll('script, iframe, img')).toHaveLength(0);
        unmount();
      }),
      { numRuns: 40 },
    );
  });
});
