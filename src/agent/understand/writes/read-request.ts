import { aboutWhatWasTold } from '../follow-ups/one-told-by.ts'
import { annotateSteps } from '../chunks/annotate.ts'
import { runAtOnce, runInSlices } from '../../../lib/in-slices.ts'
import { rememberByWord } from '../../../lib/remember-by-word.ts'
import { execIn } from '../../../lib/prefilter/may-match.ts'
import type { Chunk } from '../chunks/chunk.ts'
import { arePeople, isPersonNoun } from '../entity-model/people.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import type { AppKnowledge } from '../reading/interpretation.ts'
import { spellInitials } from '../dictionary/add-initials.ts'
import { FILLERS } from '../language/lexicon.ts'
import type { Knowledge } from '../entity-model/knowledge.ts'
import type { Query } from '../reading/query.ts'
import { readMessage } from '../requests/read-message.ts'
import { singular, stem, wordsOf } from '../language/words.ts'
import { findCommand, findCommandSteps, type WriteCommand } from './find-command.ts'
import { withoutPoliteness } from './strip-politeness.ts'
import type { WriteOperation } from './operations.ts'
import { readAction, readParticiple } from './read-action.ts'
import { entitiesFor, kindsJoining } from './choose-entities.ts'
import { readUpdates } from './read-updates.ts'
import { readDelete } from './read-delete.ts'
import { createSteps } from './read-create.ts'
import { describesRecords, isToBeSeen } from './describes-records.ts'
import { subjectOf } from './read-subject.ts'
import { isReady, type Base, type ChangeContext, type WriteRequest } from './request.ts'
import { misspeltVerb } from './spell-verb.ts'
import { thingMade } from './what-is-made.ts'
import { linkCommands } from './link-commands.ts'
import { splitCommands } from './split-commands.ts'
import { CONVERTED, LIGHT_VERBS, participlesOf, VERBS, type WriteAction } from './verbs.ts'
import { isVerbOf, nounVerb } from './write-index.ts'

/** The command of a message, with the verbs that the registered services know. */
export const readCommand = (message: string, knowledge: Knowledge, apps?: string[]): WriteCommand | undefined =>
  runAtOnce(commandSteps(message, knowledge, apps))

/** The same in slices: others get their turn in between. */
export const readCommandInSlices = (
  message: string,
  knowledge: Knowledge,
  apps?: string[],
): Promise<WriteCommand | undefined> =>
  knowledge.whileUnchanged(() => runInSlices(commandSteps(message, knowledge, apps)))

function* commandSteps(
  message: string,
  knowledge: Knowledge,
  apps?: string[],
): Generator<void, WriteCommand | undefined> {
  const known = knowledge.apps(apps)
  if (isToBeSeen(message, known)) return undefined
  const knows = knowsVerb(known)
  const isKnownVerb = (verb: string) => !isSubject(verb, message, known) && knows(verb)
  const command = yield* findCommandSteps(message, isKnownVerb)
  if (command?.verb !== undefined && describesRecords(command.text, known)) return undefined
  // "void invoice 5" makes it so, "void invoices" are so.
  const isOfOne = command?.verb !== undefined && CONVERTED.has(command.verb) && !isKnown(command.verb)
  if (command && isOfOne) return { ...command, isOfOne, isState: true, isImplied: true }
  return command ?? readMisspelt(message, known, isKnownVerb)
}

/** A number or code, and the verb of a sentence behind it. */
const TOLD = String.raw`\s+(?:no\.?\s*|number\s+|#)?[\p{L}-]*\d[\p{L}\d-]*\s+(?:is|was|has|have|had|got|should|must|can|needs?|will|does)\b`

/** Patterns that are kept. */
const MOST_PATTERNS = 1000

/** Nothing behind it: the number or code is all that is said. */
const ALONE = String.raw`\s+(?:no\.?\s*|number\s+|#)?[\p{L}-]*\d[\p{L}\d-]*\W*$`

/**
 * "Incident 502 has been resolved", "rental 9118": a kind of record and its number are what is spoken of, though something is called
 * so that is done.
 */
const isSubject = (word: string, message: string, apps: readonly AppKnowledge[]): boolean =>
  /\d/.test(message) &&
  apps.some(app => app.dictionary.entities.get(stem(word))?.some(mention => mention.quality === 1)) &&
  spokenOf(word).test(message)

const spokenOf = rememberByWord(
  word => new RegExp(String.raw`\b${word}${TOLD}|^\W*(?:the\s+)?${word}${ALONE}`, 'iu'),
  MOST_PATTERNS,
)

/** "delte task 5": a change by a verb that is misspelt waits for a yes. */
function readMisspelt(
  message: string,
  apps: readonly AppKnowledge[],
  isKnownVerb: (verb: string) => boolean,
): WriteCommand | undefined {
  const text = withoutPoliteness(message)
  const first = /^\p{L}+(?=\s)/u.exec(text)?.[0].toLowerCase()
  if (first === undefined || apps.some(app => app.dictionary.words.has(first))) return undefined
  const meant = misspeltVerb(first)
  const command = meant && findCommand(`${meant}${text.slice(first.length)}`, isKnownVerb)
  return command ? { ...command, isImplied: true } : undefined
}

/** The commands of a message, where it holds several. */
export const readCommands = (message: string, knowledge: Knowledge, apps?: string[]): string[] =>
  splitCommands(message, knowsVerb(knowledge.apps(apps)))

const knowsVerb =
  (apps: readonly AppKnowledge[]) =>
  (verb: string): boolean =>
    apps.some(app => isVerbOf(verb, app.writes.verbs)) && !isNounOf(verb, apps)

/** "reservation 5": the noun itself, though it has the stem of a verb. */
const isNounOf = (word: string, apps: readonly AppKnowledge[]): boolean =>
  /(?:ing|ion|ment)s?$/.test(word) &&
  apps.some(app => app.model.entities.some(({ words }) => words.at(-1) === singular(word)))

/**
 * Reads a command in every application, with every kind of record that it may be about, and gives the reading that explains it
 * best. A command that is not explicit counts only when all of it makes sense.
 */
export async function readWrite(
  command: WriteCommand,
  knowledge: Knowledge,
  apps: string[] | undefined,
  now: Date,
  previous?: Query,
  isMeant?: (request: WriteRequest) => boolean,
): Promise<WriteRequest | undefined> {
  const [best] = await readAll(command, knowledge, apps, now, previous, isMeant)
  if (!best || command.isExplicit) return best
  if (
    best.action === 'create' &&
    command.verb !== undefined &&
    LIGHT_VERBS.has(command.verb) &&
    MAKES_ONE.test(command.text)
  )
    return best
  // "close the ticket" asks for a change, whichever ticket is meant.
  const isState =
    command.verb !== undefined &&
    !isKnown(command.verb) &&
    (best.operation?.kind === 'update' || (best.action === 'action' && !best.unknown.length && namesOne(command))) &&
    (best.action === 'action' ? !FILLERS.has(command.verb) : isOrder(command.verb, knowledge, apps))
  if (isState && best.unknown.length < 3) return best
  const isWrong = best.problems.length > 0 && !best.unknown.length && best.target !== undefined
  return isReady(best) || isWrong ? best : undefined
}

/** "open a ticket" makes one, "open ticket 5" does not. */
const MAKES_ONE = /^\p{L}+\s+(?:up\s+)?(?:an?|another|new|one|two|three)\s/iu

/** "cancel the order", "cancel it": one is meant, whichever it is; what is told before it may say which. */
const namesOne = ({ text, subject }: WriteCommand): boolean =>
  NAMES_ONE.test(text) || (subject === undefined && POINTS_AT_ONE.test(text))
const NAMES_ONE = /^\p{L}+\s+(?:the|this|that|my|our|his|her|their)\s/iu
const POINTS_AT_ONE = /^\p{L}+\s+(?:it|this|that|him|her)[\s.!]*$/iu

/** A verb that is not itself the name of a state ("open tickets") nor a word of questions. */
const isOrder = (verb: string, knowledge: Knowledge, apps?: string[]): boolean =>
  !FILLERS.has(verb) &&
  !knowledge.apps(apps).some(app => app.writes.verbs.states.has(verb) || app.dictionary.words.has(verb))

/** Every reading of a command that is meant at all, the best first; they are made in slices. */
export const readAll = async (
  command: WriteCommand,
  knowledge: Knowledge,
  apps: string[] | undefined,
  now: Date,
  previous?: Query,
  isMeant: (request: WriteRequest) => boolean = () => true,
): Promise<WriteRequest[]> => {
  const steps = () => runInSlices(readAllSteps(command, knowledge.apps(apps), now, previous))
  return (await knowledge.whileUnchanged(steps)).filter(isMeant)
}

function* readAllSteps(
  command: WriteCommand,
  known: readonly AppKnowledge[],
  now: Date,
  previous?: Query,
): Generator<void, WriteRequest[]> {
  const named = known.filter(app => namesRecords(command, app))
  const naming = named.length ? known.filter(app => named.includes(app) || namesField(command, app)) : []
  yield
  const requests: WriteRequest[] = []
  for (const app of naming.length ? naming : known) requests.push(...(yield* readInApp(command, app, now, previous)))
  // "book an appointment" is none that there is.
  const isMade =
    LIGHT_VERBS.has(command.verb ?? '') &&
    MAKES_ONE.test(command.text) &&
    requests.some(r => r.action === 'create' && r.operation)
  const rank = (request: WriteRequest) =>
    2 * Number(isReady(request)) +
    Number(request.operation !== undefined) +
    Number(isInData(request, known)) +
    Number(isByName(request)) / 2 +
    Number(joinsTwo(request, command))
  return requests
    .filter(request => !(command.isOfOne && (request.isBulk || !(request.isNamed || command.isState))))
    .filter(request => !isDescribed(command, request))
    .filter(({ action }) => action === 'create' || !isMade)
    .sort((a, b) => rank(b) - rank(a) || b.score - a.score)
}

/** "extend Spring Sprint by a day": one by its own name, rather than those that belong to it. */
const isByName = ({ target, entity, action }: WriteRequest): boolean =>
  action !== 'create' &&
  target?.root.where.length === 1 &&
  target.root.where[0]!.op === '=' &&
  entity.nameFields.some(field => target.root.where[0]!.columns.includes(field.column))

/** "enrol Ann Lee in Algebra": a new record that points to both says all of it. */
const joinsTwo = (request: WriteRequest, { verb = '' }: WriteCommand): boolean =>
  request.action === 'create' && LIGHT_VERBS.has(verb) && request.references.length > 1 && isReady(request)

/** "rush jobs due this month" of a flag `isRush`: the word right before their noun says which of them, and orders nothing. */
const isDescribed = ({ verb, text }: WriteCommand, { isBulk, entity }: WriteRequest): boolean =>
  isBulk &&
  verb !== undefined &&
  !/^\p{L}+\s+(?:the|all|every|each|these|those|my|our)\b/iu.test(text) &&
  entity.fields.some(({ role, words }) => role === 'boolean' && words.includes(verb))

/**
 * "add a booking for room 2", "delete booking 3": the noun right behind a verb of changes is what a kind of record of the
 * application is called. Where there is such an application, others in whose data the word only occurs are not asked.
 */
function namesRecords({ verb, text }: WriteCommand, { dictionary, model }: AppKnowledge): boolean {
  const noun = verb !== undefined && Object.hasOwn(VERBS, verb) ? execIn(text, BEHIND_VERB)?.[1] : undefined
  if (noun === undefined) return false
  const isCalledSo = ({ words }: Entity) => wordsOf(noun).slice(0, words.length).map(stem).join(' ') === words.map(stem).join(' ') // oxfmt-ignore
  return (
    model.entities.some(isCalledSo) ||
    Boolean(dictionary.entities.get(stem(wordsOf(noun)[0] ?? ''))?.some(mention => mention.quality === 1))
  )
}

/** "change the rank of the studio's model Ann": the field of records that can be changed, where others have records called ranks. */
function namesField({ action, text }: WriteCommand, { dictionary, writes }: AppKnowledge): boolean {
  const noun = action === 'update' ? execIn(text, FIELD_OF)?.[1] : undefined
  if (noun === undefined) return false
  const fields = dictionary.fields.get(wordsOf(noun).map(stem).join(' ')) ?? []
  return fields.some(
    ({ entity, quality }) => quality >= 0.95 && writes.operations.some(o => o.entity === entity && o.kind === 'update'),
  )
}
const FIELD_OF = /^\p{L}+\s+(?:(?:up|the|this|that)\s+)*(\p{L}[\p{L}\s-]*?)\s(?:of|for|on|at)\s/iu

/** What follows the verb and articles. */
const BEHIND_VERB = /^\p{L}+\s+(?:(?:up|an?|the|this|that|my|our|another|new|one|all)\s+)*(\p{L}[\p{L}\s-]*)/iu

/** "cancel SO-12": of several kinds that can be cancelled the one that has such a record, by a code that its data have. */
function isInData({ target, entity, operation }: WriteRequest, apps: readonly AppKnowledge[]): boolean {
  const [condition, ...more] = target?.root.where ?? []
  const [value] = condition?.values ?? []
  if (!operation || more.length || condition?.op !== '=' || typeof value !== 'string' || !/\d/.test(value)) return false
  const vocabulary = apps.flatMap(app => app.vocabularies).find(v => v.entity === entity)
  return Boolean(
    vocabulary?.exact.get(wordsOf(value).join(' '))?.some(m => m.columns.join() === condition.columns.join()),
  )
}

/** Whether a verb asks for a change by itself, whatever services there are. */
const isKnown = (verb: string | undefined): boolean =>
  verb === undefined || verb === 'get' || Object.hasOwn(VERBS, verb)

/** What a verb may ask for: "add" a record or a note, "drop" a record or a value. */
function actionsOf({ action, verb }: WriteCommand): WriteAction[] {
  if (!isKnown(verb)) return ['update', 'create']
  if (verb && /^(?:add|append|write|log|post|enter|put|attach|leave|record|save|insert)$/.test(verb))
    return action === 'update' ? ['update', 'create'] : ['create', 'update']
  return action === 'delete' ? ['delete', 'update'] : [action]
}

/**
 * What a verb means only at times needs clear words: a deletion that is a change empties a field or takes something off, and
 * what is added to a record is added to a field that is named.
 */
function isMeantToo(request: WriteRequest, { action, verb, text }: WriteCommand, other: WriteAction): boolean {
  if (other === 'create' && verb === 'put' && PUTS_ONE.test(text)) return false
  if (other !== 'update' || action === 'update' || request.action === 'action') return true
  if (action === 'delete')
    return (
      verb === 'drop' ||
      (Object.values(request.values).every(v => v === null || v === false || (Array.isArray(v) && !v.length)) &&
        !request.references.length)
    )
  // "add Ann is allergic to nuts": what is told beside is no value that takes the place of another.
  if (verb === 'add' && STATED.test(text)) return false
  return (request.isNamed === true || isOneMore(request)) && !makesOneOf(request, text)
}

/** Something is added to what a field has. */
const isOneMore = ({ relative }: WriteRequest): boolean => Object.values(relative).some(change => 'append' in change)

/** A whole sentence behind the verb. */
const STATED = /^\p{L}+\s+(?!(?:to|for|on|that)\b)[^,;:"“]*?\s(?:is|are|has|have)\s/iu

/** "put room Birch in for a check": a noun and its name, with no article, are one that there is. */
const PUTS_ONE = /^put\s+(?:the\s+)?(?:\p{Ll}+\s+){1,3}["“#\p{Lu}\d]/u

/**
 * "add a contact …" makes a contact, also one of a name that there is, and "record a nail trim" makes what has that kind; "add a
 * note to contact 5" changes it.
 */
function makesOneOf(request: WriteRequest, text: string): boolean {
  const { entity: { noun }, operation } = request // oxfmt-ignore
  const made = MAKES_ONE.test(text) ? MADE.exec(text)?.[1] : undefined
  if (made === undefined) return false
  if (new RegExp(String.raw`^${noun}\b`, 'i').test(made)) return true
  // "add a note to stay 5" of its special requests
  if (request.isNamed && isOneMore(request)) return false
  const words = wordsOf(made).slice(0, 4).map(stem)
  return !operation?.slots.some(slot => slot.words.some(word => words.includes(stem(word))))
}

/** What stands behind the verb and the article. */
const MADE = /^\p{L}+(?:\s+(?:up|an?|another|new|one))+\s+(.+)$/isu

function* readInApp(
  said: WriteCommand,
  app: AppKnowledge,
  now: Date,
  previous?: Query,
): Generator<void, WriteRequest[]> {
  const command = { ...said, text: spellInitials(said.text, app.dictionary) }
  const message = readMessage(command.text, now)
  const chunks = yield* annotateSteps(message, app.dictionary, app.vocabularies)
  const appScore = chunks.filter(c => c.kind === 'app').length * 2
  const before = command.subject ? subjectOf(command.subject, app, now, previous) : undefined
  // "4801 is fixed, close the ticket": what was told before is about another one than what was spoken of last.
  const isOfOther = command.subject !== undefined && !before && NUMBERED.test(command.subject)
  const own = previous?.app === app.model.name && !isOfOther ? previous : undefined
  const earlier = (own && itActedOn(command, app, own)) ?? own
  const plain: WriteRequest[] = []
  for (const action of actionsOf(command)) {
    const isOther = action !== command.action && isKnown(command.verb)
    const named = entitiesFor(action, command, message, chunks, app, before ?? earlier)
    const made =
      action === 'create' && !isKnown(command.verb) ? madeBy(command.verb!, app, thingMade(message, chunks, 1)) : []
    const joined = action === 'create' && LIGHT_VERBS.has(command.verb ?? '') ? kindsJoining(chunks, app) : []
    for (const entity of new Set([...named, ...made, ...joined, ...actedOn(command, app)])) {
      yield
      const requests = yield* readFor(action, command, {
        app,
        entity,
        operation: undefined,
        now,
        ...(earlier && { previous: earlier }),
        ...(before && { subject: before }),
      })
      plain.push(...requests.filter(request => !isOther || (isReady(request) && isMeantToo(request, command, action))))
    }
  }
  yield
  const linked: WriteRequest[] = []
  if (!plain.some(request => request.operation && isReady(request)))
    for (const { command: own, entity } of linkCommands(command, app.model, app.writes.operations)) {
      const requests = yield* readFor(own.action, own, { app, entity, operation: undefined, now })
      linked.push(...requests.filter(r => isReady(r) && !(own.isOfOne && r.isBulk && !r.target)))
    }
  return [...plain, ...linked].map(request => ({ ...request, score: request.score + appScore }))
}

/** It begins with a number or a code. */
const NUMBERED = /^\W*(?:(?:the|our)\s+)?(?:\p{Ll}+\s+)?#?(?=\S*\d\S*\d)[\p{L}\d/_-]+\s/iu

/** "hire Ann Lee": what the operation whose own verb it is makes, named or not. */
const madeBy = (verb: string, app: AppKnowledge, thing: readonly Chunk[]) =>
  app.writes.operations
    .filter(o => o.kind === 'create' && (isCalled(o, verb) || isSinceThen(o.entity, verb)) && mayBe(thing, o, verb))
    .map(o => o.entity)

/** "open a dispute" opens no account, but "hire a plumber" is about somebody, "book a table" makes a reservation, "book a room" is for one. */
function mayBe(thing: readonly Chunk[], { entity, slots }: WriteOperation, verb: string): boolean {
  const head = thing.at(-1)
  const kinds = new Set([entity.key, ...slots.flatMap(({ target }) => target ?? [])])
  return (
    head === undefined ||
    nounVerb(entity) === stem(verb) ||
    thing.some(c => [...c.entities, ...c.values].some(said => kinds.has(said.entity.key))) ||
    (arePeople(entity) && isPersonNoun(singular(wordsOf(head.text).at(-1) ?? '')))
  )
}

/** "hire Ann Lee" of people with a `hired_on`: the day on which that was done is the one on which their record begins. */
const isSinceThen = ({ fields }: Entity, verb: string): boolean =>
  LIGHT_VERBS.has(verb) &&
  fields.some(
    ({ role, words: [done = '', day = '', ...more] }) =>
      role === 'date' && !more.length && participlesOf(verb).includes(done) && /^(?:on|at|date|day)$/.test(day),
  )

/** "check Biscuit in": what the operation that is called so is for, whatever is named. */
const actedOn = ({ verb }: WriteCommand, app: AppKnowledge) =>
  verb === undefined || isKnown(verb)
    ? []
    : app.writes.operations.filter(o => o.kind === 'action' && stem(o.verb[0]!) === stem(verb)).map(o => o.entity)

/** "whose is it?" – "reject it": what only the thing that was spoken of can be, and not whom the last answer told. */
function itActedOn(command: WriteCommand, app: AppKnowledge, previous: Query): Query | undefined {
  const kinds = actedOn(command, app)
  if (!/\b(?:it|that|this)\b/i.test(command.text) || kinds.some(({ key }) => key === previous.root.entity))
    return undefined
  for (const { key } of kinds) {
    const told = aboutWhatWasTold(previous, key)
    if (told) return told
  }
  return undefined
}

const isCalled = (operation: WriteOperation, verb: string): boolean =>
  stem(operation.verb[0] ?? '') === stem(verb) ||
  operation.spoken === stem(verb) ||
  (operation.kind === 'create' && nounVerb(operation.entity) === stem(verb))

function* readFor(action: WriteAction, command: WriteCommand, context: ChangeContext): Generator<void, WriteRequest[]> {
  const { entity, app } = context
  const operations = app.writes.operations.filter(o => o.entity === entity)
  const base: Base = {
    action,
    app: app.model.name,
    entity,
    values: {},
    references: [],
    relative: {},
    further: [],
    isBulk: false,
    unknown: [],
    problems: [],
  }
  const { verb } = command
  const named = operations.filter(o => o.kind === 'action' && verb !== undefined && stem(o.verb[0]!) === stem(verb))
  const acted = (action === 'create' ? [] : named).map(operation =>
    readAction(command.text, verb!, { ...base, action: 'action', operation }, { ...context, operation }),
  )
  if (verb && !isKnown(verb)) {
    if (action === 'create') {
      const created: WriteRequest[] = []
      for (const operation of operations)
        if (operation.kind === 'create' && (LIGHT_VERBS.has(verb) || isCalled(operation, verb)))
          created.push(yield* createSteps(command.text, verb, { ...base, operation }, { ...context, operation }))
      return created
    }
    const states = operations
      .filter(o => o.kind === 'update')
      .flatMap(operation => readParticiple(command.text, verb, { ...base, operation }, { ...context, operation }))
    // "void voucher 7" of a deletion that its summary calls so.
    const deletion = operations.find(o => o.kind === 'delete' && o.spoken === stem(verb))
    if (deletion && !acted.length)
      return [
        readDelete(
          command.text,
          { ...base, action: 'delete', operation: deletion },
          { ...context, operation: deletion },
        ),
      ]
    return acted.some(isReady) ? acted : [...acted, ...states]
  }
  const states =
    action === 'update' && verb
      ? operations
          .filter(o => o.kind === 'update')
          .flatMap(operation => readParticiple(command.text, verb, { ...base, operation }, { ...context, operation }))
      : []
  const ready = [...acted, ...states].filter(isReady)
  if (ready.length) return ready
  const fitting = operations.filter(o => o.kind === action)
  const read: WriteRequest[] = []
  for (const operation of fitting.length ? fitting : [undefined]) {
    const own = { ...context, operation }
    const made = { ...base, ...(operation && { operation }) }
    if (action === 'create') read.push(yield* createSteps(command.text, verb, made, own))
    else read.push(action === 'delete' ? readDelete(command.text, made, own) : readUpdates(command, made, own))
    yield
  }
  return read.sort((a, b) => b.score - a.score)
}
