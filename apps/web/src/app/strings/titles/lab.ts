import { labMenu } from '../../../lab/strings/menu.ts';

/** Window titles of these screens, before the product's name: needed before a screen is loaded. */
export const titles = {
  questionTest: labMenu.questionTest.title,
  components: labMenu.components.title,
  science: labMenu.science.title,
  api: labMenu.api.title,
  examples: labMenu.examples.title,
} as const;
