import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { axeFindings, renderPersian } from '../../testing/index.ts';
import { AudienceCard } from './AudienceCard.tsx';
import type { Audience } from './AudiencePicture.tsx';

const AUDIENCES: readonly Audience[] = ['student', 'teacher', 'school', 'parent'];

describe('AudienceCard', () => {
  it('leads on by a link that says for whom', async () => {
    const { container, rerender } = renderPersian(
      <AudienceCard audience="teacher" title="معلم" href="/introduction/for-teachers">
        تکلیف با شمارهٔ صفحه.
      </AudienceCard>,
    );
    expect(screen.getByRole('heading', { level: 2, name: 'معلم' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'بیشتر برای معلم' }).getAttribute('href')).toBe(
      '/introduction/for-teachers',
    );
    expect(await axeFindings(container)).toEqual([]);
    rerender(
      <AudienceCard audience="teacher" title="معلم">
        تکلیف با شمارهٔ صفحه.
      </AudienceCard>,
    );
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('draws each audience differently, in the theme’s colors alone and unheard', () => {
    const drawn = AUDIENCES.map((audience) => {
      const { container, unmount } = renderPersian(
        <AudienceCard audience={audience} title="نام">
          متن
        </AudienceCard>,
      );
      const picture = container.querySelector('svg');
      expect(picture?.getAttribute('aria-hidden')).toBe('true');
      for (const shape of picture?.querySelectorAll('path, rect, circle, ellipse') ?? []) {
        expect([shape.getAttribute('fill'), shape.getAttribute('stroke')]).toEqual([null, null]);
      }
      const html = picture?.innerHTML;
      unmount();
      return html;
    });
    expect(new Set(drawn).size).toBe(4);
  });
});
