import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { QueryProvider } from '../../platform/query/QueryProvider.tsx';
import { FakeApi } from '../../testing/fake-api.ts';
import { useSchoolGrades } from './management.ts';

let api: FakeApi;

beforeEach(() => {
  api = new FakeApi();
});

it('the grades that were not read say what the server says, else what the catalog says', async () => {
  api.on('GET', '/school/dashboard/grade/', { status: 403, body: {} });
  const { result } = renderHook(() => useSchoolGrades(), { wrapper: QueryProvider });
  await waitFor(() => expect(result.current.error).toMatchObject({ detail: 'خطا در دریافت اطلاعات' }));
});
