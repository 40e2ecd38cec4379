import type { Chunk } from '../chunks/chunk.ts'
import { type Draft, isFree, use } from '../reading/draft.ts'
import { ORGANISATIONS } from '../language/organisations.ts'
import { isPlural } from '../language/words.ts'
import { HOLDINGS, isUnexplained } from './the-whole.ts'

/** Verbs of having at the end of a question (closed class). */
const HAVING = /^(?:have|offer|run|own|keep|employ|stock|sell|use|operate)$/i
/** So many words may say which whole it is. */
const MOST_WORDS = 3

/** "which teams does our support desk have?": whoever speaks of it as theirs has all that there is, where no record is called so. */
export function readOwner(draft: Draft): void {
  const { chunks, app } = draft
  const verb = chunks.at(-1)
  const our = chunks.findIndex(
    ({ text }, at) => /^our$/i.test(text) && /^(?:does|do)$/i.test(chunks[at - 1]?.text ?? ''),
  )
  const said = our < 0 ? [] : chunks.slice(our + 1, -1)
  const isKind = ({ entities }: Chunk) => entities.some(e => e.quality >= 0.8 && app.entities.includes(e.entity))
  if (!verb || !HAVING.test(verb.text) || !isOneWhole(said) || !chunks.slice(0, our).some(isKind)) return
  if (isFree(verb)) use(verb, 'related')
  const [head] = said.slice(-1)
  if (head!.used) return
  if (!ORGANISATIONS.includes(head!.text.toLowerCase()))
    draft.notes.push(`took our ${said.map(({ text }) => text).join(' ')} as all of it`)
  for (const chunk of said) {
    Object.assign(chunk, { kind: 'unknown', entities: [], fields: [], values: [], operator: undefined })
    use(chunk, 'whole')
  }
}
readOwner.needs = /^our$/

/** A few words behind "our" whose last one is no noun of the service's, and none of which names anything. */
function isOneWhole(said: readonly Chunk[]): boolean {
  const head = said.at(-1)
  if (!head || said.length > MOST_WORDS || isPlural(head.text.toLowerCase())) return false
  const isGroup = head.operator?.type === 'group' && HOLDINGS.test(head.text)
  const isHead = head.used === 'whole' || head.kind === 'app' || isUnexplained(head) || isGroup
  return isHead && said.every(chunk => (isFree(chunk) || chunk.used === 'whole') && !isName(chunk))
}

const isName = ({ kind, text, values, fields }: Chunk): boolean =>
  (kind !== 'app' && /^\p{Lu}/u.test(text)) || [...values, ...fields].some(({ quality }) => quality >= 0.8)
