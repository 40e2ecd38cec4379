import { measureRate, type Exchange } from '../../measure.ts'
import type { RegistrySuite } from '../../registry.ts'
import type { Figure } from '../../report.ts'
import type { BenchServer, Servers } from '../../servers.ts'
import { findTool } from '../find-tool.ts'
import { echoEntry } from './mcp-calls.ts'

/** MB that 10,000 calls may leave behind: less is noise of what is measured. */
const FLAT = { heap: 0.25, rss: 2 }
const STEPS = 5

/** Memory over 50,000 calls, after a full collection each time. */
export const benchMemory: RegistrySuite = async (servers, { quick }) => {
  const count = quick ? 1_000 : 10_000
  const service = await servers.start('territory')
  const openApi = await launch(servers, servers.writeRegistryFile({ territory: service }))
  const job = await findTool(openApi.url, 'territory', '/accounts/{account_id}/job-titles')
  const stdio = await launch(servers, servers.writeServices([echoEntry()]))
  const echo = await findTool(stdio.url, 'echo', '/echo')
  return [
    ...(await watchMemory('OpenAPI', openApi, count, call('territory', job, { account_id: 'acc_1' }))),
    ...(await watchMemory('MCP stdio', stdio, count, call('echo', echo, { text: 'hello' }))),
  ]

  function call(app: string, name: string, args: object) {
    return (url: string): Exchange => ({
      url: `${url}/functions/call`,
      body: { app_name: app, function_name: name, args },
    })
  }
}

const launch = (servers: Servers, registryFile: string) => servers.launch('registry', { registryFile }, ['--expose-gc'])

async function watchMemory(
  what: string,
  server: BenchServer,
  count: number,
  exchange: (url: string) => Exchange,
): Promise<Figure[]> {
  const one = exchange(server.url)
  // What is compiled and pooled on first use is no leak.
  await measureRate(one, 16, count / 2)
  const samples = [await readMemory(server)]
  for (let step = 0; step < STEPS; step++) {
    await measureRate(one, 16, count)
    samples.push(await readMemory(server))
  }
  const each = `each ${count.toLocaleString('en')} calls`
  return (['heap', 'rss'] as const).flatMap(kind => {
    const values = samples.map(sample => sample[kind])
    const slope = slopeOf(values)
    const name = `${what}: ${kind === 'heap' ? 'heap' : 'resident'} after a collection`
    return [
      {
        what: `${name}, ${each}`,
        value: `${values.map(value => value.toFixed(kind === 'heap' ? 1 : 0)).join(', ')} MB`,
      },
      {
        what: `${name}, trend`,
        value: `${slope.toFixed(2)} MB ${each}`,
        budget: `flat: at most ${FLAT[kind]} MB`,
        within: slope <= FLAT[kind],
      },
    ]
  })
}

const readMemory = async (server: BenchServer) =>
  JSON.parse(await server.ask('memory')) as { rss: number; heap: number }

/** Slope of the straight line that fits best, for values one step apart. */
function slopeOf(values: number[]): number {
  const middle = (values.length - 1) / 2
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const spread = values.reduce((sum, _value, index) => sum + (index - middle) ** 2, 0)
  return values.reduce((sum, value, index) => sum + (index - middle) * (value - mean), 0) / spread
}
