import { expect, it } from 'vitest';
import { clientFiles } from '../../scripts/client-modules.ts';

const modules = new Map([
  ['a/Field.js', 'import { useState } from "react";\nexport function Field() {}'],
  ['a/lazy.js', 'import { lazy } from "react";\nexport const createLazy = 1;'],
  ['a/Uses.js', 'import { createLazy } from "./lazy.js";\nexport const X = createLazy();'],
  [
    'a/Shows.js',
    'import { Field } from "./Field.js";\nimport { jsx } from "react/jsx-runtime";\nexport function Shows() {}',
  ],
  ['a/Press.js', 'import { jsx } from "react/jsx-runtime";\nexport const Press = () => jsx("b", { onClick: go });'],
  ['a/index.js', 'export { Field } from "./Field.js";\nexport { useField } from "./use-field.js";'],
  ['b/Aria.js', 'import { Button } from "react-aria-components/Button";'],
]);

it('marks what has state, handlers, react-aria or a function of a client module, and leaves entry points and the rest', () => {
  expect([...clientFiles(modules)].sort()).toEqual(['a/Field.js', 'a/Press.js', 'a/Uses.js', 'a/lazy.js', 'b/Aria.js']);
});
