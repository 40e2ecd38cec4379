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

/** Sends a request to this server; a failure becomes RequestFailed, silence ServerAway, an abort stays an AbortError. */
export async function send(
  path: string,
  { method = 'GET', body, headers, signal }: RequestOptions = {},
): Promise<Response> {
  let response: Response
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
  if (!response.ok) throw await readFailure(response)
  return response
}

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
