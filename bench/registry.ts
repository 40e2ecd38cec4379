import { parseArgs } from 'node:util'
import { describeRun, DOCUMENT, writePart } from './document.ts'
import { closeConnections } from './measure.ts'
import { installPeers } from './peers.ts'
import { formatTable, missingFigure, type Figure } from './report.ts'
import { Servers } from './servers.ts'
import { writeSummary } from './summary.ts'
import { benchCatalogueSize } from './suites/registry/catalogue-size.ts'
import { benchDescriptions } from './suites/registry/descriptions.ts'
import { benchMcpCalls } from './suites/registry/mcp-calls.ts'
import { benchMemory } from './suites/registry/memory.ts'
import { benchOpenApiCalls } from './suites/registry/openapi-calls.ts'
import { benchRecovery } from './suites/registry/recovery.ts'
import { benchSearch } from './suites/registry/search.ts'
import { benchStart } from './suites/registry/start.ts'

export interface RegistrySuiteOptions {
  /** Few rounds: shows that it works, not how fast. */
  quick: boolean
  /** Compare with the peers of bench/peers. */
  peers: boolean
  /** Folder with JSON lines of questions and the functions that answer them, for search. */
  questions?: string | undefined
}

/** Measures some figures with servers that end when it is done. */
export type RegistrySuite = (servers: Servers, options: RegistrySuiteOptions) => Promise<Figure[]>

/** The suites in the order of the document. */
const SUITES: Record<string, { title: string; run: RegistrySuite }> = {
  openapi: { title: 'Calls of an OpenAPI service', run: benchOpenApiCalls },
  mcp: { title: 'Calls of an MCP server over stdio', run: benchMcpCalls },
  size: { title: 'Dependence on the size of the catalogue', run: benchCatalogueSize },
  descriptions: { title: 'Registering big descriptions', run: benchDescriptions },
  search: { title: 'Searching the catalogue', run: benchSearch },
  start: { title: 'Starting and waiting', run: benchStart },
  memory: { title: 'Memory over 50,000 calls', run: benchMemory },
  recovery: { title: 'Recovery of a killed server', run: benchRecovery },
}

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    peers: { type: 'boolean' },
    only: { type: 'string' },
    questions: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
})
const names = values.only?.split(',') ?? Object.keys(SUITES)
const unknown = names.filter(name => !(name in SUITES))
if (unknown.length)
  throw new Error(`No suite is called ${unknown.join(', ')}. There are: ${Object.keys(SUITES).join(', ')}`)
const peers = values.peers ?? !values.quick
if (peers) installPeers()
if (values.write) writePart(DOCUMENT, 'registry', introduction())

for (const name of names) {
  const { title, run } = SUITES[name]!
  const servers = new Servers()
  const figures = await run(servers, { quick: values.quick, peers, questions: values.questions })
    .catch((error: unknown) => {
      process.exitCode = 1
      return [missingFigure(title, error)]
    })
    .finally(() => servers.close())
  const table = formatTable(figures)
  console.log(`## ${title}\n\n${table}\n`)
  const asked = name === 'search' && values.questions !== undefined ? ' --questions <folder>' : ''
  const command = `npm run bench:registry -- --only ${name}${asked} --write`
  if (values.write)
    writePart(
      DOCUMENT,
      `registry ${name}`,
      `### ${title}\n\nWritten by \`${command}\` on ${describeRun()}.\n\n${table}`,
    )
}
await closeConnections()
if (values.write) writeSummary()

function introduction(): string {
  return `## The registry

\`npm run bench:registry\` measures each figure of the design's budgets in one run with the direct call and with packages of
npm that do the same; their versions are in the tables. Peers are installed apart (\`bench/peers\`, its own lock file). Client,
contenders and test services are processes of one machine that talk over the loopback interface or pipes. Two at a time take
turns, the direct call or a peer with ours, and are compared by medians; \`× ours\` is against ours in the same turns. A
missed budget is a figure, not a failure: machines differ. \`--quick\` shows in a minute, without peers, that everything
works; \`--only <suite>\` runs one part; \`--questions <folder>\` adds a set of questions to search.`
}
