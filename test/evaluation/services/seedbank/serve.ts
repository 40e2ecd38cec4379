import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createReset, type Row } from '../records.ts'
import { createSeedbankData, type SeedbankData } from './data.ts'
import { SEEDBANK_DESCRIPTION } from './description.ts'

const missing: Reply = { status: 404, body: { data: null, errors: [{ message: 'Could not resolve to a node.' }] } }
const toCursor = (index: number) => Buffer.from(`cursor:${index}`).toString('base64')
const fromCursor = (cursor: string) => Number(Buffer.from(cursor, 'base64').toString().slice(7))

/** Starts the seed bank: 20 edges a page, each with a cursor. */
export async function startSeedbank({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createSeedbankData(clock)
  const point = (kind: keyof SeedbankData, id: unknown, name: string) => {
    const row = (data[kind] as unknown as Row[]).find(one => one.id === id)!
    return { id, [name]: row[name] }
  }
  const SHOW: Record<keyof SeedbankData, (row: Row) => object> = {
    species: row => row,
    vaults: row => row,
    accessions: ({ speciesId, vaultId, ...row }) => ({ ...row, species: point('species', speciesId, 'scientificName'), vault: point('vaults', vaultId, 'name') }), // oxfmt-ignore
    germinationTests: ({ accessionId, ...row }) => ({ ...row, accession: point('accessions', accessionId, 'accessionNumber') }), // oxfmt-ignore
  }
  const routesOf = (kind: keyof SeedbankData): Handler[] => {
    const rows = data[kind] as unknown as Row[]
    const list = ({ query }: Incoming): Reply => {
      const first = Math.min(Number(query.get('first') ?? 20), 100)
      const after = query.get('after')
      const from = after ? fromCursor(after) + 1 : 0
      const edges = rows.slice(from, from + first).map((row, index) => ({ cursor: toCursor(from + index), node: SHOW[kind](row) })) // oxfmt-ignore
      const pageInfo = { hasNextPage: from + first < rows.length, hasPreviousPage: from > 0, startCursor: edges[0]?.cursor ?? null, endCursor: edges.at(-1)?.cursor ?? null } // oxfmt-ignore
      return { body: { data: { [kind]: { edges, pageInfo, totalCount: rows.length } } } }
    }
    const one = ({ path }: Incoming): Reply => {
      const row = rows.find(({ id }) => id === path[0])
      return row ? { body: { data: { node: SHOW[kind](row) } } } : missing
    }
    return [
      ['GET', new RegExp(`^/v1/${kind}$`), list],
      ['GET', new RegExp(`^/v1/${kind}/([^/]+)$`), one],
    ]
  }
  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: SEEDBANK_DESCRIPTION })],
    ...(Object.keys(SHOW) as (keyof SeedbankData)[]).flatMap(routesOf),
  ]
  const server = await listenJson(routes, missing.body, port)
  return { ...server, data, reset: createReset(data) }
}
