import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createReset, type Row } from '../records.ts'
import { createFilmarchiveData, type FilmarchiveData } from './data.ts'
import { FILMARCHIVE_DESCRIPTION } from './description.ts'

/** Starts the film archive: searches give ten hits unless they are asked for more. */
export async function startFilmarchive({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createFilmarchiveData(clock)
  const routesOf = (index: keyof FilmarchiveData): Handler[] => {
    const rows = data[index] as unknown as Row[]
    const show = ({ id, ...source }: Row) => ({ _index: index, _id: id, _source: source })
    const search = ({ body }: Incoming): Reply => {
      const { from = 0, size = 10 } = (body ?? {}) as { from?: number; size?: number }
      if (from + size > 10_000) return { status: 400, body: { error: { type: 'illegal_argument_exception' }, status: 400 } } // oxfmt-ignore
      const hits = rows.slice(from, from + size).map(row => ({ ...show(row), _score: 1 }))
      const shards = { total: 1, successful: 1, skipped: 0, failed: 0 }
      return { body: { took: 3, timed_out: false, _shards: shards, hits: { total: { value: rows.length, relation: 'eq' }, max_score: 1, hits } } } // oxfmt-ignore
    }
    const withRow = (answer: (row: Row, incoming: Incoming) => unknown) => (incoming: Incoming) => {
      const row = rows.find(one => one.id === incoming.path[0])
      return row ? { body: answer(row, incoming) } : { status: 404, body: { _index: index, _id: incoming.path[0], found: false } } // oxfmt-ignore
    }
    const update = (row: Row, { body }: Incoming) => {
      Object.assign(row, (body as { doc?: object } | undefined)?.doc)
      return { _index: index, _id: row.id, result: 'updated' }
    }
    const remove = (row: Row) => (rows.splice(rows.indexOf(row), 1), { _index: index, _id: row.id, result: 'deleted' })
    return [
      ['POST', new RegExp(`^/${index}/_search$`), search],
      ['GET', new RegExp(`^/${index}/_doc/([\\w-]+)$`), withRow(row => ({ ...show(row), found: true }))],
      ['DELETE', new RegExp(`^/${index}/_doc/([\\w-]+)$`), withRow(remove)],
      ['POST', new RegExp(`^/${index}/_update/([\\w-]+)$`), withRow(update)],
    ]
  }
  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: FILMARCHIVE_DESCRIPTION })],
    ...routesOf('films'),
    ...routesOf('screenings'),
  ]
  const server = await listenJson(routes, { error: 'no handler found', status: 400 }, port)
  return { ...server, data, reset: createReset(data) }
}
