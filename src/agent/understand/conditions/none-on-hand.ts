import { pattern } from '../../../lib/patterns.ts'
import { execIn } from '../../../lib/prefilter/may-match.ts'
import { onHand } from '../asks/left-over.ts'
import type { Chunk } from '../chunks/chunk.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { arePeople } from '../entity-model/people.ts'
import { plural } from '../language/words.ts'
import { type Draft, addCondition, use } from '../reading/draft.ts'
import { negationBefore } from './negation.ts'
import { labelOf } from './shared.ts'
import { isSupply } from './supply.ts'
import { spokenOfSuch } from './spoken-of-such.ts'

/** Ways to say that nothing of a thing is there any more (inventory terms). */
const GONE = pattern('i')`
  \b(?:
    (?:(?:completely|totally|entirely|fully|all|just|already)\ )?(?:run|ran|runs|running)\ out(?:\ of)?(?!\ (?:in|on|by|soon|next)\b)
    |(?:completely|totally|entirely|fully|all)\ (?:gone|sold\ out|out\ of\ stock)
    |sold\ out
    |out\ of\ stock
    |(?:(?:have|has|got|are|is)\ )?(?:none|nothing|zero|not\ any)\ left
  )\b
`
/** "have not run out", "are not sold out". */
const DENIED = /(?:\b(?:not|never|no)|n['’]t)\W+(?:\p{L}+\W+){0,2}$/iu

/**
 * "which products have we completely run out of?", "what is sold out?": the things of which the one figure of what is on hand says that
 * there are none, or some where it is denied. A state or a date that is called so says it itself.
 */
export function readNoneOnHand(draft: Draft): void {
  const { message, chunks } = draft
  const said = execIn(message.text, GONE)
  if (!said) return
  const isDenied = DENIED.test(message.text.slice(0, said.index))
  // A stock that is called so says it itself (`conditions/supply.ts`).
  const isOther = (entity: Entity) =>
    !/^out of stock$/i.test(said[0]) || !onHand(entity).some(f => f.words.some(isSupply))
  const spoken = spokenOfSuch(draft, said, entity => hasOnHand(entity) && isOther(entity))
  if (!spoken || spoken.ats.some(i => isSaidElse(chunks[i]!, onHand(spoken.node.entity)))) return // oxfmt-ignore
  const { node, ats } = spoken
  const [field] = onHand(node.entity)
  const negation = isDenied ? negationBefore(draft, ats[0]!) : undefined
  if (isDenied && !negation) return
  const [op, reach] = negation ? (['>', 'over 0'] as const) : (['<=', 'of 0'] as const)
  const label = `${labelOf(field!)} ${reach}`
  addCondition(node, { columns: [field!.column], op, values: [0], at: ats[0]!, label })
  draft.notes.push(`took “${negation ? 'not ' : ''}${said[0]}” as ${plural(node.entity.noun)} with a ${label}`)
  if (negation) use(negation, 'condition')
  for (const i of ats) chunks[i]!.used = 'condition'
}
readNoneOnHand.needs = /^(?:out|gone|left)$/

/** A state or a field that is called so; of one that only has a word of it ("out of season") nothing is said. */
const isSaidElse = ({ values, fields }: Chunk, own: readonly Field[]): boolean =>
  values.some(v => v.quality >= 0.9) || fields.some(f => f.quality >= 0.8 && !own.includes(f.field))

const hasOnHand = (entity: Entity): boolean => !arePeople(entity) && onHand(entity).length === 1
