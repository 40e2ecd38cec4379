import type { Chunk } from '../chunks/chunk.ts'
import type { Draft } from '../reading/draft.ts'
import type { Interpretation } from '../reading/interpretation.ts'

/** What a word that is passed over takes from a reading. */
const PASSED_OVER = 0.4

/** What a column that somebody is said to be in takes from a reading: another one may know it as a value. */
const SHOWN_INSIDE = 0.2
/** So sure at most that the data is asked what else the word may be. */
const DOUBTFUL = 0.7

/** "contacts in Sales": they are hardly in a column that is shown of them. */
const isShownInside = ({ chunks }: Draft, chunk: Chunk): boolean =>
  chunk.used === 'project' && /^(?:in|at|within)$/i.test(chunks[chunks.indexOf(chunk) - 1]?.text ?? '')

/** What a loose value takes from a reading that stands before one noun and is taken of another. */
const OF_ANOTHER_NOUN = 0.5
const LOOSE = 0.9

/** "contacts in tech companies" by what job the contacts have: of the companies it is said. */
function isOfAnotherNoun({ chunks, nodes }: Draft, chunk: Chunk): boolean {
  const at = chunks.indexOf(chunk)
  const next = nodes.find(node => node.at === at + 1 && !node.implicit)
  return (
    next !== undefined &&
    chunk.used === 'value' &&
    chunk.values.every(v => v.quality < LOOSE && v.entity !== next.entity) &&
    nodes.some(node => !node.implicit && node.at < at && chunk.values.some(v => v.entity === node.entity))
  )
}

/** "unpaid fee" of a `fee_paid_on`: what was not done restricts, and to show the day of it would drop that it was not. */
const isDeniedAndShown = ({ used, negated, fields }: Chunk): boolean =>
  used === 'project' && negated === true && fields.every(f => f.field.role === 'date' || f.field.role === 'boolean')

/** How much of the message the reading explains, and which words it leaves over. */
export function judge(draft: Draft, understood: boolean): Pick<Interpretation, 'score' | 'unknown' | 'certainty'> {
  let score = understood ? 1 : 0
  let certainty = draft.sureness
  const unknown: string[] = [...draft.ignored]
  score -= 1.2 * draft.ignored.length
  for (const chunk of draft.chunks) {
    const words = chunk.to - chunk.from
    const isContent = chunk.kind === 'mention' || chunk.kind === 'unknown' || chunk.kind === 'literal'
    if (chunk.kind === 'app') score += 1.5
    else if (chunk.used === 'passed') score -= PASSED_OVER
    else if (isDeniedAndShown(chunk)) unknown.push(chunk.text)
    else if (chunk.used && chunk.used !== 'filler') {
      score += words * chunk.certainty * quality(chunk)
      if (isShownInside(draft, chunk)) {
        score -= SHOWN_INSIDE
        certainty = Math.min(certainty, DOUBTFUL)
      }
      if (isOfAnotherNoun(draft, chunk)) {
        score -= OF_ANOTHER_NOUN
        certainty = Math.min(certainty, DOUBTFUL)
      }
      if (chunk.kind === 'mention') certainty = Math.min(certainty, chunk.certainty)
    } else if (chunk.used !== 'filler' && (isContent || isLeftOperator(chunk)) && !isLooseOver(draft, chunk)) {
      unknown.push(chunk.text)
      score -= 1.2 * words
    }
  }
  if (draft.unrelated) {
    score -= 3
    certainty = Math.min(certainty, 0.3)
  }
  return { score, unknown, certainty }
}

/** "over all opportunities", "over the accounts": no comparison. */
const isLooseOver = (draft: Draft, chunk: Chunk) =>
  chunk.operator?.type === 'comparator' &&
  (isUnderWhat(draft, chunk) ||
    (/^over$/i.test(chunk.text) &&
      (/^(all|the|our|my|every|those|these)$/i.test(draft.message.tokens[chunk.to]?.text ?? '') ||
        isBeforeRecords(draft, draft.chunks.indexOf(chunk)))))

/** "under the Greek flag", "which label do they record under": no bound, where neither a number nor a date follows. */
const isUnderWhat = (draft: Draft, chunk: Chunk) =>
  /^under$/i.test(chunk.text) && !draft.chunks.slice(draft.chunks.indexOf(chunk) + 1).some(c => c.literal)

/** "the sum over active accounts": values and then the noun that has them. */
function isBeforeRecords(draft: Draft, over: number): boolean {
  let at = over + 1
  while (draft.chunks[at]?.used === 'value' || draft.chunks[at]?.used === 'condition') at++
  return Boolean(draft.measures.length) && draft.nodes.some(node => node.at === at && !node.implicit)
}

const isLeftOperator = (chunk: Chunk) =>
  chunk.kind === 'operator' &&
  !(
    ['or', 'pronoun', 'who', 'distinct'].includes(chunk.operator!.type) ||
    (chunk.operator!.type === 'group' && (chunk.operator as { word: string }).word !== 'per')
  )

const quality = (chunk: Chunk) => {
  const best = (list: { quality: number }[]) => list.reduce((top, m) => Math.max(top, m.quality), 0)
  if (chunk.used === 'entity') return best(chunk.entities) || 0.8
  if (chunk.used === 'value') return best(chunk.values) || 1
  return best(chunk.fields) || 1
}
