import { onlyOne } from '../../../lib/only-one.ts'
import { wordKnowledge } from '../../../lib/word-knowledge/word-knowledge.ts'
import { escapePattern } from '../../../lib/escape-pattern.ts'
import { testIn } from '../../../lib/prefilter/may-match.ts'
import { termsOf } from '../../../lib/search/terms.ts'
import { annotate } from '../chunks/annotate.ts'
import type { Chunk } from '../chunks/chunk.ts'
import type { ToolCard } from '../entity-model/catalogue-model.ts'
import type { Knowledge } from '../entity-model/knowledge.ts'
import { isPageSize } from '../entity-model/paging.ts'
import { nounsOf } from '../entity-model/schema-nouns.ts'
import type { AppKnowledge } from '../reading/interpretation.ts'
import { readMessage } from '../requests/read-message.ts'
import { stem } from '../language/words.ts'
import { findCommand } from '../writes/find-command.ts'
import { ordersInside } from '../writes/orders-inside.ts'
import { changesRecords } from './changes-records.ts'
import type { CallReading } from './read-calls.ts'
import { canBeListed } from '../entity-model/can-be-listed.ts'

/** A call as sure as this goes before what the records could make of the message. */
const CLEAR = 0.8
/** … and in a conversation about records, where little is said again, as sure as this. */
const CLEAR_FOLLOWING = 0.97
/** Records that explain this much of a message are what it is about. */
const MUCH_OF_RECORDS = 0.4
/** A message that names records and says no more of them than this may be about a tool; one that lacks an argument, too. */
const SOME_OF_RECORDS = 0.25
/** A noun stands for a kind of record at this quality of the mention. */
const CERTAIN = 0.9

/** How far a message speaks of the records of any service. */
interface RecordTalk {
  /** It names a kind of record that the tool does not know. */
  namesRecords: boolean
  /** 0 to 1: how much of what it says are kinds, fields and values of records. */
  share: number
}

/**
 * Which goes first for a message that a tool fits: `calls` before writes and records, `records` before calls, or `only
 * records`, where the tool only shares some words with a question about records.
 */
export function weighReadings(
  text: string,
  reading: CallReading,
  knowledge: Knowledge,
  { now, apps, isFollowing }: { now: Date; apps?: string[]; isFollowing: boolean },
): 'calls' | 'records' | 'only records' {
  if (reading.calls.some(({ tool }) => countsRecords(tool, knowledge))) return 'only records'
  // Of several requests each speaks for itself.
  const ownText = ({ span }: CallReading['calls'][number]) =>
    span && reading.calls.length > 1 ? text.slice(span.start, span.end) : text
  if (reading.calls.some(call => changesUnasked(ownText(call), call.tool, knowledge))) return 'only records'
  if (reading.calls.some(call => changesDeleted(ownText(call), call.tool, knowledge))) return 'only records'
  if (reading.calls.some(({ tool }) => changesWholeList(tool, knowledge))) return 'only records'
  if (reading.calls.some(call => sendsName(text, call, knowledge))) return 'only records'
  if (reading.calls.some(call => onlyPages(call, knowledge))) return 'only records'
  if (choosesFromList(text, reading, knowledge, now)) return 'only records'
  const named = reading.calls.flatMap(call => filtersByName(call, knowledge))
  if (named.length) return named.every(name => FOR_NAMES.test(name)) ? 'records' : 'only records'
  // People name a record by its number or name, which a call would send for its key.
  const keyed = reading.calls.filter(call => givesKey(text, call, knowledge))
  if (keyed.length) return keyed.some(call => hasNumberToo(call, knowledge)) ? 'only records' : 'records'
  const { decision, choice } = reading
  const { namesRecords, share } = readRecordTalk(text, reading, knowledge, now, apps)
  if (namesRecords && share >= SOME_OF_RECORDS) return 'only records'
  if (saysMoreThanList(text, reading, knowledge, now)) return 'records'
  if (decision.verdict === 'call') {
    if (share >= MUCH_OF_RECORDS) return 'records'
    if (namesRecords) return 'records'
    return decision.probability >= (isFollowing ? CLEAR_FOLLOWING : CLEAR) || choice.named ? 'calls' : 'records'
  }
  return share < SOME_OF_RECORDS || choice.named ? 'records' : 'only records'
}

/** `GET /books/count` beside `GET /books`: what a list of all records tells as well, and the records tell more. */
function countsRecords({ readOnly, path, kind, app }: ToolCard, { model }: Knowledge): boolean {
  const list = /^(.+)\/\$?(?:count|total|size)$/i.exec(path)?.[1]
  return (
    readOnly &&
    kind === 'api' &&
    list !== undefined &&
    model.apps.some(
      one => one.name === app && one.entities.some(e => e.sources.some(s => s.complete && s.path === list)),
    )
  )
}

/** `PATCH /wagons` with nothing but filters: a change of all that are listed there, which nobody says in passing. */
const changesWholeList = ({ method, path, readOnly, app }: ToolCard, { model }: Knowledge): boolean =>
  !readOnly &&
  /^(?:PUT|PATCH|DELETE)$/i.test(method) &&
  !path.includes('{') &&
  model.apps.some(one => one.name === app && one.entities.some(e => e.sources.some(source => source.path === path)))

/** "patients older than 60" is no list of 60 patients: of a list of records the call would give nothing but the size of a page. */
const onlyPages = ({ tool, args }: CallReading['calls'][number], { model }: Knowledge): boolean =>
  Object.keys(args).length > 0 && Object.keys(args).every(isPageSize) && listsRecords(tool, model)

/** "which of them has the most patients?": the list of all patients chooses none of anything. */
function choosesFromList(text: string, { calls }: CallReading, { model, apps }: Knowledge, now: Date): boolean {
  const call = onlyBare(calls)
  if (!call || !listsRecords(call.tool, model)) return false
  const [app] = apps([call.tool.app])
  return chunksOf(text, app, now).some(
    ({ operator }) => operator?.type === 'superlative' || operator?.type === 'aggregate',
  )
}

/** The one call that is made, if nothing is sent with it. */
function onlyBare(calls: CallReading['calls']): CallReading['calls'][number] | undefined {
  const call = onlyOne(calls)
  return call && !Object.keys(call.args).length ? call : undefined
}

/** A message as one application has the words for it. */
const chunksOf = (text: string, app: AppKnowledge | undefined, now: Date): Chunk[] =>
  app ? annotate(readMessage(text, now), app.dictionary, app.vocabularies) : []

/** Whether a tool gives all records of a kind. */
const listsRecords = ({ app, name }: ToolCard, { apps }: Knowledge['model']): boolean =>
  apps.some(one => one.name === app && one.entities.some(e => e.sources.some(s => s.complete && s.tool === name)))

/** The filters of a list of records to which a call would send the name of somebody or something: the records know whose name it is. */
function filtersByName({ tool, args }: CallReading['calls'][number], { model }: Knowledge): string[] {
  const isName = (value: unknown) => typeof value === 'string' && /^\p{Lu}\p{L}+(?:\s+\p{Lu}[\p{L}'’-]+)+$/u.test(value)
  return listsRecords(tool, model) ? Object.keys(args).filter(name => isName(args[name])) : []
}
const FOR_NAMES = /name|title|^q$|query|search|text|term|keyword|filter/i

/** Words, or one that is spelt like any other: no key of a record that can be looked up. */
const NAME = /\p{L}\s+\p{L}|^\p{Lu}?\p{Ll}+$/u

/** "'Blue Hall'", "with id dentist", "Smith vs Jones": what a message quotes or calls an identifier, and names of several words. */
const isSaidAsKey = (text: string, key: string): boolean =>
  /\p{Lu}\S*\s.*\p{Lu}/u.test(key) ||
  new RegExp(
    String.raw`(?:["“‘\x60]|(?<![\p{L}\d])'|\b(?:id|identifier)(?:\s+(?:is|was))?[\s:=]+)${escapePattern(key)}`,
    'iu',
  ).test(text)

/**
 * Whether a call would send the name of a record where its key belongs. Of an application that lists no records there is
 * nothing to look a name up in: what is quoted or called a key is all that there is to send.
 */
function sendsName(text: string, { tool, args }: CallReading['calls'][number], { apps }: Knowledge): boolean {
  const own = apps([tool.app])
  const hasLists = own.some(({ model }) => model.entities.some(canBeListed))
  const operation = own.flatMap(({ writes }) => writes.operations).find(({ tool: name }) => name === tool.name)
  const isListed = operation !== undefined && canBeListed(operation.entity)
  const keys = [
    ...(isListed && operation.idParameter ? [operation.idParameter] : []),
    ...keysOfReads(tool, apps),
    ...kindsOfFilters(tool, apps),
    ...tool.parameters.filter(p => p.words.length > 1 && /^(?:id|uuid|guid)$/.test(p.words.at(-1)!)).map(p => p.name),
  ]
  return keys.some(key => {
    const value = args[key]
    return typeof value === 'string' && NAME.test(value) && (hasLists || !isSaidAsKey(text, value))
  })
}

/** The filters of a list that are called after another kind of record: `/bookings?room=`, where the rooms can be looked up. */
function kindsOfFilters(tool: ToolCard, apps: Knowledge['apps']): string[] {
  const listed = apps([tool.app]).flatMap(({ model }) => model.entities.filter(canBeListed))
  const isList = listed.some(({ sources }) => sources.some(source => source.complete && source.tool === tool.name))
  const kinds = new Set(listed.flatMap(entity => nounsOf(entity).map(noun => noun.map(stem).join(' '))))
  return isList ? tool.parameters.filter(p => kinds.has(p.words.map(stem).join(' '))).map(p => p.name) : []
}

/** The arguments by which a tool reads one of the records that a list has. */
const keysOfReads = (tool: ToolCard, apps: Knowledge['apps']): string[] =>
  apps([tool.app])
    .flatMap(({ model }) => model.entities)
    .filter(canBeListed)
    .flatMap(({ operations }) => operations.filter(one => one.action === 'read' && one.tool === tool.name))
    .flatMap(({ idParameter }) => idParameter ?? [])

/** Whether a message commands the change of a record that has a list to look it up in, and the call would send its key. */
function givesKey(text: string, { tool, args }: CallReading['calls'][number], { apps }: Knowledge): boolean {
  const operation = apps([tool.app])
    .flatMap(({ writes }) => writes.operations)
    .find(({ tool: name, idParameter }) => name === tool.name && idParameter !== undefined)
  const isListed = operation !== undefined && canBeListed(operation.entity)
  // What a sentence before tells of the record ("We are done with B-8. Close it.") is the call's to read.
  if (!isListed || args[operation.idParameter!] === undefined || /[.!?]\s+\S/.test(text)) return false
  const command = findCommand(text, word => operation!.verb.includes(word))
  return command?.verb !== undefined && !command.isImplied
}

/** Records with a number of their own beside their key: what people say is the number, which only the records tell the key of. */
function hasNumberToo({ tool }: CallReading['calls'][number], { apps }: Knowledge): boolean {
  const entity = apps([tool.app]).flatMap(({ writes }) => writes.operations).find(({ tool: name }) => name === tool.name)?.entity // oxfmt-ignore
  const isCode = (words: readonly string[]) => /^(?:number|code|reference|ref|no)$/.test(words.at(-1) ?? '')
  return entity?.fields.some(f => f !== entity.idField && f.target === undefined && isCode(f.words)) ?? false
}

/**
 * "tasks closed in May", "rejection rate of requests": an action on records of a service is asked for by its verb as a
 * command; a participle or a noun of it only tells of the records ("entries rated between 1 and 2").
 */
function changesUnasked(text: string, tool: ToolCard, { apps }: Knowledge): boolean {
  const { name, app } = tool
  const operation = apps([app]).flatMap(({ writes }) => writes.operations).find(({ tool }) => tool === name) // oxfmt-ignore
  if (!operation) return asksToSee(text) && changesRecords(tool)
  const isVerb = (word: string) => operation.verb.includes(word)
  const command = findCommand(text, isVerb)
  if (operation.kind !== 'action') return operation.idParameter !== undefined && command === undefined
  const isCommanded = command?.verb !== undefined && !command.isImplied
  return !isCommanded && !ordersInside(text, isVerb)
}

/** "take entry 8 off the waiting list": what is to be deleted is not changed, whatever fields the words could fill. */
function changesDeleted(text: string, { name, app }: ToolCard, { apps }: Knowledge): boolean {
  const operation = apps([app]).flatMap(({ writes }) => writes.operations).find(({ tool }) => tool === name) // oxfmt-ignore
  if (operation?.kind !== 'update' || !canBeListed(operation.entity)) return false
  const command = findCommand(text)
  return command?.action === 'delete' && command.isExplicit
}

/** Words with which nothing but a look at records is asked for. */
const LOOKS = /^\W*(?:please\s+)?(?:which|what|who|whose|how (?:many|much)|show|list|display|count|find)\b/i
/** "How do I save a sketch?" asks how a call is made, and gets the call planned: only what begins so asks for no change. */
const asksToSee = (text: string): boolean => testIn(text, LOOKS)

/** Operators that say nothing of records by themselves. */
const PLAIN = new Set(['or', 'pronoun', 'who'])

/**
 * Whether a message asks more of a list than to show it: to count, choose, order or group. Of a list that no description
 * tells of, the records first have to be seen.
 */
function saysMoreThanList(text: string, { calls }: CallReading, { model, apps }: Knowledge, now: Date): boolean {
  const call = onlyBare(calls)
  if (!call) return false
  const source = model.apps
    .flatMap(app => app.entities.filter(entity => entity.undescribed))
    .flatMap(entity => entity.sources)
    .find(({ tool, complete }) => complete && tool === call.tool.name)
  const [app] = source ? apps([source.app]) : []
  return chunksOf(text, app, now).some(
    ({ kind, operator }) =>
      kind === 'unknown' || kind === 'literal' || (operator !== undefined && !PLAIN.has(operator.type)),
  )
}

function readRecordTalk(
  text: string,
  { choice }: CallReading,
  knowledge: Knowledge,
  now: Date,
  apps?: string[],
): RecordTalk {
  const { rarity } = wordKnowledge()
  const message = readMessage(text, now)
  const isKnown = (word: string) => /name|purpose|description|parameter/.test(choice.entry.places.get(word) ?? '')
  const all = knowledge.apps(apps).filter(app => app.model.entities.length)
  const talks = all.map(({ dictionary, vocabularies }) => {
    let [whole, explained] = [0, 0]
    let namesRecords = false
    for (const chunk of annotate(message, dictionary, vocabularies)) {
      const weight = termsOf(chunk.text).reduce((sum, term) => sum + rarity(term), 0)
      whole += weight
      const isMention = chunk.entities.length + chunk.fields.length + chunk.values.length + chunk.scopes.length > 0
      if (isMention && chunk.kind !== 'unknown') explained += weight
      const isNoun = chunk.entities.some(e => e.quality >= CERTAIN) && !isVerb(chunk.from)
      const last = message.tokens[chunk.to - 1]
      // "… in the CRM": of the service that has the records.
      if (chunk.kind === 'app') namesRecords = true
      if (isNoun && last && !isKnown(stem(last.norm))) namesRecords = true
    }
    return { namesRecords, share: whole ? explained / whole : 0 }
  })
  return {
    namesRecords: talks.some(talk => talk.namesRecords),
    share: Math.max(0, ...talks.map(talk => talk.share)),
  }

  /** "*Book* a flight", "*accounting* for taxes": no noun, though it has the stem of one. */
  function isVerb(at: number): boolean {
    const { stem: word, norm } = message.tokens[at]!
    return word === choice.request.verb || choice.request.verbs.has(norm)
  }
}
