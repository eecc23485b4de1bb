const BLOCKS = 'p, ul, ol, table, div, h1, h2, h3, h4, h5, h6';
const LISTS = 'ul, ol';

/** What Word writes as paragraphs whose markers are text, as the lists that they stand for. */
function listsOfWord(page: Document): void {
  for (const line of page.querySelectorAll<HTMLElement>('p[style*="mso-list"]')) {
    const marker = line.querySelector('[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]');
    const tag = /[0-9۰-۹٠-٩]/.test(marker?.textContent ?? '') ? 'ol' : 'ul';
    const isInner = /level[2-9]/.test(line.getAttribute('style') ?? '');
    marker?.remove();
    const item = page.createElement('li');
    item.append(...line.childNodes);
    const before = line.previousElementSibling;
    const outer = before?.matches('[data-word]') ? before : null;
    if (isInner && outer !== null) {
      const inner = page.createElement(tag);
      inner.append(item);
      outer.append(inner);
      line.remove();
      continue;
    }
    const list = outer?.matches(tag) ? outer : page.createElement(tag);
    list.setAttribute('data-word', '');
    list.append(item);
    if (list === outer) line.remove();
    else line.replaceWith(list);
  }
}

/** A list in a list, as further lines of the item that it belongs to: the numbers of the outer one then go on. */
function innerLists(page: Document): void {
  const inner = [...page.querySelectorAll(`:is(${LISTS}) :is(${LISTS})`)];
  // From within, so that of three levels the third is in the second by its turn.
  for (const list of inner.reverse()) {
    const item = list.closest('li') ?? list.previousElementSibling;
    if (item === null) continue;
    const paragraphs = item.querySelectorAll(':scope > p');
    const place = paragraphs[paragraphs.length - 1] ?? item;
    for (const each of list.querySelectorAll('li')) {
      place.append(page.createElement('br'), '– ');
      for (const child of [...each.childNodes])
        place.append(...(child instanceof Element && child.matches('p') ? child.childNodes : [child]));
    }
    list.remove();
  }
}

/** A row of cells as one line. Tables that only place things, with one cell a row or blocks in a cell, are left to their content. */
function rowsOfTables(page: Document): void {
  for (const row of page.querySelectorAll('tr')) {
    const cells = [...row.querySelectorAll('td, th')];
    if (cells.length < 2 || row.querySelector(`table, ${LISTS}, p + p, div + div`) !== null) continue;
    const line = page.createElement('p');
    line.textContent = cells
      .map(({ textContent }) => textContent.trim())
      .filter((text) => text !== '')
      .join(' | ');
    // Where a table alone may stand no paragraph may.
    const cell = page.createElement('td');
    cell.append(line);
    row.replaceChildren(cell);
  }
  for (const table of page.querySelectorAll('table'))
    if (table.querySelector('td + td, th + th, td + th, th + td') === null) {
      const lines = [...table.querySelectorAll('td, th')].flatMap(({ childNodes }) => [...childNodes]);
      table.replaceWith(...lines);
    }
}

/** What is pasted, in the few elements that an editor reads as it was meant by Word, Google Docs, WhatsApp and Excel. */
export function cleanPasted(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const one of page.querySelectorAll('style, col, br.Apple-interchange-newline')) one.remove();
  // Signs of feeling that a page draws as pictures.
  for (const image of page.querySelectorAll('img[alt]'))
    if (/^\p{Extended_Pictographic}/u.test(image.getAttribute('alt') ?? ''))
      image.replaceWith(image.getAttribute('alt') ?? '');
  // A line break between paragraphs is an empty one.
  for (const line of page.querySelectorAll('br'))
    if ([line.previousElementSibling, line.nextElementSibling].some((beside) => beside?.matches(BLOCKS)))
      line.replaceWith(page.createElement('p'));
  listsOfWord(page);
  innerLists(page);
  rowsOfTables(page);
  return page.body.innerHTML;
}
