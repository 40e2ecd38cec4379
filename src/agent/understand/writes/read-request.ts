import { annotate } from '../annotate.ts'
import type { Entity } from '../catalogue-model.ts'
import type { Chunk } from '../chunk.ts'
import { type AppKnowledge, interpret } from '../interpret.ts'
import { FILLERS } from '../lexicon.ts'
import type { Knowledge } from '../knowledge.ts'
import type { Query } from '../query.ts'
import { type Message, readMessage } from '../read-message.ts'
import { fold, isPlural, stem, wordsOf } from '../words.ts'
import { findCommand, type WriteCommand } from './find-command.ts'
import { maskQuotes } from './mask.ts'
import type { WriteOperation } from './operations.ts'
import { readAction, readParticiple } from './read-action.ts'
import { readUpdate } from './read-change.ts'
import { identityOnly, readTarget } from './read-target.ts'
import { readCreate } from './read-create.ts'
import { isClean, type Base, type ChangeContext, type WriteRequest } from './request.ts'
import { LIGHT_VERBS, VERBS, type WriteAction } from './verbs.ts'
import { isVerbOf } from './write-index.ts'

/** The command of a message, with the verbs that the registered services know. */
export const readCommand = (message: string, knowledge: Knowledge, apps?: string[]): WriteCommand | undefined =>
  findCommand(message, verb => knowledge.apps(apps).some(app => isVerbOf(verb, app.writes.verbs)))

/**
 * Reads a command in every application, with every kind of record that it may be about, and gives the reading that explains it
 * best. A command that is not explicit counts only when all of it makes sense.
 */
export function readWrite(
  command: WriteCommand,
  knowledge: Knowledge,
  apps: string[] | undefined,
  now: Date,
  previous?: Query,
): WriteRequest | undefined {
  const [best] = readAll(command, knowledge, apps, now, previous)
  if (!best || command.isExplicit) return best
  // "close the ticket" asks for a change, whichever ticket is meant.
  const isState =
    command.verb !== undefined &&
    !isKnown(command.verb) &&
    best.operation?.kind === 'update' &&
    isOrder(command.verb, knowledge, apps)
  if (isState && best.unknown.length < 3) return best
  const isWrong = best.problems.length > 0 && !best.unknown.length && best.target !== undefined
  return isReady(best) || isWrong ? best : undefined
}

/** A verb that is not itself the name of a state ("open tickets") nor a word of questions. */
const isOrder = (verb: string, knowledge: Knowledge, apps?: string[]): boolean =>
  !FILLERS.has(verb) &&
  !knowledge.apps(apps).some(app => app.writes.verbs.states.has(verb) || app.dictionary.words.has(verb))

/** Every reading of a command, the best first. */
export function readAll(
  command: WriteCommand,
  knowledge: Knowledge,
  apps: string[] | undefined,
  now: Date,
  previous?: Query,
): WriteRequest[] {
  const requests = knowledge.apps(apps).flatMap(app => readInApp(command, app, now, previous))
  const rank = (request: WriteRequest) => 2 * Number(isReady(request)) + Number(request.operation !== undefined)
  return requests
    .filter(request => !(command.isOfOne && (request.isBulk || !request.isNamed)))
    .sort((a, b) => rank(b) - rank(a) || b.score - a.score)
}

/** Nothing is unexplained, and there is something to do. */
const isReady = (request: WriteRequest): boolean =>
  isClean(request) &&
  request.operation !== undefined &&
  (request.action === 'create' || request.target !== undefined) &&
  (request.action !== 'update' || hasValues(request))

export const hasValues = ({ values, references, relative }: WriteRequest): boolean =>
  Object.keys(values).length + references.length + Object.keys(relative).length > 0

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
function isMeantToo(request: WriteRequest, { action, verb }: WriteCommand, other: WriteAction): boolean {
  if (other !== 'update' || action === 'update' || request.action === 'action') return true
  if (action === 'delete')
    return (
      verb === 'drop' ||
      (Object.values(request.values).every(v => v === null || (Array.isArray(v) && !v.length)) &&
        !request.references.length)
    )
  return request.isNamed === true
}

function readInApp(command: WriteCommand, app: AppKnowledge, now: Date, previous?: Query): WriteRequest[] {
  const message = readMessage(command.text, now)
  const chunks = annotate(message, app.dictionary, app.vocabularies)
  const appScore = chunks.filter(c => c.kind === 'app').length * 2
  const before = command.subject ? subjectOf(command.subject, app, now, previous) : undefined
  const earlier = previous?.app === app.model.name ? previous : undefined
  return actionsOf(command)
    .flatMap(action => {
      const isOther = action !== command.action && isKnown(command.verb)
      const entities = entitiesFor(action, command, message, chunks, app, before ?? earlier)
      return entities.flatMap(entity =>
        readFor(action, command, {
          app,
          entity,
          operation: undefined,
          now,
          ...(earlier && { previous: earlier }),
          ...(before && { subject: before }),
        }).filter(request => !isOther || (isReady(request) && isMeantToo(request, command, action))),
      )
    })
    .map(request => ({ ...request, score: request.score + appScore }))
}

/** The record that a remark before the command is about. */
function subjectOf(text: string, app: AppKnowledge, now: Date, previous?: Query): Query | undefined {
  const { query } = interpret(readMessage(text, now), app, previous)
  const entity = query && app.model.entities.find(e => e.key === query.root.entity)
  return entity && identityOnly(query, entity)
}

function readFor(action: WriteAction, command: WriteCommand, context: ChangeContext): WriteRequest[] {
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
    if (action === 'create')
      return operations
        .filter(o => o.kind === 'create' && (LIGHT_VERBS.has(verb) || stem(o.verb[0] ?? '') === stem(verb)))
        .map(operation => readCreate(command.text, verb, { ...base, operation }, { ...context, operation }))
    const states = operations
      .filter(o => o.kind === 'update')
      .flatMap(operation => readParticiple(command.text, verb, { ...base, operation }, { ...context, operation }))
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
  const read = (operation?: WriteOperation) => {
    const own = { ...context, operation }
    const made = { ...base, ...(operation && { operation }) }
    if (action === 'create') return readCreate(command.text, verb, made, own)
    if (action === 'delete') return readDelete(command.text, made, own)
    return readUpdates(command, made, own)
  }
  return fitting.length ? fitting.map(read).sort((a, b) => b.score - a.score) : [read()]
}

function readDelete(text: string, base: Base, context: ChangeContext): WriteRequest {
  const target = readTarget(text.replace(/^(?:get rid of|\w+)\s+/i, ''), context)
  return {
    ...base,
    ...target.found,
    isBulk: target.isBulk,
    unknown: target.unknown,
    score: target.score + (base.operation ? 1 : 0),
  }
}

const CLAUSE = new RegExp(
  `(?:\\s*[,;.]\\s*(?:and\\s+|then\\s+|also\\s+)*|\\s+(?:and|then)\\s+(?:then\\s+|also\\s+)*)(?=(?:(?:${Object.keys(VERBS).join('|')})\\s+\\S|(?:he|she|it|they)(?:['’]s|\\s+(?:is|are|has|have|should|must|needs?))\\b))`,
  'i',
)

/** A change that goes on with another one of the same record: "set the score to 90 and mark it as contacted". */
function readUpdates(command: WriteCommand, base: Base, context: ChangeContext): WriteRequest {
  const whole = readUpdate(command.text, command.verb, base, context)
  if (isReady(whole)) return whole
  const at = CLAUSE.exec(maskQuotes(command.text))
  if (!at || at.index === 0) return whole
  const first = readUpdate(command.text.slice(0, at.index), command.verb, base, context)
  if (!isReady(first)) return whole
  const text = command.text.slice(at.index + at[0].length)
  const verb = /^\p{L}+/u.exec(text)?.[0].toLowerCase()
  const isVerb = verb !== undefined && Object.hasOwn(VERBS, verb)
  if (isVerb && VERBS[verb] !== 'update') return { ...whole, unknown: [...whole.unknown, text] }
  const rest = readUpdates({ ...command, text, verb: isVerb ? verb : undefined } as WriteCommand, base, {
    ...context,
    subject: first.target!,
  })
  const twice = Object.keys(rest.values).find(name => name in first.values)
  const isSame =
    JSON.stringify(rest.target) === JSON.stringify(first.target) || rest.target?.root === first.target?.root
  if (!isReady(rest) || twice || !(isSame || sameRoot(rest, first)))
    return { ...whole, unknown: rest.unknown.length ? rest.unknown : [text], problems: rest.problems }
  return {
    ...first,
    values: { ...first.values, ...rest.values },
    references: [...first.references, ...rest.references],
    relative: { ...first.relative, ...rest.relative },
    score: first.score + rest.score,
  }
}

const sameRoot = (a: WriteRequest, b: WriteRequest) =>
  JSON.stringify(a.target?.root.where) === JSON.stringify(b.target?.root.where)

/** The kinds of record that a command may be about. */
function entitiesFor(
  action: WriteAction,
  command: WriteCommand,
  message: Message,
  chunks: Chunk[],
  app: AppKnowledge,
  previous?: Query,
): Entity[] {
  const isVerb = (c: Chunk) => c.from === 0 && command.verb !== undefined
  const named = chunks
    .filter(c => c.entities.length && !isVerb(c) && !(c.values.length && /^[A-Z]/.test(c.text) && c.text.includes(' ')))
    .map(c => ({ at: c.from, entity: [...c.entities].sort((a, b) => b.quality - a.quality)[0]!.entity, chunk: c }))
  // "an account named …" reads as the field "account name": its noun is the record.
  const owners = chunks.flatMap(c =>
    c.fields
      .filter(f => f.quality === 1 && fold(c.text).startsWith(`${f.entity.noun} `))
      .map(f => ({ at: c.from, entity: f.entity, chunk: c })),
  )
  const mentions = [...named, ...owners].sort((a, b) => a.at - b.at)
  const able = mentions.filter(m => app.writes.operations.some(o => o.entity === m.entity && o.kind === action))
  if (action === 'create') {
    const [first] = able.length ? able : mentions
    if (!first || isAboutOther(message, chunks, first.at)) return []
    if (command.verb === 'new' && (first.at > 2 || isPlural(wordsOf(first.chunk.text).at(-1) ?? ''))) return []
    return [first.entity]
  }
  const out = (able.length ? able : mentions).map(m => m.entity)
  const isNoun = out.length > 0
  if (previous?.app === app.model.name && (!isNoun || chunks.some(c => c.operator?.type === 'pronoun'))) {
    const entity = app.model.entities.find(e => e.key === previous.root.entity)
    if (entity) out.unshift(entity)
  }
  // "Delete Nadia Forsberg", "his title is now CTO": the records that have the name or the field.
  if (!isNoun)
    for (const chunk of chunks) {
      for (const v of chunk.values)
        if (v.entity.nameFields.includes(v.field) || v.field.role === 'email' || v.field.role === 'id')
          out.push(v.entity)
      for (const f of chunk.fields) if (f.quality >= 0.6) out.push(f.entity)
      for (const v of chunk.values) if (v.field.choices.length) out.push(v.entity)
    }
  return [...new Set(out)].slice(0, 6)
}

/** "create a chart of the books": what is to be made is not the kind of record that is named later. */
function isAboutOther(message: Message, chunks: Chunk[], noun: number): boolean {
  const first = chunks.find(
    c => c.from > 0 && c.from < noun && !/^(?:a|an|the|new|another|some|one|me|us|my|our)$/i.test(c.text),
  )
  if (!first || first.kind !== 'unknown' || /^\p{Lu}/u.test(first.text)) return false
  const between = message.tokens.slice(first.to, noun).map(t => t.norm)
  return (
    between.some(word => /^(?:of|for|from|with|about|in|on|to|by|that|showing|using|where)$/.test(word)) &&
    !/\b(?:as|to|into|in) (?:a|an|the)?\s*(?:\w+ )?$/i.test(message.text.slice(0, message.tokens[noun]!.start))
  )
}
