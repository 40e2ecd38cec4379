import { wordList } from '../../../lib/patterns.ts'
import type { Chunk } from '../chunks/chunk.ts'
import { arePeople } from '../entity-model/people.ts'
import { type Hop, hopsOf } from '../entity-model/relations.ts'
import { rootOf } from '../language/verb-forms.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { negationBefore } from '../conditions/negation.ts'
import { type Draft, type Node, addNode, isFree, use } from '../reading/draft.ts'
import { onceEach } from '../reading/keys-of-verbs.ts'

/** Verbs whose subject is where something comes from, and those whose subject is where it goes (Levin, 1993, 11.1, 13.1, 13.5, 26.7). */
const GIVING = new Set(
  wordList`send write post give leave submit pay transfer lend mail author compose publish`.map(rootOf),
)
const GETTING = new Set(wordList`receive get obtain borrow accept inherit`.map(rootOf))

/**
 * Verbs by which somebody brings a record about that others then see to, in their past forms: "open", "report" and "request" are adjectives and
 * nouns as well.
 */
const BRINGING = /^(?:raised|opened|logged|reported|filed|lodged|requested|created|submitted|registered)$/

/** What keys to the two ends are called (thematic roles of source and goal; Gruber, 1965). */
const SOURCE =
  /^(?:from|sender|source|author|writer|creator|giver|donor|payer|poster|reviewer|reporter|lender|by|request[eo]r|submitter|opener)$/
const GOAL = /^(?:to|recipient|receiver|addressee|payee|target|subject|reviewee|beneficiary|borrower|about|for)$/

/**
 * "how many messages did Ann send?", "who got the most reviews?" of a `from_id` and a `to_id`, an `author_id` and a `subject_id`: of two keys
 * to the same people the verb tells which one is meant. The one end may go by any name where the other one is known.
 */
export function readEndsByVerbs(draft: Draft): void {
  const { chunks, nodes, app } = draft
  for (const node of nodes.filter(n => !n.implicit && !n.previous)) {
    const ups = onceEach(hopsOf(node.entity, app).filter(hop => hop.direction === 'up' && arePeople(hop.to)))
    const pair = ups.length === 2 && ups[0]!.to === ups[1]!.to ? ups : undefined
    if (!pair) continue
    const at = chunks.findIndex(c => !c.literal && !c.values.length && endOf(c.text) !== undefined)
    // "messages sent to Ann": the preposition says it.
    if (/^(?:to|from|for|about)$/i.test(chunks[at + 1]?.text ?? '')) continue
    const end = at < 0 ? undefined : endOf(chunks[at]!.text)
    const key = end && keyOf(pair, end)
    if (!key || pair.some(hop => hop !== key && isSaid(draft, hop))) continue
    draft.keys = [...(draft.keys ?? []), key.field]
    const chunk = chunks[at]!
    if (node.at > at) denyOrAsk(draft, node, at, key.to)
    if (isFree(chunk) && chunk.kind === 'unknown') Object.assign(chunk, { kind: 'filler', used: 'related' })
    // "raised in May" of an `opened_at`: the verb tells the date as well.
    else if (isFree(chunk) && !chunk.entities.length && !isDated(draft, node, chunk)) use(chunk, 'related')
  }
}
readEndsByVerbs.needs = (word: string) => endOf(word) !== undefined

const isDated = ({ chunks }: Draft, { entity }: Node, { fields }: Chunk): boolean =>
  fields.some(f => f.entity === entity && f.field.role === 'date') && chunks.some(c => c.literal?.kind === 'date')

/** "who has never received a message": the denial is of those records, and people are asked for. */
function denyOrAsk(draft: Draft, node: Node, at: number, people: Entity): void {
  const { chunks, nodes } = draft
  const negation = negationBefore(draft, at)
  const who = chunks.findIndex(c => isFree(c) && c.operator?.type === 'who')
  const isAsked = who >= 0 && who < at && !nodes.some(n => n.entity === people)
  if (!negation || !(isAsked || nodes.some(n => n.entity === people && n.at < at))) return
  if (isAsked) {
    addNode(draft, people, who)
    use(chunks[who]!, 'entity')
  }
  node.negated = true
  use(negation, 'related')
}

const endOf = (text: string): 'source' | 'goal' | undefined => {
  const root = rootOf(text.toLowerCase())
  return BRINGING.test(text.toLowerCase()) || GIVING.has(root) ? 'source' : GETTING.has(root) ? 'goal' : undefined
}

/** The key at that end, by its own name or because the other one is at the other end. */
function keyOf(pair: readonly Hop[], end: 'source' | 'goal'): Hop | undefined {
  const [own, other] = end === 'source' ? [SOURCE, GOAL] : [GOAL, SOURCE]
  const named = pair.filter(({ field }) => field.words.some(word => own.test(word)))
  if (named.length) return named.length === 1 ? named[0] : undefined
  const rest = pair.filter(({ field }) => !field.words.some(word => other.test(word)))
  return rest.length === 1 ? rest[0] : undefined
}

/** Another key is named by the message itself. */
const isSaid = ({ chunks }: Draft, { field }: Hop): boolean =>
  chunks.some(c => field.words.some(word => word.length > 3 && word === c.text.toLowerCase()))
