import { type Draft, addNode, isFree, use } from '../reading/draft.ts'
import { SERVED } from '../entity-model/served.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { hopsOf, keysToPeople } from '../entity-model/relations.ts'
import { ownersOf } from './whose-role.ts'
import { arePeople, isPartyNoun } from '../entity-model/people.ts'
import { singular } from '../language/words.ts'

/**
 * "who does order SO-1 belong to?" ("whose order is SO-1?"): those to whom its records point. Of customers and of people who work for
 * them, what is theirs belongs to the customers. A number that people have themselves ("whose staff number is E-7?") is nobody else's.
 */
export function readBelongsTo(draft: Draft): void {
  const { chunks, nodes, app } = draft
  const at = chunks.findIndex(chunk => chunk.operator?.type === 'who')
  const verb = chunks.findIndex((chunk, i) => i > at && /^belongs?$/i.test(chunk.text))
  if (at < 0 || verb < 0 || !isFree(chunks[at]) || !/^to$/i.test(chunks[verb + 1]?.text ?? '')) return
  const named = nodes.filter(node => !node.implicit && !node.previous)
  // "who do they belong to?": those that were spoken of.
  const spoken = nodes.filter(node => node.previous && node.at > at && node.at < verb)
  const kinds = named.length || spoken.length ? [...named, ...spoken].map(node => node.entity) : kindsOfNumbers(draft, at, verb) // oxfmt-ignore
  const [kind, ...others] = new Set(kinds)
  if (!kind || others.length) return
  if (isNumberOfTheirOwn(draft, kind, verb)) {
    if (!named.length) addNode(draft, kind, at)
    return use(chunks[at], 'entity')
  }
  if (chunks.slice(at + 1, verb).every(({ text }) => /^(?:all|else|now|currently)$/i.test(text))) return readMembersOf(draft, at, kind) // oxfmt-ignore
  const keys = keysToPeople(kind, app).filter(hop => !hop.to.hidden)
  const served = keys.filter(hop => SERVED.test(singular(hop.to.words.at(-1)!)))
  const [key, ...more] = served.length ? served : keys
  if (!keys.length && spoken.length) return readOwnersOfWhole(draft, at, kind)
  if (!key || more.length || nodes.some(node => node.entity === key.to)) return
  addNode(draft, key.to, at)
  draft.keys = [key.field]
  use(chunks[at], 'entity')
}

/** "whose are they?" of returns: those whose order each of them is of. */
function readOwnersOfWhole(draft: Draft, at: number, kind: Entity): void {
  const [owner, ...others] = new Set(ownersOf(kind, draft.app))
  // Whoever looks after the place where they are is not meant.
  if (!owner || others.length || draft.nodes.some(node => node.entity === owner))
    return void draft.ignored.push('belong')
  addNode(draft, owner, at)
  use(draft.chunks[at]!, 'entity')
}

/** "who belongs to the Repairs department?": the people that point to it, and not whoever it names as its head. */
function readMembersOf(draft: Draft, at: number, kind: Entity): void {
  const { app, chunks, nodes } = draft
  const [key, ...others] = hopsOf(kind, app).filter(
    hop => hop.direction === 'down' && arePeople(hop.to) && !hop.to.hidden,
  )
  if (!key || others.length || nodes.some(node => node.entity === key.to)) return
  addNode(draft, key.to, at)
  draft.keys = [key.field]
  use(chunks[at]!, 'entity')
}
readBelongsTo.needs = /^belongs?$/

/** A number by the name of its field ("staff number E-7") that people or firms are told apart by: whoever has it is asked for. */
const isNumberOfTheirOwn = ({ chunks }: Draft, kind: Entity, verb: number): boolean =>
  (arePeople(kind) || isPartyNoun(kind.words.at(-1)!)) &&
  chunks.slice(0, verb).some((chunk, i) => {
    const fields = chunk.fields.filter(({ entity, quality }) => entity === kind && quality >= 0.9).map(f => f.field)
    return chunks[i + 1]?.values.some(value => value.quality === 1 && fields.includes(value.field))
  })

/** The kinds of record of which what stands between two places is a number or another key: "SO-1". */
const kindsOfNumbers = ({ chunks }: Draft, from: number, to: number): Entity[] =>
  chunks.slice(from + 1, to).flatMap(chunk => chunk.values.filter(v => v.quality === 1).map(v => v.entity))
