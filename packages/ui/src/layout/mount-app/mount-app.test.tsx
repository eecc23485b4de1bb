import { act } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Select } from '../../forms/select/index.ts';
import { MashqProvider } from '../../i18n/index.ts';
import { mountApp } from './mount-app.ts';

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

describe('mountApp', () => {
  it('has all of a collection in the page when it returns, not a frame later', () => {
    // As in an app: outside of a test React does not wait for `act`.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    const place = document.body.appendChild(document.createElement('div'));
    place.id = 'root';
    const root = mountApp(
      <MashqProvider>
        <Select
          label="کلاس"
          defaultValue="b"
          options={[
            { value: 'a', label: 'پنجم الف' },
            { value: 'b', label: 'پنجم ب' },
          ]}
        />
      </MashqProvider>,
    );
    expect(place.querySelector('button')?.textContent).toBe('پنجم ب');
    vi.unstubAllGlobals();
    act(() => root.unmount());
  });

  it('says what is missing where there is no place', () => {
    expect(() => mountApp('سلام')).toThrow('root');
  });
});
