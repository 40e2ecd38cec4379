import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { toCamel, toPascal } from '../letter-case.ts'
import { createReset, type Row } from '../records.ts'
import { createLettingsData, type LettingsData } from './data.ts'
import { LETTINGS_DESCRIPTION } from './description.ts'

const refuse = (status: number, Detail: string): Reply => ({ status, body: { Code: `E${status}`, Detail } })
const british = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(british)
  if (value && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, british(inner)]))
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? value.split('-').toReversed().join('/') : value
}
/** A row as it is written on the wire: `Ref` is its key, days as DD/MM/YYYY, PascalCase. */
const write = ({ ref, ...row }: Row) =>
  toPascal(british({ ref, ...Object.fromEntries(Object.entries(row).filter(([key]) => key !== 'id')) }))

/** Starts the letting agency. `data` is what it serves and changes; `reset` puts it back. */
export async function startLettings({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createLettingsData(clock)
  const today = () => new Date().toISOString().slice(0, 10)
  const rowsOf = (kind: keyof LettingsData) => data[kind] as unknown as Row[]
  const fits = (row: Row, query: URLSearchParams) =>
    [...query].every(([name, value]) => name === 'Skip' || name === 'Take' || String(toPascal(row)[name]) === value)
  const list =
    (kind: keyof LettingsData, { needs, parent }: { needs?: string; parent?: string } = {}) =>
    ({ query, path }: Incoming): Reply => {
      if (needs && !query.has(needs)) return refuse(400, `${needs} is required`)
      const rows = rowsOf(kind).filter(row => fits(row, query) && (!parent || row[parent] === path[0]))
      const [skip, take] = [Number(query.get('Skip') ?? 0), Math.min(Number(query.get('Take') ?? 20), 50)]
      return { body: rows.slice(skip, skip + take).map(write), headers: { 'X-Total-Count': String(rows.length) } }
    }
  const withRow =
    (kind: keyof LettingsData, answer?: (row: Row, body: Row) => Reply | void) =>
    ({ path, body }: Incoming): Reply => {
      const row = rowsOf(kind).find(({ id }) => id === path[0])
      if (!row) return refuse(404, 'Not found')
      return answer?.(row, toCamel(body ?? {}) as Row) ?? { body: write(row) }
    }
  const patch = (kind: keyof LettingsData) => withRow(kind, (row, body) => void Object.assign(row, body))
  const add = (kind: keyof LettingsData, needed: string[], rest: object) => {
    return ({ body }: Incoming): Reply => {
      const given = toCamel(body ?? {})
      const lacking = needed.find(key => !given[key])
      if (lacking) return refuse(400, `${lacking} is required`)
      const ref = `00000000-0000-4000-a000-${String(rowsOf(kind).length).padStart(12, '0')}`
      const row = { id: ref, ref, ...rest, ...given }
      rowsOf(kind).push(row)
      return { status: 201, body: write(row) }
    }
  }

  const routes: Handler[] = [
    ['GET', /^\/swagger\/v1\.json$/, () => ({ body: LETTINGS_DESCRIPTION })],
    ['GET', /^\/Api\/Buildings$/, list('buildings')],
    ['GET', /^\/Api\/Buildings\/([^/]+)$/, withRow('buildings')],
    ['GET', /^\/Api\/Buildings\/([^/]+)\/Flats$/, list('flats', { parent: 'buildingRef' })],
    ['GET', /^\/Api\/Tenants$/, list('tenants')],
    ['POST', /^\/Api\/Tenants$/, add('tenants', ['name', 'email'], { mobile: '', employer: null, guarantor: null })],
    ['GET', /^\/Api\/Tenants\/([^/]+)$/, withRow('tenants')],
    ['PATCH', /^\/Api\/Tenants\/([^/]+)$/, patch('tenants')],
    ['GET', /^\/Api\/Tenancies$/, list('tenancies')],
    ['GET', /^\/Api\/Tenancies\/([^/]+)$/, withRow('tenancies')],
    [
      'POST',
      /^\/Api\/Tenancies\/([^/]+)\/GiveNotice$/,
      withRow('tenancies', (row, { endsOn }) => {
        if (!/^\d\d\/\d\d\/\d{4}$/.test(String(endsOn))) return refuse(400, 'EndsOn is DD/MM/YYYY')
        Object.assign(row, { standing: 'NOTICE_GIVEN', endsOn: String(endsOn).split('/').toReversed().join('-') })
      }),
    ],
    ['GET', /^\/Api\/Contractors$/, list('contractors', { needs: 'Trade' })],
    ['GET', /^\/Api\/Contractors\/([^/]+)$/, withRow('contractors')],
    ['GET', /^\/Api\/Jobs$/, list('jobs')],
    [
      'POST',
      /^\/Api\/Jobs$/,
      incoming => {
        const rest = { flatRef: null, contractorRef: null, urgency: 'ROUTINE', stage: 'LOGGED', raisedOn: today() }
        const nothing = { completedOn: null, quote: null, visits: [] }
        return add('jobs', ['buildingRef', 'subject'], { ...rest, ...nothing })(incoming)
      },
    ],
    ['GET', /^\/Api\/Jobs\/Count$/, ({ query }) => ({ body: rowsOf('jobs').filter(row => fits(row, query)).length })],
    ['GET', /^\/Api\/Jobs\/([^/]+)$/, withRow('jobs')],
    ['PATCH', /^\/Api\/Jobs\/([^/]+)$/, patch('jobs')],
    [
      'DELETE',
      /^\/Api\/Jobs\/([^/]+)$/,
      withRow('jobs', row => {
        rowsOf('jobs').splice(rowsOf('jobs').indexOf(row), 1)
        return { status: 204, body: undefined }
      }),
    ],
    [
      'POST',
      /^\/Api\/Jobs\/([^/]+)\/Assign$/,
      withRow('jobs', (row, { contractorRef }) => {
        if (!data.contractors.some(({ id }) => id === contractorRef)) return refuse(400, 'No such contractor')
        Object.assign(row, { contractorRef, stage: 'ASSIGNED' })
      }),
    ],
    [
      'POST',
      /^\/Api\/Jobs\/([^/]+)\/Complete$/,
      withRow('jobs', row => void Object.assign(row, { stage: 'COMPLETED', completedOn: today() })),
    ],
  ]
  const server = await listenJson(routes, refuse(404, 'No route').body, port)
  return { ...server, data, reset: createReset(data) }
}
