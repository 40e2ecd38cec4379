import { createModelEngine } from '../../src/agent/model/model-engine.ts'
import { estimateTokens } from '../../src/agent/model/prompt/estimate-tokens.ts'
import type { ModelRequest } from '../../src/agent/model/provider.ts'
import { createRegistryClient, type RegistryClient } from '../../src/agent/registry-client.ts'
import type { TurnOutcome } from '../../src/agent/turn.ts'
import { Settings } from '../../src/config/settings.ts'
import { createLogger } from '../../src/lib/logger.ts'
import { call, scriptedProvider, type Said } from '../../test/agent/model/support/scripted-provider.ts'
import { HARBOUR, VESSELS, createModelKit } from '../../test/agent/model/support/model-kit.ts'
import { turnOf } from '../../test/support/turn-of.ts'
import { median } from '../measure.ts'
import { limitFigure, timeFigure, type Figure } from '../report.ts'
import { waitFor, type Servers } from '../servers.ts'
import { kindAt } from '../upstreams/kinds-app.ts'

/** Operations of each kind of record that the service of the benchmark has. */
const OPERATIONS = 5
const CATALOGUES = [10, 1000, 15_000]
const ROWS = [10, 100, 1000, 10_000]

/** A registry whose answers are timed: what is left of an answer's time is the engine's own. */
function timed(registry: RegistryClient) {
  let spent = 0
  let until = 0
  // Calls that run together count once.
  const around =
    <A extends unknown[], R>(work: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      const started = performance.now()
      try {
        return await work(...args)
      } finally {
        const ended = performance.now()
        spent += ended - Math.max(started, until)
        until = ended
      }
    }
  const client: RegistryClient = {
    ...registry,
    catalogue: around(registry.catalogue),
    search: around(registry.search),
    call: around(registry.call),
  }
  return { client, take: () => [spent, (spent = 0)][0]! }
}

const listOf = (request: ModelRequest) =>
  request.tools!.find(({ name, parameters }) => /list/i.test(name) && !(parameters.required as unknown)) ??
  request.tools![0]!
const count = call('query_results', { sql: 'SELECT count(*) AS n FROM r1' })
/** A model that lists, counts and answers at once: nothing but the engine takes time. */
const LOOP: Said[] = [request => [call(listOf(request).name)], [count], 'They are 1 and counted.']

/** Tokens of the tools in the prompt, and the engine's own time, over catalogues of three sizes. */
async function benchCatalogues(servers: Servers, quick: boolean): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const tools of CATALOGUES) {
    const kinds = tools / OPERATIONS
    const service = await servers.start('kinds', { operations: kinds })
    const url = await servers.start('registry', { registryFile: servers.writeRegistryFile({ kinds: service }) })
    await waitFor(`Registering ${tools} tools`, async () => {
      const [app] = (await (await fetch(`${url}/applications`)).json()) as { tool_count: number }[]
      return app!.tool_count >= tools
    })
    const { client, take } = timed(createRegistryClient({ url }))
    const provider = scriptedProvider([(_, turn) => LOOP[turn % LOOP.length]!])
    const engine = createModelEngine({
      provider,
      registry: client,
      settings: Settings.parse({}),
      logger: createLogger('bench', 'silent'),
    })
    const own: number[] = []
    for (let round = -2; round < (quick ? 4 : 30); round++) {
      const kind = kindAt((Math.abs(round) * 131) % kinds).replaceAll('-', ' ')
      take()
      const started = performance.now()
      await engine.answer(turnOf(`how many ${kind}s are open`))
      if (round >= 0) own.push(performance.now() - started - take())
    }
    await engine.close()
    await client.close()
    const prompts = provider.requests.flatMap(({ tools: offered }) => (offered ? [estimateTokens(offered)] : []))
    const over = `over ${tools.toLocaleString('en-US')} tools`
    figures.push(
      limitFigure(`tools in the prompt ${over}, most tokens`, Math.max(...prompts), 'tokens', 2000),
      timeFigure(`engine alone ${over}, one answer of three model turns, median`, median(own), 15),
    )
  }
  return figures
}

/** Tokens of the second request, which shows the result, over results of several sizes. */
async function benchRows(): Promise<Figure[]> {
  const sizes: number[] = []
  for (const rows of ROWS) {
    const records = Array.from({ length: rows }, (_, n) => ({ ...VESSELS[n % VESSELS.length]!, id: n + 1 }))
    const tools = [{ ...HARBOUR[1]!, call: () => records }]
    const kit = createModelKit(scriptedProvider([[call('kit_get_berth', { number: 4 })], 'There are 1.']), { tools })
    await kit.ask('How long is berth 4?')
    sizes.push(estimateTokens([kit.requests[1]!.messages, kit.requests[1]!.tools]))
  }
  const spread = (Math.max(...sizes) / Math.min(...sizes) - 1) * 100
  return [
    ...ROWS.map((rows, at) =>
      limitFigure(`prompt with a result of ${rows.toLocaleString('en-US')} rows`, sizes[at]!, 'tokens'),
    ),
    limitFigure('spread of these', spread, '%', 10),
  ]
}

/** The same question by both strategies, with a model that makes no mistake: what each costs. It says nothing of accuracy. */
async function benchStrategies(): Promise<Figure[]> {
  const figures: Figure[] = []
  const sql = "SELECT count(*) AS n FROM r1 WHERE flag = 'GR'"
  const plan = { do: 'plan', steps: [{ id: 'r1', tool: 'kit_list_vessels', args: {} }, { id: 'r2', sql }], say: 'There are {n} vessels.' } // oxfmt-ignore
  const scripts: Record<'plan' | 'loop', Said[]> = {
    plan: [JSON.stringify(plan)],
    loop: [[call('kit_list_vessels')], [call('query_results', { sql })], 'There are 10 vessels.'],
  }
  for (const strategy of ['plan', 'loop'] as const) {
    const outcomes: TurnOutcome[] = []
    const times: number[] = []
    for (let round = 0; round < 12; round++) {
      const kit = createModelKit(scriptedProvider(scripts[strategy], { schema: true }), { model: { strategy } })
      const started = performance.now()
      outcomes.push(await kit.ask('How many vessels are Greek?'))
      times.push(performance.now() - started)
    }
    const { receipt, data } = outcomes.at(-1)!
    if (data.result !== 10) throw new Error(`The ${strategy} answered ${JSON.stringify(data.result)}`)
    const requests = receipt!.steps.filter(step => step.kind === 'model').length
    figures.push(
      limitFigure(`${strategy}: requests to the model for a filtered count`, requests, 'requests'),
      limitFigure(`${strategy}: read by the model`, receipt!.input_tokens, 'tokens'),
      limitFigure(`${strategy}: written by the model`, receipt!.output_tokens, 'tokens'),
      timeFigure(`${strategy}: engine and services, median`, median(times)),
    )
  }
  return figures
}

/** From a cancellation in the middle of an answer to its end, with a model that takes no notice of it. */
async function benchStop(quick: boolean): Promise<Figure[]> {
  const rounds = quick ? 5 : 25
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const controller = new AbortController()
    const provider = scriptedProvider([
      [call('kit_get_berth', { number: 4 })],
      () => new Promise<never>(() => undefined),
    ])
    const kit = createModelKit(provider)
    const answer = kit.ask('How long is berth 4?', { signal: controller.signal }).catch(() => undefined)
    await waitFor('The second turn of the model', () => Promise.resolve(provider.requests.length === 2))
    const started = performance.now()
    controller.abort(new Error('enough'))
    await answer
    times.push(performance.now() - started)
  }
  return [timeFigure(`cancelled until the answer ends, slowest of ${rounds}`, Math.max(...times), 500)]
}

/**
 * What the model engine itself takes, with a model that follows a script: nothing here depends on how good a model is.
 * Tokens are characters divided by four.
 */
export const benchModelEngine = async (servers: Servers, quick: boolean): Promise<Figure[]> => [
  ...(await benchCatalogues(servers, quick)),
  ...(await benchRows()),
  ...(await benchStrategies()),
  ...(await benchStop(quick)),
]
