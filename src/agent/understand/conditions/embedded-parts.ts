import type { Chunk } from '../chunks/chunk.ts'
import { isListedKind } from '../entity-model/can-be-listed.ts'
import type { AppModel, Entity, Field } from '../entity-model/catalogue-model.ts'
import { mayBeEmpty } from '../entity-model/field-roles.ts'
import { rememberByRelations } from '../entity-model/relations.ts'
import { type Draft, addCondition, addNode, isFree, nameKind, use } from '../reading/draft.ts'
import { isParticiple } from '../language/verb-forms.ts'
import { isPlural, singular, stem } from '../language/words.ts'

/** What some records have and others have not, told by fields of one first word: the fine of a loan. */
interface Part {
  noun: string
  entity: Entity
  amount: Field
  fields: Field[]
}

/** How sure it is at most whether a day is that of the record or that of the part. */
const EITHER_DAY = 0.6

/** So many fields tell of it at least. */
const FEWEST = 3

const partsOf = rememberByRelations((app: AppModel): Part[] => {
  const kinds = new Set(app.entities.map(({ words }) => stem(words.at(-1)!)))
  return app.entities.filter(isListedKind).flatMap(entity => {
    const own = entity.fields.filter(f => !f.nested && f.words.length > 1 && mayBeEmpty(f) && !f.target)
    const byFirst = Map.groupBy(own, f => f.words[0]!)
    return [...byFirst].flatMap(([noun, fields]) => {
      const amount = fields.find(f => f.role === 'money')
      return fields.length >= FEWEST && amount && !kinds.has(stem(noun)) ? [{ noun, entity, amount, fields }] : []
    })
  })
})

/**
 * "unpaid fines", "how many fines were issued in May?" of loans with a `fine_amount`, a `fine_reason` and a `fine_paid_on`: the fines are the
 * loans that have one, and an unpaid one is there, too. A name of one of the fields stays that. Before nouns are looked for.
 */
export function readEmbeddedParts(draft: Draft): void {
  const parts = partsOf(draft.app)
  if (!parts.length) return
  // A day says when it was done, and a share is one of those that there are: neither is that it was.
  const isDated = draft.chunks.some(c => c.literal?.kind === 'date')
  const isOther = isDated || draft.chunks.some(c => c.operator?.type === 'share')
  draft.chunks.forEach((chunk, at) => {
    if (!isFree(chunk) || chunk.entities.some(e => e.quality >= 0.8) || !chunk.fields.length) return
    const part = parts.find(one => isSaid(one, chunk))
    if (!part || (isOther && isStated(chunk))) return
    const { entity, amount, noun } = part
    const isNamed = draft.chunks.some(c => c !== chunk && c.entities.some(e => e.entity === entity && e.quality >= 0.8))
    const state = chunk.fields.find(
      f => part.fields.includes(f.field) && /^(?:date|boolean)$/.test(f.field.role) && isStated(chunk),
    )
    const { negated } = chunk
    if (isDated) draft.sureness = Math.min(draft.sureness, EITHER_DAY)
    const node = addNode(draft, entity, at, isNamed)
    addCondition(node, { columns: [amount.column], op: 'filled', values: [], label: `with a ${noun}`, at })
    if (state) {
      const label = `${negated ? 'not ' : ''}${state.field.words.filter(word => word !== 'on').join(' ')}`
      const isFlag = state.field.role === 'boolean'
      const op = isFlag ? '=' : negated ? 'empty' : 'filled'
      addCondition(node, { columns: [state.field.column], op, values: isFlag ? [!negated] : [], label, at })
    }
    delete chunk.negated
    if (!isNamed) nameKind(chunk, entity)
    use(chunk, isNamed ? 'condition' : 'entity')
  })
}

/** The noun itself, alone in the plural or with what was done to it. */
const isSaid = ({ noun, entity, fields }: Part, chunk: Chunk): boolean => {
  const words = chunk.text.toLowerCase().split(/\s+/)
  const at = words.findIndex(word => singular(word) === noun)
  const isOwn = chunk.fields.every(f => f.entity === entity && fields.includes(f.field))
  return at >= 0 && isOwn && (words.length === 1 ? isPlural(words[0]!) : isStated(chunk))
}

/** "unpaid fines", "fines has been paid": what was done to it, or not. */
const isStated = ({ text }: Chunk): boolean =>
  text
    .toLowerCase()
    .split(/\s+/)
    .some(word => isParticiple(word.replace(/^un/, '')))
