import { appOf, type Entity } from '../understand/entity-model/catalogue-model.ts'
import { kindsAbove } from '../understand/entity-model/relations.ts'
import type { TurnOutcome } from '../turn.ts'
import type { Knowledge } from '../understand/entity-model/knowledge.ts'
import { plural, stem, wordsOf } from '../understand/language/words.ts'
import type { WriteCommand } from '../understand/writes/find-command.ts'
import { isCodeLike } from '../understand/writes/place-value.ts'
import { withoutNoteText } from '../understand/writes/choose-entities.ts'
import { linkCommands } from '../understand/writes/link-commands.ts'
import { relatedTo, type WriteOperation } from '../understand/writes/operations.ts'
import { readCommand } from '../understand/writes/read-command.ts'
import { readAll, readWrite } from '../understand/writes/read-request.ts'
import { hasValues, isClean, isReady, type WriteRequest } from '../understand/writes/request.ts'
import { meansMore } from '../understand/writes/remark-means.ts'
import type { WriteAction } from '../understand/writes/verbs.ts'
import { isSameSelection } from '../follow-ups/same-records.ts'
import { askNamesake, isOfSettledKind } from './ask-namesake-order.ts'
import { sayByOldValue } from './by-old-value.ts'
import { declined, type Memory } from './outcome.ts'
import { prepareChange } from './prepare-change.ts'
import { prepareCreate } from './prepare-create.ts'
import { decideWrite, refuseWrite } from './propose-write.ts'
import { VERB, type WriteContext } from './write-context.ts'

/**
 * Reads a request for a change and answers with the exact call that waits for a yes, or with what is still needed.
 * Undefined when it names no kind of record, or when it need not be meant as a change and makes no sense as one.
 */
export async function answerWrite(said: WriteCommand, context: WriteContext): Promise<TurnOutcome | undefined> {
  const { memory, run } = context
  let command = said
  let request = await readLoaded(command, context)
  const [plain, ...more] = said.others ?? []
  if (said.remark && plain && !fits(said, request)) return answerWrite({ ...plain, others: more }, context)
  let unfinished: [WriteCommand, WriteRequest] | undefined
  for (const other of said.others ?? []) {
    if (request && (isReady(request) || (said.isBoth && isWrongOfNamed(said, request)))) break
    const read = await readLoaded(other, context)
    if (!read || !fits(other, read) || (other.isOneOf && (await makesSenseOtherwise(other, read, said, context)))) {
      // It can only be an order, though something of it is not clear yet.
      if (read && other.isExplicit && !other.remark) unfinished ??= [other, read]
      continue
    }
    request = read
    command = other
  }
  if (!request && unfinished) [command, request] = unfinished
  const byOld = (request && isReady(request)) || context.turn.dryRun ? undefined : await sayByOldValue(context)
  const told = byOld === undefined ? undefined : readCommand(byOld, context.knowledge, context.turn.apps)
  const reread = told && (await readLoaded(told, context))
  if (told && reread && isReady(reread)) {
    request = reread
    command = { ...told, isImplied: true }
  }
  if (!request) return undefined
  const namesake = isReady(request) ? askNamesake(request, await allReadings(command, context), context) : undefined
  if (namesake) return namesake
  const { entity, operation } = request
  if (!operation) {
    if (!command.isExplicit) return undefined
    return declined(
      'NOT_AVAILABLE',
      `${plural(entity.noun)} of ${request.app} cannot be ` +
        `${request.action === 'create' ? 'created' : request.action === 'update' ? 'changed' : 'deleted'}: ` +
        'the service offers no operation for that.',
      memory,
      { toolsUsed: run.toolsUsed },
    )
  }
  const own = command.isImplied ? { ...context, isImplied: true } : context
  const decided = decideWrite(operation, own)
  if (decided.decision === 'deny') return refuseWrite(decided, own)
  return request.action === 'create' ? prepareCreate(request, operation, own) : prepareChange(request, operation, own)
}

/** "Job 7 has high priority now; …" where no job has it: the kind is named, and a value that is told of it is none. */
const isWrongOfNamed = ({ text }: WriteCommand, { problems, entity }: WriteRequest): boolean =>
  problems.length > 0 && wordsOf(text).includes(entity.words.at(-1)!)

/** All of it makes sense, and what stands beside it as a remark says nothing of the record. */
const fits = ({ remark }: WriteCommand, read: WriteRequest | undefined): boolean =>
  read !== undefined && isReady(read) && !(remark !== undefined && meansMore(remark, read))

/** "A and B were repaired, close it": a pronoun that may stand for one record as well as for another stands for neither. */
async function makesSenseOtherwise(
  one: WriteCommand,
  request: WriteRequest,
  { others = [] }: WriteCommand,
  context: WriteContext,
): Promise<boolean> {
  for (const other of others) {
    const read = other.isOneOf && other !== one ? await readLoaded(other, context) : undefined
    const isOther = read && isReady(read) && JSON.stringify(read.target?.root) !== JSON.stringify(request.target?.root)
    if (isOther) return true
  }
  return false
}

/** Whether the parts of a message make sense as changes: each by itself, or with those before where the whole is none. */
export async function areChanges(parts: string[], whole: WriteCommand, context: WriteContext): Promise<boolean> {
  const one = await readLoaded(whole, context)
  const isWhole = one !== undefined && isReady(one)
  for (const [at, part] of parts.entries()) {
    const command = readCommand(part, context.knowledge, context.turn.apps)
    const request = command && (await readLoaded(command, context))
    const isPointing = at > 0 && /\b(?:it|its|him|his|her|them|their|this|that)\b/i.test(part)
    const before = at > 0 && request?.target && context.memory.query
    const isOfBefore = before && isSameSelection(request.target!.root, before.root)
    const isOwn = request !== undefined && isReady(request)
    const makesSense = isPointing || (request?.operation && !request.unknown.length && saysWhat(request))
    // "raise the fee of X and mark it as let" is one change of X.
    if (!command || (isWhole ? !isOwn || isPointing || isOfBefore : !makesSense)) return false
  }
  return true
}

/** "update the offer" behind an order says neither which nor what: it may be a part of a value. */
const saysWhat = (request: WriteRequest): boolean =>
  request.action === 'create' || (request.action === 'update' ? hasValues(request) : request.target !== undefined)

/** A name of at least three words that begins with a verb, and a field of it. */
const OWNED = /^\W*(\S+(?:\s+\S+){2,}?)['’]s?\s+\S+(?:\s+\S+){0,3}\W*$/u

/** "Drop legacy code's state" where a task is called “Drop legacy code”: a field of that record, and no order to drop anything. */
export async function namesRecordFirst(command: WriteCommand, context: WriteContext): Promise<boolean> {
  const [, name] = OWNED.exec(context.turn.message) ?? []
  if (!name || command.verb === undefined || !name.toLowerCase().startsWith(command.verb)) return false
  await readLoaded(command, context)
  const words = wordsOf(name).join(' ')
  const { knowledge, turn } = context
  return knowledge
    .apps(turn.apps)
    .some(({ vocabularies }) =>
      vocabularies.some(({ entity, exact }) =>
        exact.get(words)?.some(match => match.quality === 1 && entity.nameFields.includes(match.field)),
      ),
    )
}

/** Reads a command with the names in the data of what it may be about. */
async function readLoaded(command: WriteCommand, context: WriteContext): Promise<WriteRequest | undefined> {
  const { turn, knowledge, memory, now } = context
  const read = () => readWrite(command, knowledge, turn.apps, now, memory.query, isMeant)
  const isMeant = (one: WriteRequest) => isOfSettledKind(one, context.settled)
  let request = await read()
  if (!turn.dryRun) {
    // Names in the message are looked up in the data of the records and those they belong to.
    const about = (await readAll(command, knowledge, turn.apps, now, memory.query)).map(r => r.entity)
    const said = kindsSaid(command, context)
    const links = linksBetween(command, about, context)
    await load(
      [
        ...about,
        ...links,
        ...pointingTo(command, about, context),
        ...(said.length ? [] : changeable(command, context)),
        // Of one of them by a name that is not known yet: "remove Ann Lee from our members".
        ...(about.length ? [] : said),
      ],
      context,
    )
    request = await read()
    if (request && (!isClean(request) || (request.action !== 'create' && !request.target))) {
      // "room 21 at Plover Lodge": what it belongs to tells which one, though nothing changes that.
      await load([request.entity, ...namedAbove(request.entity, context)], context, 1000)
      request = await read()
    }
  }
  return request
}

/** Every reading of a command that makes sense of it. */
const allReadings = (command: WriteCommand, { turn, knowledge, memory, now, settled }: WriteContext) =>
  readAll(command, knowledge, turn.apps, now, memory.query, one => isOfSettledKind(one, settled))

/** The kinds with names that the records of one belong to, by their keys. */
const namedAbove = (entity: Entity, { knowledge }: WriteContext): Entity[] =>
  kindsAbove(entity, appOf(knowledge.model, entity.app)).filter(to => to.nameFields.length > 0)

/** Reads the words of the data of kinds of record and of those they point to. */
async function load(
  entities: WriteContext['knowledge']['model']['apps'][number]['entities'],
  { knowledge, run }: WriteContext,
  maxAge?: number,
): Promise<void> {
  const related = knowledge
    .apps()
    .flatMap(app =>
      app.writes.operations.filter(o => entities.includes(o.entity)).flatMap(o => relatedTo(o, app.model.entities)),
    )
  await knowledge.load([...new Set([...entities, ...related])], run, ...(maxAge === undefined ? [] : [maxAge]))
}

/** "add Ann to the team": the records between the kinds that are spoken of and others. */
const linksBetween = (command: WriteCommand, about: readonly Entity[], { knowledge, turn }: WriteContext): Entity[] =>
  knowledge.apps(turn.apps).flatMap(app =>
    linkCommands(command, app.model, app.writes.operations)
      .map(({ entity }) => entity)
      .filter(entity => entity.fields.some(field => about.some(({ key }) => key === field.target))),
  )

/** "move the yoga class to the Blue room": of the kinds that point to what is named, one may be what is changed. */
const pointingTo = (command: WriteCommand, about: readonly Entity[], { knowledge, turn }: WriteContext): Entity[] =>
  command.action !== 'update' || about.length > 3
    ? []
    : knowledge
        .apps(turn.apps)
        .flatMap(app => app.writes.operations)
        .filter(o => o.kind === 'update' && o.slots.some(slot => about.some(({ key }) => key === slot.target)))
        .map(o => o.entity)
        .slice(0, MOST_POINTING)

const MOST_POINTING = 6

/** The kinds of record whose nouns a command says. */
const kindsSaid = ({ text }: WriteCommand, { knowledge, turn }: WriteContext): Entity[] => {
  const words = wordsOf(withoutNoteText(text)).map(stem)
  return knowledge
    .apps(turn.apps)
    .flatMap(app =>
      words.flatMap(word => (app.dictionary.entities.get(word) ?? []).filter(m => m.quality >= 0.7).map(m => m.entity)),
    )
}

/**
 * The kinds of record that can be changed, where a message without a noun may be about any of them; of very many those that a
 * code of the message can be the key of, and those of whose fields and values it speaks.
 */
function changeable(command: WriteCommand, { knowledge, turn }: WriteContext): Entity[] {
  const operations = knowledge.apps(turn.apps).flatMap(app => app.writes.operations.filter(o => o.kind !== 'create'))
  const unique = [...new Set(operations.map(o => o.entity))]
  if (unique.length <= MOST_KINDS) return unique
  const likely = [...new Set(operations.filter(o => speaksOf(command, o)).map(o => o.entity))]
  const codes = command.text.split(/[\s,;:]+/).filter(isCodeLike)
  const keyed = codes.length ? unique.filter(entity => codes.some(code => mayBeKey(code, entity))) : []
  return [...new Set([...likely, ...keyed])].slice(0, MOST_KINDS)
}

/** Whether a command is an operation's own verb, or names a field or a value that it takes. */
function speaksOf({ text, verb }: WriteCommand, { kind, verb: own, slots }: WriteOperation): boolean {
  if (kind === 'action') return verb !== undefined && stem(own[0] ?? '') === stem(verb)
  const words = ` ${wordsOf(text).map(stem).join(' ')} `
  const says = (name: readonly string[]) => words.includes(` ${name.map(stem).join(' ')} `)
  return slots.some(slot => {
    const plain = slot.words.filter(word => !/^(?:is|has|was|can|id)$/.test(word))
    return (plain.length > 0 && says(plain)) || slot.choices.some(choice => says(wordsOf(choice)))
  })
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** A key is a number, or a text of any form unless the service tells that it is a UUID. */
function mayBeKey(code: string, { idField }: Entity): boolean {
  if (!idField || idField.type === 'integer' || idField.type === 'number') return false
  return UUID.test(code) || !/uuid|guid/i.test(`${idField.words.join(' ')} ${idField.description}`)
}

/** More kinds of record than these are not all read for one message. */
const MOST_KINDS = 24

/** Says that it is not clear what to change, with an example that would be. */
export function explainUnclearWrite(action: WriteAction, knowledge: Knowledge, memory: Memory): TurnOutcome {
  return declined(
    'NOT_AVAILABLE',
    `I do not see what to ${VERB[action]}. Name the kind of record, for example: ${exampleOf(action, knowledge)}`,
    memory,
  )
}

function exampleOf(action: WriteAction, knowledge: Knowledge): string {
  const operation = knowledge
    .apps()
    .flatMap(app => app.writes.operations)
    .find(o => o.kind === action)
  return operation ? `“${VERB[action]} ${operation.entity.noun} …”` : 'none of the registered services offers it.'
}
