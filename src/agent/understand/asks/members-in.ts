import { pattern } from '../../../lib/patterns.ts'
import type { Chunk } from '../chunks/chunk.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { arePeople } from '../entity-model/people.ts'
import { type Hop, hopsOf } from '../entity-model/relations.ts'
import { type Draft, addNode, isFree, use } from '../reading/draft.ts'
import { namesRecord } from '../vocabulary/vocabulary.ts'
import { canBeListed } from '../entity-model/can-be-listed.ts'
import { plural } from '../language/words.ts'

/** How sure it is who is in something, where records tell it that may be called off, or only a role does. */
const TOLD_BY_RECORDS = 0.55

/** A record that connects somebody with what they are in, and the key to the people. */
interface Way {
  link: Entity
  person: Entity
}

/**
 * "who is in class 12", "who's on the Skye tour?": of things that people book, join or enrol in, those who did are in it, over the
 * records that connect the two. Whom the record itself names (who teaches it, who guides it) is in charge of it, so that the
 * question is only answered so as a guess.
 */
export function readMembersIn(draft: Draft): void {
  const { chunks, app } = draft
  const who = chunks.findIndex(chunk => chunk.operator?.type === 'who' && isFree(chunk))
  const base = who < 0 || who > 1 ? undefined : whatBehind(draft, who)
  if (!base || arePeople(base)) return
  const hops = hopsOf(base, app)
  // Their own key says in what people are.
  if (hops.some(hop => hop.direction === 'down' && arePeople(hop.to))) return
  const ways = waysTo(draft, base)
  const [way] = ways
  const named = hops.filter(hop => hop.direction === 'up').map(hop => hop.to)
  if (!way || ways.length > 1 || named.includes(way.person)) {
    const isIn = chunks.slice(who, who + 4).some(chunk => /^in(?:to)?$/i.test(chunk.text))
    if (isIn && named.some(arePeople)) draft.sureness = Math.min(draft.sureness, TOLD_BY_RECORDS)
    return
  }
  addNode(draft, way.person, who)
  use(chunks[who]!, 'entity')
  if (way.link.hidden) return
  addNode(draft, way.link, who + 0.5).isVerb = true
  draft.sureness = Math.min(draft.sureness, TOLD_BY_RECORDS)
  draft.notes.push(`took those with ${plural(way.link.noun)}`)
}

/** "who is enrolled in", "everybody on". */
const WHO_IS_IN = pattern()`
  ^(?:who|everyone|everybody|anyone|anybody)(?:['’]s| (?:is|are|was|were)) ?
  (?:all |currently |signed up |booked |enrolled )?(?:in|on|into) `

/** The kind of the one record behind "who is in" or "who is on", by its noun or by a name; being "on leave" is no such thing. */
function whatBehind({ chunks, nodes }: Draft, who: number): Entity | undefined {
  const said = chunks.slice(who, who + 5).map(chunk => chunk.text.toLowerCase())
  const lead = WHO_IS_IN.exec(`${said.join(' ')} `)
  if (!lead) return undefined
  const at = chunks.findIndex((chunk, i) => i > who && chunk.kind !== 'filler' && chunk.operator === undefined)
  const isOne = /^(?:the|this|that|our|my)$/i.test(chunks[at - 1]?.text ?? '') || chunks.slice(at + 1).some(isTelling)
  const node = isOne ? nodes.find(n => n.at === at && !n.implicit) : undefined
  const named = new Set(
    chunks[at]?.values
      .filter(v => v.quality >= 0.8 && (namesRecord(v) || chunks[at]?.literal?.kind === 'code'))
      .map(v => v.entity),
  )
  return node?.entity ?? (named.size === 1 ? [...named][0] : undefined)
}

const isTelling = ({ values, literal }: Chunk) => values.length > 0 || literal !== undefined

/** Records that point to the thing and to one kind of people, who are not whom the thing itself names. */
function waysTo({ app }: Draft, base: Entity): Way[] {
  const isOther = (hop: Hop) => hop.direction === 'up' && hop.to !== base && arePeople(hop.to) && canBeListed(hop.to)
  return hopsOf(base, app)
    .filter(hop => hop.direction === 'down' && !arePeople(hop.to) && (hop.to.hidden || canBeListed(hop.to)))
    .flatMap(({ to: link }) => {
      const people = [...new Set(hopsOf(link, app).filter(isOther).map(hop => hop.to))] // oxfmt-ignore
      return people.length === 1 ? [{ link, person: people[0]! }] : []
    })
}
