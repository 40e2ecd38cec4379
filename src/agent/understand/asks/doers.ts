import { wordKnowledge } from '../../../lib/word-knowledge/word-knowledge.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { type Draft, addNode, isFree, use } from '../reading/draft.ts'
import { namesRecord } from '../vocabulary/vocabulary.ts'
import { isKeyWord } from '../entity-model/key-words.ts'
import { isPersonEntity, isPersonNoun } from '../entity-model/people.ts'
import { keysToPeople } from '../entity-model/relations.ts'
import { isToldBy, onceEach } from '../reading/keys-of-verbs.ts'
import { isOtherRole } from '../reading/roles-of-verbs.ts'
import { basesOf } from '../reading/verb-fields.ts'
import { isParticiple, rootOf } from '../language/verb-forms.ts'
import { keepNamesOf } from './told-verbs.ts'
import { singular, stem } from '../language/words.ts'

/** What a field is called after the role of a person. */
const TAIL = /^(?:name|full|title)$/

/**
 * "who curated the show", "who borrowed loan 7": a field that is named after the one who does it (`curator_name`, `borrower`)
 * is what is asked for.
 */
export function readDoers(draft: Draft): void {
  const { chunks } = draft
  const who = chunks.findIndex(chunk => chunk.operator?.type === 'who' && isFree(chunk))
  if (who < 0 || who > 1) return
  const isMaking = MAKING.has(rootOf(chunks[who + 1]?.text.toLowerCase() ?? ''))
  const at = isMaking ? who + 1 : chunks.findIndex((chunk, i) => i > who && chunk.kind !== 'filler')
  const verb = chunks[at]
  if (!verb || !isFree(verb) || verb.entities.length || !/^[a-z]{3,}$/i.test(verb.text) || at > who + 2) return
  const root = rootOf(verb.text.toLowerCase())
  const spoken = [
    ...draft.nodes.map(node => node.entity),
    ...chunks.flatMap(chunk => chunk.values.filter(v => v.quality >= 0.8).map(v => v.entity)),
  ]
  for (const entity of new Set(spoken)) {
    if (countsMost(draft, entity, at) && readDoerOfMost(draft, entity, who, verb)) return
    const key = isBeforeName(draft, entity, at) ? keyOfDoer(draft, entity, verb.text) : undefined
    const field = entity.fields.find(f => f.target === undefined && isDoer(f, root)) ?? key ?? makerOf(entity, root)
    if (!field || isSpoken(draft, entity, who) || countsMost(draft, entity, at)) continue
    const doer = field === key ? draft.app.entities.find(e => e.key === key.target && e !== entity) : undefined
    if (doer) {
      addNode(draft, doer, who)
      keepNamesOf(draft, entity)
      use(chunks[who]!, 'entity')
      return use(verb, 'related')
    }
    use(chunks[who]!, 'project')
    use(verb, 'related')
    draft.project.push({ columns: [field.column], entity, at: who })
    return
  }
}

/** "who has served the most loans" of a `served_by_id`: the people that the key called after the verb leads to. */
function readDoerOfMost(draft: Draft, entity: Entity, who: number, verb: Draft['chunks'][number]): boolean {
  const root = rootOf(verb.text.toLowerCase())
  const [key, ...others] = onceEach(
    keysToPeople(entity, draft.app).filter(({ field }) => isParticiple(field.words[0]!) && isToldBy(field, root)),
  )
  if (!key || others.length) return false
  addNode(draft, key.to, who)
  draft.keys = [...(draft.keys ?? []), key.field]
  use(draft.chunks[who]!, 'entity')
  use(verb, 'related')
  return true
}

/** Verbs of making (Levin, 1993, 26.1 and 26.4), and what the one who does it is called. */
const MAKING = new Set('make build produce manufacture'.split(' ').map(rootOf))
const MAKERS = ['manufacturer', 'maker', 'producer', 'builder', 'brand', 'make']

/** "who makes the pump?" of a manufacturer or a brand. */
const makerOf = ({ fields }: Entity, root: string): Field | undefined =>
  MAKING.has(root)
    ? MAKERS.flatMap(noun => fields.filter(f => f.type === 'string' && f.words.at(-1) === noun))[0]
    : undefined

/** "who received the most parcels": how many of them each has is asked, and of no one of them who it was. */
const countsMost = ({ chunks }: Draft, entity: Entity, at: number): boolean => {
  const most = chunks.findIndex((c, i) => i > at && c.operator?.type === 'superlative')
  return (
    most > at &&
    /^(?:most|fewest|least)$/i.test(chunks[most]!.text) &&
    chunks[most + 1]?.entities.some(e => e.entity === entity) === true
  )
}

/** The subject itself does it: "who of the curators curated …". */
const isSpoken = (draft: Draft, entity: Entity, who: number) =>
  draft.nodes.some(n => n.entity === entity && n.at <= who)

/** "who teaches Logic?" of a `tutorId`: the one key to people whose role the verb is of, or is about (likeness of WordNet). */
function keyOfDoer({ app }: Draft, entity: Entity, word: string): Field | undefined {
  const bases = basesOf(word)
  const verbs = bases.map(stem)
  const people = new Map(app.entities.filter(isPersonEntity).map(one => [one.key, one]))
  // "who translated it": whoever does that is called otherwise than an author.
  const isOther = ({ words, target }: Field) => isOtherRole(bases, [...words, ...people.get(target!)!.words].map(singular)) // oxfmt-ignore
  const keys = entity.fields.filter(f => f.target !== undefined && people.has(f.target) && !isOther(f))
  const noun = stem(entity.words.at(-1)!)
  const [only, ...rest] = keys.filter(f => f.target !== entity.key)
  // "who teaches the lesson": the verb is about what is taught.
  if (only && !rest.length && verbs.some(verb => wordKnowledge().likeness(verb, noun) >= ABOUT)) return only
  // Among records of one kind nothing but the verb tells who is whose.
  const least = (field: Field) => (field.target === entity.key ? SAME : ABOUT)
  const [key, ...others] = keys.filter(f =>
    f.words.some(
      role => !isKeyWord(role) && verbs.some(verb => wordKnowledge().likeness(verb, stem(role)) >= least(f)),
    ),
  )
  return others.length ? undefined : key
}

/** How near a verb has to be to the noun for who does it. */
const ABOUT = 0.44
const SAME = 0.7

/** The name of such a record right behind the verb, at the end. */
function isBeforeName({ chunks }: Draft, entity: Entity, at: number): boolean {
  const rest = chunks.slice(at + 1).filter(chunk => chunk.kind !== 'filler')
  return rest.length === 1 && rest[0]!.values.some(v => v.entity === entity && namesRecord(v))
}

const RECIPIENTS = ['recipient', 'addressee', 'consignee', 'beneficiary', 'payee']
/** Nouns for who does what a verb (its root) says that are of another stem. */
const TO_WHOM: Record<string, readonly string[]> = {
  [rootOf('receive')]: RECIPIENTS,
  [rootOf('get')]: RECIPIENTS,
}

/** Whether a field is named after the one who does what a verb (its root) says: `organiser`, `checked_by`. */
export function isDoer({ words, role, type, description }: Field, root: string): boolean {
  if (type !== 'string' || role === 'date' || role === 'email') return false
  const noun = words.filter(word => !TAIL.test(word)).at(-1)
  if (noun === undefined) return false
  const base = /(?:er|or|ee)$/.test(noun) ? rootOf(noun.replace(/(?:er|or|ee)$/, '')) : undefined
  // `checked_by`: the verb itself.
  const byVerb = words.at(-1) === 'by' ? rootOf(words.at(-2) ?? '') : undefined
  // `project_lead`, `host`: a noun that is the verb itself, of somebody.
  const isPerson = isPersonNoun(noun) || /\b(?:who|full name)\b/i.test(description)
  const byNoun = isPerson ? rootOf(noun) : undefined
  if (TO_WHOM[root]?.includes(noun)) return true
  return [base, byVerb, byNoun].some(
    own => own !== undefined && own.length >= 3 && (own === root || stem(own) === stem(root)),
  )
}
