import { WORKERS } from '../../../lib/synonyms.ts'
import { wordKnowledge } from '../../../lib/word-knowledge/word-knowledge.ts'
import type { Chunk } from '../chunks/chunk.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { arePeople, isPartyNoun } from '../entity-model/people.ts'
import { isOneOf, KEPT } from '../language/everyday-nouns.ts'
import { BIRTH, keysToPeople, pointsTo } from '../entity-model/relations.ts'
import { isPlural, plural, singular, stem } from '../language/words.ts'
import { readWhoJoined } from './who-joined.ts'
import { type Draft, isFree, use, nameKind } from '../reading/draft.ts'
import { canBeListed } from '../entity-model/can-be-listed.ts'

/** How sure it is at most which records people are meant by that nothing is called after. */
const BY_CONDITION = 0.6

/** How sure it is at most that records which are nobody are what "people" means. */
const NOBODY = 0.4

/** Nouns for all who do something together (a closed class of collective nouns; Quirk et al., 1985, § 5.108). */
const TEAM = /^(?:team|staff|crew|people|folks?|squad|force|personnel)$/i
const EVERYBODY = /^(?:every(?:one|body)|all|who(?:['’]s)?|those|people)$/i
const BESIDE = /^(?:on|in|of|from|the|our|is|are|your)$/i
/** General nouns for some who are no person each. */
const SOME = /^(?:couple|pair|punter|folk|lot|pensioner)$/

/** People who are named without the noun of their records: by the team that they are, or by what only one kind of record has. */
export function readUnnamedPeople(draft: Draft): void {
  draft.chunks.forEach(({ text }, at) => {
    if (at > 0 && TEAM.test(text)) readTeam(draft, at - 1)
  })
  readCountedParties(draft)
  readWhoJoined(draft)
  readWhoIsOldest(draft)
}

/** "who is the youngest": the people of the only kind that tells when they were born, or how old they are. */
function readWhoIsOldest({ chunks, app, notes, previous }: Draft): void {
  const who = chunks.find(c => isFree(c) && c.operator?.type === 'who')
  const isAsked = chunks.some(c => isFree(c) && /^(?:youngest|oldest|eldest)$/i.test(c.text))
  if (!who || !isAsked || previous || chunks.some(c => c.entities.length + c.values.length > 0)) return
  const tellsAge = ({ fields }: Entity) => fields.some(f => f.words.some(word => BIRTH.test(word) || (word === 'age' && f.role === 'number'))) // oxfmt-ignore
  const [kind, ...others] = app.entities.filter(one => canBeListed(one) && arePeople(one) && tellsAge(one))
  if (!kind || others.length) return
  nameKind(who, kind)
  delete who.operator
  notes.push(`took “${who.text}” as ${plural(kind.noun)}`)
}

/** "everyone on the sales team" of salespeople: a team that is called after what the people of one kind are. */
function readTeam(draft: Draft, at: number): void {
  const { chunks, app } = draft
  const [chunk, team] = [chunks[at]!, chunks[at + 1]]
  if (!isFree(chunk) || !team || !isFree(team) || !TEAM.test(team.text) || team.entities.some(e => e.quality >= 0.8))
    return
  const word = singular(chunk.text.toLowerCase())
  if (word.length < 4 || !/^\p{L}+$/u.test(word)) return
  const [kind, ...others] = app.entities.filter(
    entity => canBeListed(entity) && arePeople(entity) && isOfWork(entity, word),
  )
  if (!kind || others.length) return
  nameKind(team, kind)
  delete team.operator
  Object.assign(chunk, PLAIN)
  use(chunk, 'entity')
  draft.notes.push(`took the ${chunk.text} ${team.text} as ${plural(kind.noun)}`)
  for (let before = at - 1; before >= 0 && isAround(chunks[before]!); before--)
    if (EVERYBODY.test(chunks[before]!.text)) {
      Object.assign(chunks[before]!, PLAIN)
      delete chunks[before]!.operator
      use(chunks[before]!, 'entity')
    }
}

const PLAIN = { kind: 'filler' as const, entities: [], fields: [], values: [], certainty: 1 }
const isAround = ({ text }: Chunk): boolean => BESIDE.test(text) || EVERYBODY.test(text)

/** `salespeople` of sales, `kitchen porters` of the kitchen: the noun begins with the word and goes on with somebody. */
const isOfWork = ({ words }: Entity, word: string): boolean => {
  const noun = words.join('')
  const rest = noun.startsWith(word) ? noun.slice(word.length).replace(/^s(?=p|m|w|c)/, '') : ''
  return /^(?:person|people|man|woman|worker|clerk|member|hand|porter|agent|rep)s?$/.test(rest)
}

/**
 * "how many couples want a humanist ceremony?" where nothing is called couples: counted are the records of the one kind that are spoken
 * of, or that have the values named. What only a description says of them is no figure to add up.
 */
function readCountedParties(draft: Draft): void {
  const { chunks } = draft
  const count = chunks.findIndex(c => isFree(c) && c.operator?.type === 'count')
  const head = chunks[count + 1]
  if (count < 0 || !head || !isFree(head) || !isUnnamed(draft, head)) return
  const others = chunks.slice(count + 2)
  // "how many drivers do our depots have", "how many drivers per depot": those that have them are others.
  const [auxiliary, subject] = others.map(c => c.text)
  if (OWNED.test(auxiliary ?? '') && !/^(?:we|you|i)$/i.test(subject ?? '')) return
  const named = others.flatMap(c => c.entities.filter(e => e.quality >= 0.5 && canBeListed(e.entity)))
  if (named.some(({ entity, quality }) => quality >= 0.9 && arePeople(entity))) return
  const spoken = new Set(named.map(({ entity }) => entity))
  const kinds = spoken.size ? spoken : new Set(others.flatMap(c => kindsOf(c)))
  const noun = singular(head.text.toLowerCase())
  // "how many people are in the Transport division": those who belong to it are no divisions.
  const belonging = isGeneral(noun) ? peopleOf(draft, noun, new Set([...spoken, ...kinds])) : []
  if (belonging.length > 1) return
  // "how many people have commented on it": comments say who wrote them, and are none themselves.
  if (!belonging.length && isGeneral(noun) && [...spoken].some(one => keysToPeople(one, draft.app).length)) return
  const people = isGeneral(noun) ? [...kinds].filter(arePeople) : []
  const kind = belonging[0] ?? nearest(noun, people.length ? people : [...kinds])
  if (!kind || (spoken.size > 0 && isHadBy(kind, others))) return
  // "how many people live in Ghent" of claims that say where it happened: no claim is anybody.
  draft.sureness = Math.min(draft.sureness, isGeneral(noun) && !arePeople(kind) ? NOBODY : BY_CONDITION)
  draft.notes.push(`took “${head.text}” as ${plural(kind.noun)}`)
  nameKind(head, kind, 0.8)
}

/** "how many students have a card": what people have are no people. */
const isHadBy = (kind: Entity, [verb]: readonly Chunk[]): boolean =>
  !arePeople(kind) && /^(?:have|has|had|own|owns|hold|holds|got)$/i.test(verb?.text ?? '')

/** What stands behind a noun where those that it is counted for come next (auxiliaries of its owner, prepositions of belonging). */
const OWNED = /^(?:do|does|did|at|of|per|by|for each|in each)$/i

/** Nouns for people, and for all who work somewhere, whatever their records are called. */
const isGeneral = (noun: string): boolean => WORKERS.nouns.includes(noun) || /^(?:people|persons?)$/.test(noun)

/** The kinds of people who belong to what is spoken of; those who borrow or buy are no employees. */
const peopleOf = ({ app }: Draft, noun: string, spoken: ReadonlySet<Entity>): Entity[] =>
  app.entities.filter(
    one =>
      canBeListed(one) &&
      arePeople(one) &&
      (!WORKERS.nouns.includes(noun) || isOneOf(one, WORKERS)) &&
      [...spoken].every(kind => kind === one || pointsTo(one, kind, app)),
  )

/** The only kind, or the one whose noun is clearly the nearest (likeness of WordNet): couples of weddings. */
function nearest(noun: string, kinds: readonly Entity[]): Entity | undefined {
  const ranked = kinds
    .map(kind => ({ kind, likeness: wordKnowledge().likeness(stem(noun), stem(kind.words.at(-1)!)) }))
    // "how many suppliers are active" of rentals: what businesses keep by themselves is nothing else.
    .filter(({ kind, likeness }) => arePeople(kind) || likeness > 0 || !KEPT.has(noun))
    .sort((a, b) => b.likeness - a.likeness)
  const [first, second] = ranked
  return first && (!second || first.likeness - second.likeness >= LEAD) ? first.kind : undefined
}

const LEAD = 0.12

/** A noun for people in the plural that neither a record nor a field is called after. */
function isUnnamed({ app }: Draft, { text, entities, values }: Chunk): boolean {
  const word = text.toLowerCase()
  if (!/^\p{Ll}{4,}$/u.test(word) || !isPlural(word) || entities.length || values.length) return false
  const noun = singular(word)
  if (!isPartyNoun(noun) && !SOME.test(noun)) return false
  // "employees" are called by no `employment_type`.
  const isSame = (one: string) => (isGeneral(noun) ? singular(one) === noun : stem(one) === stem(noun))
  return !app.entities.some(entity =>
    [entity.words, ...entity.fields.map(field => field.words)].some(words => words.some(isSame)),
  )
}

/** The kinds of record that have the value of a choice, or to which a flag belongs. */
const kindsOf = (chunk: Chunk): Entity[] => [
  ...chunk.values.flatMap(v =>
    v.quality >= 0.8 && v.field.role === 'category' && !v.entity.nameFields.includes(v.field) ? [v.entity] : [],
  ),
  ...chunk.fields.flatMap(f => (f.quality >= 0.9 && f.field.role === 'boolean' ? [f.entity] : [])),
]
