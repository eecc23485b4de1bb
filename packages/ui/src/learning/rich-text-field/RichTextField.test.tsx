import { EMPTY_RICH_TEXT, plainRichText, type RichTextDocument, readRichText } from '@mashq/curriculum/rich-text';
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../../actions/button/index.ts';
import { Form } from '../../forms/form/index.ts';
import { axeFindings, renderPersian } from '../../testing/index.ts';
import { SAMPLE_RICH_TEXT } from '../testing/sample-rich-text.ts';
import { typedHref } from './dialogs.tsx';
import { RichTextField, type RichTextFieldProps } from './RichTextField.tsx';

const box = () => screen.getByRole('textbox', { name: 'متن پیام' });

/** Puts something into the text as a paste does. */
function paste(data: { html?: string; text?: string }) {
  const event = createEvent.paste(box(), {
    clipboardData: {
      getData: (type: string) =>
        type === 'text/html' ? (data.html ?? '') : type === 'text/plain' ? (data.text ?? '') : '',
      files: [],
      items: [],
      types: [],
    },
  });
  fireEvent(box(), event);
}

const last = (onChange: ReturnType<typeof vi.fn>): RichTextDocument => onChange.mock.lastCall?.[0];

function pasted(html: string): RichTextDocument {
  const onChange = vi.fn();
  const { unmount } = renderPersian(<RichTextField label="متن پیام" onChange={onChange} />);
  paste({ html });
  unmount();
  return last(onChange);
}

/** A page that keeps the value. */
function Page(props: Partial<RichTextFieldProps>) {
  const [value, setValue] = useState(EMPTY_RICH_TEXT);
  return <RichTextField label="متن پیام" value={value} onChange={setValue} {...props} />;
}

describe('RichTextField', () => {
  it('is a text of several lines with a label, with its description, and axe finds nothing', async () => {
    const { container } = renderPersian(
      <RichTextField label="متن پیام" description="همهٔ کلاس می‌خوانند." defaultValue={SAMPLE_RICH_TEXT} isRequired />,
    );
    expect(box().getAttribute('aria-multiline')).toBe('true');
    expect(box().getAttribute('aria-required')).toBe('true');
    expect(box()).toHaveAccessibleDescription('همهٔ کلاس می‌خوانند.');
    expect(screen.getByRole('toolbar', { name: 'ابزار نوشتن: متن پیام' })).toBeDefined();
    expect(screen.getByText('سه چهارم به‌علاوهٔ دو و یک دوم مساوی است با جای خالی')).toBeDefined();
    expect(await axeFindings(container)).toEqual([]);
  });

  it('gives back the document that it was given', () => {
    const onChange = vi.fn();
    renderPersian(<RichTextField label="متن پیام" defaultValue={SAMPLE_RICH_TEXT} onChange={onChange} />);
    expect(onChange).not.toHaveBeenCalled();
    paste({ text: '۱' });
    expect(plainRichText(last(onChange))).toBe(`۱${plainRichText(SAMPLE_RICH_TEXT)}`);
    expect(readRichText(last(onChange)).blocks.slice(1)).toEqual(SAMPLE_RICH_TEXT.blocks.slice(1));
  });

  it('takes another value from its parent, and does not answer it with a change', () => {
    const onChange = vi.fn();
    const { rerender } = renderPersian(<RichTextField label="متن پیام" value={EMPTY_RICH_TEXT} onChange={onChange} />);
    rerender(<RichTextField label="متن پیام" value={SAMPLE_RICH_TEXT} onChange={onChange} />);
    expect(within(box()).getByRole('heading', { name: 'برای روز شنبه' })).toBeDefined();
    rerender(<RichTextField label="متن پیام" value={EMPTY_RICH_TEXT} onChange={onChange} />);
    expect(box().textContent).toBe('');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('cleans what is pasted from the web: known parts stay, all else is words or nothing', () => {
    const document = pasted(
      '<style>p{color:red}</style><script>alert(1)</script><h1 style="color:red" onclick="x()">سر</h1>' +
        '<p class="a"><b style="font-weight:normal">ساده</b> <span style="font-weight:700">پررنگ</span> ' +
        '<a href="javascript:alert(1)">بد</a><a href="https://roshd.ir">خوب</a><img src="x" onerror="alert(1)"></p>' +
        '<table><tr><td>خانه</td></tr></table>',
    );
    expect(document.blocks).toEqual([
      { t: 'heading', content: [{ t: 'text', text: 'سر' }] },
      {
        t: 'paragraph',
        content: [
          { t: 'text', text: 'ساده ' },
          { t: 'text', text: 'پررنگ', isBold: true },
          { t: 'text', text: ' بد' },
          { t: 'text', text: 'خوب', href: 'https://roshd.ir' },
        ],
      },
      { t: 'paragraph', content: [{ t: 'text', text: 'خانه' }] },
    ]);
  });

  it('makes lists of what Word pastes as paragraphs with markers', () => {
    const line = (marker: string, text: string) =>
      `<p class="MsoListParagraph" dir="RTL" style="mso-list:l0 level1 lfo1"><!--[if !supportLists]--><span><span style="mso-list:Ignore">${marker}<span>&nbsp;</span></span></span><!--[endif]-->${text}<o:p></o:p></p>`;
    const items = (...texts: string[]) => texts.map((text) => [{ t: 'text', text }]);
    expect(pasted(`${line('1.', 'یک')}${line('2.', 'دو')}${line('·', 'سه')}`).blocks).toEqual([
      { t: 'list', isOrdered: true, items: items('یک', 'دو') },
      { t: 'list', isOrdered: false, items: items('سه') },
    ]);
  });

  it.each([
    [
      'Word: a list in a list, an order that goes on after it, a table, half-spaces',
      `<html xmlns:w="urn:schemas-microsoft-com:office:word"><head><style>p.MsoNormal{margin:0}</style></head><body lang=EN-US><!--StartFragment--><p class=MsoNormal dir=RTL><span lang=FA>می‌گیریم؛ <span dir=LTR>English Time 3</span><o:p></o:p></span></p><p dir=RTL style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>۱-<span>&nbsp;</span></span>کتاب</p><p dir=RTL style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o</span>صفحهٔ ۱۲</p><p dir=RTL style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>۲-</span>دفتر</p><table class=MsoTableGrid dir=rtl><tr><td><p class=MsoNormal>شنبه</p></td><td><p class=MsoNormal>۸</p></td></tr></table><!--EndFragment--></body></html>`,
      'می‌گیریم؛ English Time 3\n۱. کتاب\n– صفحهٔ ۱۲\n۲. دفتر\nشنبه | ۸',
    ],
    [
      'Google Docs: no weight of the whole, a line between paragraphs, lists in a list',
      '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="rtl"><span style="font-weight:400">یک</span></p><br /><p dir="rtl"><span>دو</span></p><ul><li><p role="presentation"><span>سه</span></p></li><ul><li><p><span>چهار</span></p></li><ul><li><p>پنج</p></li></ul></ul><li><p>شش</p></li></ul></b><br class="Apple-interchange-newline">',
      'یک\n\nدو\n• سه\n– چهار\n– پنج\n• شش',
    ],
    [
      'WhatsApp: lines and signs of feeling',
      '<span dir="rtl" style="white-space:pre-wrap">سلام\nتکلیف <img src="data:image/gif;base64,R0" alt="😊" class="emoji"> رسید؟</span>',
      'سلام\nتکلیف 😊 رسید؟',
    ],
    [
      'Excel: a line for each row, without the empty cells',
      '<html xmlns:x="urn:schemas-microsoft-com:office:excel"><body><table border=0><!--StartFragment--><tr height=20><td class=xl65>نام</td><td>نمره</td></tr><tr><td>Sara</td><td align=left>17.5</td></tr><tr><td>آوا</td><td></td></tr><!--EndFragment--></table></body></html>',
      'نام | نمره\nSara | 17.5\nآوا',
    ],
    [
      'a page that places its text by tables',
      '<table><tr><td><p>یک</p><p>دو</p></td><td><ul><li>سه</li></ul></td></tr></table>',
      'یک\nدو\n• سه',
    ],
  ])('takes what is copied from %s', (_, html, text) => {
    expect(plainRichText(pasted(html))).toBe(text);
  });

  it('says that a text has too many parts, and keeps them all meanwhile', async () => {
    const onSubmit = vi.fn();
    const onChange = vi.fn();
    const { user } = renderPersian(
      <Form onSubmit={onSubmit}>
        <RichTextField label="متن پیام" name="document" onChange={onChange} />
        <Button type="submit">فرستادن</Button>
      </Form>,
    );
    paste({ html: '<p>یک</p>'.repeat(401) });
    expect(last(onChange).blocks).toHaveLength(401);
    await user.click(screen.getByRole('button', { name: 'فرستادن' }));
    expect(await screen.findByText(/بیش از اندازه بند/)).toBeDefined();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('puts a formula in, shows it while it is typed, and says what is wrong with it', async () => {
    const onChange = vi.fn();
    const { user } = renderPersian(<RichTextField label="متن پیام" onChange={onChange} />);
    await user.click(screen.getByRole('button', { name: 'فرمول' }));
    const dialog = within(screen.getByRole('dialog', { name: 'فرمول' }));
    const source = dialog.getByRole('textbox', { name: 'فرمول را بنویسید' });
    await user.type(source, '۳/');
    await user.click(dialog.getByRole('button', { name: 'گذاشتن در متن' }));
    expect(source).toHaveAccessibleDescription(/کامل نیست/);
    expect(onChange).not.toHaveBeenCalled();
    await user.type(source, '۴');
    expect(dialog.getByText('سه چهارم')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: '=' }));
    await user.click(dialog.getByRole('button', { name: 'جای خالی' }));
    await user.click(source);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(last(onChange).blocks).toEqual([{ t: 'paragraph', content: [{ t: 'formula', source: '۳/۴=□' }] }]);
    expect(within(box()).getByText('سه چهارم مساوی است با جای خالی')).toBeDefined();
  });

  it('links an address, with https where none is said, and refuses what is none', async () => {
    const onChange = vi.fn();
    const { user } = renderPersian(<RichTextField label="متن پیام" onChange={onChange} />);
    await user.click(screen.getByRole('button', { name: 'پیوند' }));
    const dialog = within(screen.getByRole('dialog', { name: 'پیوند' }));
    const address = dialog.getByRole('textbox', { name: 'نشانی' });
    await user.type(address, 'javascript:alert(1){Enter}');
    expect(address).toHaveAccessibleDescription(/درست نیست/);
    await user.clear(address);
    await user.type(address, 'roshd.ir');
    await user.type(dialog.getByRole('textbox', { name: /نوشتهٔ پیوند/ }), 'رشد{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(last(onChange).blocks).toEqual([
      { t: 'paragraph', content: [{ t: 'text', text: 'رشد', href: 'https://roshd.ir' }] },
    ]);
  });

  it('goes to its tools by Alt+F10 and back by Escape, and undoes', async () => {
    const onChange = vi.fn();
    const { user } = renderPersian(<RichTextField label="متن پیام" onChange={onChange} />);
    act(() => box().focus());
    paste({ text: 'سلام' });
    expect(plainRichText(last(onChange))).toBe('سلام');
    await user.keyboard('{Alt>}{F10}{/Alt}');
    expect(screen.getByRole('button', { name: 'پررنگ' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(box()).toHaveFocus();
    await user.keyboard('{Control>}z{/Control}');
    expect(last(onChange)).toEqual(EMPTY_RICH_TEXT);
    await user.click(screen.getByRole('button', { name: 'یک قدم به جلو' }));
    expect(plainRichText(last(onChange))).toBe('سلام');
  });

  it('makes a line of its text a heading or a list, and says so of its tools', async () => {
    const onChange = vi.fn();
    const { user } = renderPersian(<RichTextField label="متن پیام" onChange={onChange} />);
    paste({ text: 'سلام' });
    await user.click(screen.getByRole('button', { name: 'سرخط' }));
    expect(screen.getByRole('button', { name: 'سرخط', pressed: true })).toBeDefined();
    expect(last(onChange).blocks[0]?.t).toBe('heading');
    await user.click(screen.getByRole('button', { name: 'سرخط' }));
    await user.click(screen.getByRole('button', { name: 'فهرست شماره‌دار' }));
    expect(last(onChange).blocks).toEqual([{ t: 'list', isOrdered: true, items: [[{ t: 'text', text: 'سلام' }]] }]);
  });

  it('is a field of a form: required, named, and found by the summary of mistakes', async () => {
    const onSubmit = vi.fn();
    const { user } = renderPersian(
      <Form onSubmit={(data) => onSubmit(Object.fromEntries(data))}>
        <RichTextField label="متن پیام" name="document" isRequired />
        <Button type="submit">فرستادن</Button>
      </Form>,
    );
    // Its own dialog is no leaving, after which it would be said that nothing is written.
    await user.click(screen.getByRole('button', { name: 'فرمول' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(box().hasAttribute('aria-invalid')).toBe(false);
    await user.click(screen.getByRole('button', { name: 'فرستادن' }));
    expect(onSubmit).not.toHaveBeenCalled();
    expect(box().getAttribute('aria-invalid')).toBe('true');
    await user.click(await screen.findByRole('link', { name: /متن پیام/ }));
    expect(box()).toHaveFocus();
    paste({ text: 'سلام' });
    await user.click(screen.getByRole('button', { name: 'فرستادن' }));
    expect(readRichText(JSON.parse(onSubmit.mock.lastCall?.[0].document)).blocks).toHaveLength(1);
  });

  it('counts its characters, and says when they are too many', async () => {
    const { user } = renderPersian(
      <Form onSubmit={() => {}}>
        <RichTextField label="متن پیام" maxLength={5} />
        <Button type="submit">فرستادن</Button>
      </Form>,
    );
    paste({ text: 'سلام!!!' });
    expect(screen.getByText('۷ از ۵ نویسه')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'فرستادن' }));
    expect(await screen.findByText(/۲ نویسه بیش از اندازه است/)).toBeDefined();
  });

  it('can be read and not changed', () => {
    const { rerender } = renderPersian(<RichTextField label="متن پیام" value={SAMPLE_RICH_TEXT} isReadOnly />);
    expect(box().getAttribute('aria-readonly')).toBe('true');
    expect(box().getAttribute('contenteditable')).toBe('false');
    expect(screen.queryByRole('toolbar')).toBeNull();
    rerender(<RichTextField label="متن پیام" value={SAMPLE_RICH_TEXT} />);
    expect(box().getAttribute('contenteditable')).toBe('true');
  });

  it('keeps its text while its parent renders for other reasons', async () => {
    const { rerender } = renderPersian(<Page />);
    paste({ text: 'سلام' });
    rerender(<Page description="تازه" />);
    expect(box().textContent).toBe('سلام');
  });
});

describe('typedHref', () => {
  it.each([
    ['roshd.ir', 'https://roshd.ir'],
    [' http://roshd.ir/a ', 'http://roshd.ir/a'],
    ['a@b.ir', 'mailto:a@b.ir'],
    ['localhost:3000', undefined],
    ['سلام', undefined],
    ['javascript:alert(1)', undefined],
    ['data:text/html,x', undefined],
  ])('%s is %s', (typed, href) => {
    expect(typedHref(typed)).toBe(href);
  });
});
