import { fragment, pattern } from '../../../lib/patterns.ts'
import { execIn } from '../../../lib/prefilter/may-match.ts'
import { besideOf, namesOf, roleOf } from '../assemble/beside.ts'
import type { Chunk } from '../chunks/chunk.ts'
import type { CatalogueModel, Entity } from '../entity-model/catalogue-model.ts'
import { type Hop, hopsOf } from '../entity-model/relations.ts'
import { stem, wordsOf } from '../language/words.ts'
import { type Draft, useWhole, kindBefore } from '../reading/draft.ts'
import type { Beside, Query } from '../reading/query.ts'

const LEAD = fragment`^\W*(?:(?:and|now|ok|okay|then|but|so|please|can you|could you|just|also)\W+)*`
const DEFINITE = '(?:the|their|its|his|her)'
const COLUMN = fragment`(?:an?\ (?:extra\ |further\ |new\ )?(?:column|field)s?\ (?:with|for|of|showing)\ (?:${DEFINITE}\ )?|(?:all\ )?${DEFINITE}\ )`
const BEHIND = fragment`
  (?:\ (?:columns?|fields?))?(?:\ (?:too|as\ well|again|also))?
  (?:\ (?:to|in|from)\ (?:it|that|this|them|those|the\ (?:list|table|result|results)))?(?:,?\ please)?\W*$
`
/** "add their e-mail", "include a column with the owner": more is to be shown of the records before. */
const ADDS = pattern('iu')`
  ${LEAD}(?:add|include|append|put\ in|add\ in)(?:\ (?:me|also))?\ ${COLUMN}(?<what>[\p{L}'’ ,/-]+?)${BEHIND}
`
/** "drop the price", "hide the e-mail column". */
const DROPS = pattern('iu')`
  ${LEAD}(?:drop|remove|hide|leave\ out|leave\ off|take\ out|take\ off|omit|skip|lose|without|get\ rid\ of)
  \ (?:all\ )?${DEFINITE}\ (?<what>[\p{L}'’ ,/-]+?)${BEHIND}
`
/** "list them with the name of their team", "with the skipper's e-mail", "together with their team". */
const SHOWS = pattern('iu')`
  ${LEAD}(?:(?:list|show|give|tell|get)(?:\ me)?\ )?(?:all\ of\ )?(?:them|those|these|it|that)?\ ?(?:all\ )?(?:again\ )?,?\ ?
  (?:together\ with|along\ with|with|including|plus)\ ${COLUMN}(?<what>[\p{L}'’ ,/-]+?)${BEHIND}
`
const JOINT = /\s*(?:,|\/|\band\b)\s*/i

/** What a message says of the columns of the list before. */
interface Said {
  what: string
  does: 'adds' | 'drops' | 'shows'
}

function saidOf(message: string): Said | undefined {
  for (const [does, form] of [
    ['adds', ADDS],
    ['drops', DROPS],
    ['shows', SHOWS],
  ] as const) {
    const what = execIn(message, form)?.groups?.['what']
    if (what) return { what, does }
  }
  return undefined
}

/** Whether a message that begins like a command only changes which columns of the list before are shown. */
export function changesColumns(message: string, previous: Query | undefined, model: CatalogueModel): boolean {
  const said = previous && saidOf(message)
  const entity = previous && model.entities.get(previous.root.entity)
  const app = model.apps.find(({ name }) => name === entity?.app)
  if (!said || !entity || !app || previous.ask !== 'list') return false
  const around = hopsOf(entity, app).map(({ to }) => to)
  const known = new Set(
    ['name', ...[entity, ...around].flatMap(({ words, fields }) => [...words, ...fields.flatMap(f => f.words)])].map(
      stem,
    ),
  )
  return wordsOf(said.what.replaceAll('-', '')).every(
    word => /^(?:the|their|its|his|her|of|and|s)$/.test(word) || known.has(stem(word)),
  )
}

/**
 * "which boats are not insured?" – "add the skipper's e-mail", "together with their berth", "drop the length": which columns of the
 * list before are shown. What belongs to others stands beside each and restricts nothing.
 */
export function changeColumns(draft: Draft): Query | undefined {
  const { previous, app, message, chunks } = draft
  const said = previous?.ask === 'list' && !previous.existence ? saidOf(message.text) : undefined
  const entity = kindBefore({ app, previous })
  if (!previous || !said || !entity) return undefined
  const columns = columnsOf(draft, entity, said)
  if (!columns) return undefined
  const query: Query = { ...structuredClone(previous), winner: undefined, shown: undefined }
  const isOther = (one: string[]) => !columns.own.some(own => own.join() === one.join())
  const isOtherBeside = (one: Beside) => !columns.beside.some(({ as, of }) => as === one.as && of === one.of)
  if (
    said.does === 'drops' &&
    !query.project.length &&
    !query.beside?.length &&
    columns.own.length &&
    !columns.beside.length
  ) {
    // Of whole records the others are left.
    const isKept = ({ column, nested }: Entity['fields'][number]) => !nested && isOther([column])
    query.project = entity.fields.filter(isKept).map(({ column }) => [column])
  } else if (said.does === 'drops') {
    query.project = query.project.filter(isOther)
    query.beside = (query.beside ?? []).filter(isOtherBeside)
    const count = query.project.length + query.beside.length
    if (count === previous.project.length + (previous.beside?.length ?? 0)) return undefined
  } else if (said.does === 'adds') {
    query.project = [...query.project.filter(isOther), ...columns.own]
    query.beside = [...(query.beside ?? []).filter(isOtherBeside), ...columns.beside]
  } else if (columns.beside.length) {
    query.project = columns.own
    query.beside = columns.beside
  } else return undefined
  useWhole({ chunks })
  return query
}

interface Columns {
  own: string[][]
  beside: Beside[]
}

/** The columns that a message names, each between commas and "and"; undefined where one is not known. */
function columnsOf(draft: Draft, entity: Entity, { what }: Said): Columns | undefined {
  const { message, chunks } = draft
  const start = message.text.lastIndexOf(what)
  const found: Columns = { own: [], beside: [] }
  let at = start
  for (const part of what.split(JOINT)) {
    const from = message.text.indexOf(part, at)
    at = from + part.length
    const inside = chunks.filter(
      c =>
        c.kind !== 'filler' &&
        c.operator?.type !== 'pronoun' &&
        message.tokens[c.from]!.start >= from &&
        message.tokens[c.to - 1]!.end <= at,
    )
    const one = columnOf(draft, entity, inside)
    if (!one) return undefined
    if (Array.isArray(one)) found.own.push(one)
    else found.beside.push(one)
  }
  return found
}

/** A column of the records themselves, or what is shown of one that they lead to. */
function columnOf({ app }: Draft, entity: Entity, said: readonly Chunk[]): string[] | Beside | undefined {
  const hops = hopsOf(entity, app).filter(
    hop => hop.direction === 'up' && hop.to !== entity && hop.to.nameFields.length,
  )
  const [hop, ...others] = hops.filter(({ to }) =>
    said.some(c => c.entities.some(e => e.entity === to && e.quality >= 0.75)),
  )
  if (others.length) return undefined
  const isName = ({ text }: Chunk) => /^(?:full )?names?$/i.test(text)
  if (hop) {
    const rest = said.filter(c => !c.entities.some(e => e.entity === hop.to))
    if (!rest.length || rest.every(isName)) return beside(entity, hop, namesOf(hop.to))
    return ofOther(entity, hop, rest)
  }
  const own = said.length === 1 ? best(said[0]!, entity) : undefined
  if (own) return own
  const told = hops.filter(({ to }) => said.length === 1 && best(said[0]!, to))
  return told.length === 1 ? ofOther(entity, told[0]!, said) : undefined
}

function ofOther(entity: Entity, hop: Hop, rest: readonly Chunk[]): Beside | undefined {
  const columns = rest.length === 1 ? best(rest[0]!, hop.to) : undefined
  return columns && beside(entity, hop, columns)
}

const best = ({ fields }: Chunk, entity: Entity): string[] | undefined =>
  fields.filter(f => f.entity === entity && f.quality >= 0.8).sort((a, b) => b.quality - a.quality)[0]?.columns

function beside(entity: Entity, hop: Hop, columns: string[]): Beside {
  const field = hop.to.fields.find(f => f.column === columns[0])
  const role =
    columns.join() === namesOf(hop.to).join() ? roleOf(hop) : `${roleOf(hop)} ${field?.words.join(' ') ?? columns[0]!}`
  return besideOf(entity, hop, columns, role)
}
