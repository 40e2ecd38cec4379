import { trustOwn } from '../http/tls/trust-own.ts'
import { get } from '../lib/node-http.ts'

export interface Health {
  /** The pid that answered, from the header `x-agent-pid`; undefined when a stranger answered. */
  pid: number | undefined
  status: number
}

/**
 * Asks `GET /health`. Undefined when nothing answers within the time (milliseconds). Plain node:http: loading a
 * whole fetch client would cost more than the question. Whether it lives is answered by a server with any certificate, be
 * it expired or its file damaged since: a living component must not be ended for that. Nothing secret is sent.
 * `certificate`: the file of the one that is shown there, which what is asked next takes.
 */
export async function probeHealth(url: string, time = 2000, certificate?: string): Promise<Health | undefined> {
  if (certificate !== undefined) trustOwn({ cert: certificate })
  return await new Promise(resolve => {
    // Not imported: most projects have no certificate, and loading it costs memory.
    const ask = url.startsWith('https:') ? process.getBuiltinModule('node:https').get : get
    const request = ask(
      `${url}/health`,
      { agent: false, timeout: time, headers: { connection: 'close' }, rejectUnauthorized: false },
      response => {
        response.resume()
        const pid = Number(response.headers['x-agent-pid'])
        resolve({ pid: Number.isInteger(pid) && pid > 0 ? pid : undefined, status: response.statusCode ?? 0 })
      },
    )
    request.once('timeout', () => request.destroy())
    request.once('error', () => resolve(undefined))
    request.once('close', () => resolve(undefined))
  })
}
