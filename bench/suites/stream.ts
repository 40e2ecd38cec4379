import { median } from '../measure.ts'
import { timeFigure, type Figure } from '../report.ts'
import { waitFor, type Servers } from '../servers.ts'

/** The service behind it takes its time for this list, see bench/serve.ts. */
const QUESTION = 'how many parcels are there?'

/** A streamed answer: how soon its first event comes, and how soon a stopped one has ended (design § 7). */
export async function benchStream(servers: Servers, quick: boolean): Promise<Figure[]> {
  const parcels = await servers.start('hanging')
  const registry = await servers.start('registry', { registryFile: servers.writeRegistryFile({ parcels }) })
  await waitFor('Registering the service', async () => {
    const applications = (await (await fetch(`${registry}/applications`)).json()) as { tool_count: number }[]
    return applications.some(({ tool_count }) => tool_count > 0)
  })
  const agent = await servers.start('agent', { registryUrl: registry })
  const first: number[] = []
  const stopped: number[] = []
  for (let run = -1; run < (quick ? 3 : 25); run++) {
    const times = await streamAndStop(agent, `bench-${run}`)
    // The first one warms up.
    if (run < 0) continue
    first.push(times.first)
    stopped.push(times.stopped)
  }
  return [
    timeFigure('first event of a streamed answer, median', median(first), 100),
    timeFigure('first event, the slowest', Math.max(...first)),
    timeFigure('stop until nothing works on it any more, median', median(stopped), 500),
    timeFigure('stop, the slowest', Math.max(...stopped)),
  ]
}

/** Asks, waits until the service is called, and stops: milliseconds to the first event, and from the stop to the end. */
async function streamAndStop(agent: string, sessionId: string): Promise<{ first: number; stopped: number }> {
  const headers = { 'content-type': 'application/json' }
  const asked = performance.now()
  const answer = await fetch(`${agent}/chat/stream`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ message: QUESTION, session_id: sessionId }),
  })
  const decoder = new TextDecoder()
  let first: number | undefined
  let said = ''
  let stop: number | undefined
  for await (const chunk of answer.body!) {
    first ??= performance.now() - asked
    said += decoder.decode(chunk as Uint8Array, { stream: true })
    if (stop !== undefined || !/^event: step$/m.test(said)) continue
    stop = performance.now()
    await fetch(`${agent}/chat/stop`, { method: 'POST', headers, body: JSON.stringify({ session_id: sessionId }) })
  }
  if (stop === undefined) throw new Error(`The answer ended before it was stopped: ${said.slice(0, 300)}`)
  await waitFor('The end of a stopped answer', async () => {
    const session = (await (await fetch(`${agent}/sessions/${sessionId}`)).json()) as { running: boolean }
    return !session.running
  })
  return { first: first!, stopped: performance.now() - stop }
}
