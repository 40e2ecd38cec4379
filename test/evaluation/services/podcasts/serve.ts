import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createReset, type Row } from '../records.ts'
import { createPodcastsData } from './data.ts'
import { PODCASTS_DESCRIPTION } from './description.ts'

const link = (id: unknown) => ({ sys: { type: 'Link', linkType: 'Entry', id } })
const missing: Reply = { status: 404, body: { sys: { type: 'Error', id: 'NotFound' }, message: 'The resource could not be found.' } } // oxfmt-ignore
/** Fields that point to an entry of another kind. */
const LINKS: Record<string, [name: string, kind: string]> = { hostId: ['host', 'contributor'], guestId: ['guest', 'contributor'], showId: ['show', 'show'] } // oxfmt-ignore

/** Starts the podcast studio: 25 entries a page, and the entries that these link to beside them. */
export async function startPodcasts({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createPodcastsData(clock)
  const ROWS: Record<string, Row[]> = { contributor: data.contributors, show: data.shows, episode: data.episodes }
  const fieldOf = ([name, value]: [string, unknown]) => (LINKS[name] ? [LINKS[name][0], link(value)] : [name, value])
  const show = (kind: string, { id, ...rest }: Row) => ({
    sys: { id, type: 'Entry', contentType: { sys: { type: 'Link', linkType: 'ContentType', id: kind } }, createdAt: '2022-02-03T08:00:00.000Z', updatedAt: '2025-06-01T08:00:00.000Z', revision: 3, locale: 'en-GB' }, // oxfmt-ignore
    fields: Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null).map(fieldOf)) as object, // oxfmt-ignore
  })
  const linked = (rows: Row[]) => {
    const found = rows.flatMap(row =>
      Object.entries(LINKS).flatMap(([name, [, kind]]) => {
        const other = ROWS[kind]!.find(({ id }) => id === row[name])
        return other ? [show(kind, other)] : []
      }),
    )
    return [...new Map(found.map(entry => [entry.sys.id, entry])).values()]
  }
  const routesOf = (kind: string): Handler[] => {
    const rows = ROWS[kind]!
    const list = ({ query }: Incoming): Reply => {
      const [skip, limit] = [Number(query.get('skip') ?? 0), Math.min(Number(query.get('limit') ?? 25), 100)]
      const some = rows.slice(skip, skip + limit)
      const entries = linked(some)
      return { body: { sys: { type: 'Array' }, total: rows.length, skip, limit, items: some.map(row => show(kind, row)), ...(entries.length > 0 && { includes: { Entry: entries } }) } } // oxfmt-ignore
    }
    const one = ({ path }: Incoming): Reply => {
      const row = rows.find(({ id }) => id === path[0])
      return row ? { body: show(kind, row) } : missing
    }
    return [
      ['GET', new RegExp(`^/v3/content_types/${kind}/entries$`), list],
      ['GET', new RegExp(String.raw`^/v3/content_types/${kind}/entries/(\w+)$`), one],
    ]
  }
  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: PODCASTS_DESCRIPTION })],
    ...Object.keys(ROWS).flatMap(routesOf),
  ]
  const server = await listenJson(routes, missing.body, port)
  return { ...server, data, reset: createReset(data) }
}
