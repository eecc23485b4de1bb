/**
 * Types of the kit as the compiler sees them. TypeScript 7 has no API within the process: `typescript/unstable/sync` asks the
 * compiler's own program. Its version is pinned with that of TypeScript.
 */
import { fileURLToPath } from 'node:url';
import { API, type Checker, type NodeHandle, type Project, type Symbol as TypeSymbol } from 'typescript/unstable/sync';

export const KIT = fileURLToPath(new URL('../../../packages/ui/', import.meta.url));
const CONFIG = `${KIT}tsconfig.json`;

/** A declaration's text as it is written, with its comments. */
export interface Written {
  readonly file: string;
  readonly text: string;
}

export class KitTypes {
  readonly #api = new API({ cwd: KIT });
  #project = this.#open();

  #open(): Project {
    const project = this.#api.updateSnapshot({ openProject: CONFIG }).getProject(CONFIG);
    if (project === undefined) throw new Error(`${CONFIG} could not be read`);
    return project;
  }

  get project(): Project {
    return this.#project;
  }

  get checker(): Checker {
    return this.#project.checker;
  }

  /** Reads files again that have changed. */
  refresh(files: readonly string[]): void {
    const snapshot = this.#api.updateSnapshot({ openProject: CONFIG, fileChanges: { changed: [...files] } });
    this.#project = snapshot.getProject(CONFIG) ?? this.#project;
  }

  /** What a module exports; nothing for a file that is no module of the kit. */
  exportsOf(file: string): readonly TypeSymbol[] {
    const source = this.#project.program.getSourceFile(file);
    const module = source && this.checker.getSymbolAtLocation(source);
    return module ? this.checker.getExportsOfModule(module) : [];
  }

  written(handle: NodeHandle | undefined): Written | null {
    const node = handle?.resolve(this.#project);
    if (node === undefined) return null;
    const { fileName, text } = node.getSourceFile();
    return { file: fileName, text: text.slice(node.pos, node.end).trim() };
  }

  close(): void {
    this.#api.close();
  }
}
