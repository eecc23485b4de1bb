import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPersian } from '../../testing/index.ts';
import { Grid } from '../grid/Grid.tsx';
import { Inline } from '../inline/Inline.tsx';
import { Stack } from './Stack.tsx';

it('Stack, Inline and Grid may be lists, and give their element to a ref', () => {
  const refs: (HTMLElement | null)[] = [];
  const keep = (element: HTMLElement | null) => {
    refs.push(element);
  };
  renderPersian(
    <>
      <Stack as="ul" ref={keep}>
        <li>یک</li>
      </Stack>
      <Inline as="ul" ref={keep}>
        <li>دو</li>
      </Inline>
      <Grid as="ol" ref={keep}>
        <li>سه</li>
      </Grid>
    </>,
  );
  expect(screen.getAllByRole('list')).toEqual(refs);
});
