/**
 * Says every message that is answered rightly in other turns (`turns.ts`) and counts where the answer is then another one:
 * `TZ=UTC node test/evaluation/turns/score-turns.ts [WORLD|SET,…] [--turn NAME,…] [--kind questions|ways|orders|later] [--misses]`. What one turn breaks
 * is a gap of the mechanism, whatever the message was about.
 */
import { isDeepStrictEqual, parseArgs } from 'node:util'
import { placesOf, type Conversation, type Place, type Reply } from './places.ts'
import { LATER, ORDERS, QUESTIONS, type Turns } from './turns.ts'
import { WAYS } from './ways.ts'
import { judge } from '../judge/judge.ts'
import type { Gold } from '../gold.ts'

const KINDS = { questions: QUESTIONS, ways: WAYS, orders: ORDERS, later: LATER }
type Kind = keyof typeof KINDS

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { turn: { type: 'string' }, kind: { type: 'string' }, misses: { type: 'boolean', default: false } },
})
const among = (list: string | undefined, name: string) => !list || list.split(',').includes(name)

interface Count {
  asked: number
  broken: number
  sure: number
  misses: string[]
}
const counts = new Map<string, Count>()

const UNCHANGED = { created: [], changed: [], deleted: [] }
/** What is no answer from records: talk, and orders. */
const NO_ANSWERS: ReadonlySet<string> = new Set<Gold['kind']>(['smalltalk', 'mentions', 'write', 'pending', 'nowrite'])
const approvalOf = ({ data }: Reply) => (data.approval ? [data.approval.tool, data.approval.args] : undefined)

/** Names are written as they were typed. */
const isSameProposal = (one: unknown, other: unknown) =>
  isDeepStrictEqual(...([one, other].map(value => value && JSON.stringify(value).toLowerCase()) as [unknown, unknown]))

/** Whether a reply is as right as the one to the message as it stands: an order proposes the same, a question is answered as the gold says. */
function isAsRight(gold: Gold, ask: string, reply: Reply, plain: Reply): boolean {
  const proposal = approvalOf(plain)
  if (proposal) return isSameProposal(approvalOf(reply), proposal)
  return judge(gold, reply, { ask, difference: UNCHANGED }).wrong === undefined
}

async function tryTurns(place: Place, before: readonly string[], { ask, gold }: Conversation[number]): Promise<void> {
  const say = (message: string) => place.say([...before, message])
  const plainly = ask.trim()[0]!.toUpperCase() + ask.trim().slice(1)
  const plain = await say(plainly)
  const isOrder = gold.kind === 'write' && plain.data.approval !== undefined
  if (!isOrder && judge(gold, plain, { ask, difference: UNCHANGED }).wrong !== undefined) return
  const kinds: readonly Kind[] = isOrder
    ? ['orders']
    : before.length > 0
      ? ['later']
      : NO_ANSWERS.has(gold.kind)
        ? ['questions']
        : ['questions', 'ways']
  for (const kind of kinds.filter(one => among(options.kind, one)))
    await tryKind(kind, place, before, plainly, gold, plain)
}

async function tryKind(
  kind: Kind,
  place: Place,
  before: readonly string[],
  plainly: string,
  gold: Gold,
  plain: Reply,
): Promise<void> {
  const say = (message: string) => place.say([...before, message])
  for (const [name, turn] of Object.entries<Turns[string]>(KINDS[kind])) {
    const said = turn(plainly)
    if (said === plainly || !among(options.turn, name)) continue
    const count = counts.get(`${kind}: ${name}`) ?? { asked: 0, broken: 0, sure: 0, misses: [] }
    counts.set(`${kind}: ${name}`, count)
    const reply = await say(said)
    count.asked++
    if (isAsRight(gold, said, reply, plain)) continue
    const confidence = reply.metadata?.confidence ?? 0
    count.broken++
    if (confidence >= 0.8) count.sure++
    const told = [...before, said].join(' / ')
    const got = reply.data.approval ? ` ${JSON.stringify(approvalOf(reply))}` : ''
    count.misses.push(`${told}\n      -> ${reply.response.slice(0, 160).replaceAll('\n', ' ')}${got} (${confidence.toFixed(2)})`) // oxfmt-ignore
  }
}

function tell(): void {
  const rows = [...counts].sort(([, a], [, b]) => b.broken / b.asked - a.broken / a.asked)
  for (const [name, { asked, broken, sure, misses }] of rows) {
    console.log(`${name}: ${broken} of ${asked} broken, ${sure} with 0.8 or more`)
    if (options.misses) for (const miss of misses) console.log(`   ${miss}`)
  }
  const sum = (of: (count: Count) => number) => rows.reduce((total, [, count]) => total + of(count), 0)
  console.log(`${sum(c => c.broken)} of ${sum(c => c.asked)} broken, ${sum(c => c.sure)} with 0.8 or more`)
}

for await (const place of placesOf(positionals[0]?.split(',')))
  for (const turns of place.conversations)
    for (const [index, turn] of turns.entries())
      await tryTurns(
        place,
        turns.slice(0, index).map(({ ask }) => ask),
        turn,
      )
tell()
