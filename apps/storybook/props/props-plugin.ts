import type { Plugin } from 'vite';
import { KIT, KitTypes } from './kit-types.ts';
import { PropReader } from './read-props.ts';

/** Modules that may export a component or a hook of the kit. */
const COMPONENT = /^(?!.*\/testing\/).*\/(?:[A-Z]\w*|use-[\w-]+)\.tsx?$/;

/** Attaches the docs of its props to each component of the kit, as `kitDocs`. */
export function kitProps(): Plugin {
  let types: KitTypes | undefined;
  let reader: PropReader | undefined;
  return {
    name: 'kit-props',
    enforce: 'pre',
    watchChange(id) {
      if (id.startsWith(KIT)) types?.refresh([id]);
    },
    transform(code, id) {
      if (!id.startsWith(`${KIT}src/`) || !COMPONENT.test(id)) return undefined;
      types ??= new KitTypes();
      reader ??= new PropReader(types);
      const own = [...reader.componentsOf(id)].filter(([name]) =>
        new RegExp(`export (?:async )?(?:function|const) ${name}\\b`).test(code),
      );
      const added = own.map(([name, docs]) => `Object.assign(${name}, { kitDocs: ${JSON.stringify(docs)} });`);
      // At the end, so that lines keep their numbers.
      return added.length === 0 ? undefined : { code: `${code}\n${added.join('\n')}\n`, map: null };
    },
    buildEnd() {
      types?.close();
      types = undefined;
      reader = undefined;
    },
  };
}
