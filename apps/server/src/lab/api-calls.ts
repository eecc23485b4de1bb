import type { Call, Contract, ParsedOf, ResponseOf } from '@mashq/api/contract';
import { contractCalls, type InputPart, inputFaults, sampleInput, sampleReply } from '@mashq/api/samples';
import { notFound } from '../platform/app-error.ts';

type Laboratory = Contract['laboratory'];
type ApiCall = ResponseOf<Laboratory['calls']>[number];

const PARTS = ['params', 'query', 'body'] as const satisfies readonly InputPart[];

/** Faults that are shown of one request. */
const MAX_FAULTS = 50;

function viewOf(name: string, { method, path, summary, access, status, errors, mediaTypes }: Call): ApiCall {
  return {
    name,
    method,
    path,
    summary,
    access: typeof access === 'string' ? [access] : [...access],
    status,
    errors: Object.entries(errors).map(([code, reason]) => ({ status: Number(code), reason })),
    files: [...(mediaTypes ?? [])],
  };
}

function callOf(name: string): Call {
  const found = contractCalls.find((each) => each.name === name);
  if (found === undefined) throw notFound('چنین فراخوانی‌ای نیست.');
  return found.call;
}

const textOf = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value, null, 2));

/** The API to look at and to try: requests are read by the contract's own schemas, and no call is made. */
export const apiCalls = {
  list: async (): Promise<ResponseOf<Laboratory['calls']>> => contractCalls.map(({ name, call }) => viewOf(name, call)),

  sample: async (name: string): Promise<ResponseOf<Laboratory['sample']>> => {
    const call = callOf(name);
    const { params, query, body } = sampleInput(call);
    const reply = sampleReply(call);
    return {
      call: viewOf(name, call),
      input: { params: textOf(params), query: textOf(query), body: textOf(body) },
      reply: call.mediaTypes === null ? textOf(reply) : null,
    };
  },

  try: async (
    name: string,
    texts: ParsedOf<Laboratory['tryCall']>['body'],
  ): Promise<ResponseOf<Laboratory['tryCall']>> => {
    const call = callOf(name);
    const input: Partial<Record<InputPart, unknown>> = {};
    const notJson: InputPart[] = [];
    for (const part of PARTS) {
      const text = texts[part];
      if (text === null) continue;
      try {
        input[part] = JSON.parse(text);
      } catch {
        notJson.push(part);
      }
    }
    return {
      not_json: notJson,
      faults: notJson.length > 0 ? [] : inputFaults(call, input).slice(0, MAX_FAULTS),
    };
  },
};
