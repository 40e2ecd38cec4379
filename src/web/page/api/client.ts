import { askForKey, mayAsk } from './sign-in.ts'

/** An answer of the server that is no success. `message` is for people. */
export class RequestFailed extends Error {
  readonly status: number
  readonly code: string | undefined
  constructor(message: string, status: number, code?: string) {
    super(message)
    this.name = 'RequestFailed'
    this.status = status
    this.code = code
  }
}

/** The server did not answer at all. */
export class ServerAway extends Error {
  constructor() {
    super('The agent server does not answer.')
    this.name = 'ServerAway'
  }
}

export interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
}

/**
 * Sends a request to this server; a failure becomes RequestFailed, silence ServerAway, an abort stays an AbortError. Where a
 * key is wanted it waits until somebody signed in.
 */
export async function send(
  path: string,
  { method = 'GET', body, headers, signal }: RequestOptions = {},
): Promise<Response> {
  let response: Response
  await mayAsk()
  signal?.throwIfAborted()
  try {
    response = await fetch(path, {
      method,
      signal: signal ?? null,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      body: body === undefined ? null : JSON.stringify(body),
    })
  } catch (error) {
    if ((error as Error).name === 'AbortError') throw error
    throw new ServerAway()
  }
  if (response.ok) return response
  const failure = await readFailure(response)
  // A key that somebody typed in for one change is that one's business.
  if (!KEY_PROBLEMS.includes(failure.code) || headers?.['authorization']) throw failure
  await askForKey()
  return await send(path, { method, body, ...(headers && { headers }), ...(signal && { signal }) })
}

const KEY_PROBLEMS: (string | undefined)[] = ['KEY_NEEDED', 'KEY_REFUSED']

/** `send` with the JSON of the answer, which the caller knows the shape of. */
export async function request<T>(path: string, options?: RequestOptions): Promise<T> {
  return (await (await send(path, options)).json()) as T
}

async function readFailure(response: Response): Promise<RequestFailed> {
  const { detail, code } = (await response.json().catch(() => ({}))) as {
    detail?: string | { msg: string }[]
    code?: string
  }
  const text = typeof detail === 'string' ? detail : detail?.map(({ msg }) => msg).join('; ')
  return new RequestFailed(text || `The server answered ${response.status}.`, response.status, code)
}
