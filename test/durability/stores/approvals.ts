import { ask, read, type CreateStore } from './store.ts'

interface Asked {
  session: string
  email: string
  /** What we know of it: asked for, waiting for a yes, decided without an answer, carried out, rejected. */
  state: 'waiting' | 'approving' | 'rejecting' | 'done' | 'failed' | 'rejected'
  id: string
  answer?: string
}

/** Undecided ones at most. */
const MOST_WAITING = 6

/**
 * Writes that wait for a yes: one that was announced still waits after a kill; a yes is carried out at most once, and
 * once for all when it was answered with success; a no never.
 */
export const createApprovalStore: CreateStore = ({ urls }) => {
  let asked = 0
  let acknowledged = 0
  let unanswered = 0
  let allowed: { session: string; tool: string } | undefined
  const all: Asked[] = []
  const touched = new Set<Asked>()
  /** Conversations in which nothing more is asked for: the tool may be allowed there. */
  const retired = new Set<string>()
  const chat = async (body: object) => await ask(`${urls.agent}/chat`, 'POST', body)

  async function request(): Promise<void> {
    const number = ++asked
    const usual = `approve-${number % 100}`
    const isFree = !retired.has(usual) && !all.some(entry => entry.session === usual && entry.state === 'waiting')
    const session = isFree ? usual : `approve-${number}`
    const email = `approved${number}@kill.example`
    unanswered++
    const answer = await chat({ message: `create a lead Ann Lee with email ${email}`, session_id: session })
    if (!answer) return
    unanswered--
    const id = answer.body?.data?.approval?.id as string | undefined
    // Without a registry there is nothing to ask for.
    if (id === undefined) return
    acknowledged++
    const entry: Asked = { session, email, id, state: 'waiting' }
    all.push(entry)
    touched.add(entry)
  }

  async function decide(entry: Asked, approve: boolean, times: number, scope?: 'session'): Promise<void> {
    entry.state = approve ? 'approving' : 'rejecting'
    touched.add(entry)
    if (scope) retired.add(entry.session)
    unanswered++
    const approval = { id: entry.id, decision: approve ? 'approve' : 'reject', ...(scope && { scope }) }
    const body = { message: 'Decided', session_id: entry.session, approval }
    const answers = await Promise.all(Array.from({ length: times }, async () => await chat(body)))
    const answer = answers.find(one => one?.status === 200)
    // It was given before and cut off by a kill: it is not made again.
    if (answers.some(one => one?.status === 409)) entry.state = 'failed'
    if (!answer) return
    unanswered--
    acknowledged++
    const { data, response } = answer.body
    if (!approve) entry.state = 'rejected'
    else if (data.error) entry.state = 'failed'
    else {
      entry.state = 'done'
      entry.answer = response as string
      if (scope) allowed = { session: entry.session, tool: 'crm_createLead' }
    }
  }

  async function lookAt(entry: Asked): Promise<string[]> {
    const { body } = await read(`${urls.crm}/leads/?email=${encodeURIComponent(entry.email)}`)
    const made = body.total as number
    const say = (what: string) => [`approval ${entry.id} (${entry.email}, ${entry.state}): ${what}`]
    if (made > 1) return say(`carried out ${made} times`)
    if (entry.state === 'done' && made !== 1) return say('answered as done, and there is no such lead')
    if ((entry.state === 'rejected' || entry.state === 'waiting') && made) return say('carried out without a yes')
    if (entry.state === 'waiting') {
      const session = await read(`${urls.agent}/sessions/${entry.session}`)
      if (session.body.approval?.id !== entry.id) return say('does not wait any more')
    }
    if (entry.state === 'done') {
      // The same yes again: the same answer, and no second lead (looked at with the next check).
      const again = await chat({
        message: 'Decided',
        session_id: entry.session,
        approval: { id: entry.id, decision: 'approve' },
      })
      if (again?.status !== 200 || again.body.response !== entry.answer) return say('its answer is another one now')
    }
    if (entry.state === 'rejected') {
      const again = await chat({
        message: 'Decided',
        session_id: entry.session,
        approval: { id: entry.id, decision: 'approve' },
      })
      if (again?.status !== 409) return say(`a yes after the no was answered with ${again?.status}`)
    }
    return []
  }

  return {
    name: 'approval',
    async step(random) {
      const waiting = all.filter(({ state }) => state === 'waiting')
      const open = all.filter(({ state }) => state === 'approving')
      if (open.length && random.chance(0.2)) return await decide(random.pick(open), true, 1)
      if (!waiting.length || (waiting.length < MOST_WAITING && random.chance(0.4))) return await request()
      const entry = random.pick(waiting)
      const scope = random.chance(0.2) ? 'session' : undefined
      await decide(entry, random.chance(0.8), random.chance(0.3) ? 2 : 1, scope)
    },
    async check(whole) {
      const complaints: string[] = []
      for (const entry of whole ? all : touched) complaints.push(...(await lookAt(entry)))
      // Looked at again once: what was asked twice must not be there twice.
      const recent = all.filter(({ state }) => state === 'done').slice(-5)
      for (const entry of recent) complaints.push(...(await lookAt(entry)))
      if (allowed) {
        const { body } = await read(`${urls.agent}/sessions/${allowed.session}`)
        const tools = (body.allowed as { tool: string }[]).map(({ tool }) => tool)
        if (!tools.includes(allowed.tool)) complaints.push(`${allowed.tool} is no longer allowed in ${allowed.session}`)
        else if (whole) {
          await ask(`${urls.agent}/sessions/${allowed.session}/allowed/${allowed.tool}`, 'DELETE')
          allowed = undefined
        }
      }
      touched.clear()
      return complaints
    },
    get acknowledged() {
      return acknowledged
    },
    get unanswered() {
      return unanswered
    },
  }
}
