import {
  Anchor,
  Canvas,
  Controls,
  Description,
  Markdown,
  Primary,
  Stories,
  Subheading,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { storyNameFromExport } from 'storybook/internal/csf';
import { ADVICE } from './advice.ts';
import { kitDescription } from './arg-types.ts';
import { englishName } from './english-names.ts';
import { useLanguage } from './page-settings.ts';

/** What is on the page of a component, in Storybook's own order, with the words of its own in the toolbar's language. */
export function DocsBody() {
  return useLanguage() === 'en' ? (
    <EnglishBody />
  ) : (
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

const nameOfFile = (path: unknown) => /([^/]+)\.stories\.tsx$/.exec(String(path))?.[1] ?? '';

/** The docstring and the advice in English, in place of the story's own description. */
function EnglishBody() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta']);
  const stories = Object.values(csfFile.stories).filter(({ tags }) => !tags?.includes('!autodocs'));
  const text = [kitDescription(preparedMeta.component), ADVICE.get(nameOfFile(preparedMeta.parameters.fileName))]
    .filter(Boolean)
    .join('\n\n');
  return (
    <>
      <Title>{englishName(preparedMeta.title.split('/').at(-1) ?? '')}</Title>
      <Markdown>{text}</Markdown>
      <Primary />
      <Controls />
      <h2>Examples</h2>
      {stories.map(({ id, moduleExport }) => (
        <Anchor key={id} storyId={id}>
          <Subheading>{storyNameFromExport(id.split('--')[1] ?? '')}</Subheading>
          <Canvas of={moduleExport} />
        </Anchor>
      ))}
    </>
  );
}
