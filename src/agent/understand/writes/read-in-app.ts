import { spellInitials } from '../dictionary/add-initials.ts'
import { annotateSteps } from '../chunks/annotate.ts'
import type { Chunk } from '../chunks/chunk.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { arePeople, isPersonNoun } from '../entity-model/people.ts'
import { aboutWhatWasTold } from '../follow-ups/one-told-by.ts'
import { singular, stem, wordsOf } from '../language/words.ts'
import type { AppKnowledge } from '../reading/interpretation.ts'
import type { Query } from '../reading/query.ts'
import { readMessage } from '../requests/read-message.ts'
import { entitiesFor, kindsJoining } from './choose-entities.ts'
import type { WriteCommand } from './find-command.ts'
import { linkCommands } from './link-commands.ts'
import { actionsOf, isMeantToo } from './meant-actions.ts'
import type { WriteOperation } from './operations.ts'
import { isCalled, readFor } from './read-for.ts'
import { subjectOf } from './read-subject.ts'
import { kindsTransferred } from './read-transfer.ts'
import { isReady, type WriteRequest } from './request.ts'
import { isKnown, LIGHT_VERBS, participlesOf } from './verbs.ts'
import { thingMade } from './what-is-made.ts'
import { nounVerb } from './write-index.ts'

/** Reads a command in one application, with every kind of record that it may be about. */
export function* readInApp(
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
    const given = action === 'create' ? [] : kindsTransferred(command, app.writes.operations)
    for (const entity of new Set([...named, ...made, ...joined, ...actedOn(command, app), ...given])) {
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
