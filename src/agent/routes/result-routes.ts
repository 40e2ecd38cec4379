import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { safeName } from '../../lib/safe-name.ts'
import type { SessionStore } from '../sessions/session-store.ts'
import { writeCsv, writeJson } from '../../lib/write-csv.ts'

const Params = z.object({
  session_id: z.string().min(1).max(200).describe('As told in metadata.session_id'),
  place: z.coerce.number().int().min(0).describe('Place of the answer in `messages`, as told in metadata.place'),
})
const Query = z.object({
  format: z.enum(['json', 'csv']).default('json').describe('json: as it was answered; csv: a table, per RFC 4180'),
  bom: z
    .enum(['true', 'false'])
    .default('true')
    .describe('false: CSV without the byte order mark by which spreadsheets know that it is UTF-8'),
})

/** `/sessions/{session_id}/messages/{place}/result`: the complete result of an answer, to be saved. */
export function resultRoutes(store: SessionStore): Route[] {
  return [
    defineRoute({
      method: 'get',
      path: '/sessions/{session_id}/messages/{place}/result',
      operationId: 'getResult',
      summary: 'The complete result of an answer, as a file',
      description:
        'All rows as they were answered, also where GET /sessions/{session_id} shows the first 200. ' +
        'In CSV a list or record within a row is JSON, and a text that a spreadsheet would take for a formula begins ' +
        'with an apostrophe. Results of up to 100,000 rows and 32 MB are kept, and 512 MB of all conversations: ' +
        'the oldest go first.',
      tags: ['sessions'],
      params: Params,
      query: Query,
      responses: {
        200: {
          description: 'The result; its name is the question, with “(not complete)” where the answer said so',
          schema: z.string(),
          contentType: 'application/octet-stream',
        },
        404: { description: 'There is no such message, or it has no result' },
        410: { description: 'The result is not kept; `detail` says why' },
      },
      handler: async ({ params, query: { format, bom }, req, res }) => {
        const { question, result, columns, isPart } = await store.readResult(params.session_id, params.place)
        res.attachment(`${nameOf(question)}${isPart ? ' (not complete)' : ''}.${format}`)
        res.set({
          'content-type':
            format === 'csv' ? 'text/csv; charset=utf-8; header=present' : 'application/json; charset=utf-8',
          'content-security-policy': "sandbox; default-src 'none'",
          'x-content-type-options': 'nosniff',
          'cross-origin-resource-policy': 'same-origin',
          'referrer-policy': 'no-referrer',
          'cache-control': 'private, no-store',
        })
        if (req.method === 'HEAD') return void res.end()
        const parts = format === 'json' ? writeJson(result) : withMark(writeCsv(result, columns), bom === 'true')
        // Whoever waits for the rest sees the connection break off; a client that went away wants nothing more.
        await pipeline(Readable.from(parts, { objectMode: true }), res).catch(() => undefined)
      },
    }),
  ]
}

function* withMark(parts: Iterable<string>, isMarked: boolean): Generator<string> {
  if (isMarked) yield '\uFEFF'
  yield* parts
}

/** The question as the name of a file, without its end mark. */
function nameOf(question: string): string {
  const [line = ''] = question.trim().split('\n')
  const short = [...line.replace(/[\s?!.]+$/, '')].slice(0, 60).join('')
  return safeName(short.replaceAll(/[/\\]/g, ' '), 'result')
}
