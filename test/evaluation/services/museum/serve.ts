import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createReset } from '../records.ts'
import { createMuseumData, type Artist, type MuseumData } from './data.ts'
import { MUSEUM_DESCRIPTION } from './description.ts'

type AnyRow = { id: string } & Record<string, unknown>
const failure = (code: number, status: string, message: string): Reply => ({
  status: code,
  body: { error: { code, message, status } },
})
const notFound = (what: string) => failure(404, 'NOT_FOUND', `${what} not found`)
const today = () => new Date().toISOString().slice(0, 10)

/** Starts the museum's service. `data` is what it serves and changes; `reset` puts it back. */
export async function startMuseum({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createMuseumData(clock)
  const { artists, artworks, exhibitions, exhibitionItems, loans } = data
  const rowsOf = (kind: keyof MuseumData) => data[kind] as unknown as AnyRow[]
  let counter = 0
  const newId = () => `f${(0xabc00 + counter++).toString(16)}`

  const list =
    (kind: keyof MuseumData, filters: string[] = []) =>
    ({ query }: Incoming): Reply => {
      const size = Number(query.get('pageSize') ?? 50)
      const start = Number(Buffer.from(query.get('pageToken') ?? '', 'base64url').toString() || 0)
      if (!(size >= 1 && size <= 200) || !(start >= 0))
        return failure(400, 'INVALID_ARGUMENT', 'bad pageSize or pageToken')
      const rows = rowsOf(kind).filter(row => filters.every(name => !query.has(name) || row[name] === query.get(name)))
      const next = start + size
      return {
        body: {
          [kind]: rows.slice(start, next),
          nextPageToken: next < rows.length ? Buffer.from(String(next)).toString('base64url') : '',
          totalSize: rows.length,
        },
      }
    }
  const show =
    (kind: keyof MuseumData) =>
    ({ path }: Incoming): Reply => {
      const row = rowsOf(kind).find(({ id }) => id === path[0])
      return row ? { body: row } : notFound(kind)
    }
  const change =
    (kind: keyof MuseumData, keys: readonly string[]) =>
    ({ path, body }: Incoming): Reply => {
      const row = rowsOf(kind).find(({ id }) => id === path[0])
      if (!row) return notFound(kind)
      for (const key of keys) if (body?.[key] !== undefined) row[key] = body[key]
      return { body: row }
    }
  const remove =
    (kind: keyof MuseumData) =>
    ({ path }: Incoming): Reply => {
      const index = rowsOf(kind).findIndex(({ id }) => id === path[0])
      if (index < 0) return notFound(kind)
      rowsOf(kind).splice(index, 1)
      return { body: {} }
    }

  function createArtist({ body }: Incoming): Reply {
    if (!body?.fullName || !Number.isInteger(body.birthYear))
      return failure(400, 'INVALID_ARGUMENT', 'fullName and birthYear are required')
    const { fullName, birthYear, deathYear = null, nationality = '', movement = null } = body
    const created: Artist = { id: newId(), fullName, birthYear, deathYear, nationality, movement }
    artists.push(created)
    return { body: created }
  }
  function addItem({ body }: Incoming): Reply {
    if (!exhibitions.some(({ id }) => id === body?.exhibitionId))
      return failure(400, 'INVALID_ARGUMENT', 'exhibitionId names no exhibition')
    if (!artworks.some(({ id }) => id === body?.artworkId))
      return failure(400, 'INVALID_ARGUMENT', 'artworkId names no artwork')
    const { exhibitionId, artworkId, isHighlight = false } = body
    const created = { id: newId(), exhibitionId, artworkId, catalogueNumber: exhibitionItems.length + 1, isHighlight }
    exhibitionItems.push(created)
    return { body: created }
  }
  function createLoan({ body }: Incoming): Reply {
    if (!artworks.some(({ id }) => id === body?.artworkId))
      return failure(400, 'INVALID_ARGUMENT', 'artworkId names no artwork')
    if (!body.borrower || !body.dueOn) return failure(400, 'INVALID_ARGUMENT', 'borrower and dueOn are required')
    const { artworkId, borrower, startsOn = today(), dueOn } = body
    const fee = { amount: 0, currencyCode: 'EUR' }
    const loanNumber = `L-${2301 + loans.length}`
    const created = { id: newId(), loanNumber, artworkId, borrower, startsOn, dueOn, returnedOn: null, fee }
    loans.push(created)
    return { body: created }
  }
  function returnLoan({ path }: Incoming): Reply {
    const loan = loans.find(({ id }) => id === path[0])
    if (!loan) return notFound('loan')
    if (loan.returnedOn) return failure(409, 'FAILED_PRECONDITION', `${loan.loanNumber} was returned before`)
    return { body: Object.assign(loan, { returnedOn: today() }) }
  }

  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: MUSEUM_DESCRIPTION })],
    ['GET', /^\/v1\/artists$/, list('artists')],
    ['POST', /^\/v1\/artists$/, createArtist],
    ['GET', /^\/v1\/artists\/([^/]+)$/, show('artists')],
    ['GET', /^\/v1\/galleries$/, list('galleries')],
    ['GET', /^\/v1\/artworks$/, list('artworks', ['artistId', 'medium', 'displayState'])],
    ['GET', /^\/v1\/artworks\/([^/]+)$/, show('artworks')],
    [
      'PATCH',
      /^\/v1\/artworks\/([^/]+)$/,
      change('artworks', [
        'title',
        'condition',
        'displayState',
        'galleryId',
        'weightKg',
        'isFragile',
        'insuranceValue',
      ]),
    ],
    ['GET', /^\/v1\/exhibitions$/, list('exhibitions')],
    ['GET', /^\/v1\/exhibitions\/([^/]+)$/, show('exhibitions')],
    [
      'PATCH',
      /^\/v1\/exhibitions\/([^/]+)$/,
      change('exhibitions', ['title', 'opensOn', 'closesOn', 'isTouring', 'ticketPrice']),
    ],
    ['GET', /^\/v1\/exhibitionItems$/, list('exhibitionItems', ['exhibitionId', 'artworkId'])],
    ['POST', /^\/v1\/exhibitionItems$/, addItem],
    ['DELETE', /^\/v1\/exhibitionItems\/([^/]+)$/, remove('exhibitionItems')],
    ['GET', /^\/v1\/loans$/, list('loans', ['artworkId'])],
    ['POST', /^\/v1\/loans$/, createLoan],
    ['DELETE', /^\/v1\/loans\/([^/:]+)$/, remove('loans')],
    ['POST', /^\/v1\/loans\/([^/:]+):return$/, returnLoan],
  ]
  const server = await listenJson(routes, failure(404, 'NOT_FOUND', 'no such route').body, port)
  return { ...server, data, reset: createReset(data) }
}
