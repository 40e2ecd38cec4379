import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { execIn } from '../../../lib/prefilter/may-match.ts'
import { isNounOfVerb, rootOf } from '../language/verb-forms.ts'
import { isDerived } from '../language/words.ts'
import { type Draft, addCondition, addNode, isFree, use } from '../reading/draft.ts'

/** Absence of necessity with a verb (Quirk et al., 1985, 4.53): the verb, or the participle of the passive, is the second word. */
const NO_NEED =
  /\b(?:need(?:s|ed)? not|needn['’]?t|(?:do|does|did)(?: not|n['’]?t) (?:need|have) to)(?: be| get)? (\p{L}{3,})/iu
/** Words of fields that say that something must be. */
const NECESSARY = /^(?:required|requires|needed|needs|mandatory|necessary|obligatory|compulsory)$/
export const isNecessary = (word: string): boolean => NECESSARY.test(word)

/**
 * "orders that need not be shipped", "parcels that do not have to be signed for": that something is not needed is no state. A yes/no
 * field that says whether it is tells it (`signature_required`); where there is none, the words are not understood.
 */
export function readNoNeed(draft: Draft): void {
  const { chunks, message } = draft
  const said = execIn(message.text, NO_NEED)
  if (!said) return
  const [start, end] = [said.index, said.index + said[0].length]
  const inside = chunks.filter(
    c => message.tokens[c.from]!.start >= start && message.tokens[c.to - 1]!.end <= end && isFree(c),
  )
  const verb = inside.at(-1)
  if (!verb) return
  const found = needOf(draft, said[1]!.toLowerCase(), chunks.indexOf(verb))
  if (!found) return void draft.ignored.push(said[0])
  const { entity, field } = found
  const at = chunks.indexOf(verb)
  const node = draft.nodes.find(n => n.entity === entity) ?? addNode(draft, entity, kindAt(draft, entity, at), false)
  addCondition(node, { columns: [field.column], op: '=', values: [false], label: `not ${field.words.join(' ')}`, at })
  for (const chunk of inside) Object.assign(chunk, { used: 'condition' })
  // "signed for": the preposition of the verb.
  const next = chunks[at + 1]
  if (next && /^(?:for|off|up|out)$/i.test(next.text) && at + 2 >= chunks.length) use(next, 'condition')
}
readNoNeed.needs = /^need/

/** The place of the noun before. */
const kindAt = ({ chunks }: Draft, entity: Entity, until: number): number =>
  chunks.findIndex((c, i) => i < until && c.entities.some(e => e.entity === entity))

/** The one field that says whether what the verb says must be done, of the records named before it. */
function needOf({ chunks, app }: Draft, verb: string, until: number): { entity: Entity; field: Field } | undefined {
  const named = chunks.slice(0, until).flatMap(c => c.entities.filter(e => e.quality >= 0.75).map(e => e.entity))
  const isOfVerb = (word: string) =>
    rootOf(word) === rootOf(verb) ||
    isDerived(verb, word) ||
    isNounOfVerb(word, rootOf(verb)) ||
    word.startsWith(rootOf(verb))
  const [found, ...others] = app.entities
    .filter(entity => named.includes(entity))
    .flatMap(entity =>
      entity.fields
        .filter(
          f =>
            f.role === 'boolean' &&
            f.words.some(w => NECESSARY.test(w)) &&
            f.words.some(w => !NECESSARY.test(w) && isOfVerb(w)),
        )
        .map(field => ({ entity, field })),
    )
  return others.length ? undefined : found
}
