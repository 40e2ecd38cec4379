import type { ChatResponse } from '../../src/contract/chat.ts'
import { median } from '../measure.ts'
import { limitFigure, timeFigure, type Figure } from '../report.ts'
import { waitFor, type Servers } from '../servers.ts'
import { kindAt } from '../upstreams/kinds-app.ts'

const OPERATIONS = 5

/** Tools, with the budget for understanding a message over them in milliseconds (issue: the built-in engine). */
const CATALOGUES = [
  { tools: 100, limit: 10 },
  { tools: 5000, limit: 60 },
]
/** The longest that anything may keep the agent from its other work, in milliseconds. */
const LONGEST_BLOCK = 50

const questionsAbout = (kind: string): string[] => {
  const words = kind.replaceAll('-', ' ')
  return [
    `how many ${words}s are open`,
    `${words}s with a cost over $500 started in March 2025, sorted by cost`,
    `average cost of the ${words}s by city`,
    `which status has the most ${words}s?`,
    `names and cities of the five cheapest ${words}s that are not closed`,
    `what is the cost of ${words} 17?`,
    `create a ${words} called Blue Star with cost 120 and status waiting`,
    `is it going to rain in Lisbon tomorrow?`,
  ]
}

const FIRST = `how many ${kindAt(0)}s are there`

/** How long messages take, one after another, in milliseconds: as a whole, and how much of it the agent says it took. */
async function planEach(agent: string, messages: readonly string[]): Promise<{ whole: number; inside: number }[]> {
  const times: { whole: number; inside: number }[] = []
  for (const message of messages) {
    const began = performance.now()
    const answer = await fetch(`${agent}/chat`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ message, dry_run: true }),
    })
    if (!answer.ok) throw new Error(`The agent answered ${answer.status}`)
    const { metadata } = (await answer.json()) as ChatResponse
    times.push({ whole: performance.now() - began, inside: metadata.execution_time * 1000 })
  }
  return times
}

/**
 * From a message to its plan, over HTTP and with nothing called (`dry_run`): the reading of the message with all that
 * is around it, and how much of that the agent itself says it took (`execution_time`: with what it keeps, without HTTP). It has just
 * started: what V8 has not compiled yet is in the figures. The first message after a change of the catalogue also builds the model; it is measured apart.
 * How long others wait meanwhile is measured on a second agent, started alike: asked for something every few milliseconds, it would be
 * answering that for a fifth of the time of a message.
 */
export async function benchUnderstanding(servers: Servers, quick: boolean): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const { tools, limit } of CATALOGUES) {
    const kinds = tools / OPERATIONS
    const service = await servers.start('kinds', { operations: kinds })
    const registry = await servers.start('registry', { registryFile: servers.writeRegistryFile({ kinds: service }) })
    await waitFor(`Registering ${tools} tools`, async () => {
      const [app] = (await (await fetch(`${registry}/applications`)).json()) as { tool_count: number }[]
      return app!.tool_count >= tools
    })
    const rounds = Array.from({ length: quick ? 2 : 8 }, (_, round) => kindAt((round * 131) % kinds))
    const questions = rounds.flatMap(questionsAbout)
    const start = () => servers.launch('agent', { registryUrl: registry })
    const asked = await start()
    const [first] = await planEach(asked.url, [FIRST])
    const times = await planEach(asked.url, questions)
    const again = await planEach(asked.url, questions)
    await asked.end()
    const watched = await start()
    const watch = watchWaits(`${watched.url}/health`)
    await planEach(watched.url, [FIRST, ...questions])
    const longest = await watch()
    await watched.end()
    const over = `over ${tools.toLocaleString('en-US')} tools`
    const whole = times.map(time => time.whole)
    figures.push(
      timeFigure(`message to plan ${over}, median of ${times.length}`, median(whole), limit),
      timeFigure(`… of it in the agent, median`, median(times.map(time => time.inside)), limit),
      timeFigure(`the same messages once more ${over}, median`, median(again.map(time => time.whole)), limit),
      timeFigure(`message to plan ${over}, longest`, Math.max(...whole)),
      timeFigure(`first message ${over} (builds the model)`, first!.whole),
      limitFigure(`longest wait of another request meanwhile, ${tools} tools`, longest, 'ms', LONGEST_BLOCK),
    )
  }
  return figures
}

/** Asks for something that costs nothing every few milliseconds; the returned function ends it and tells the longest wait. */
function watchWaits(url: string): () => Promise<number> {
  let going = true
  let longest = 0
  const asking = (async () => {
    while (going) {
      const began = performance.now()
      await (await fetch(url)).arrayBuffer()
      longest = Math.max(longest, performance.now() - began)
      await new Promise(resolve => setTimeout(resolve, 3))
    }
  })()
  return async () => {
    going = false
    await asking
    return longest
  }
}
