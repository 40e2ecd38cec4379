import { pattern } from '../../../lib/patterns.ts'
import type { Chunk } from '../chunks/chunk.ts'
import type { AppModel, Entity } from '../entity-model/catalogue-model.ts'
import { arePeople } from '../entity-model/people.ts'
import { timesOf } from '../entity-model/held-times.ts'
import { type Hop, hopsOf } from '../entity-model/relations.ts'
import { type Draft, addNode, isFree, makeFiller, use } from '../reading/draft.ts'
import { onceEach } from '../reading/keys-of-verbs.ts'
import { namesRecord } from '../vocabulary/vocabulary.ts'
import { canBeListed } from '../entity-model/can-be-listed.ts'
import { plural } from '../language/words.ts'

/** How sure it is who is in something, where records tell it that may be called off, or only a role does. */
const TOLD_BY_RECORDS = 0.55

/** How sure it is where the verb says that they take part. */
const TAKES_PART = 0.75

/** A record that connects somebody with what they are in, and the key to the people. */
export interface Way {
  link: Entity
  person: Entity
}

/**
 * "who is in class 12", "who's on the Skye tour?", "who is going to the camp?", "who has signed up for the tour?": of things that
 * people book, join or enrol in, those who did are in it, over the records that connect the two. Whom the record itself names (who
 * teaches it, who guides it) is in charge of it, so that the question is only answered so as a guess.
 */
export function readMembersIn(draft: Draft): void {
  const { chunks, app } = draft
  const who = chunks.findIndex(chunk => chunk.operator?.type === 'who' && isFree(chunk))
  const base = who < 0 || who > 1 ? undefined : whatBehind(draft, who)
  if (!base || arePeople(base)) return
  const hops = hopsOf(base, app)
  // Their own key says in what people are.
  if (hops.some(hop => hop.direction === 'down' && arePeople(hop.to) && !hop.to.inside)) return
  const ways = waysTo(app, base)
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
  const isSaid = takesPart(chunks, who)
  draft.sureness = Math.min(draft.sureness, isSaid ? TAKES_PART : TOLD_BY_RECORDS)
  draft.notes.push(`took those with ${plural(way.link.noun)}`)
  if (!isSaid) return
  const end = firstTelling(chunks, who)
  dropVerb(draft, who, end)
  for (const chunk of chunks.slice(who + 1, end)) if (isFree(chunk) && !chunk.fields.length) use(chunk, 'related')
}

/** "who is sailing on S-7": what they do there names no sailings besides, of which they had any. */
function dropVerb(draft: Draft, who: number, end: number): void {
  const verb = draft.nodes.find(n => n.at > who && n.at < end && Number.isInteger(n.at) && !n.implicit && !n.previous)
  if (!verb) return
  draft.nodes.splice(draft.nodes.indexOf(verb), 1)
  const { text } = makeFiller(draft.chunks[verb.at]!)
  draft.notes = draft.notes.filter(note => !note.includes(`“${text}”`))
}

/** Where that stands which people are in: behind the words that say so. */
function firstTelling(chunks: readonly Chunk[], who: number): number {
  const lead = WHO_TAKES_PART.exec(leadOf(chunks, who))?.[0].length ?? 0
  let length = 0
  return chunks.findIndex((chunk, i) => {
    if (i < who) return false
    length += chunk.text.length + 1
    return length > lead && chunk.values.length + chunk.entities.length > 0
  })
}

/** "who is enrolled in", "everybody on". */
const WHO_IS_IN = pattern()`
  ^(?:who|everyone|everybody|anyone|anybody)(?:['’]s| (?:is|are|was|were)) ?
  (?:all |currently |signed up |booked |enrolled )?(?:in|on|into) `

/** "who is going to", "who has signed up for", "who takes part in", "who is travelling on": taking part itself is said. */
const WHO_TAKES_PART = pattern()`
  ^(?:who|everyone|everybody|anyone|anybody)(?:['’]s| (?:is|are|was|were|has|have|will be|all))? ?(?:all |currently |already )?
  (?:
    (?:going|coming|gone|went|been|came) (?:to|on|along to)
    |(?:signed|signing) up (?:for|to)
    |(?:registered|enrolled|entered|booked|registering|enrolling) (?:for|in|on|onto|into)
    |(?:takes?|took|taken|taking) part in
    |attends?|attended|attending
    |(?:travell?(?:s|ed|ing)|sail(?:s|ed|ing)|sw(?:ims?|am|imming)|flies|flew|flying|rid(?:es|ing)|rode|stay(?:s|ed|ing)) (?:on|in|at|aboard|with)
    |aboard|on ?board
  ) `

/** The kind of the one record behind "who is in" or "who is on", by its noun or by a name; being "on leave" is no such thing. */
function whatBehind({ chunks, nodes }: Draft, who: number): Entity | undefined {
  if (!WHO_IS_IN.test(leadOf(chunks, who)) && !takesPart(chunks, who)) return undefined
  const at = firstTelling(chunks, who)
  const isOne = /^(?:the|this|that|our|my)$/i.test(chunks[at - 1]?.text ?? '') || chunks.slice(at + 1).some(isTelling)
  const node = isOne ? nodes.find(n => n.at === at && !n.implicit) : undefined
  const named = new Set(
    chunks[at]?.values
      .filter(v => v.quality >= 0.8 && (namesRecord(v) || chunks[at]?.literal?.kind === 'code'))
      .map(v => v.entity),
  )
  // What only points to it by its name is not it.
  const own = named.size > 1 ? new Set(chunks[at]!.values.filter(isOwnName).map(v => v.entity)) : named
  return node?.entity ?? (own.size === 1 ? [...own][0] : undefined)
}

const isOwnName = ({ entity, field }: Chunk['values'][number]): boolean =>
  entity.nameFields.includes(field) && !field.nested

const leadOf = (chunks: readonly Chunk[], who: number): string =>
  `${chunks.slice(who, who + 7).map(chunk => chunk.text.toLowerCase()).join(' ')} ` // oxfmt-ignore

export const takesPart = (chunks: readonly Chunk[], who: number): boolean => WHO_TAKES_PART.test(leadOf(chunks, who))

const isTelling = ({ values, literal }: Chunk) => values.length > 0 || literal !== undefined

/** How people take part in something: in one of its sessions, where these tell when it is held, and not in what only has to do with it besides. */
export function waysTo(app: AppModel, base: Entity): Way[] {
  const times = timesOf(base, app)
  const held = times ? waysInto(app, times) : []
  return held.length ? held : waysInto(app, base)
}

/** Records that point to the thing, or a list in it, and to one kind of people, who are not whom the thing itself names. */
function waysInto(app: AppModel, base: Entity): Way[] {
  const isOther = (hop: Hop) => hop.direction === 'up' && hop.to !== base && arePeople(hop.to) && canBeListed(hop.to)
  return onceEach(hopsOf(base, app).filter(hop => hop.direction === 'down'))
    .filter(({ to }) => to.inside?.entity === base.key || (!arePeople(to) && (to.hidden || canBeListed(to))))
    .flatMap(({ to: link }) => {
      const people = [...new Set(hopsOf(link, app).filter(isOther).map(hop => hop.to))] // oxfmt-ignore
      // Whose records those in a list are nobody may have seen yet.
      const [person, ...others] = people.length || !link.inside || !arePeople(link) ? people : [link]
      return person && !others.length ? [{ link, person }] : []
    })
}
