/** The library that draws pictures, loaded with the first one: it takes some 20 MB, which a server without pictures does not need. */
export const loadSharp = async () => (await import('sharp')).default;
