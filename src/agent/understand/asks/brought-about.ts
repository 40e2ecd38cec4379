import type { Chunk } from '../chunks/chunk.ts'
import { rootOf } from '../language/verb-forms.ts'
import { type Draft, isFree, makeFiller, use } from '../reading/draft.ts'
import { isNearName } from '../vocabulary/vocabulary.ts'

/** Verbs of bringing a record about (Levin, 1993, 26.4 and 29.2, and what orders, issues and claims are the object of). */
const BRINGS_ABOUT = new Set('place make raise submit file lodge log report create open enter'.split(' ').map(rootOf))
/** What may stand between a participle and what it was done with. */
const PREPOSITION = /^(?:with|on|at|via|through|using|for|about|against|in)$/i

/**
 * "orders that Ann has placed", "issues raised on detached houses", "orders placed with the voucher X": how records came to be, by whom and
 * with what, is no state that they are in now, though a state is called so, and no day of it is asked for. Before nouns are looked for.
 */
export function readBroughtAbout(draft: Draft): void {
  const { chunks } = draft
  chunks.forEach((chunk, at) => {
    const [word = ''] = chunk.text.toLowerCase().split(' ')
    if (!isFree(chunk) || chunk.entities.length || !BRINGS_ABOUT.has(rootOf(word)) || !/ed$|^made$/.test(word)) return
    if (!chunk.values.length && !chunk.fields.length) return
    const noun = chunks.slice(0, at).findLast(c => c.entities.some(e => e.quality >= 0.8))
    const kinds = noun?.entities.map(e => e.entity) ?? []
    if (![...chunk.values, ...chunk.fields].some(one => kinds.includes(one.entity))) return
    if (isDoneBy(chunks, at) || hasOther(chunks, at)) use(makeFiller(chunk), 'related')
  })
}
readBroughtAbout.needs = (word: string) => BRINGS_ABOUT.has(rootOf(word))

const isName = (chunk: Chunk | undefined): boolean => chunk?.values.some(isNearName) === true

/**
 * "plots that will be handed over in the next 60 days" of a state `handed_over` and a `handover_date`: what has not come about yet is in no
 * such state, and the day says when. Before values are read.
 */
export function readYetToCome({ chunks }: Draft): void {
  chunks.forEach((chunk, at) => {
    const [will, be] = chunks.slice(Math.max(0, at - 2), at).map(c => c.text.toLowerCase())
    const isToCome = be === 'be' ? /^(?:will|shall|to)$/.test(will ?? '') : /^(?:will|to) be$/.test(be ?? '')
    if (!isFree(chunk) || !isToCome || !chunk.values.length || chunk.entities.length) return
    const isDated = chunks.slice(at + 1).some(c => c.literal?.kind === 'date')
    const hasDay = chunk.values.some(({ entity }) => entity.fields.some(f => f.role === 'date'))
    if (!isDated || !hasDay) return
    // "ready within two weeks" of a state `ready` and a `ready_on`: the day of just that.
    const days = chunk.fields.filter(f => f.field.role === 'date' && chunk.values.some(v => v.entity === f.entity))
    if (days.length) Object.assign(chunk, { values: [], fields: days })
    else use(makeFiller(chunk), 'related')
  })
}
readYetToCome.needs = /^(?:will|shall|to)$/

/** "Ann has placed", "orders Ann placed": whoever did it stands before it. */
function isDoneBy(chunks: readonly Chunk[], at: number): boolean {
  const before = /^(?:has|have|had)$/i.test(chunks[at - 1]?.text ?? '') ? at - 2 : at - 1
  return isName(chunks[before])
}

/** "with the voucher X", "on detached houses": what stands behind it is something else than a day. */
function hasOther(chunks: readonly Chunk[], at: number): boolean {
  const own = chunks[at]!
  const isInside = / (?:with|on|at|for|in)$/i.test(own.text)
  const behind = chunks.slice(isInside ? at + 1 : at + 2, at + 6)
  if (!isInside && !PREPOSITION.test(chunks[at + 1]?.text ?? '')) return false
  const first = behind.find(c => c.kind !== 'filler')
  return first !== undefined && !first.literal && (first.entities.length > 0 || first.values.length > 0)
}
