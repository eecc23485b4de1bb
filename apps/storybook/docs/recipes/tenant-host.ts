import { createServer } from 'node:http';
import { createTenantTheme } from '@mashq/ui/theme/tenant-theme';

const schools = new Map(
  [
    { id: 'sepideh', name: 'دبستان سپیده', logo: '/logos/sepideh.svg', color: '#0f766e' },
    { id: 'omid', name: 'دبستان امید', logo: '/logos/omid.svg', color: '#b45309' },
  ].map((options) => [`${options.id}.example.ir`, createTenantTheme(options)]),
);

/** Each school at its own host, dressed in the first paint: the sheet in the head, its name on `<html>`. */
export const server = createServer((request, response) => {
  const school = schools.get(request.headers.host ?? '');
  if (school === undefined) return response.writeHead(404).end();
  return response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(`<!doctype html>
<html lang="fa" dir="rtl" data-tenant="${school.id}">
  <head>
    <title>${school.name}</title>
    <link rel="stylesheet" href="/app.css" />
    <style>${school.css}</style>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/app.js"></script>
  </body>
</html>`);
});
