import { ApiError, createClient } from '@mashq/api/client';

const client = createClient({
  baseUrl: 'https://mashq.example/api',
  // The access token of `auth.login`; calls that are public go without it.
  getToken: () => sessionStorage.getItem('token'),
});

/** The notifications of who is signed in, or a sentence for the person. */
export async function notifications() {
  try {
    return await client.notifications.list({ query: { page: 1 } });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // In Persian; `code` is for programs, and `fields` says which field of the request it is about.
    return error.detail;
  }
}
