/** The stylesheet of `docsPage`, to be served beside it. */
export const docsStyle = `
:root { color-scheme: light dark; --line: light-dark(#ded9ea, #3b3548); --soft: light-dark(#f6f3fc, #221d2c); --accent: light-dark(#6c3fb0, #c8a9ff); }
* { box-sizing: border-box; }
body { margin: 0; display: grid; grid-template-columns: 17rem minmax(0, 1fr); font: 1rem/1.6 system-ui, sans-serif; }
nav { position: sticky; inset-block-start: 0; block-size: 100dvh; overflow: auto; padding: 1rem 1.25rem; border-inline-end: 1px solid var(--line); font-size: .875rem; }
nav p { margin: 0; font-weight: 700; font-size: 1rem; }
nav h2 { margin: 1.25rem 0 .25rem; font-size: .875rem; }
nav ul { margin: 0; padding: 0; list-style: none; }
main { padding: 2rem min(4rem, 5vw) 6rem; max-inline-size: 72rem; }
h1 small { font-weight: 400; font-size: 1rem; }
main h2 { margin-block: 3rem 0; padding-block-end: .25rem; border-block-end: 2px solid var(--line); }
section { padding-block: 1.5rem; border-block-end: 1px solid var(--line); scroll-margin-block-start: 1rem; }
section:target { background: var(--soft); box-shadow: 0 0 0 1rem var(--soft); }
h3, h4 { margin-block: 0 .5rem; }
h3 code { font-size: 1rem; overflow-wrap: anywhere; }
h3 code:first-child { padding: .125rem .5rem; border-radius: .375rem; background: var(--accent); color: light-dark(#fff, #1b1426); }
h4 { margin-block-start: 1rem; }
a { color: var(--accent); }
p { max-inline-size: 65ch; }
.access { font-size: .875rem; opacity: .8; }
pre { margin: 0; padding: .75rem 1rem; overflow: auto; border-radius: .625rem; background: var(--soft); font-size: .8125rem; line-height: 1.55; }
pre i, td i { font-style: normal; opacity: .75; }
pre b, td b { font-weight: 500; }
table { border-collapse: collapse; inline-size: 100%; font-size: .875rem; }
th, td { padding: .375rem .5rem; text-align: start; vertical-align: top; border-block-end: 1px solid var(--line); }
.failures { padding: 0; list-style: none; font-size: .875rem; }
@media (width < 50rem) { body { display: block; } nav { position: static; block-size: auto; max-block-size: 40dvh; border-block-end: 1px solid var(--line); } }
`;
