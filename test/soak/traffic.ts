import { randomUUID } from 'node:crypto'
import { ask, type Answer, type Random } from '../durability/stores/store.ts'
import { FAULTS } from '../support/faulty-service.ts'
import type { Outcome } from './tally.ts'
import type { Truth } from './truths.ts'

export interface Addresses {
  territory: string
  crm: string
  registry: string
  agent: string
}

/** One operation, with the name of its kind. */
export type Operation = [kind: string, run: (random: Random) => Promise<Outcome>]

const gone = (answer: Answer | undefined): answer is undefined => answer === undefined

/** What people and programs do, each checked against the truth. */
export function createTraffic(urls: Addresses, truths: readonly Truth[]): Operation[] {
  const chat = async (body: object) => await ask(`${urls.agent}/chat`, 'POST', body)
  const call = async (app: string, name: string, args: object = {}) =>
    await ask(`${urls.registry}/functions/call`, 'POST', { app_name: app, function_name: name, args })

  const question = async (random: Random): Promise<Outcome> => {
    const truth = random.pick(truths)
    const answer = await chat({ message: truth.question, ...(random.chance(0.3) && { session_id: 'soak-talk' }) })
    if (gone(answer)) return 'failed'
    return judge(truth, answer)
  }

  const approval = async (random: Random): Promise<Outcome> => {
    const email = `soak-${randomUUID()}@soak.example`
    const session = `soak-${randomUUID()}`
    const asked = await chat({ message: `create a lead Soak Test with email ${email}`, session_id: session })
    if (gone(asked) || asked.status >= 400 || asked.body.data.error) return 'failed'
    const id = asked.body.data.approval?.id as string | undefined
    if (id === undefined) return { wrong: `no approval was asked for: ${asked.body.response}` }
    const decision = random.chance(0.8) ? 'approve' : 'reject'
    const done = await chat({ message: 'Decided', session_id: session, approval: { id, decision } })
    const found = await ask(`${urls.crm}/leads/?email=${encodeURIComponent(email)}`, 'GET')
    if (gone(found) || found.status !== 200) return 'failed'
    const made = found.body.total as number
    const says = JSON.stringify(done?.body ?? null).slice(0, 200)
    if (made > 1 || (decision === 'reject' && made)) return { wrong: `${decision} made ${made} leads: ${says}` }
    if (gone(done) || done.status >= 400 || done.body.data.error) return 'failed'
    return decision === 'reject' || made === 1
      ? 'right'
      : { wrong: `a yes was answered with success and made nothing: ${says}` }
  }

  const records = async (random: Random): Promise<Outcome> => {
    const fields = {
      first_name: 'Soak',
      last_name: 'Record',
      email: `r-${randomUUID()}@soak.example`,
      score: random.whole(0, 99),
    }
    const made = await ask(`${urls.crm}/leads/`, 'POST', fields)
    if (gone(made) || made.status >= 500) return 'failed'
    const url = `${urls.crm}/leads/${made.body.id}`
    const changed = await ask(url, 'PUT', { score: fields.score + 1 })
    if (gone(changed) || changed.status >= 500) return 'failed'
    const read = await ask(url, 'GET')
    if (gone(read) || read.status >= 500) return 'failed'
    if (read.body?.score !== fields.score + 1)
      return { wrong: `a lead is not as it was stored: ${JSON.stringify(read.body)}` }
    const removed = await ask(url, 'DELETE')
    return gone(removed) || removed.status >= 500
      ? 'failed'
      : removed.status === 200
        ? 'right'
        : { wrong: `DELETE ${removed.status}` }
  }

  const fault = async (random: Random): Promise<Outcome> => {
    const name = random.pick(FAULTS.filter(one => one !== 'large'))
    const answer = await call('faulty', `faulty_${name}`)
    if (gone(answer)) return 'failed'
    const { status, body } = answer
    // Its breaker is open, or the registry has only just started.
    if ([503, 404, 429].includes(status)) return 'failed'
    const isFine =
      name === 'fine'
        ? status === 200 && body?.fine === true
        : name === 'html'
          ? status === 200 && String(body).startsWith('<!doctype html>')
          : name === 'no_content'
            ? status === 200 && (body === null || body === undefined)
            : status >= 500 && body?.status === 'exception'
    return isFine ? 'right' : { wrong: `faulty_${name} answered ${status}: ${JSON.stringify(body)?.slice(0, 200)}` }
  }

  const local = async (): Promise<Outcome> => {
    const answer = await call('peer', 'peer_pid')
    if (gone(answer) || answer.status >= 400) return 'failed'
    return typeof answer.body === 'number' && answer.body > 1
      ? 'right'
      : { wrong: `peer_pid: ${JSON.stringify(answer.body)}` }
  }

  const stream = async (random: Random): Promise<Outcome> => {
    const truth = random.pick(truths)
    const leaving = new AbortController()
    const isLeft = random.chance(0.5)
    try {
      const response = await fetch(`${urls.agent}/chat/stream`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ message: truth.question }),
        signal: AbortSignal.any([leaving.signal, AbortSignal.timeout(60_000)]),
      })
      if (isLeft) setTimeout(() => leaving.abort(), random.whole(0, 150))
      const text = await response.text()
      if (response.status !== 200) return 'failed'
      const answer = /event: answer\ndata: (.*)\n/.exec(text)?.[1]
      if (answer === undefined)
        return text.includes('event: error') ? 'failed' : { wrong: `a stream without an answer: ${text.slice(-200)}` }
      return judge(truth, { status: 200, body: JSON.parse(answer) })
    } catch (error) {
      if ((error as Error).name === 'TimeoutError') return { wrong: 'a stream did not end within a minute' }
      return isLeft && leaving.signal.aborted ? 'right' : 'failed'
    }
  }

  const pages = async (random: Random): Promise<Outcome> => {
    const [url, shows] = random.pick<[string, RegExp]>([
      [`${urls.agent}/`, /<html/i],
      [`${urls.agent}/sessions?limit=5`, /"sessions":/],
      [`${urls.agent}/status`, /"storage":/],
      [`${urls.registry}/apis?summary=true`, /territory/],
      [`${urls.registry}/status`, /"services":/],
      [`${urls.crm}/openapi.json`, /listLeads/],
    ])
    const answer = await fetch(url, { signal: AbortSignal.timeout(20_000) }).then(
      async response => ({ status: response.status, text: await response.text() }),
      () => undefined,
    )
    if (!answer || answer.status >= 500) return 'failed'
    return shows.test(answer.text) ? 'right' : { wrong: `${url}: ${answer.status} ${answer.text.slice(0, 200)}` }
  }

  return [
    ['chat: questions', question],
    ['chat: approvals', approval],
    ['chat: streams, half of them left', stream],
    ['CRM: create, change, read, delete', records],
    ['calls: a faulty service', fault],
    ['calls: a local MCP server', local],
    ['pages and lists', pages],
  ]
}

/** An answer is right, or says that it failed; anything else is the worst that can happen. */
function judge(truth: Truth, { status, body }: Answer): Outcome {
  if (status >= 400) return 'failed'
  if (body.data?.error) return 'failed'
  return truth.isRight(body.data ?? {}, String(body.response))
    ? 'right'
    : { wrong: `“${truth.question}” was answered with: ${String(body.response).slice(0, 200)}` }
}
