import './platform/resolve-drizzle.ts';

// Not above: what is imported there is looked for before the first line runs.
await import('./app/serve.ts');
