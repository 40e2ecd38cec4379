import type { Chunk } from '../chunks/chunk.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { type Draft, addNode, isFree, use } from '../reading/draft.ts'
import { namesRecord } from '../vocabulary/vocabulary.ts'
import { IN_CHARGE, RESPONSIBLE, isAgentOf, isOfCharge, keysOfVerb } from '../reading/keys-of-verbs.ts'
import { canBeListed } from '../entity-model/can-be-listed.ts'
import { hopsOf } from '../entity-model/relations.ts'
import { rootOf } from '../language/verb-forms.ts'
import { singular } from '../language/words.ts'
import { lasts } from '../entity-model/begin-and-end.ts'
import { arePeople } from '../entity-model/people.ts'
import { addPeriod } from '../conditions/upcoming.ts'

/** "how much profit is in it", "what profit do we make": what stands behind it, or before the auxiliary, is a noun. */
const AMOUNT = /^how (?:much|many)$/i
const DO = /^(?:do|does|did)$/i

/**
 * "which claims is Ann handling", "who looks after the pony", "farms that Acme owns": the verb names the relation, or the text,
 * between what stands around it, so that it says nothing more. With "who" the record at the other end is asked for.
 */
export function readToldVerbs(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    const isVerb = chunk.kind === 'unknown' || isHardlyDate(draft, chunk) || isHardlyValue(draft, chunk)
    if (!isFree(chunk) || !isVerb || !/^[a-z]{3,}$/i.test(chunk.text)) return
    if (AMOUNT.test(draft.chunks[at - 1]?.text ?? '') || DO.test(draft.chunks[at + 1]?.text ?? '')) return
    const root = rootOf(chunk.text.toLowerCase())
    const entities = mentionedBeside(draft, chunk)
    const keys = entities.map(entity =>
      keysOfVerb(
        hopsOf(entity, draft.app).filter(hop => hop.direction === 'up'),
        root,
      ),
    )
    const isOther = (entity: Entity, to: Entity) => to !== entity && entities.includes(to)
    const between = keys.flatMap((list, i) => list.filter(hop => isOther(entities[i]!, hop.to)))
    // "which department does Ann run": of which she is the head, and not the one that she is in.
    const [led, ...more] = new Set(between.map(hop => hop.field))
    if (led && !more.length && isOfCharge(root)) draft.keys = [...(draft.keys ?? []), led]
    const isTold = keys.some(list => list.some(hop => entities.includes(hop.to)))
    if (isTold || isOfText(draft, root)) return use(chunk, 'related')
    if (readDone(draft, entities, root)) return use(chunk, 'related')
    const who = draft.chunks.findIndex((c, i) => i < at && c.operator?.type === 'who' && isFree(c))
    const asked = [...new Set(keys.flat().map(hop => hop.to))].filter(canBeListed)
    if (who < 0 || asked.length !== 1 || draft.nodes.some(n => n.entity === asked[0])) return
    if (readCarer(draft, entities, asked[0]!, root, who)) return use(chunk, 'related')
    addNode(draft, asked[0]!, who)
    // "who handles Sales": the head of the department, and nobody of those that are in it.
    const [key, ...others] = new Set(keys.flat().map(hop => hop.field))
    if (key && !others.length) {
      draft.keys = [...(draft.keys ?? []), key]
      keepNamesOf(
        draft,
        entities.find((_, i) => keys[i]!.some(hop => hop.field === key))!,
      )
    }
    use(draft.chunks[who]!, 'entity')
    use(chunk, 'related')
  })
}

/**
 * "who's looking after Barney?" of dogs with a guardian, and of stays that each have a handler: whose it is has it always, and who looks after
 * it is whoever is called after that on the records of the time that it is somewhere.
 */
function readCarer(draft: Draft, [thing, ...more]: Entity[], owner: Entity, root: string, who: number): boolean {
  const { app, message } = draft
  if (!thing || more.length || !RESPONSIBLE.has(root) || !OWNER.test(singular(owner.words.at(-1)!))) return false
  const ways = app.entities.flatMap(link => {
    const up = lasts(link) && canBeListed(link) ? hopsOf(link, app).filter(hop => hop.direction === 'up') : []
    const carers = up.filter(hop => hop.to !== owner && arePeople(hop.to) && isInCharge(hop.field))
    return up.some(hop => hop.to === thing) ? carers.map(hop => ({ link, carer: hop.to })) : []
  })
  const [way, ...others] = ways
  if (!way || others.length || draft.nodes.some(n => !n.implicit)) return false
  const { link, carer } = way
  draft.head = addNode(draft, carer, who)
  addPeriod(addNode(draft, link, who + 0.5), message.today, message.today, who)
  use(draft.chunks[who]!, 'entity')
  draft.notes.push(`took who is responsible as the ${carer.noun} of the ${link.noun} at present`)
  draft.sureness = Math.min(draft.sureness, OF_THE_STAY)
  return true
}

/** Nouns for those whose an animal or a child is (a closed class). */
const OWNER = /^(?:guardian|owner|parent|keeper|holder)$/
/** How sure it is at most that who looks after something is told by where it is. */
const OF_THE_STAY = 0.75

const isInCharge = ({ words }: Field): boolean => words.some(word => IN_CHARGE.test(word))

/** How sure a field is at most that a verb hardly tells. */
const HARDLY = 0.6
/** A word inside of a value, or of its stem, is less than the value. */
const WHOLE_VALUE = 1

/** "who raised ticket 5" of a `created_at`: no time is asked for, nor told. */
const isHardlyDate = ({ chunks, message }: Draft, { fields, values, entities, operator }: Chunk): boolean =>
  fields.length > 0 &&
  fields.every(({ field, quality }) => field.role === 'date' && quality < HARDLY) &&
  !values.length &&
  !entities.length &&
  !operator &&
  !chunks.some(c => c.literal?.kind === 'date') &&
  !/\b(?:when|date|time|day|since|latest|last|first|earliest|newest|oldest|recent(?:ly)?)\b/i.test(message.text)

/** "who is handling Gull Ltd" of hours for `account_handling`: one word of what others hold, of which nobody speaks, is no value. */
const isHardlyValue = ({ nodes }: Draft, { text, fields, values, entities, operator }: Chunk): boolean =>
  values.length > 0 &&
  values.every(({ entity, quality }) => quality < WHOLE_VALUE && !nodes.some(node => node.entity === entity)) &&
  !fields.length &&
  !entities.length &&
  !operator &&
  isOfCharge(rootOf(text.toLowerCase()))

/** "who runs Sales" of workers with a `team.name`: it is the team that is named, and not those who are in it. */
export function keepNamesOf({ chunks }: Draft, group: Entity): void {
  for (const chunk of chunks.filter(c => isFree(c) && c.values.length > 1)) {
    const own = chunk.values.filter(v => v.entity === group && v.quality >= 0.9)
    if (own.length) chunk.values = own
  }
}

/** "what does Ann look after?": the one kind of record with a name whose key to her the verb tells. */
function readDone(draft: Draft, [doer, ...others]: Entity[], root: string): boolean {
  const { app, chunks, nodes } = draft
  const what = chunks[0]
  if (!doer || others.length || !/^what$/i.test(what?.text ?? '') || nodes.some(n => !n.implicit)) return false
  const told = app.entities.filter(
    entity =>
      entity !== doer &&
      canBeListed(entity) &&
      keysOfVerb(
        hopsOf(entity, app).filter(hop => hop.direction === 'up'),
        root,
      ).some(hop => hop.to === doer),
  )
  const named = told.filter(entity => entity.nameFields.length > 0)
  const [kind, ...more] = named.length ? named : told
  if (!kind || more.length) return false
  addNode(draft, kind, 0)
  use(what!, 'entity')
  return true
}

/** Kinds that nouns name, and kinds of the records that names or keys stand for. */
function mentionedBeside({ nodes, chunks }: Draft, verb: Chunk): Entity[] {
  const named = chunks
    .filter(chunk => chunk !== verb)
    .flatMap(chunk => chunk.values.filter(v => v.quality >= 0.5 && isKeyOf(v.entity, v.field)).map(v => v.entity))
  return [...new Set([...nodes.filter(n => !n.implicit).map(n => n.entity), ...named])]
}

/** What people call one record by: its name, its key or a number or code of its own. */
export const isKeyOf = (entity: Entity, field: Field) =>
  namesRecord({ entity, field }) || /^(?:number|code|no|ref|reference|key|plate|serial|sku)$/.test(field.words.at(-1)!)

/** "sites that Northfell Power owns": a text of the records that is called after the verb has the value. */
const isOfText = ({ nodes, chunks }: Draft, root: string): boolean =>
  chunks.some(chunk =>
    chunk.values.some(
      v =>
        !v.field.target &&
        nodes.some(n => n.entity === v.entity) &&
        v.field.words.some(word => word.length > 3 && isAgentOf(word, root) && !v.entity.nameFields.includes(v.field)),
    ),
  )
