/** Local-storage key of the address of another server's API, chosen on a teacher's profile. */
export const ADDRESS_KEY = 'apiAddress';

/** The API of the server that the app came from. */
export const OWN_ADDRESS = '/api';
