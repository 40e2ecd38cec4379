import { runInSlices } from '../../../lib/in-slices.ts'
import { execIn } from '../../../lib/prefilter/may-match.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import type { Knowledge } from '../entity-model/knowledge.ts'
import { FILLERS } from '../language/lexicon.ts'
import { stem, wordsOf } from '../language/words.ts'
import type { AppKnowledge } from '../reading/interpretation.ts'
import type { Query } from '../reading/query.ts'
import type { WriteCommand } from './find-command.ts'
import { readInApp } from './read-in-app.ts'
import { isReady, type WriteRequest } from './request.ts'
import { isKnown, LIGHT_VERBS, MAKES_ONE, VERBS } from './verbs.ts'

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
