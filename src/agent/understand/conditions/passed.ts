import type { Chunk } from '../chunks/chunk.ts'
import { type Draft, addCondition, isFree, use } from '../reading/draft.ts'
import { negationBefore } from './negation.ts'
import { labelOf, pickField } from './shared.ts'

/** What is said of a day that lies behind (verbs and adverbs of time that is gone). */
const PASSED = /^(?:passed|over|past|gone by|gone|elapsed|lapsed)$/i
const AUXILIARY =
  /^(?:that|which|has|have|had|is|are|was|were|lies|lie|falls|fall|['’]s|been|already|now|long|since|yet|not|n['’]t)$/i

/**
 * "whose deadline has passed", "the closing date is already over", "has the deadline of plan 7 passed?": a date of the records before
 * today, and no state of anything, though one is called so; "a due date in the future" is one after today. The date is what the verb
 * is said of: the last one named before it.
 */
export function readPassed(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    if (!isFree(chunk) || chunk.entities.length || isBound(draft.chunks[at + 1])) return
    const isAhead = /^future$/i.test(chunk.text)
    const lies = liesIn(draft, at)
    if (lies === at ? !PASSED.test(chunk.text) : !isAhead && !/^past$/i.test(chunk.text)) return
    const place = dateBefore(draft, lies, lies < at)
    const picked = place < 0 ? undefined : pickField(draft, place, draft.chunks[place]!.fields.filter(isDay))
    if (!picked) return
    const negation = negationBefore(draft, at)
    const [op, said] = SIDES[isAhead ? 'ahead' : 'behind'][negation ? 1 : 0]
    const { node, mention, field } = picked
    addCondition(node, { columns: mention.columns, op, values: [draft.message.today], asDay: true, at, label: `${labelOf(field)} ${said}` }) // oxfmt-ignore
    use(chunk, 'condition')
    if (negation) use(negation, 'condition')
    use(draft.chunks[place]!, 'condition')
    for (const verb of draft.chunks.slice(place + 1, lies))
      if (isFree(verb) && /^(?:lies?|falls?)$/i.test(verb.text)) use(verb, 'condition')
    // "decision deadline" of a `decision_due_on`: the word before is one of the field's, too.
    const word = draft.chunks[place - 1]
    if (isFree(word) && field.words.includes(word.text.toLowerCase())) use(word, 'condition')
  })
}
readPassed.needs = /^(?:passed|over|past|gone|elapsed|lapsed|future)$/

/** Which side of today a day lies on, as it is said and as it is denied. */
const SIDES = {
  behind: [
    ['<', 'before today'],
    ['>=', 'not before today'],
  ],
  ahead: [
    ['>', 'after today'],
    ['<=', 'not after today'],
  ],
} as const

const isDay = ({ field, quality }: Chunk['fields'][number]): boolean => field.role === 'date' && quality >= 0.5

/** Where "in the past", "in the future" begins; the place itself where it is said without. */
function liesIn({ chunks }: Draft, at: number): number {
  const [preposition, article] = [chunks[at - 2], chunks[at - 1]].map(c => c?.text.toLowerCase())
  if (preposition === 'in' && article === 'the') return at - 2
  return article === 'in the' ? at - 1 : at
}

/** "over 500", "past May" are bounds. */
const isBound = (next: Chunk | undefined): boolean => next?.literal !== undefined

/** The date that the verb is said of: right before its auxiliary, or before whose it is, where the auxiliary begins the question. */
function dateBefore({ chunks }: Draft, at: number, isTold: boolean): number {
  const place = chunks.findLastIndex((c, i) => i < at && isFree(c) && !c.entities.length && c.fields.some(isDay))
  const between = chunks.slice(place + 1, at)
  const isAsked = AUXILIARY.test(chunks[0]?.text ?? '')
  const verbs = between.filter(c => AUXILIARY.test(c.text))
  const rest = between.filter(c => !AUXILIARY.test(c.text))
  const isOf = /^(?:of|for|on)$/i.test(rest[0]?.text ?? '')
  const isWhose =
    isOf && rest.every(c => c.kind === 'filler' || c.values.length || c.entities.length || c.literal?.kind === 'code')
  return place >= 0 && (isTold || verbs.length || isAsked) && (!rest.length || isWhose) ? place : -1
}
