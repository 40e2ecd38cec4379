import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createReset, type Row } from '../records.ts'
import { createHandlers } from '../serve-rows.ts'
import { ACTIVITIES, createNewsdeskData, EDITION_STATUSES, PHOTO_STATUSES, PIECE_STATUSES, PIECE_TYPES, PRIORITIES, ROLES, STAFF_STATUSES, type NewsdeskData } from './data.ts' // oxfmt-ignore
import { CHANGED, FILTERS, NEEDED, NEWSDESK_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof NewsdeskData
const ERRORS: Record<number, string> = { 400: 'Bad Request', 404: 'Not Found', 409: 'Conflict' }
const refuse = (statusCode: number, message: string): Reply => ({ status: statusCode, body: { statusCode, error: ERRORS[statusCode], message } }) // oxfmt-ignore
const camel = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
const invalid = (_: string, name: string): Reply => refuse(400, `body must have required property '${camel(name)}'`)
/** What a key points to, and what an answer shows of it. */
const TARGETS: Record<string, [kind: Kind, shown: string[]]> = {
  deskId: ['tarnDesks', ['id', 'name']],
  editionId: ['tarnEditions', ['id', 'number']],
  pieceId: ['tarnPieces', ['id', 'title']],
  reporterId: ['tarnPeople', ['id', 'name']],
  editorId: ['tarnPeople', ['id', 'name']],
  photographerId: ['tarnPeople', ['id', 'name']],
  requestedById: ['tarnPeople', ['id', 'name']],
  personId: ['tarnPeople', ['id', 'name']],
}
/** Keys that may be taken away. */
const LOOSE = new Set(['reporterId', 'editionId', 'photographerId', 'phone', 'note'])
/** The words of each enumeration, by kind and field. */
const WORDS: Record<string, readonly string[]> = {
  'tarnPeople.role': ROLES,
  'tarnPeople.status': STAFF_STATUSES,
  'tarnEditions.status': EDITION_STATUSES,
  'tarnPieces.type': PIECE_TYPES,
  'tarnPieces.status': PIECE_STATUSES,
  'tarnPieces.priority': PRIORITIES,
  'tarnPhotoRequests.status': PHOTO_STATUSES,
  'tarnTimeEntries.activity': ACTIVITIES,
}
const KINDS: Record<string, Kind> = { Desk: 'tarnDesks', Person: 'tarnPeople', Edition: 'tarnEditions', Piece: 'tarnPieces', PhotoRequest: 'tarnPhotoRequests', TimeEntry: 'tarnTimeEntries' } // oxfmt-ignore
const PREFIXES: Record<string, string> = { tarnPieces: 'pce', tarnPhotoRequests: 'pho', tarnTimeEntries: 'tim' }
const DATES = ['dueOn', 'neededBy', 'workedOn']
const NUMBERS = ['minutes', 'wordTarget', 'wordCount', 'pages', 'photosWanted']
const isDay = (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)) // oxfmt-ignore
const slugOf = (title: unknown) => String(title).toLowerCase().replaceAll(/[^a-z0-9 ]/g, '').split(' ').slice(0, 4).join('-') // oxfmt-ignore

/** The rows after a cursor, which names the last row before them. */
function cut(rows: object[], query: URLSearchParams): Reply {
  const limit = Number(query.get('limit') ?? 25)
  if (!(Number.isInteger(limit) && limit >= 1)) return refuse(400, 'querystring/limit must be >= 1')
  if (limit > 100) return refuse(400, 'querystring/limit must be <= 100')
  const cursor = query.get('cursor')
  const last = cursor === null ? undefined : Buffer.from(cursor, 'base64url').toString()
  const before = rows.findIndex(row => (row as Row).id === last)
  if (last !== undefined && before < 0) return refuse(400, 'querystring/cursor is invalid')
  const results = rows.slice(before + 1, before + 1 + limit)
  const hasMore = before + 1 + limit < rows.length
  return { body: { results, nextCursor: hasMore ? Buffer.from(String((results.at(-1) as Row).id)).toString('base64url') : null } } // oxfmt-ignore
}

/** Starts the news desk. `data` is what it serves and changes; `reset` puts it back. */
export async function startNewsdesk({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createNewsdeskData(clock)
  const { withRow, remove, add, become } = createHandlers<Kind>(data, cut, (_, row) => row, { refuse, invalid, keyOf: (kind, number) => `${PREFIXES[kind]}_${number}` }) // oxfmt-ignore
  const find = (kind: Kind, id: unknown) => (data[kind] as unknown as Row[]).find(one => one.id === id)
  /** Why a body cannot be taken. */
  const wrong = (kind: Kind, given: Given): string | undefined => {
    for (const [name, value] of Object.entries(given)) {
      if (value === null && LOOSE.has(name)) continue
      if (name in TARGETS && !find(TARGETS[name]![0], value)) return `body/${name} does not exist`
      const words = WORDS[`${kind}.${name}`]
      if (words?.includes(String(value)) === false) return `body/${name} must be one of ${words.join(', ')}`
      if (DATES.includes(name) && !isDay(value)) return `body/${name} must match format "date"`
      if (NUMBERS.includes(name) && !(Number.isInteger(value) && Number(value) >= 0)) return `body/${name} must be integer` // oxfmt-ignore
    }
    return undefined
  }
  /** `reporterId: 'usr_121'` as `reporter: {id: 'usr_121', name: ...}` */
  const nest = (given: Given): Given =>
    Object.fromEntries(
      Object.entries(given).map(([name, value]) => {
        if (!(name in TARGETS)) return [name, value]
        const [kind, shown] = TARGETS[name]!
        const row = find(kind, value)
        return [name.replace(/Id$/, ''), row ? Object.fromEntries(shown.map(field => [field, row[field]])) : null]
      }),
    )
  const isWanted = (row: Row, name: string, value: string): boolean => {
    if (name === 'q') return String(row.title).toLowerCase().includes(value.toLowerCase())
    const range = /^(due|needed|worked)(From|To)$/.exec(name)
    const day = String(row.dueOn ?? row.neededBy ?? row.workedOn)
    if (range) return range[2] === 'From' ? day >= value : day <= value
    if (name in TARGETS) return (row[name.replace(/Id$/, '')] as Row | null)?.id === value
    return String(row[name]) === value
  }
  const list =
    (kind: Kind, filters: string[]) =>
    ({ query }: Incoming): Reply => {
      const given = [...query].filter(([name]) => filters.includes(name))
      const bad = given.find(([name, value]) => WORDS[`${kind}.${name}`]?.includes(value) === false)
      if (bad) return refuse(400, `querystring/${bad[0]} must be equal to one of the allowed values`)
      const rows = data[kind] as unknown as Row[]
      return cut(rows.filter(row => given.every(([name, value]) => isWanted(row, name, value))), query) // oxfmt-ignore
    }
  const only = (given: Given, names: string[]) => Object.fromEntries(Object.entries(given).filter(([name]) => names.includes(name))) // oxfmt-ignore
  const change = (kind: Kind, names: string[]) =>
    withRow(kind, (row, body) => {
      const given = only(body, names)
      const reason = wrong(kind, given)
      if (reason) return refuse(400, reason)
      const before = row.status
      Object.assign(row, nest(given))
      if (kind !== 'tarnPieces') return undefined
      if (row.status === 'published' && before !== 'published') row.publishedAt = clock.toISOString()
      if (row.status === 'pitched' && row.reporter !== null && given.reporterId) row.status = 'assigned'
      return undefined
    })
  const assign = (given: Given) => {
    const reason = wrong('tarnPieces', given)
    if (reason) return reason
    const { head } = find('tarnDesks', given.deskId) as unknown as { head: object }
    return { slug: slugOf(given.title), type: 'news', priority: 'normal', reporter: null, editor: head, edition: null, wordTarget: 450, frontPage: false, ...nest(given), status: given.reporterId ? 'assigned' : 'pitched', wordCount: 0, createdAt: clock.toISOString(), publishedAt: null } // oxfmt-ignore
  }
  const wish = (given: Given) => {
    const reason = wrong('tarnPhotoRequests', given)
    if (reason) return reason
    const { reporter, editor } = find('tarnPieces', given.pieceId) as unknown as { reporter: object | null; editor: object } // oxfmt-ignore
    return { location: '', requestedBy: reporter ?? editor, photographer: null, photosWanted: 1, ...nest(given), status: given.photographerId ? 'assigned' : 'open', createdAt: clock.toISOString() } // oxfmt-ignore
  }
  const book = (given: Given) => wrong('tarnTimeEntries', given) ?? { note: null, ...nest(given) }

  const at = (path: string) => new RegExp(`^/v1/${path.replaceAll(':id', String.raw`([\w-]+)`)}$`)
  const serve = (name: string, path: string, make?: (given: Given) => object | string): Handler[] => {
    const kind = KINDS[name]!
    const routes: Handler[] = [
      ['GET', at(path), list(kind, FILTERS[name]!)],
      ['GET', at(`${path}/:id`), withRow(kind)],
    ]
    if (CHANGED[name]) routes.push(['PATCH', at(`${path}/:id`), change(kind, CHANGED[name])])
    if (make) routes.push(['POST', at(path), add(kind, NEEDED[name]!, make)], ['DELETE', at(`${path}/:id`), remove(kind)]) // oxfmt-ignore
    return routes
  }
  const routes: Handler[] = [
    ['GET', /^\/documentation\/json$/, () => ({ body: NEWSDESK_DESCRIPTION })],
    ...serve('Desk', 'desks'),
    ...serve('Person', 'people'),
    ...serve('Edition', 'editions'),
    ...serve('Piece', 'pieces', assign),
    ...serve('PhotoRequest', 'photo-requests', wish),
    ...serve('TimeEntry', 'time-entries', book),
    ['POST', at('pieces/:id/spike'), become('tarnPieces', PIECE_STATUSES.slice(0, 5), () => ({ status: 'spiked' }))],
    ['POST', at('pieces/:id/submit'), become('tarnPieces', ['assigned', 'writing'], () => ({ status: 'inReview' }))],
  ]
  const server = await listenJson(routes, refuse(404, 'Route not found').body, port)
  return { ...server, data, reset: createReset(data) }
}
