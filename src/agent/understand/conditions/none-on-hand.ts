import { pattern } from '../../../lib/patterns.ts'
import { execIn } from '../../../lib/prefilter/may-match.ts'
import { onHand, stockOf } from '../asks/left-over.ts'
import type { Chunk } from '../chunks/chunk.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { arePeople } from '../entity-model/people.ts'
import { pointsTo } from '../entity-model/relations.ts'
import { plural } from '../language/words.ts'
import { type Draft, addCondition, addNode, use } from '../reading/draft.ts'
import { negationBefore } from './negation.ts'
import { noneOrSome } from './shared.ts'
import { isSupply } from './supply.ts'
import { chunksWithin, spokenOfSuch } from './spoken-of-such.ts'
import { NEARLY_GONE } from './running-low.ts'
import { saysPlace } from './stock-at-places.ts'

/** Ways to say that nothing of a thing is there any more (inventory terms). */
const GONE = pattern('iu')`
  \b(?:
    (?:(?:completely|totally|entirely|fully|all|just|already)\ )?(?:run|ran|runs)\ out(?:\ of\b|(?!\ (?:of|in|on|by|soon|next)\b))
    |(?:completely|totally|entirely|fully|all)\ (?:gone|sold\ out|out\ of\ stock)
    |(?:(?:is|are|was|were)\ (?:we\ |you\ |they\ )?|\b(?:we|they)['’]re\ )(?:all\ |completely\ |currently\ )?out\ of
      (?=\W*$|\ (?:at\ the\ moment|(?:right\ )?now|currently|today)\b|\ (?:(?:in|at)\ )?(?-i:[\p{Lu}\d]))
    |sold\ out
    |out\ of\ stock
    |(?:(?:have|has|got|are|is)\ )?(?:none|nothing|zero|not\ any)\ left
  )\b
`
const NEARLY = pattern('iu')`\b(?:${NEARLY_GONE})`
const RUNS = /^(?:runs?|ran|running)(?: out)?$/i
/** "have not run out", "are not sold out". */
const DENIED = /(?:\b(?:not|never|no)|n['’]t)\W+(?:\p{L}+\W+){0,2}$/iu

/**
 * "which products have we completely run out of?", "what is sold out?": the things of which the one figure of what is on hand says that
 * there are none, or some where it is denied. A state or a date that is called so says it itself.
 */
export function readNoneOnHand(draft: Draft): void {
  const { message, chunks } = draft
  const said = execIn(message.text, GONE)
  // "about to run out of": there is some left.
  if (!said || NEARLY.test(message.text)) return
  // "when does C-12 run out": the day on which it ends, as that was read already.
  if (chunks.some(c => RUNS.test(c.text) && c.fields.some(f => f.field.role === 'date' && f.quality === 1))) return // oxfmt-ignore
  const isDenied = DENIED.test(message.text.slice(0, said.index))
  // A stock that is called so says it itself (`conditions/supply.ts`).
  const isOther = (entity: Entity) =>
    !/^out of stock$/i.test(said[0]) || !onHand(entity).some(f => f.words.some(isSupply))
  const spoken = spokenOfSuch(draft, said, entity => hasOnHand(entity) && isOther(entity))
  if (!spoken) return readNoneInPlaces(draft, said, isDenied)
  if (spoken.ats.some(i => isSaidElse(chunks[i]!, onHand(spoken.node.entity)))) return
  const { node, ats } = spoken
  const [field] = onHand(node.entity)
  const negation = isDenied ? negationBefore(draft, ats[0]!) : undefined
  if (isDenied && !negation) return
  const condition = { ...noneOrSome(field!, !negation), at: ats[0]! }
  addCondition(node, condition)
  draft.notes.push(
    `took “${negation ? 'not ' : ''}${said[0]}” as ${plural(node.entity.noun)} with a ${condition.label}`,
  )
  if (negation) use(negation, 'condition')
  useGone(draft, ats)
}

/** "out of" denies what there is, and not the place behind it. */
function useGone({ chunks }: Draft, ats: readonly number[]): void {
  for (const i of ats) chunks[i]!.used = chunks[i]!.operator?.type === 'negation' ? 'related' : 'condition'
}

/** "which products have we run out of in Oslo?": of things whose stock is told by records of each place, there is none in that one, or in any. */
function readNoneInPlaces(draft: Draft, said: RegExpExecArray, isDenied: boolean): void {
  const { app, nodes } = draft
  const ats = chunksWithin(draft, said)
  const things = nodes.filter(n => !n.implicit && !n.previous && !ats.includes(n.at) && !arePeople(n.entity))
  const [found, ...others] = things.flatMap(({ entity }) => {
    const stock = stockOf(entity, app)
    return stock && things.every(one => one.entity === entity || pointsTo(stock.entity, one.entity, app)) ? [{ ...stock, things: entity }] : [] // oxfmt-ignore
  })
  const negation = isDenied ? negationBefore(draft, ats[0]!) : undefined
  if (!found || others.length || (isDenied && !negation) || nodes.some(n => n.entity === found.entity && !ats.includes(n.at))) return // oxfmt-ignore
  for (const other of nodes.filter(n => ats.includes(n.at))) nodes.splice(nodes.indexOf(other), 1)
  const node = addNode(draft, found.entity, ats.at(-1)!)
  const isNone = !negation && saysPlace(draft, found.entity, found.things)
  addCondition(node, { ...noneOrSome(found.field, isNone), at: ats.at(-1)! })
  if (!isNone && !negation) node.negated = true
  if (negation) use(negation, 'condition')
  useGone(draft, ats)
}
readNoneOnHand.needs = /^(?:out|gone|left)$/

/** A state or a field that is called so; of one that only has a word of it ("out of season") nothing is said. */
const isSaidElse = ({ values, fields }: Chunk, own: readonly Field[]): boolean =>
  values.some(v => v.quality >= 0.9) || fields.some(f => f.quality >= 0.8 && !own.includes(f.field))

const hasOnHand = (entity: Entity): boolean => !arePeople(entity) && onHand(entity).length === 1
