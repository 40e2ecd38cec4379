/**
 * Gives orders to the services of the sets, each by itself, and to the demo APIs, over the whole way from the message to the service, and
 * counts what was written right, written wrong, or not written: `node test/evaluation/orders/score-spoken.ts [--only brewery,crm] [--grep words] [--all]`.
 */
import { parseArgs } from 'node:util'
import { randomUUID } from 'node:crypto'
import { ChatResponse } from '../../../src/contract/chat.ts'
import type { Gold, WriteGold } from '../gold.ts'
import { matchWrite, tellDifference } from '../judge/match-writes.ts'
import { createDays } from '../services/days.ts'
import { compareTables, isUnchanged, type Difference, type Tables } from '../services/records.ts'
import { startServices, type ServiceName } from '../services/start-services.ts'
import { startDemos } from './start-demos.ts'
import { SPOKEN } from './spoken/index.ts'
import type { Around, Spoken } from './spoken/spoken.ts'

const { values: options } = parseArgs({
  options: { only: { type: 'string' }, grep: { type: 'string' }, all: { type: 'boolean', default: false } },
})
const MOST_APPROVALS = 5

interface Subject {
  agentUrl: string
  snapshot(): Tables
  reset(): void
  close(): Promise<void>
}

async function say(agentUrl: string, message: string, session: string): Promise<ChatResponse> {
  const body = JSON.stringify({ message, session_id: session })
  const answer = await fetch(`${agentUrl}/chat`, { method: 'POST', headers: { 'content-type': 'application/json' }, body }) // oxfmt-ignore
  return ChatResponse.parse(await answer.json())
}

/** What expectations are made of. */
function look(app: string, tables: Tables, clock: Date): Around {
  const { day } = createDays(clock)
  const rows = (kind: string) => tables[`${app}.${kind}`]!
  const one = (kind: string, field: string, value: unknown) => {
    const row = rows(kind).find(candidate => candidate[field] === value)
    if (!row) throw new Error(`There is no ${kind} of ${app} with ${field} ${String(value)}`)
    return row
  }
  return { rows, one, day, next: weekday => day(((weekday - clock.getUTCDay() + 6) % 7) + 1) }
}

const readingsOf = (wants: Gold): Gold[] => (wants.kind === 'either' ? wants.of : [wants])

/** Whether what was written is what was wanted, and what is amiss otherwise. */
function judge(wants: Gold | RegExp, reply: ChatResponse, difference: Difference): string | undefined {
  const waits = reply.data.approval ? 'an approval waits' : undefined
  if (wants instanceof RegExp) return isUnchanged(difference) ? (waits ?? (wants.test(reply.response) ? undefined : 'does not ask')) : tellDifference(difference) // oxfmt-ignore
  const tried = readingsOf(wants).map(one => (one.kind === 'write' ? matchWrite(one as WriteGold, reply, difference) : isUnchanged(difference) ? waits : tellDifference(difference))) // oxfmt-ignore
  return tried.includes(undefined) ? undefined : tried[0]
}

async function give(subject: Subject, [said, wants]: Spoken) {
  const session = randomUUID() as string
  const before = subject.snapshot()
  const told: string[] = []
  let reply: ChatResponse | undefined
  const tell = async (message: string) => {
    reply = await say(subject.agentUrl, message, session)
    told.push(`    > ${message}\n    < ${reply.response} (${reply.metadata?.confidence ?? '-'})`)
  }
  for (const turn of [said].flat()) await tell(turn)
  const isWrite = !(wants instanceof RegExp) && readingsOf(wants).some(({ kind }) => kind === 'write')
  for (let times = 0; times < MOST_APPROVALS && isWrite && reply!.data.approval; times++) await tell('yes')
  const difference = compareTables(before, subject.snapshot())
  const amiss = judge(wants, reply!, difference)
  if (!isUnchanged(difference)) subject.reset()
  const verdict = amiss === undefined ? 'right' : isUnchanged(difference) && (isWrite || !reply!.data.approval) ? 'declined' : 'wrong' // oxfmt-ignore
  return { verdict, text: [...told, ...(amiss === undefined ? [] : [`    AMISS ${amiss}`])].join('\n') } as const
}

const total = { right: 0, wrong: 0, declined: 0 }
for (const [app, speak] of Object.entries(SPOKEN)) {
  if (options.only && !options.only.split(',').includes(app)) continue
  const clock = new Date()
  const subject: Subject = app === 'crm' ? await startDemos() : await startServices(clock, [app as ServiceName])
  try {
    const own = { right: 0, wrong: 0, declined: 0 }
    for (const row of speak(look(app, subject.snapshot(), clock))) {
      if (options.grep && ![row[0]].flat().join(' ').toLowerCase().includes(options.grep.toLowerCase())) continue
      const { verdict, text } = await give(subject, row)
      own[verdict]++
      total[verdict]++
      if (verdict !== 'right' || options.all) console.log(`${verdict.toUpperCase()} ${app}\n${text}`)
    }
    console.log(app, own)
  } finally {
    await subject.close()
  }
}
console.log(total)
