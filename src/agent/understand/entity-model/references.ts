import { pattern } from '../../../lib/patterns.ts'
import type { Entity, Field } from './catalogue-model.ts'
import { calledAfterPeople, isOwnAddress, isPersonEntity } from './people.ts'
import { nounsOf } from './schema-nouns.ts'
import { isParticiple, rootOf } from '../language/verb-forms.ts'
import { ofThatWord, singular, splitIdentifier, stem, wordsOf } from '../language/words.ts'
import { SERVED } from './served.ts'

/** Nouns for what a person does in a record: `manager_id`, `assigneeId`, `owner_id`. */
const ROLES = pattern()`
  ^(
    manager|assignee|owner|lead|head|leader|author|creator|reporter|reviewer|supervisor|teacher|mentor|approver
    |requester|requestor|representative|rep|driver|agent|boss|chair|host|organizer|organiser|coordinator|editor
    |borrower|buyer|seller|patient|doctor|student|member|participant|attendee|assigned|submitter|submitted
    |reported|created|updated|approved|handled|sender|recipient|instructor|speaker|responsible|contact|guest
    |tenant|customer|client|user|staff|person|employee
  )$
`
/** What a key is called after the noun: `_id`, `Ref`, `_no`. */
const KEYS = /^(id|ids|uuid|guid|key|keys|ref|refs|reference|no|nr|number|href|link|uri)$/
/** Fields by which people know a record, too: `owner_email`, `product_sku`, `department_name`. */
const NATURAL = /^(email|mail|username|login|handle|isbn|sku|slug|code|name|title|abbreviation|symbol)$/
const PART_OF_NAME = /^(?:first|last|given|family|middle|maiden)$/
/** Words that say that the reference is to the same kind of record. */
const OF_SELF =
  /^(parent|manager|supervisor|boss|leader|lead|mentor|previous|original|replaced|duplicate|referrer|referred|superior|head)$/

/** What has to be done before: `blocked_by_id`, `predecessor`, `depends_on_ref`; such a record is of the same kind. */
const BEFORE = pattern()`
  \b(?:
    blocked\ by|blocks|blocker|blocking|predecessor|prerequisite|depend(?:s|ing)?\ on|dependency|dependencies|waiting\ (?:for|on)
    |waits?\ for
  )\b
`
export const isBeforeSelf = (words: readonly string[]): boolean => BEFORE.test(words.join(' '))

/** What is planned and done: a bank's card is blocked by somebody, a task by another one. */
const isPlannedWork = ({ fields }: Entity): boolean =>
  fields.some(({ words }) => words.some(word => OF_WORK.test(word)))
const OF_WORK =
  /^(?:assignee|assigned|assignment|due|deadline|target|estimate|estimated|effort|sprint|milestone|priority|urgency)$/

const nounOf = (entity: Entity) => entity.words.map(stem).join(' ')
const lastsOf = (entity: Entity) => nounsOf(entity).map(noun => noun.at(-1)!)
const keyOf = (words: string[]) => words.map(stem).join(' ')

/** Entities that keys may point to, by what names them. */
interface Targets {
  byNoun: Map<string, Entity>
  /** By the last word of the noun. */
  byLast: Map<string, Entity[]>
  /** By the words of a key that only they have (`isbn`). */
  byKey: Map<string, Entity>
  people: Entity[]
}

function indexTargets(entities: Entity[]): Targets {
  const targets: Targets = { byNoun: new Map(), byLast: new Map(), byKey: new Map(), people: [] }
  for (const entity of entities) {
    if (entity.inside || entity.hidden || !entity.idField) continue
    const key = entity.idField.words.join(' ')
    for (const words of nounsOf(entity)) {
      const last = stem(words.at(-1)!)
      if (!targets.byNoun.has(keyOf(words))) targets.byNoun.set(keyOf(words), entity)
      targets.byLast.set(last, [...(targets.byLast.get(last) ?? []), entity])
    }
    // `Ref` alone is everybody's own key.
    if (!KEYS.test(key) && !/^(code|name)$/.test(key) && !targets.byKey.has(key)) targets.byKey.set(key, entity)
    if (isPersonEntity(entity)) targets.people.push(entity)
  }
  return targets
}

/**
 * Fields that name another record, by what they are called. `account_id`, `account.id` and `account` point to the entity
 * account of the same application; `owner_email` to the e-mail address of the one kind of people that there is; `isbn`
 * to the books that are told apart by it. A role (`manager_id`) points to the entity that its description names, else to
 * the only kind of people. What names do not tell, the data may (see `data-links.ts`).
 */
export function linkReferences(entities: Entity[]): void {
  const targets = indexTargets(entities)
  for (const entity of entities) {
    // The record's own keys first.
    const fields = entity.fields.toSorted((one, other) => Number(one.nested ?? false) - Number(other.nested ?? false))
    for (const field of fields) {
      if (field === entity.idField || field.target || field.type === 'array' || field.type === 'object') continue
      const found = targetOf(field, entity, targets)
      if (!found || isOfLinked(field, entity, entities)) continue
      field.target = found.entity.key
      if (found.column !== found.entity.idField!.column) field.targetColumn = found.column
      if (found.isGuess) field.isGuess = true
      if (!field.targetColumn || field.role === 'number') field.role = 'reference'
    }
  }
}

/**
 * `Plot.OwnerID` beside `PlotID`: what the record that is linked says of itself, and only where it is asked for (`$expand`). The way
 * there leads over the key, where the other records can be listed.
 */
function isOfLinked({ column, nested }: Field, entity: Entity, entities: readonly Entity[]): boolean {
  const object = nested ? keyOf(splitIdentifier(column.split('.')[0]!)) : undefined
  const key = entity.fields.find(
    f => !f.nested && f.target && KEYS.test(f.words.at(-1)!) && keyOf(f.words.slice(0, -1)) === object,
  )
  const linked = key && entities.find(one => one.key === key.target)
  return linked !== undefined && linked.sources.some(({ complete, parent }) => complete && !parent)
}

interface Target {
  entity: Entity
  column: string
  isGuess?: true
}

function targetOf(field: Field, entity: Entity, targets: Targets): Target | undefined {
  const { words } = field
  const last = words.at(-1)!
  const before = words.slice(0, -1)
  if (['date', 'money', 'percent', 'boolean'].includes(field.role)) return undefined
  // `isbn` of a loan: what another kind is told apart by.
  const natural = targets.byKey.get(words.join(' '))
  if (natural && natural !== entity && !isAddressOfNamed(field, entity))
    return { entity: natural, column: natural.idField!.column }
  if (KEYS.test(last) && before.length) {
    const to = entityNamed(before, field, entity, targets)
    // An order's own `order_number` points nowhere.
    if (to === entity && !saysOther(before)) return undefined
    return to && { entity: to, column: columnFor(to, last) }
  }
  // `author.first_name`: a part of a name tells nobody apart.
  if (last === 'name' && PART_OF_NAME.test(before.at(-1) ?? '')) return undefined
  if (NATURAL.test(last) && before.length) {
    const to = entityNamed(before, field, entity, targets)
    // `checker_login` of editors that are told apart by a `login`.
    const other = to ? undefined : targets.byKey.get(last)
    if (other && other !== entity) return { entity: other, column: other.idField!.column, isGuess: true }
    if (!to || (to === entity && !OF_SELF.test(before.at(-1)!) && !isBeforeSelf(before))) return undefined
    const column = naturalColumn(to, field, last)
    if (column === undefined || (field.nested && hasKeyBeside(field, entity))) return undefined
    // `buyer_name`: whether those are the people that there are records of, only the data tell.
    const isRole = /^(?:name|title)$/.test(last) && !nounsOf(to).some(own => stem(own.at(-1)!) === stem(before.at(-1)!))
    return { entity: to, column, ...(isRole && { isGuess: true as const }) }
  }
  // `base_iata`, `captain_licence`: behind what it is there stands what another kind is told apart by.
  const told =
    before.length > 0 && !field.choices.length && field.type === 'string' ? targets.byKey.get(last) : undefined
  if (told && told !== entity) return { entity: told, column: told.idField!.column, isGuess: true }
  if (field.role === 'reference') {
    const to = entityNamed(words, field, entity, targets)
    return to && { entity: to, column: to.idField!.column }
  }
  return plainTarget(field, entity, targets) ?? codeBefore(field, entity)
}

/** `waitingFor: "T-7"`: another record by its code, as far as the data bear it out. */
function codeBefore({ words, type, nested, choices }: Field, entity: Entity): Target | undefined {
  if (type !== 'string' || nested || choices.length || !isBeforeSelf(words) || !isPlannedWork(entity)) return undefined
  if (!/^(?:by|for|on|blocker|predecessor|prerequisite|dependency)$/.test(words.at(-1)!)) return undefined
  const code = entity.fields.find(f => !f.nested && /^(?:key|code|number|no|ref|reference)$/.test(f.words.at(-1)!))
  const column = (code ?? entity.idField)?.column
  return column === undefined ? undefined : { entity, column, isGuess: true }
}

/** The `email` of a customer who has a name leads nowhere, though suppliers are told apart by theirs. */
const isAddressOfNamed = (field: Field, entity: Entity): boolean =>
  entity.nameFields.length > 0 && isOwnAddress(field, entity)

/** `inspected_by`, `dispensed_by`: who did it. */
export const isByWhom = (words: readonly string[]): boolean =>
  words.length > 1 && words.at(-1) === 'by' && isParticiple(words.at(-2)!)

/** `cleaned_by` of cleaners, `driven_by` of drivers: the one kind that is called after the verb. */
function doersOf(participle: string, byLast: Targets['byLast']): Entity | undefined {
  const isDoer = ({ words }: Entity) => {
    const noun = singular(words.at(-1)!)
    return /[^e](?:er|or)$/.test(noun) && rootOf(noun.replace(/(?:er|or)$/, '')) === rootOf(participle)
  }
  const [doers, ...others] = new Set([...byLast.values()].flat().filter(isDoer))
  return others.length ? undefined : doers
}

/** `parent_id`, `recruited_by_id`: another record of the same kind. */
const saysOther = (words: readonly string[]): boolean =>
  OF_SELF.test(words.at(-1)!) || isBeforeSelf(words) || (words.length > 1 && words.at(-1) === 'by')

/** `customer.name` beside `customer.id` says nothing that the key does not. */
const hasKeyBeside = (field: Field, entity: Entity) => {
  const object = field.column.slice(0, field.column.lastIndexOf('.') + 1)
  return (
    object !== '' && entity.fields.some(f => f !== field && f.column.startsWith(object) && KEYS.test(f.words.at(-1)!))
  )
}

/** `manager: 7`, `department: "Sales"`: a field called like a kind of record or a role in it. */
function plainTarget(field: Field, entity: Entity, targets: Targets): Target | undefined {
  if (field.nested || field.choices.length || !/^(string|integer|number)$/.test(field.type)) return undefined
  const said = keySaid(field, entity, targets) ?? keysTold(field, entity, targets)
  if (said) return said
  const noun = targets.byNoun.get(keyOf(field.words))
  const named = noun === entity ? undefined : noun
  const role =
    (ROLES.test(roleOf(field.words)) && !saysWhatWasDone(field.words)) ||
    OF_SELF.test(field.words.at(-1)!) ||
    isByWhom(field.words)
  const to = named ?? (role && field.type !== 'string' ? entityNamed(field.words, field, entity, targets) : undefined)
  if (!to) return undefined
  const isKey = field.type === 'string' ? to.idField!.type === 'string' : to.idField!.type !== 'string'
  if (field.type !== 'string')
    return isKey && !isMeasure(field) ? { entity: to, column: to.idField!.column } : undefined
  // A text is the name as a rule; a key only where the records' keys are texts and nothing is called a name.
  const name = to.nameFields.length === 1 ? to.nameFields[0]!.column : undefined
  // "Code of the operator", of operators that are told apart by a code.
  const ownKey = new RegExp(`\\b(?:id|key|identifier|${to.idField!.words.at(-1)!})\\b`, 'i')
  if (ownKey.test(field.description) && isKey) return { entity: to, column: to.idField!.column }
  return name !== undefined
    ? { entity: to, column: name, isGuess: true }
    : isKey
      ? { entity: to, column: to.idField!.column }
      : undefined
}

/** The word that says what somebody did or is in a record: "approved" of `approved_by`, "assigned" of `assigned_to`. */
const roleOf = (words: readonly string[]): string =>
  words.length > 1 && /^(?:by|to)$/.test(words.at(-1)!) ? words.at(-2)! : words.at(-1)!

/** `cracks_reported`, `hours_approved`: a noun and what was done with it, and nobody who did it. */
const saysWhatWasDone = (words: readonly string[]): boolean => words.length > 1 && isParticiple(words.at(-1)!)

/** `origin: "HEL"` that its description calls the code of a port, whatever the field is called. */
function keySaid(field: Field, entity: Entity, { byLast }: Targets): Target | undefined {
  const [, key, noun] = KEY_OF.exec(field.description) ?? []
  const [to, ...more] = noun === undefined ? [] : calledBy(noun.toLowerCase(), byLast)
  if (!to || more.length || (to === entity && ofItself(field))) return undefined
  const id = to.idField!
  const own = to.fields.find(({ nested, words }) => !nested && words.at(-1) === key!.toLowerCase())
  const column = /^(?:id|key|identifier|uuid|guid)$/i.test(key!) ? id : (own ?? id)
  const isText = (type: string) => type === 'string'
  return isText(column.type) === isText(field.type) ? { entity: to, column: column.column } : undefined
}
/** The kinds that a word names: the gardeners of "gardeners", and not the gardens, which have the same stem. */
const calledBy = (word: string, byLast: Targets['byLast']): readonly Entity[] =>
  ofThatWord(byLast.get(stem(word)) ?? [], word, lastsOf)

const KEY_OF =
  /^\W*(?:the |unique )*(?:[A-Z]{2,6}[ -])?(id|key|identifier|uuid|guid|code|slug|sku|username|login|handle) of (?:the|a|an|its|their) ([a-z]+)\b/i
/**
 * `team: [3, 8]`, "Members of staff who work on the campaign": numbers in a list are keys of the one kind that their description is
 * about, else of the one kind of people where the list is called after some.
 */
function keysTold(field: Field, entity: Entity, { byLast, people }: Targets): Target | undefined {
  if (entity.inside?.value !== field.column || field.type === 'string' || isMeasure(field)) return undefined
  const [about] = field.description.split(/\b(?:who|that|which|whose|in|on|for|to|at|by)\b|[^\w\s]/i)
  const kinds = new Set(wordsOf(about!.toLowerCase()).flatMap(word => calledBy(word, byLast)))
  const together = field.words.some(word => PEOPLE_TOGETHER.test(word)) ? calledAfterPeople(people) : []
  const [to, ...more] = kinds.size ? kinds : together
  return to && !more.length && to.idField!.type !== 'string' ? { entity: to, column: to.idField!.column } : undefined
}
/** Nouns for people who do something together. */
const PEOPLE_TOGETHER = /^(?:team|crew|squad|panel|jury|committee|cast|lineup|party|board)$/

/** A key that only says which record it stands in. */
const ofItself = ({ words }: Field): boolean => words.length === 1 && (KEYS.test(words[0]!) || NATURAL.test(words[0]!))

/** "number of employees" is a figure, whatever it is called. */
const isMeasure = (field: Field) => /\b(number of|count|total|how many|amount)\b/i.test(field.description)

/** The noun that a description begins with: "lecturer" of "The lecturer who …", "Id of the lecturer that …". */
export const headOfDescription = (description: string): string | undefined =>
  /^\W*(?:(?:the|an?|our|id|key|code|number|reference|identifier|of|to|for)\s+)*([a-z]+)\b/i
    .exec(description)?.[1]
    ?.toLowerCase()

/** An inspector does inspections: of one stem with the kind of record, but somebody else. */
const isDoerOf = (word: string, { words }: Entity): boolean => {
  const doer = /(?:er|or|ee)$/
  return doer.test(singular(word)) && !doer.test(singular(words.at(-1)!))
}

/** The entity that a key's words name: its noun, its last word, the role of a person, or the same kind for a parent. */
function entityNamed(
  words: string[],
  field: Field,
  entity: Entity,
  { byNoun, byLast, people }: Targets,
): Entity | undefined {
  const last = words.at(-1)!
  const alike = [byNoun.get(keyOf(words)) ?? [], byLast.get(stem(last)) ?? []]
    .flat()
    .filter(one => !isDoerOf(last, one))
  const [named] = ofThatWord(alike, last, lastsOf)
  if (named) return named
  if (isBeforeSelf(words) && entity.idField && isPlannedWork(entity)) return entity
  const described = new Set(field.description.split(/\W+/).flatMap(word => calledBy(word.toLowerCase(), byLast)))
  const [only] = described
  if (described.size === 1 && only !== entity) return only
  // "Lecturer who looks after the student": the noun that heads it.
  const head = calledBy(headOfDescription(field.description) ?? '', byLast)
  if (head.length === 1) return head[0]
  // The account manager of a customer is one of those who work for customers, and no other customer.
  const worker = SERVED.test(singular(entity.words.at(-1)!)) ? workerIn(roleOf(words), people) : undefined
  if (worker) return worker
  const [inRole, ...more] = people.filter(one => mayBeIn(last, one))
  if (inRole && !more.length) return inRole
  const isOfSelf = words.some(word => OF_SELF.test(word))
  if (isOfSelf && (people.includes(entity) || /^(parent|previous|original|replaced|duplicate)$/.test(last)))
    return entity
  if (!words.some(word => ROLES.test(word)))
    return isByWhom(words) ? (doersOf(words.at(-2)!, byLast) ?? onlyWorkers(people)) : undefined
  const called = calledAfterPeople(people)
  if (called.length === 1) return called[0]
  return [...described].find(e => people.includes(e)) ?? workerIn(roleOf(words), people)
}

/** `surveyor_id` of roofers with a `grade` that may be `SURVEYOR`: what some of the people are. */
const mayBeIn = (role: string, { fields }: Entity): boolean =>
  fields.some(f => !f.nested && f.choices.some(choice => splitIdentifier(choice).join(' ') === role))

/** Roles that people have at work for others. */
const AT_WORK = pattern()`
  ^(
    manager|assignee|lead|head|leader|reviewer|supervisor|teacher|mentor|approver|representative|rep|driver
    |agent|boss|coordinator|instructor|assigned|approved|handled|responsible|staff|employee
  )$
`
/** `assigneeId` where there are guests and employees: of those who are served and those who serve, the latter. */
function workerIn(role: string, people: readonly Entity[]): Entity | undefined {
  return AT_WORK.test(role) ? onlyWorkers(people) : undefined
}

/** The one kind of people who serve others, where there is no other. */
function onlyWorkers(people: readonly Entity[]): Entity | undefined {
  const [workers, ...others] = calledAfterPeople(people.filter(e => !SERVED.test(e.words.at(-1)!)))
  return others.length ? undefined : workers
}

/** The column that a key of this kind names: `customer_number` → `number`, else the key itself. */
function columnFor(to: Entity, last: string): string {
  const family = NAMED_KEYS.find(words => words.test(last))
  const own = family && to.fields.find(f => !f.nested && family.test(f.words.at(-1)!) && isOfRecord(f, to))
  return (own ?? to.idField!).column
}

/** Keys that records may have beside an id, by what both they and the keys that point to them are called. */
const NAMED_KEYS = [/^(?:no|nr|number)$/, /^key$/, /^ref(?:erence)?$/]

/** Called so alone or after the records' noun. */
const isOfRecord = ({ words }: Field, to: Entity): boolean =>
  words.length === 1 || keyOf(words.slice(0, -1)) === nounOf(to)

function naturalColumn(to: Entity, field: Field, last: string): string | undefined {
  // The `username` of an assignee is that of the user.
  const isOther = field.words.length > 1 && !OF_SELF.test(field.words[0]!)
  const same = isOther ? to.fields.find(f => f !== field && f.column === field.column) : undefined
  if (same) return same.column
  const own = (pattern: RegExp) =>
    to.fields.find(
      f =>
        !f.nested &&
        pattern.test(f.words.at(-1)!) &&
        (f.words.length === 1 || keyOf(f.words.slice(0, -1)) === nounOf(to)),
    )
  if (/^(name|title)$/.test(last)) return to.nameFields.length === 1 ? to.nameFields[0]!.column : undefined
  if (/^e?mail$/.test(last)) return to.fields.find(f => f.role === 'email' && !f.nested)?.column
  return own(new RegExp(`^${last}$`))?.column
}
