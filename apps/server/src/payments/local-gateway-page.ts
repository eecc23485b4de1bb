import type { FastifyInstance } from 'fastify';
import { LATE_MS, type LocalBank } from './local-bank.ts';

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const toman = (rial: number) => (rial / 10).toLocaleString('fa-IR');

const page = (title: string, content: string) => `<!doctype html>
<html lang="fa" dir="rtl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body style="font: 1.125rem/2 Vazirmatn, Tahoma, sans-serif; background: #eef1f5; color: #1c2430; margin: 0">
<main style="max-width: 26rem; margin: 3rem auto; padding: 2rem; background: #fff; border-radius: 1rem">
<h1 style="font-size: 1.375rem; margin: 0 0 1rem">${title}</h1>${content}</main></body></html>`;

const button = (path: string, text: string, style: string) =>
  `<button formaction="${path}" style="display: block; width: 100%; min-height: 3rem; margin-block: .5rem; font: inherit; border-radius: .75rem; border: 2px solid #14532d; ${style}">${text}</button>`;

function payPage(authority: string, amount: number, description: string): string {
  const at = `/api/local-gateway/${encodeURIComponent(authority)}`;
  const plain = 'background: #fff; color: #1c2430';
  return page(
    'درگاه آزمایشی',
    `<p>این صفحه جای درگاه بانک را می‌گیرد و هیچ پولی جابه‌جا نمی‌شود.</p>
<p>${escapeHtml(description)}</p><p><strong>${toman(amount)} تومان</strong> (${amount.toLocaleString('fa-IR')} ریال)</p>
<form method="post">${button(`${at}/pay`, 'پرداخت', 'background: #14532d; color: #fff')}
${button(`${at}/refuse`, 'انصراف', plain)}
${button(`${at}/pay-late`, `پرداخت با پاسخ دیرِ بانک (${(LATE_MS / 1000).toLocaleString('fa-IR')} ثانیه)`, plain)}
${button(`${at}/pay-and-close`, 'پرداخت و برنگشتن به سایت', plain)}</form>`,
  );
}

/** The page of the local gateway, where a payer pays, refuses, does not come back, or is answered late. */
export async function localGatewayPage(app: FastifyInstance, bank: LocalBank): Promise<void> {
  await app.register(async (scope) => {
    // Its forms have no fields.
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) =>
      done(null),
    );
    const html = 'text/html; charset=utf-8';
    scope.get<{ Params: { authority: string } }>('/api/local-gateway/:authority', (request, reply) => {
      const { authority } = request.params;
      const found = bank.find(authority);
      if (found === undefined) return reply.status(404).type(html).send(page('پرداختی پیدا نشد', ''));
      return reply.type(html).send(payPage(authority, found.amount, found.description));
    });
    const actions: Readonly<Record<string, (authority: string) => string | null>> = {
      pay: (authority) => bank.pay(authority),
      refuse: (authority) => bank.refuse(authority),
      'pay-late': (authority) => bank.pay(authority, { lateMs: LATE_MS }),
    };
    for (const [name, act] of Object.entries(actions)) {
      scope.post<{ Params: { authority: string } }>(`/api/local-gateway/:authority/${name}`, (request, reply) => {
        const next = act(request.params.authority);
        return next === null
          ? reply.status(404).type(html).send(page('پرداختی پیدا نشد', ''))
          : reply.redirect(next, 303);
      });
    }
    scope.post<{ Params: { authority: string } }>('/api/local-gateway/:authority/pay-and-close', (request, reply) => {
      bank.pay(request.params.authority);
      return reply.type(html).send(page('پرداخت شد', '<p>این صفحه را ببندید؛ سایت خودش پرداخت را پیدا می‌کند.</p>'));
    });
  });
}
