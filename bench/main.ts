import { parseArgs } from 'node:util'
import { describeRun, DOCUMENT, writePart } from './document.ts'
import { closeConnections } from './measure.ts'
import { formatTable, type Figure } from './report.ts'
import { Servers } from './servers.ts'
import { writeSummary } from './summary.ts'
import { benchBrowser, BROWSER_INTRODUCTION } from './suites/browser.ts'
import { benchCalls } from './suites/calls.ts'
import { benchChat } from './suites/chat.ts'
import { benchCrm } from './suites/crm.ts'
import { benchCrud } from './suites/crud.ts'
import { benchModel } from './suites/model.ts'
import { benchStream } from './suites/stream.ts'
import { benchUnderstanding } from './suites/understanding.ts'

/**
 * `npm run bench [-- --quick] [--only calls|crm|crud|chat|stream|understanding|model|browser] [--write]`: measures the budgets of the design
 * against the direct call in one run, on this machine, over the loopback interface only. Figures are printed; nothing
 * is written unless asked. A missed budget is a figure, not a failure: machines differ.
 */
const SUITES: Record<string, (servers: Servers, quick: boolean) => Promise<Figure[]>> = {
  calls: benchCalls,
  crm: benchCrm,
  crud: benchCrud,
  chat: benchChat,
  stream: benchStream,
  understanding: benchUnderstanding,
  model: benchModel,
  browser: benchBrowser,
}

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
})
const names = values.only === undefined ? Object.keys(SUITES) : values.only.split(',')
const sections: string[] = []
let browser = ''
for (const name of names) {
  const suite = SUITES[name]
  if (!suite) throw new Error(`No benchmark is called ${name}. There are: ${Object.keys(SUITES).join(', ')}`)
  const servers = new Servers()
  try {
    const table = formatTable(await suite(servers, values.quick))
    if (name === 'browser') browser = table
    else sections.push(`### ${name}\n\n${table}\n`)
    console.log(`### ${name}\n\n${table}\n`)
  } finally {
    await servers.close()
  }
}
await closeConnections()

if (values.write && sections.length > 0) {
  const head = `## The whole program\n\nWritten by \`npm run bench -- --write\` on ${describeRun()}.\nMedians; client and servers are processes of one machine, measured in turns within one run.\n`
  writePart(DOCUMENT, 'bench', [head, ...sections].join('\n'))
}
if (values.write && browser) {
  const head = `## The browser\n\nWritten by \`npm run bench -- --only browser --write\` on ${describeRun()}.`
  writePart(DOCUMENT, 'browser', `${head}\n\n${BROWSER_INTRODUCTION}\n\n${browser}`)
}
if (values.write) writeSummary()
