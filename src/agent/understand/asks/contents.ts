import { fragment, pattern } from '../../../lib/patterns.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { type Draft, addNode, isFree, use } from '../reading/draft.ts'
import { ORGANISATIONS } from '../language/organisations.ts'
import { isPlaceNoun } from '../language/place-nouns.ts'
import { linesOf } from '../entity-model/holder-of.ts'
import { canBeListed } from '../entity-model/can-be-listed.ts'
import { arePeople } from '../entity-model/people.ts'
import { hopsOf, kindsAbove } from '../entity-model/relations.ts'

/**
 * "everything in the Garden section", "what is in Hall 4?": not the record that is named, but what belongs to it, where only
 * one kind of record does. Where several do, the reading is a guess.
 */
export function readContents(draft: Draft): void {
  const words = draft.chunks.map(c => c.text.toLowerCase())
  const all = words.findIndex(
    (_, at) => isAll(words, at) && /^(in|inside|within|on|under|at)$/.test(words[at + 1] ?? ''),
  )
  if (all < 0 && readEverythingOf(draft)) return
  const [node, ...others] = draft.nodes
  if (all < 0 || !node || others.length || draft.project.length || draft.measures.length || draft.group) return
  const isNamed = node.selection.where.some(
    c => c.op === '=' && c.values.length === 1 && namesOne(node.entity, c.columns),
  )
  const asksWho = /^who\b/.test(words[0] ?? '')
  // "what was in it?": in the one that was told of before.
  const isBefore = node.previous && /^(?:it|that|that one|this)$/.test(words[all + 2] ?? '')
  if (!isBefore && (!isNamed || node.selection.where.length > 1)) return
  const below = [
    ...new Set(
      hopsOf(node.entity, draft.app)
        .filter(h => h.direction === 'down')
        .map(h => h.to),
    ),
  ].filter(entity => entity !== node.entity && canBeListed(entity) && (!asksWho || arePeople(entity)))
  // "what is on order 7": its lines, and nothing that only was done with it or that only marks it (`tags`).
  const own = below.filter(({ inside, hidden }) => inside?.entity === node.entity.key && !hidden)
  const records = own.filter(({ inside }) => inside!.value === undefined)
  const lines = own.length ? [] : linesOf(node.entity, draft.app).filter(one => !one.inside && below.includes(one))
  const lists = records.length ? records : own.length ? own : lines
  const found = lists.length === 1 ? lists : below.filter(entity => !entity.inside)
  // "who works at the High Street branch": those who are paid or have a job there, not those who buy there.
  const workers = asksWho && /^work/.test(words[all]!.split(' ').at(-1)!) ? found.filter(isEmployed) : []
  const contents = workers.length === 1 ? workers : found
  const held =
    contents.length || asksWho || !/^(?:in|inside)$/.test(words[all + 1]!) ? [] : heldBy(node.entity, draft.app)
  if (held.length === 1) {
    draft.sureness = Math.min(draft.sureness, HELD)
    contents.push(held[0]!)
  }
  if (!contents.length) return
  if (contents.length > 1) return void draft.ignored.push(draft.chunks[all]!.text)
  const [line] = contents
  draft.head = addNode(draft, (lines.includes(line!) && thingOf(line!, node.entity, draft.app)) || line!, all, true)
  for (const chunk of draft.chunks.slice(0, all + 1)) use(chunk, 'entity')
}
readContents.needs = /^(?:everything|anything|all|who|what(?:['’]s)?)$/

/**
 * "everything Acme makes", "anything from Acme in red?": not whoever is named, but the one kind of things that has a key to them; what is said
 * besides is said of those.
 */
function readEverythingOf(draft: Draft): boolean {
  const { chunks, nodes, app, message } = draft
  const [first] = chunks
  if (!EVERYTHING.test(message.text) || !isFree(first) || draft.measures.length || draft.group || draft.head)
    return false
  const owner = nodes.find(n => n.selection.where.some(c => c.op === '=' && c.values.length === 1 && namesOne(n.entity, c.columns))) // oxfmt-ignore
  if (!owner || owner.previous) return false
  const below = hopsOf(owner.entity, app).flatMap(h => (h.direction === 'down' && h.to !== owner.entity && !h.to.inside ? [h.to] : [])) // oxfmt-ignore
  const [thing, ...more] = [...new Set(below)].filter(canBeListed)
  // "everything we buy from Acme": how we come by it, and no records of that.
  const got = chunks.findIndex((c, at) => GETS.test(c.text) && /^(?:we|i|you|they)$/i.test(chunks[at - 1]?.text ?? ''))
  const others = nodes.filter(n => n !== owner && n.entity !== thing && n.at !== got)
  if (!thing || more.length || others.length) return false
  draft.head = nodes.find(n => n.entity === thing) ?? addNode(draft, thing, 0, true)
  use(first, 'entity')
  if (got > 0) {
    for (const chunk of chunks.slice(1, got + 1)) use(chunk, 'related')
    draft.nodes = draft.nodes.filter(n => n.at !== got || n === draft.head)
  }
  const verb = chunks.at(-1)!
  if (MAKES.test(verb.text) && isFree(verb)) use(verb, 'related')
  return true
}
/** How somebody comes by things. */
const GET = fragment`(?:get|buy|order|stock|source|have|carry|sell)`
const EVERYTHING = pattern('u')`
  ^\W*(?:(?:[Ss]how\ me|[Ll]ist|[Dd]o\ we\ have|[Hh]ave\ we\ got|[Ii]s\ there|[Gg]ot)\ )?(?:[Ee]very|[Aa]ny)thing
  (?:\ (?:from|by|of|that)|\ (?:that\ )?(?:we|I|you|they)\ ${GET}(?:\ in)?\ (?:from|by|of))?\ \p{Lu}
`
const GETS = pattern('i')`^${GET}$`
const MAKES = /^(?:makes?|sells?|suppl(?:y|ies)|delivers?|produces?|offers?|has|have)$/i

/** What a line that names nothing itself is about: the one kind of things with a name that it leads to, beside what it is a line of. */
function thingOf(line: Entity, holder: Entity, app: Draft['app']): Entity | undefined {
  if (line.nameFields.length || line.fields.some(f => f.role === 'name')) return undefined
  const [thing, ...others] = heldBy(line, app).filter(to => to !== holder && to.nameFields.length > 0)
  return others.length ? undefined : thing
}

/** How sure it is that the one thing that a record leads to is in it. */
const HELD = 0.7

/** "what is in bin B12" of bins with an `item_id`: the one kind of things that they lead to; who keeps them and where they are is not in them. */
const heldBy = (entity: Entity, app: Draft['app']): Entity[] => {
  const above = kindsAbove(entity, app).filter(to => to !== entity)
  return [...new Set(above)].filter(
    to =>
      canBeListed(to) && !arePeople(to) && !isPlaceNoun(to.words.at(-1)!) && !ORGANISATIONS.includes(to.words.at(-1)!),
  )
}

/** People whose records tell what they do or are paid. */
const isEmployed = ({ words, fields }: Entity): boolean =>
  /^(?:employee|staff|worker|colleague)$/.test(words.at(-1)!) ||
  fields.some(f => f.words.some(word => EMPLOYED.test(word)))
const EMPLOYED = /^(?:salary|wages?|hired?|employed|payroll|job|position|duty)$/

/** By its name, or by the code that it goes by: "on train IC 12". */
const namesOne = ({ nameFields, fields, idField }: Entity, columns: string[]): boolean =>
  nameFields.some(f => columns.includes(f.column)) ||
  fields.some(f => columns.includes(f.column) && (f === idField || CODE.test(f.words.at(-1)!)))

const CODE = /^(?:code|number|no|reference|ref|tag|barcode|plate|label)$/

/** "what do we have in …", "what do you sell under …". */
const HELD_BY_US =
  /^what (?:else )?(?:do|have) (?:we|you|they) (?:currently )?(?:have|got|sell|stock|offer|carry|keep)$/

/** "everything", "what's", "what is", "what lives", "what is hanging" before the preposition. */
const isAll = (words: string[], at: number) =>
  HELD_BY_US.test(words.slice(0, at + 1).join(' ')) ||
  /^(everything|anything|all|(?:what|who)['’]s)$/.test(words[at]!) ||
  (at < 3 &&
    /^(?:what|who) (?:(?:is|are|was|were|has|have)(?: \p{L}+(?:ing|ed))?|\p{L}{3,}s)$/u.test(
      words.slice(0, at + 1).join(' '),
    ))
