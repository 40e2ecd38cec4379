import type { ServerResponse } from 'node:http'
import { openProvider } from '../../src/agent/model/open-provider.ts'
import type { ModelProvider } from '../../src/agent/model/provider.ts'
import { Settings } from '../../src/config/settings.ts'
import { chunkOf, startRawEndpoint, type RawEndpoint } from '../../test/support/model-endpoints.ts'
import { median } from '../measure.ts'
import { timeFigure, type Figure } from '../report.ts'
import type { Servers } from '../servers.ts'

/** Milliseconds that the model of the benchmark thinks before its first word: the request is under way then. */
const THINKING = 20

/** What an endpoint sends, by provider: the first word, after which it stays silent until it is left. */
const FIRST_WORD: Record<'ollama' | 'openai', string> = {
  ollama: `${JSON.stringify({ message: { role: 'assistant', content: 'One' }, done: false })}\n`,
  openai: `data: ${JSON.stringify(chunkOf({ content: 'One' }))}\n\n`,
}

/**
 * What a provider adds to its endpoint: from the moment when the first word is written to the moment when it is handed on,
 * and from a cancellation until the endpoint has its connection closed. The endpoint is a server of this process.
 */
export async function benchModel(_servers: Servers, quick: boolean): Promise<Figure[]> {
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
