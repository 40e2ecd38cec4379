import type { Chunk } from '../understand/chunks/chunk.ts'
import { wordList } from '../../lib/patterns.ts'
import { OTHERWISE } from '../understand/dictionary/add-kind-nouns.ts'

/** Words that ask for records and say nothing of them: verbs of showing, determiners, auxiliaries, politeness (a closed class). */
const ASKING: ReadonlySet<string> = new Set(wordList`
  list show give get display tell see find view print fetch pull up out
  me us i we you can could would like want to need please
  all the a an every each any of our my your what which are there is do does have exist
  full complete entire whole records entries
`)

/**
 * "list all our clients": the kind of record is called by its own name or by another noun for it, and every other word only asks for them. Nothing was passed
 * over that might have said which of them.
 */
export const isPlainlyAsked = (chunks: readonly Chunk[]): boolean =>
  chunks.some(isNamed) &&
  chunks.every((chunk, at) => isNamed(chunk) || isAsking(chunk) || isOfWhole(chunks, at) || isOwning(chunks, at))

const isNamed = ({ used, entities, certainty }: Chunk): boolean =>
  used === 'entity' && certainty === 1 && entities.some(({ quality }) => quality >= OTHERWISE)

const isAsking = ({ kind, text }: Chunk): boolean =>
  kind !== 'unknown' &&
  text
    .toLowerCase()
    .split(/\s+/)
    .every(word => ASKING.has(word))

/** "which branches do we run": a firm has what it runs, where nothing is called so. */
const isOwning = (chunks: readonly Chunk[], at: number): boolean => {
  const { kind, text } = chunks[at]!
  const isLast = at === chunks.length - 1 && kind === 'filler'
  return isLast && OWNING.test(text) && /\b(?:we|you)$/i.test(chunks[at - 1]?.text ?? '')
}
const OWNING = /^(?:run|operate|own|keep|manage|maintain|got)$/i

/** "in our database", "belong to the club", "range of": the whole that the records are those of, with what leads to it. */
function isOfWhole(chunks: readonly Chunk[], at: number): boolean {
  const isWhole = (place: number) => {
    const chunk = chunks[place]
    return chunk?.used === 'whole' || chunk?.kind === 'app' || (chunk?.kind === 'filler' && WHERE_KEPT.test(chunk.text))
  }
  if (isWhole(at) || (isWhole(at - 1) && /^of$/i.test(chunks[at]!.text))) return true
  let next = at
  while (LEADS_TO_WHOLE.test(chunks[next]?.text ?? '')) next++
  return next > at && isWhole(next)
}

/** Prepositions, determiners and verbs of belonging (closed classes). */
const LEADS_TO_WHOLE =
  /^(?:in|at|of|with|on|from|by|for|to|across|within|throughout|the|our|my|your|this|whole|entire|belongs?|exists?|registered)$/i

/** Where records are kept, whoever has them (closed class). */
const WHERE_KEPT = /^(?:system|database|catalogue|catalog|register|registry|books|files?|records)$/i
