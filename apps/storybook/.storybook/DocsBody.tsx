import { Controls, Description, Primary, Stories, Subtitle, Title } from '@storybook/addon-docs/blocks';

/** What is on the page of a component, in Storybook's own order, with the only word of its own that can be Persian. */
export function DocsBody() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <Controls />
      <Stories title="نمونه‌ها" />
    </>
  );
}
