import { ChatResponse } from '../../../src/contract/chat.ts'
import type { Gold, ListGold } from '../gold.ts'
import { isUnchanged, type Difference } from '../services/records.ts'
import { matchClarify, matchMentions, matchSmalltalk, matchUnknown } from './match-behaviour.ts'
import { matchFigures, matchNumber } from './match-number.ts'
import { matchOrdered, matchRecord, matchSet } from './match-records.ts'
import { matchMap, matchText, matchYesNo } from './match-values.ts'
import { matchNoWrite, matchPending, matchWrite, tellDifference } from './match-writes.ts'
import { isEmpty, show } from './words.ts'

export interface Circumstances {
  ask: string
  /** What the turn changed in the services. */
  difference: Difference
  /** How many rows each kind has: numbers that any answer may mention. */
  sizes?: readonly number[]
}

/** `kind` is that of the reading that matched, or of the first one. */
export interface Verdict {
  kind: Gold['kind']
  /** Why the reply is wrong; undefined when it is right. */
  wrong: string | undefined
}

const READS: ReadonlySet<Gold['kind']> = new Set([
  'number',
  'figures',
  'set',
  'ordered',
  'record',
  'text',
  'map',
  'yesno',
])
export const isRead = (kind: Gold['kind']): boolean => READS.has(kind)

/** May a pending approval be answered with yes? When the gold wants the write done, or wants it to fail in the service. */
export function wantsApproval(gold: Gold): boolean {
  if (gold.kind === 'write') return true
  if (gold.kind === 'nowrite') return gold.insist === true
  return (gold.kind === 'all' || gold.kind === 'either') && gold.of.some(wantsApproval)
}

/** Judges a reply by a gold. Replies of another form than the interface's are wrong. */
export function judge(gold: Gold, reply: unknown, circumstances: Circumstances): Verdict {
  const parsed = ChatResponse.safeParse(reply)
  if (!parsed.success) return { kind: gold.kind, wrong: `the reply is malformed: ${show(reply)}` }
  return judgeReply(gold, parsed.data, circumstances)
}

function judgeReply(gold: Gold, reply: ChatResponse, circumstances: Circumstances): Verdict {
  if (gold.kind === 'either') {
    const tried = gold.of.map(one => judgeReply(one, reply, circumstances))
    const best = tried.find(({ wrong }) => wrong === undefined)
    if (best) return best
    const first = tried.find(({ kind }) => isRead(kind)) ?? tried[0]!
    return { kind: first.kind, wrong: `none of ${tried.length} readings: ${tried[0]!.wrong}` }
  }
  if (gold.kind === 'all') {
    const each = gold.of.map(one => judgeReply(one, reply, circumstances))
    return each.find(({ wrong }) => wrong !== undefined) ?? each[0]!
  }
  return { kind: gold.kind, wrong: matchOne(gold, reply, circumstances) }
}

type Simple = Exclude<Gold, ListGold>

function matchOne(
  gold: Simple,
  reply: ChatResponse,
  { ask, difference, sizes = [] }: Circumstances,
): string | undefined {
  const { data } = reply
  if (gold.kind === 'write') return matchWrite(gold, reply, difference)
  if (gold.kind === 'nowrite') return matchNoWrite(reply, difference)
  if (gold.kind === 'pending') return matchPending(reply, difference)
  if (!isUnchanged(difference)) return `changed data: ${tellDifference(difference)}`
  if (gold.kind === 'unknown') return matchUnknown(reply, ask, sizes)
  if (gold.kind === 'clarify') return matchClarify(reply)
  if (gold.kind === 'smalltalk') return matchSmalltalk(reply)
  if (gold.kind === 'mentions') return matchMentions(gold.words, reply)
  if (data.approval) return 'asks for the approval of a read'
  const isEmptyGold = gold.kind === 'set' && gold.items.length === 0
  if (data.error && isEmpty(data.result) && !isEmptyGold) return `error ${show(data.error)}`
  if (gold.kind === 'number') return matchNumber(gold, reply)
  if (gold.kind === 'figures') return matchFigures(gold, reply)
  if (gold.kind === 'set') return matchSet(gold, reply)
  if (gold.kind === 'ordered') return matchOrdered(gold, reply)
  if (gold.kind === 'record') return matchRecord(gold, reply)
  if (gold.kind === 'text') return matchText(gold, reply)
  if (gold.kind === 'map') return matchMap(gold, reply)
  return matchYesNo(gold.value, reply)
}
