import type { ServerResponse } from 'node:http'
import { openProvider } from '../../src/agent/model/open-provider.ts'
import type { ModelProvider } from '../../src/agent/model/provider.ts'
import { Settings } from '../../src/config/settings.ts'
import { chunkOf, startRawEndpoint, type RawEndpoint } from '../../test/support/model-endpoints.ts'
import { median } from '../measure.ts'
import { timeFigure, type Figure } from '../report.ts'
import { waitFor, type Servers } from '../servers.ts'
import { benchModelEngine } from './model-engine.ts'

/** Milliseconds that the model of the benchmark thinks before its first word: the request is under way then. */
const THINKING = 20

/** A tool of the demo that takes no arguments, by the name that models see. */
const TOOL = 'territory_getMyAccounts'

/** What an endpoint sends, by provider: the first word, after which it stays silent until it is left. */
const FIRST_WORD: Record<'ollama' | 'openai', string> = {
  ollama: `${JSON.stringify({ message: { role: 'assistant', content: 'One' }, done: false })}\n`,
  openai: `data: ${JSON.stringify(chunkOf({ content: 'One' }))}\n\n`,
}

/**
 * What a provider adds to its endpoint: from the moment when the first word is written to the moment when it is handed on,
 * and from a cancellation until the endpoint has its connection closed. The endpoint is a server of this process.
 */
async function benchProviders(quick: boolean): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const name of ['ollama', 'openai'] as const) {
    let written = 0
    const endpoint = await startRawEndpoint(async ({ url }, res) => {
      if (url === '/api/tags') return json(res, { models: [{ name: 'bench' }] })
      if (url === '/api/show') return json(res, { capabilities: ['completion', 'tools'] })
      res.writeHead(200, { 'content-type': name === 'ollama' ? 'application/x-ndjson' : 'text/event-stream' })
      await new Promise(resolve => setTimeout(resolve, THINKING))
      written = performance.now()
      return res.write(FIRST_WORD[name])
    })
    const settings = Settings.parse({ model: { provider: name, name: 'bench', base_url: endpoint.url } })
    const provider = openProvider(settings.model, {})!
    const rounds = quick ? 5 : 40
    const times = { first: [] as number[], idle: [] as number[] }
    for (let round = -3; round < rounds; round++) {
      const { first, idle } = await measure(provider, endpoint, () => written)
      if (round < 0) continue
      times.first.push(first)
      times.idle.push(idle)
    }
    await provider.close()
    await endpoint.close()
    figures.push(
      timeFigure(`${name}: first word passed on, median`, median(times.first), 20),
      timeFigure(`${name}: first word passed on, slowest of ${rounds}`, Math.max(...times.first), 20),
      timeFigure(`${name}: cancelled until the request is closed, slowest of ${rounds}`, Math.max(...times.idle), 500),
    )
  }
  return figures
}

async function measure(provider: ModelProvider, endpoint: RawEndpoint, written: () => number) {
  const controller = new AbortController()
  const request = { messages: [{ role: 'user' as const, text: 'Count' }] }
  let first = NaN
  let cancelled = NaN
  try {
    for await (const event of provider.generate(request, controller.signal)) {
      if (event.type !== 'text') continue
      first = performance.now() - written()
      cancelled = performance.now()
      controller.abort(new Error('enough'))
    }
  } catch (error) {
    if (!controller.signal.aborted) throw error
  }
  await endpoint.cut(endpoint.requests.length - 1)
  return { first, idle: performance.now() - cancelled }
}

const json = (res: ServerResponse, body: unknown) =>
  res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))

/** What the model of the whole path does: one call, then an answer that names what it found, and silence. */
const CALL = { message: { role: 'assistant', tool_calls: [{ function: { name: TOOL, arguments: {} } }] }, done: false }

/** The same through the whole program: from the endpoint over the agent server to the client of `/chat/stream`. */
async function benchServer(servers: Servers, quick: boolean): Promise<Figure[]> {
  let written = 0
  const endpoint = await startRawEndpoint(async ({ url, body }, res) => {
    if (url === '/api/tags') return json(res, { models: [{ name: 'bench' }] })
    if (url === '/api/show') return json(res, { capabilities: ['completion', 'tools'] })
    res.writeHead(200, { 'content-type': 'application/x-ndjson' })
    const { messages } = body as { messages: { role: string }[] }
    if (messages.at(-1)!.role !== 'tool')
      return res.end([CALL, { done: true, done_reason: 'stop' }].map(line => `${JSON.stringify(line)}\n`).join(''))
    await new Promise(resolve => setTimeout(resolve, THINKING))
    written = performance.now()
    return res.write(
      `${JSON.stringify({ message: { role: 'assistant', content: 'You have 50 accounts' }, done: false })}\n`,
    )
  })
  try {
    const services = { territory: await servers.start('territory'), crm: await servers.start('crm') }
    const registryUrl = await servers.start('registry', { registryFile: servers.writeRegistryFile(services) })
    await waitFor('Registering both services', async () => {
      const applications = (await (await fetch(`${registryUrl}/applications`)).json()) as { tool_count: number }[]
      return applications.filter(({ tool_count }) => tool_count > 0).length === 2
    })
    const model = { provider: 'ollama', name: 'bench', base_url: endpoint.url }
    const agent = await servers.start('agent', { registryUrl, model })
    const times = { first: [] as number[], idle: [] as number[] }
    const rounds = quick ? 5 : 25
    for (let round = -3; round < rounds; round++) {
      const { token, left } = await askAndLeave(agent)
      await endpoint.cut(endpoint.requests.length - 1)
      if (round < 0) continue
      times.first.push(token - written)
      times.idle.push(performance.now() - left)
    }
    return [
      timeFigure('agent server: first word passed on, median', median(times.first), 20),
      timeFigure(`agent server: first word passed on, slowest of ${rounds}`, Math.max(...times.first), 20),
      timeFigure(
        `agent server: client gone until the request is closed, slowest of ${rounds}`,
        Math.max(...times.idle),
        500,
      ),
    ]
  } finally {
    await endpoint.close()
  }
}

/** Asks, reads until the first word of the answer and goes. */
async function askAndLeave(agent: string): Promise<{ token: number; left: number }> {
  const controller = new AbortController()
  const response = await fetch(`${agent}/chat/stream`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ message: 'How many accounts are mine?', engine: 'model' }),
    signal: controller.signal,
  })
  let text = ''
  for await (const piece of response.body!.pipeThrough(new TextDecoderStream())) {
    text += piece
    if (!text.includes('event: token')) continue
    const token = performance.now()
    controller.abort()
    return { token, left: performance.now() }
  }
  throw new Error(`No word of the answer came: ${text.slice(-400)}`)
}

export async function benchModel(servers: Servers, quick: boolean): Promise<Figure[]> {
  return [
    ...(await benchModelEngine(servers, quick)),
    ...(await benchProviders(quick)),
    ...(await benchServer(servers, quick)),
  ]
}
