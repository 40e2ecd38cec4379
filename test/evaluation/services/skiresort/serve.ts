import { listenJson, type Handler, type Reply } from '../../../support/apis/listen-json.ts'
import { createReset, type Row } from '../records.ts'
import { createHandlers } from '../serve-rows.ts'
import { createSkiresortData, type SkiresortData } from './data.ts'
import { SKIRESORT_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
const today = () => new Date().toISOString().slice(0, 10)
const now = () => new Date().toISOString().replace(/\.\d+Z$/, 'Z')
const refuse = (status: number, message: string): Reply => ({ status, body: { code: status === 404 ? 5 : status === 409 ? 9 : 3, message, details: [] } }) // oxfmt-ignore
const invalid = (_: string, name: string) => refuse(400, `${name} is required`)
const isKey = (name: string) => name === 'id' || name.endsWith('Id')

/** `pageSize` up to 100 and an opaque `pageToken`, the rows under the name of their kind. */
const cutAs = (name: string) =>
  function cut(rows: object[], query: URLSearchParams): Reply {
    const size = Number(query.get('pageSize') ?? 0) || 30
    const start = Number(Buffer.from(query.get('pageToken') ?? '', 'base64url').toString() || 0)
    if (!(size >= 1 && size <= 100) || !(start >= 0)) return refuse(400, 'invalid page_size or page_token')
    const nextPageToken = start + size < rows.length ? Buffer.from(String(start + size)).toString('base64url') : ''
    return { body: { [name]: rows.slice(start, start + size), nextPageToken, totalSize: rows.length } }
  }
/** Keys are 64-bit integers, so they are texts; what is not set is left out. */
const write = (_: string, row: Row): object =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([, value]) => value !== null)
      .map(([name, value]) => [name, isKey(name) ? String(value) : value]),
  )
const read = (given: Given): Given =>
  Object.fromEntries(Object.entries(given).map(([name, value]) => [name, isKey(name) ? Number(value) : value]))

/** Starts the ski resort. `data` is what it serves and changes; `reset` puts it back. */
export async function startSkiresort({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createSkiresortData(clock)
  const of = (kind: keyof SkiresortData) => createHandlers<keyof SkiresortData>(data, cutAs(kind), write, { refuse, invalid }) // oxfmt-ignore
  const { withRow, remove, add, become, isThere } = of('lifts')
  const list = (kind: keyof SkiresortData, ...filters: string[]) => of(kind).list(kind, ...filters)
  const change = (kind: keyof SkiresortData) => withRow(kind, (row, given) => void Object.assign(row, read(given)))

  const greet = (given: Given) => ({ birthDate: '', country: '', phoneNumber: '', newsletter: false, ...given })
  const sell = (raw: Given) => {
    const given = read(raw)
    if (!isThere('guests', given.guestId)) return 'guest not found'
    return { passNumber: `SP${30_000 + data.passes.length}`, price: 0, validFrom: today(), validUntil: today(), ...given, state: 'PASS_STATE_ACTIVE', purchaseTime: now() } // oxfmt-ignore
  }
  const lend = (raw: Given) => {
    const given = read(raw)
    if (!isThere('guests', given.guestId) || !isThere('rentalItems', given.itemId)) return 'guest or item not found'
    return { startDate: today(), dueDate: today(), depositPaid: false, ...given, returnTime: null, totalPrice: 0, damageNote: '' } // oxfmt-ignore
  }
  const report = (raw: Given) => {
    const given = read(raw)
    if (!isThere('runs', given.runId)) return 'run not found'
    return { patrollerId: null, guestId: null, cause: 'CAUSE_UNSPECIFIED', helicopter: false, note: '', ...given, occurTime: now(), status: 'INCIDENT_STATUS_OPEN' } // oxfmt-ignore
  }
  const measure = (given: Given) => ({ reportDate: today(), baseDepthCm: 0, newSnowCm: 0, temperatureCelsius: 0, windKph: 0, avalancheLevel: 1, ...given }) // oxfmt-ignore
  const bring = withRow('rentals', (row, given) => {
    if (row.returnTime !== null) return refuse(409, 'rental was returned before')
    Object.assign(row, { returnTime: now() }, given.damageNote ? { damageNote: given.damageNote } : {})
    return undefined
  })
  const lifts = (from: string[], to: string) =>
    become('lifts', from.map(one => `LIFT_STATUS_${one}`), () => ({ status: `LIFT_STATUS_${to}` })) // oxfmt-ignore
  const passes = (to: string) =>
    become('passes', ['PASS_STATE_ACTIVE'], () => ({ state: `PASS_STATE_${to}` }), 'state') // oxfmt-ignore
  const groom = withRow('runs', row => void Object.assign(row, { lastGroomedTime: now() }))

  const at = (path: string) => new RegExp(`^/v1/${path.replaceAll(':id', '(\\d+)')}$`)
  const routes: Handler[] = [
    ['GET', /^\/resort\.swagger\.json$/, () => ({ body: SKIRESORT_DESCRIPTION })],
    ['GET', at('lifts'), list('lifts', 'status')],
    ['GET', at('lifts/:id'), withRow('lifts')],
    ['PATCH', at('lifts/:id'), change('lifts')],
    ['POST', at('lifts/:id:open'), lifts(['CLOSED', 'ON_HOLD', 'MAINTENANCE'], 'OPEN')],
    ['POST', at('lifts/:id:close'), lifts(['OPEN', 'ON_HOLD'], 'CLOSED')],
    ['GET', at('runs'), list('runs', 'difficulty', 'liftId')],
    ['GET', at('runs/:id'), withRow('runs')],
    ['PATCH', at('runs/:id'), change('runs')],
    ['POST', at('runs/:id:groom'), groom],
    ['GET', at('guests'), list('guests')],
    ['POST', at('guests'), add('guests', ['givenName', 'familyName'], greet)],
    ['GET', at('guests/:id'), withRow('guests')],
    ['PATCH', at('guests/:id'), change('guests')],
    ['DELETE', at('guests/:id'), remove('guests')],
    ['GET', at('passes'), list('passes', 'state', 'guestId')],
    ['POST', at('passes'), add('passes', ['guestId', 'passType'], sell)],
    ['GET', at('passes/:id'), withRow('passes')],
    ['POST', at('passes/:id:block'), passes('BLOCKED')],
    ['POST', at('passes/:id:refund'), passes('REFUNDED')],
    ['GET', at('rentalItems'), list('rentalItems', 'category')],
    ['GET', at('rentalItems/:id'), withRow('rentalItems')],
    ['PATCH', at('rentalItems/:id'), change('rentalItems')],
    ['GET', at('rentals'), list('rentals', 'guestId', 'itemId')],
    ['POST', at('rentals'), add('rentals', ['itemId', 'guestId'], lend)],
    ['GET', at('rentals/:id'), withRow('rentals')],
    ['PATCH', at('rentals/:id'), change('rentals')],
    ['POST', at('rentals/:id:return'), bring],
    ['GET', at('patrollers'), list('patrollers')],
    ['GET', at('patrollers/:id'), withRow('patrollers')],
    ['PATCH', at('patrollers/:id'), change('patrollers')],
    ['GET', at('incidents'), list('incidents', 'status', 'severity', 'runId')],
    ['POST', at('incidents'), add('incidents', ['runId', 'severity'], report)],
    ['GET', at('incidents/:id'), withRow('incidents')],
    ['PATCH', at('incidents/:id'), change('incidents')],
    ['DELETE', at('incidents/:id'), remove('incidents')],
    ['POST', at('incidents/:id:close'), become('incidents', ['INCIDENT_STATUS_OPEN'], () => ({ status: 'INCIDENT_STATUS_CLOSED' }))], // oxfmt-ignore
    ['GET', at('snowReports'), list('snowReports', 'station')],
    ['POST', at('snowReports'), add('snowReports', ['station', 'baseDepthCm'], measure)],
    ['GET', at('snowReports/:id'), withRow('snowReports')],
  ]
  const server = await listenJson(routes, { code: 5, message: 'Not Found', details: [] }, port)
  return { ...server, data, reset: createReset(data) }
}
