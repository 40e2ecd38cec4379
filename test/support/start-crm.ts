import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCrmApp } from '../../src/demos/crm/serve.ts'
import { listen } from '../../src/http/listen.ts'

interface Answer {
  status: number
  headers: Headers
  // A test knows what it asked for.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any
}

export type Ask = (method: string, path: string, body?: unknown) => Promise<Answer>

/** Asks a server for JSON; a body that is text is sent as it is. */
export const createAsk =
  (url: string): Ask =>
  async (method, path, body) => {
    const answer = await fetch(url + path, {
      method,
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    })
    const text = await answer.text()
    return { status: answer.status, headers: answer.headers, body: text === '' ? undefined : JSON.parse(text) }
  }

/** Every record of a list, page by page. */
// oxlint-disable-next-line typescript/no-explicit-any
export async function askAll(ask: Ask, path: string): Promise<any[]> {
  const items = []
  for (let skip = 0; ; skip += 100) {
    const { body } = await ask('GET', `${path}${path.includes('?') ? '&' : '?'}skip=${skip}&limit=100`)
    items.push(...body.items)
    if (items.length >= body.total || body.items.length === 0) return items
  }
}

/** A CRM of its own on a free port, over a database in a temporary folder. */
export async function startCrm(options: { clock?: () => Date } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'agent-crm-'))
  const crm = createCrmApp({ databaseFile: join(folder, 'crm.sqlite'), ...options })
  const server = await listen(crm.app, { port: 0 })
  return {
    url: server.url,
    ask: createAsk(server.url),
    stop: async () => {
      await server.close()
      crm.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
