import { OCCUPATIONS } from './occupations.ts'
import NOUN_KINDS from '../../../lib/word-knowledge/noun-kinds.json' with { type: 'json' }
import { wordList } from '../../../lib/patterns.ts'
import { PREMISES } from '../../../lib/synonyms.ts'
import type { Entity, Field } from './catalogue-model.ts'
import { singular, stem } from '../language/words.ts'

/** Words of an address that do not say whose it is. */
const PLAIN =
  /^(e|email|mail|address|work|business|office|company|corporate|primary|main|private|personal|contact|home)$/

/** An e-mail address of the record itself, not that of somebody named in it (`assignee_email`). */
export const isOwnAddress = (field: Field, entity: Entity) => {
  const nouns = new Set(entity.words.map(stem))
  const isBeside = !field.nested || /^contact/i.test(field.column)
  return field.role === 'email' && isBeside && field.words.every(word => PLAIN.test(word) || nouns.has(stem(word)))
}

/** Sites and branches have an address to write to as people have. */
const RECEIVES_PEOPLE: ReadonlySet<string> = new Set([...PREMISES.nouns, ...PREMISES.roles])

/** A name in two parts, which no company has: the industry of such a record is that of somebody's company. */
const IN_PARTS = /^(?:first name|last name|given name|family name|surname|forename)$/

/** Names that only people have. */
const isPersonal = (name: string): boolean => name === 'full name' || IN_PARTS.test(name)

/** Records of people: a name and an e-mail address of their own, a name as people have it or a noun for people, and nothing that only a company has. */
export const isPersonEntity = (entity: Entity): boolean =>
  entity.nameFields.length > 0 &&
  !/^(title|subject|label)$/.test(entity.nameFields[0]!.words.join(' ')) &&
  (isPersonNoun(entity.words.at(-1)!) ||
    isDoer(entity) ||
    entity.nameFields.some(({ words }) => isPersonal(words.join(' '))) ||
    (!RECEIVES_PEOPLE.has(singular(entity.words.at(-1)!)) &&
      entity.fields.some(field => isOwnAddress(field, entity)))) &&
  (entity.nameFields.some(({ words }) => IN_PARTS.test(words.join(' '))) ||
    !entity.fields.some(
      ({ words }) => OF_A_FIRM.test(words.at(-1)!) || /\bemployees? (?:count|number)\b/.test(words.join(' ')),
    ))

/** What firms have and people have not (schema.org: Organization). */
const OF_A_FIRM = /^(?:website|industry|sector|employees?|revenue|turnover|founded)$/

/** Nouns that texts tagged for WordNet use of people. */
export const PEOPLE: ReadonlySet<string> = new Set(NOUN_KINDS.person.split(' '))
/** Nouns for who does something that no text tagged for WordNet has. */
const DOERS = new Set(wordList`
  seller lender operator translator holder curator payer payee approver submitter requester lessee licensee
  attendee organiser staff personnel crew driver foreman forewoman warden steward conductor chef ceo creator
  clinician coworker renter caregiver solicitor subscriber
`)

/** Heads of compounds for who does something (Marchand, English Word-Formation, 1969, 2.14): "cardholder", "greenkeeper", "locksmith". */
const COMPOUND = /.{3}(?:holder|keeper|fighter|worker|dresser|smith|wright|monger|woman|person|herd)$/

/** Nouns for somebody: "buyer", "tenant", "greenkeeper". */
export const isPersonNoun = (noun: string): boolean =>
  PEOPLE.has(noun) || DOERS.has(noun) || OCCUPATIONS.has(noun) || COMPOUND.test(noun)

/** Nouns for who or what does something (Quirk et al., A Comprehensive Grammar of the English Language, 1985, I.30). */
const AGENT = /^(?!.*ss$)[a-z]{3,}(?:er|or|ist|ian|eer|ee)$/

/** Installers, fitters and trainers with a phone number of their own: somebody who does something, and no machine that does it. */
const isDoer = ({ words, fields }: Entity): boolean =>
  AGENT.test(words.at(-1)!) &&
  !ORGANISATIONS.has(words.at(-1)!) &&
  fields.some(({ role, nested, words: own }) => role === 'phone' && !nested && own.every(word => SAYS_PHONE.test(word)))
const SAYS_PHONE = /^(?:phone|mobile|telephone|cell|number|no|work|private)$/

/** Records that people speak of as they or she, not it: by their fields, or by what they are called. */
export const arePeople = (entity: Entity): boolean => isPersonEntity(entity) || isPersonNoun(entity.words.at(-1)!)

/** Of what has names and addresses like people those that are called so: applications and bookings only name somebody. */
export const calledAfterPeople = (people: readonly Entity[]): readonly Entity[] => {
  const called = people.filter(({ words }) => isPersonNoun(singular(words.at(-1)!)))
  return called.length ? called : people
}

/** Nouns that texts tagged for WordNet use of organisations. */
const ORGANISATIONS: ReadonlySet<string> = new Set(NOUN_KINDS.organisation.split(' '))

/** Nouns for people and for organisations: "company" of clients. */
export const isPartyNoun = (noun: string): boolean => isPersonNoun(noun) || ORGANISATIONS.has(noun)

/** People, and those that are spoken of as if they were: firms, teams, customers. */
export const isParty = (entity: Entity): boolean =>
  arePeople(entity) ||
  ORGANISATIONS.has(entity.words.at(-1)!) ||
  entity.fields.some(field => field.role === 'email' || field.role === 'phone')

/** A text that says who: the name in an object (`pilot.name`), or a field called by a noun for somebody (`borrower`). */
export function namesSomebody({ words, role, type, nested, column }: Field): boolean {
  if (type !== 'string' || ['date', 'email', 'phone', 'url', 'boolean'].includes(role)) return false
  const noun = words.findLast(word => !/^(?:name|full|display)$/.test(word))
  if (nested && /(?:^|\.)(?:full[_-]?|display[_-]?)?name$/i.test(column)) return true
  // "agent name" of a band: what is called so is somebody, though "agent" alone may be anything.
  return noun !== undefined && (isPersonNoun(noun) || (words.at(-1) === 'name' && NAMED_FOR_OTHERS.test(noun)))
}

/** One of the two parts of somebody's name in an object called by a noun for people: `author.first_name`. */
export const isPartOfPerson = ({ nested, words }: Field): boolean =>
  nested === true &&
  IN_PARTS.test(words.slice(-2).join(' ')) &&
  words.slice(0, -2).some(word => isPersonNoun(word) || NAMED_FOR_OTHERS.test(word))

const NAMED_FOR_OTHERS = /^(?:agent|contact|representative|liaison|skipper|referee)$/

/** Somebody in a text of the record, who is shown with it: the worker of a shift. */
export const isOwnPerson = (field: Field): boolean =>
  field.target === undefined && namesSomebody(field) && field.words.some(isPersonNoun)
