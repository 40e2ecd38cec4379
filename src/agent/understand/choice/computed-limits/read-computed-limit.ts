import { pattern } from '../../../../lib/patterns.ts'
import { execIn, testIn } from '../../../../lib/prefilter/may-match.ts'
import type { Entity } from '../../entity-model/catalogue-model.ts'
import { plural, singular } from '../../language/words.ts'
import type { Condition, Measure, Overall, Query, Selection } from '../../reading/query.ts'
import { asOne, lessSure, type Read, type Understanding, type UnderstandOptions } from '../../understanding.ts'
import { asFigure } from '../as-figure.ts'
import { signOf, type SplitLimit, splitLimit, splitPlainLimit, STATISTIC, WHOSE } from './split-limit.ts'

/** Stands for the limit while the rest is read: a number that no message says, and no field holds. */
const LIMIT = 987_654_321

/** What leads to a figure by having it; what is named before is another verb or the figure itself. */
const HAS = /\b(?:have|has|had|having|with|show|shows|get|gets|hold|holds)$/i
/** Verbs of being a part of a sum (Levin, 1993, 54.1 and 55). */
const CONTRIBUTES = pattern('iu')`
  \ (?:make\ up|makes\ up|made\ up|(?:that\ |which\ )?account(?:s|ed)?\ for|contribut(?:e|es|ed|ing)(?:\ to)?|represent(?:s|ed)?|constitute[sd]?|bring(?:s)?\ in
  |brought\ in|generate[sd]?|provide[sd]?|stands?\ for|add(?:s|ed)?|deliver(?:s|ed)?|(?:is|are)\ responsible\ for|(?:have|has|hold|holds|get|gets|take|takes)
  |making\ up|accounting\ for|(?:is|are|was|were|is\ worth|are\ worth))$
`
/** A question for a yes about a figure, or about how large a part is: read elsewhere. */
const ASKS_YES_NO = /^\W*(?:(?:and|so|but)\s)*(?:is|are|was|were|do|does|did|has|have)\b(?! (?:there|we|any|i)\b)/i
/** One figure held against another: "is the average fee of A …", "whether the total of A …", "which is higher, …". */
const FIGURE_OF_ITS_OWN = pattern('iu')`
  ^\W*(?:which\ (?:one\ )?is\ (?:\p{L}+er|more|less)\b
    |(?:.*\b(?:how\ much|percent(?:age)?)\ )?(?:(?:and|so|but)\ )?(?:is|are|was|were|do|does|did|has|have)\ (?:the\ |our\ |my\ )?
      (?:${STATISTIC}|number|count|share|percentage)\b
    |(?:.*\b(?:whether|if)\ )?(?:the\ |our\ |my\ )?(?:${STATISTIC}|number|count|share|percentage)\ (?:(?!\ (?:that|which|who|whose)\ ).)*
      \ (?:is|are|was|were)\ (?:more|less|\p{L}+er|above|over|below|under|at)\b)
`
/** A figure of groups against one over all of them. */
const FIGURE_OF_GROUPS = pattern('iu')`
  \ (?:that\ |which\ |who\ )?(?:have|has|with|show|shows|whose|having)\ (?:an?\ |the\ )?(?<of>average|mean|median)
  (?<field>(?:\ (?!(?:is|are|of|in)\ )\p{L}+){0,3}?)
  \ (?:(?:that\ )?(?:is|are|of)\ )?(?<sign>(?:higher|lower|more|less|greater|larger|smaller)\ than|above|below|over|under)\ (?:the\ |our\ )?
  (?:(?:overall|general|total|global)\ )?(?<figure>(?:average|mean|median)\b[^,;?!]*?)[\s.?!]*$
`
const BEGINS_WITH_STATISTIC = new RegExp(`^(?:${STATISTIC}|all|sum)\\b`, 'iu')

/**
 * Records held against a figure that has to be worked out itself: "orders of at least twice the average value", "accounts that bring in more
 * than 4% of the total", "dearer than the average of the red ones". Bound and figure are read as two requests: the records with a number in
 * the place of the limit, and the figure by itself. Where the limit is said in per cent of a whole that the records only have a part in, groups
 * are held against it. Undefined where there is no such bound; what has one and is not understood whole is not answered.
 */
export async function readComputedLimit(
  text: string,
  options: UnderstandOptions,
  read: Read,
  split = splitLimit,
): Promise<Understanding | undefined> {
  const ways = split(text)
  const ofGroups = execIn(text, FIGURE_OF_GROUPS)
  if (ofGroups) return readGroupsAgainst(text.slice(0, ofGroups.index), ofGroups.groups!, options, read)
  if (!ways.length || FIGURE_OF_ITS_OWN.test(text)) return undefined
  for (const limit of ways) {
    const found = (await readRecords(limit, options, read)) ?? (await readGroups(limit, options, read))
    if (found) return found
  }
  const [{ figure, said, times }] = ways as [SplitLimit]
  // "half of their budget" may be read otherwise; "half of the average" is a figure that nothing else stands for.
  const isOther = times === 1 || !BEGINS_WITH_STATISTIC.test(figure) || ASKS_YES_NO.test(text)
  return isOther ? undefined : { confidence: 0, notes: [], unknown: [said], rivals: [] }
}

/** The same of a bound that a message names no other figure in: "worth more than the average won order". For what is read no other way. */
export const readPlainLimit = (
  text: string,
  options: UnderstandOptions,
  read: Read,
): Promise<Understanding | undefined> => readComputedLimit(text, options, read, splitPlainLimit)

async function readRecords(
  limit: SplitLimit,
  options: UnderstandOptions,
  read: Read,
): Promise<Understanding | undefined> {
  for (const wording of wordingsOf(limit)) {
    const records = await read(wording, options)
    const found = await holdAgainst(records, limit, options, read)
    if (found) return found
    // The figure may be one of another application that has such records too.
    for (const app of [...records.rivals, ...(records.elsewhere ?? [])]) {
      const own = { ...options, apps: [app] }
      const other = await holdAgainst(await read(wording, own), limit, own, read)
      if (other) return other
    }
  }
  return undefined
}

/** The records with the figure in the place of the number. */
async function holdAgainst(
  records: Understanding,
  limit: SplitLimit,
  options: UnderstandOptions,
  read: Read,
): Promise<Understanding | undefined> {
  const query = records.meaning?.kind === 'query' ? records.meaning : undefined
  const bound = query && boundIn(query)
  const of = query && bound && (await readFigure(limit, query, bound, options, read))
  if (!of) return undefined
  const over = { column: of.measure.column!, selection: of.query.root }
  const { fn } = of.measure as { fn: Computed }
  const { scale: _scale, told: _told, ...rest } = bound
  const computed: Condition = {
    ...rest,
    op: limit.isAtLimit ? orAt(bound.op) : bound.op,
    values: [],
    against: { fn, times: limit.times, over },
    label: `${bound.columns[0]} ${limit.said}`,
  }
  const where = query.root.where.map(one => (one === bound ? computed : one))
  // What asks for a yes is answered by no figure.
  if (query.ask === 'measure' && ASKS_YES_NO.test(limit.head)) return undefined
  const found = { ...records, meaning: { ...query, root: { ...query.root, where } }, ...asOne([records, of.read]) }
  return of.isUntold && !isBareBut(query.root, bound) ? lessSure(found, UNTOLD) : found
}

/** Nothing else is said of the records. */
const isBareBut = ({ where, related, anyOf, within, except }: Selection, bound: Condition): boolean =>
  where.every(one => one === bound) && !related.length && !anyOf?.length && !within && !except

/** How sure a reading is at most where the figure may be over all of the kind or over those alone that are asked for. */
const UNTOLD = 0.6

const orAt = (op: Condition['op']): Condition['op'] => (op === '>' ? '>=' : op === '<' ? '<=' : op)

type Computed = Overall['fn']

/** The words of the field in a figure: "average annual revenue of third-party firms". */
const fieldIn = (figure: string): string =>
  figure
    .replace(STATISTICS, '')
    .split(/(?:^|\s)(?:of|for|among|across|over|from|in)\s/i)[0]!
    .replace(STATISTIC_ALONE, '')
    .trim()
const STATISTICS = new RegExp(`^(?:${STATISTIC}\\s+)+(?:number of )?`, 'iu')
const STATISTIC_ALONE = new RegExp(`^(?:${STATISTIC})$`, 'iu')

/** The figure with the words of the field, where it names none itself: "average of all boats" of a fee. */
function withField(figure: string, column: string | undefined, { fields }: Entity): string {
  if (fieldIn(figure)) return figure
  const words = fields.find(f => f.column === column)?.words.join(' ') ?? ''
  return figure.replace(FIRST_STATISTIC, `$& ${words}`)
}
const FIRST_STATISTIC = new RegExp(`^${STATISTIC}`, 'iu')

/** The message with a plain number as its limit, in the ways in which the figure may be named beside it. */
function wordingsOf({ head, bound: sign, figure, tail }: SplitLimit): string[] {
  const field = fieldIn(figure)
  const plain = `${head} ${sign} ${LIMIT}${tail}`
  if (!field) return [plain]
  const who = head.replace(CONTRIBUTES, '')
  const owned = `${who} ${who === head ? (HAS.test(head) ? '' : 'with') : 'with'} a ${field} of ${sign} ${LIMIT}${tail}`
  const counted = `${HAS.test(head) ? head : `${who} with`} ${sign} ${LIMIT} ${field}${tail}`
  const isOwned = who !== head || HAS.test(head)
  return isOwned ? [owned, counted] : [plain, owned]
}

/** The one condition that holds a field against the number. */
function boundIn({ root, ask }: Query): Condition | undefined {
  const own = root.where.filter(c => c.values.includes(LIMIT))
  const said = JSON.stringify(root).split(String(LIMIT)).length - 1
  const [bound] = own
  const isPlain = own.length === 1 && bound!.columns.length === 1 && bound!.values.length === 1
  // Labels may say the number again.
  const isOnce = said <= 1 + own.filter(c => c.label.includes(String(LIMIT))).length
  return isPlain && isOnce && /^[<>]=?$/.test(bound!.op) && /^(?:list|measure|exists|group)$/.test(ask)
    ? bound
    : undefined
}

interface FigureOf {
  read: Understanding
  query: Query
  measure: Measure
  /** Nothing says over which of the records it is. */
  isUntold: boolean
}

/** The figure by itself: of the records that it names, else of all of the kind. */
async function readFigure(
  { figure }: SplitLimit,
  query: Query,
  bound: Condition,
  options: UnderstandOptions,
  read: Read,
): Promise<FigureOf | undefined> {
  const entity = options.knowledge.model.entities.get(query.root.entity)!
  const named = withField(figure, bound.columns[0], entity)
  const plain = named.replace(/ number of /i, ' ')
  const all = WHOSE.test(plain) ? [] : [`${plain} of all ${plural(entity.noun)}`]
  for (const asked of new Set([...all, named, plain])) {
    const found = await read(`what is the ${asked}`, { ...withoutPrevious(options), apps: [query.app] })
    const own = found.meaning?.kind === 'query' ? asFigure(ofOne(found.meaning, options), options.knowledge) : undefined
    const measure = own && own.ask === 'measure' && own.measures.length === 1 ? own.measures[0] : undefined
    if (!own || !measure?.column || measure.per || measure.unit || !/^(?:avg|median|sum|min|max)$/.test(measure.fn))
      continue
    // A figure of another field or of other records is hardly meant, unless it is one that is named.
    if (own.root.entity === query.root.entity && measure.column === bound.columns[0])
      return all.includes(asked)
        ? { read: found, query: ofPart(own, query), measure, isUntold: true }
        : { read: found, query: own, measure, isUntold: false }
  }
  return undefined
}

/** "which of my accounts": among those alone that this part of the collection has. */
const ofPart = (figure: Query, { root: { sources, args } }: Query): Query => ({
  ...figure,
  root: sources.length ? { ...figure.root, sources, args } : figure.root,
})

/** What is asked of a record by its name is asked of one. */
const ofOne = (query: Query, options: UnderstandOptions): Query =>
  isNamed(query, options) ? { ...query, single: true } : query

function isNamed({ root }: Query, { knowledge }: UnderstandOptions): boolean {
  const { nameFields } = knowledge.model.entities.get(root.entity)!
  return root.where.some(c => c.op === '=' && c.columns.every(one => nameFields.some(f => f.column === one)))
}

const withoutPrevious = ({ previous: _previous, ...options }: UnderstandOptions): UnderstandOptions => options

/** Whose parts are asked for: "which states", "the industries that". */
const WHO = pattern('iu')`
  ^\W*(?:(?:which|what|list|show\ me|show|give\ me|name|find)\ )?(?:all\ |(?:of\ )?(?:the|our|my)\ )*(?<who>\p{L}+(?:[ -]\p{L}+){0,2})$
`

/** "states that make up more than 15% of the sales": the share of each, in groups. */
async function readGroups(
  limit: SplitLimit,
  options: UnderstandOptions,
  read: Read,
): Promise<Understanding | undefined> {
  const { head, bound, times, figure, tail } = limit
  const op = signOf(bound)
  if (times >= 1 || tail || !op || !/^[<>]=?$/.test(op) || !testIn(head, CONTRIBUTES)) return undefined
  const who = WHO.exec(head.replace(CONTRIBUTES, '').replace(/ (?:that|which|who)$/i, ''))?.groups?.['who']
  if (!who) return undefined
  const words = who.split(' ')
  const by = [...words.slice(0, -1), singular(words.at(-1)!)].join(' ')
  const whole = figure.replace(/^(?:sum of|whole|overall|combined|all) /i, '')
  const shares = await read(`share of the ${whole} by ${by}`, options)
  const query = shares.meaning?.kind === 'query' ? shares.meaning : undefined
  const [measure, ...others] = query?.measures ?? []
  const isShare = query?.ask === 'group' && measure?.fn === 'share' && !measure.part && !others.length
  if (!isShare || query.subgroup || query.groupOrder?.limit || isNamed(query, options)) return undefined
  const value = Math.round(times * 1e6) / 1e4
  const meaning: Query = { ...query, having: { op, value } }
  // "10% of total sales": how many there were, or what they came to.
  const isCounted = /^total\b/i.test(whole) && measure.column === undefined
  return isCounted ? lessSure({ ...shares, meaning }, UNTOLD) : { ...shares, meaning }
}

/** "towns with an average fee above the overall average fee": no record has such a figure, and groups are held against it. */
async function readGroupsAgainst(
  head: string,
  { of, field, sign, figure }: Record<string, string>,
  options: UnderstandOptions,
  read: Read,
): Promise<Understanding> {
  const unread = { confidence: 0, notes: [], unknown: [`${sign!} the ${figure!}`], rivals: [] }
  const groups = await read(`${head} have an ${of!}${field!} ${sign!} ${LIMIT}`, options)
  const query = groups.meaning?.kind === 'query' ? groups.meaning : undefined
  const [measure, ...others] = query?.measures ?? []
  const isBound = query?.ask === 'group' && query.having?.value === LIMIT && /^[<>]=?$/.test(query.having.op)
  if (!query || !isBound || query.having!.counts || query.having!.to !== undefined || others.length) return unread
  if (!measure?.column || measure.part || measure.with || measure.per || !/^(?:avg|median)$/.test(measure.fn))
    return unread
  const { model } = options.knowledge
  const entity = model.entities.get(query.root.entity)!
  const named = withField(figure!, measure.column, entity)
  const isOf = WHOSE.test(named)
  const asked = `what is the ${named}${isOf ? '' : ` of all ${plural(entity.noun)}`}`
  const whole = await read(asked, { ...withoutPrevious(options), apps: [query.app] })
  const own = whole.meaning?.kind === 'query' && !whole.unknown.length ? whole.meaning : undefined
  const [over] = own?.measures ?? []
  const isSame =
    own?.ask === 'measure' && over?.column === measure.column && over.fn === measure.fn && !over.part && !over.with
  if (!own || !isSame || own.root.entity !== query.root.entity) return unread
  // Of all where nothing says of which: of those alone that the groups are of, it may be.
  const { op } = query.having!
  const against = { fn: measure.fn as Computed, column: measure.column, selection: own.root }
  const meaning: Query = { ...query, having: { op, value: 0, against } }
  const isUntold = !isOf && query.root.where.length > 0
  const found = { ...groups, meaning, ...asOne([groups, whole]) }
  return isUntold ? lessSure(found, UNTOLD) : found
}
