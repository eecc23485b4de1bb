import { labMenu } from './strings/menu.ts';

export interface LabScreen {
  readonly href: string;
  readonly title: string;
  /** One sentence that says what it is for. */
  readonly about: string;
}

/** Screens of the laboratory, in the order of its menu. */
export const labScreens: readonly LabScreen[] = [
  { href: '/lab/ne-test', ...labMenu.questionTest },
  { href: '/lab/mirage', ...labMenu.components },
  { href: '/lab/science', ...labMenu.science },
  { href: '/lab/comp-api', ...labMenu.api },
  { href: '/lab/example-component/class-week', ...labMenu.examples },
];
