import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { LLMock } from '@copilotkit/aimock'
import { Settings } from '../../src/config/settings.ts'
import { readEndpoint, type ModelEndpoint } from '../../src/agent/model/endpoint.ts'
import type { ModelCall, ModelProvider, ModelRequest, ModelUsage } from '../../src/agent/model/provider.ts'

/** What Ollama tells about a model (`/api/show`). */
export interface ShownModel {
  capabilities?: string[]
  template?: string
  model_info?: Record<string, unknown>
}

/**
 * aimock as Ollama and as OpenAI. It has no `/api/show` and no `/api/ps`: `shown` and `loaded` stand in for them, in the
 * form of https://docs.ollama.com/api; a model that is not in `shown` is refused as aimock does it (404).
 */
export async function startAimock(
  options: ConstructorParameters<typeof LLMock>[0] & { shown?: Record<string, ShownModel>; loaded?: string[] } = {},
): Promise<LLMock> {
  const { shown, loaded, ...rest } = options
  const mock = new LLMock({ port: 0, ...rest })
  const json = (res: ServerResponse, status: number, body: unknown) => {
    res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    return true
  }
  if (shown)
    mock.mount('/api/show', {
      handleRequest: async (req, res) => {
        const { model } = JSON.parse(await readAll(req)) as { model: string }
        const found = shown[model]
        return found ? json(res, 200, found) : json(res, 404, { error: `model '${model}' not found` })
      },
    })
  if (loaded)
    mock.mount('/api/ps', {
      handleRequest: (_req, res) => Promise.resolve(json(res, 200, { models: loaded.map(name => ({ name })) })),
    })
  await mock.start()
  return mock
}

/** A request that an endpoint got. */
export interface SeenRequest {
  method: string
  url: string
  headers: IncomingMessage['headers']
  body: Record<string, unknown>
  /** The connection was closed before the response was complete. */
  isCut: boolean
}

/** A server for what aimock cannot do: any bytes at any time. */
export interface RawEndpoint {
  url: string
  requests: SeenRequest[]
  /** Resolves when the n-th response (from 0) was closed by the client. */
  cut(index?: number): Promise<void>
  close(): Promise<void>
}

export async function startRawEndpoint(
  answer: (request: SeenRequest, res: ServerResponse, count: number) => unknown,
): Promise<RawEndpoint> {
  const requests: SeenRequest[] = []
  const cuts: { resolve: () => void; promise: Promise<void> }[] = []
  const cutAt = (index: number) => (cuts[index] ??= Promise.withResolvers<void>())
  const server = createServer(async (req, res) => {
    const text = await readAll(req)
    const seen: SeenRequest = {
      method: req.method ?? '',
      url: req.url ?? '',
      headers: req.headers,
      body: text ? (JSON.parse(text) as Record<string, unknown>) : {},
      isCut: false,
    }
    const index = requests.push(seen) - 1
    res.on('close', () => {
      if (res.writableFinished) return
      seen.isCut = true
      cutAt(index).resolve()
    })
    await answer(seen, res, index)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    cut: async (index = 0) => await cutAt(index).promise,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function readAll(req: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of req.setEncoding('utf8')) text += String(chunk)
  return text
}

/** Server-sent events of these chunks, ended by `[DONE]`. */
export const toEvents = (...chunks: unknown[]) =>
  [...chunks.map(chunk => JSON.stringify(chunk)), '[DONE]'].map(data => `data: ${data}\n\n`).join('')

/** One chunk of a chat completion. */
export const chunkOf = (delta: unknown, finish: string | null = null) => ({
  choices: [{ index: 0, delta, finish_reason: finish }],
})

/** A `[model]` section as an endpoint; `more` says what is different, `environment` has the key. */
export function endpointOf(
  model: Record<string, unknown>,
  more: Partial<ModelEndpoint> = {},
  environment: NodeJS.ProcessEnv = {},
): ModelEndpoint {
  return { ...readEndpoint(Settings.parse({ model }).model, environment)!, ...more }
}

/** Everything that a generation brought. */
export interface Generated {
  text: string
  reasoning: string
  calls: ModelCall[]
  usage?: ModelUsage
  end?: string
  /** Pieces of text, as they came. */
  pieces: string[]
}

export async function generateAll(
  provider: ModelProvider,
  request: Partial<ModelRequest> | string,
  signal: AbortSignal = AbortSignal.timeout(20_000),
): Promise<Generated> {
  const messages: ModelRequest['messages'] = [{ role: 'user', text: typeof request === 'string' ? request : 'hello' }]
  const all: Generated = { text: '', reasoning: '', calls: [], pieces: [] }
  const asked: ModelRequest = { messages, ...(typeof request === 'object' && request) }
  for await (const event of provider.generate(asked, signal)) {
    if (event.type === 'text') all.pieces.push(event.text)
    if (event.type === 'text' || event.type === 'reasoning') all[event.type] += event.text
    if (event.type === 'call') all.calls.push(event.call)
    if (event.type === 'usage') all.usage = event.usage
    if (event.type === 'end') all.end = event.reason
  }
  return all
}

/** What a generation threw. */
export async function failureOf(
  work: Promise<unknown>,
): Promise<{ code: string; status: number; message: string; detail?: unknown }> {
  try {
    await work
  } catch (error) {
    return error as { code: string; status: number; message: string }
  }
  throw new Error('It was expected to fail')
}
