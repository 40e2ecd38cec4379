import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays, momentOf } from '../days.ts'
import { toPascal } from '../letter-case.ts'
import { filterRows } from '../odata.ts'
import { createReset, type Row } from '../records.ts'
import { createHandlers, mergeInto } from '../serve-rows.ts'
import { createHomecareData, type HomecareData } from './data.ts'
import { HOMECARE_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof HomecareData
const refuse = (status: number, message: string): Reply => ({ status, body: { error: { code: String(status), message } } }) // oxfmt-ignore
const pascal = (name: string) => name.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())
const invalid = (_: string, name: string): Reply => refuse(400, `The property '${pascal(name)}' is required.`)

/** Starts home care. `data` is what it serves and changes; `reset` puts it back. */
export async function startHomecare({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createHomecareData(clock)
  const write = (_: Kind, row: Row) => toPascal(row)
  const handlers = createHandlers<Kind>(data, rows => ({ body: rows }), write, { refuse, invalid })
  const { withRow, remove, add, become, isThere } = handlers
  const targets: Record<string, Kind> = { teamId: 'teams', clientId: 'clients', carerId: 'carers', keyCarerId: 'carers', reportedById: 'carers' } // oxfmt-ignore
  /** Why a body cannot be taken: one of its keys leads nowhere, or its moment is none. */
  const wrong = (given: Given) => {
    const lost = Object.keys(targets).find(name => name in given && given[name] !== null && !isThere(targets[name]!, given[name])) // oxfmt-ignore
    if (lost) return `${pascal(lost)} does not exist.`
    const isTimeless = given.startsAt !== undefined && momentOf(given.startsAt) === undefined
    return isTimeless ? 'StartsAt must be a date and a time.' : undefined
  }
  const timed = (given: Given) => ({ ...given, ...(given.startsAt !== undefined && { startsAt: momentOf(given.startsAt)!.replace('.000', '') }) }) // oxfmt-ignore
  const change = (kind: Kind) =>
    withRow(kind, (row, given) => {
      const reason = wrong(given)
      return reason ? refuse(400, reason) : void mergeInto(row, timed(given))
    })

  /** Entities that pass the filter, a part of them, and the address of the next ones. */
  const list =
    (kind: Kind) =>
    ({ query, url }: Incoming): Reply => {
      const rows = filterRows(
        (data[kind] as unknown as Row[]).map(row => write(kind, row)),
        query.get('$filter'),
      )
      if (!rows || query.has('$orderby')) return refuse(400, 'The query specified in the URI is not valid.')
      const [skip, top] = [Number(query.get('$skip') ?? 0), Number(query.get('$top') ?? 50)]
      if (!(skip >= 0 && top >= 0 && top <= 100)) return refuse(400, '$top or $skip is out of range.')
      const next = new URL(url)
      next.searchParams.set('$skip', String(skip + top))
      const isCut = top > 0 && skip + top < rows.length
      return {
        body: {
          '@odata.context': `$metadata#${url.pathname.split('/').at(-1)}`,
          ...(query.get('$count') === 'true' && { '@odata.count': rows.length }),
          value: rows.slice(skip, skip + top),
          ...(isCut && { '@odata.nextLink': `${server.url}${next.pathname}${next.search}` }),
        },
      }
    }

  const { day } = createDays(clock)
  const hire = (given: Given) => wrong(given) ?? { email: null, phone: null, contractHours: 20, hourlyPay: 12.4, hasCar: false, ...given, isActive: true, startedOn: day(0) } // oxfmt-ignore
  const welcome = (given: Given) =>
    wrong(given) ?? { phone: null, address: null, keyCarerId: null, fundedBy: 'Private', hasKeySafe: false, emergencyContact: null, ...given, reference: 'MC-9901', status: 'Active', careSince: day(0) } // oxfmt-ignore
  const plan = (given: Given) => wrong(given) ?? { carerId: null, note: null, ...timed(given), status: 'Planned', minutesLate: null } // oxfmt-ignore
  const report = (given: Given) => wrong(given) ?? { occurredOn: day(0), ...given, reference: 'IR-9901', status: 'Open', closedOn: null } // oxfmt-ignore
  const pass = (given: Given) => wrong(given) ?? { provider: 'In-house', score: null, expiresOn: null, ...given }

  const root = String.raw`^/odata/v4/`
  const all = (set: string) => new RegExp(`${root}${set}$`)
  const keyed = (set: string, rest = '') => new RegExp(String.raw`${root}${set}\((\d+)\)${rest}$`)
  const read = (kind: Kind, set: string): Handler[] => [
    ['GET', all(set), list(kind)],
    ['GET', keyed(set), withRow(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/odata\/v4\/\$openapi$/, () => ({ body: HOMECARE_DESCRIPTION })],
    ...read('teams', 'Teams'),
    ...read('carers', 'Carers'),
    ...read('clients', 'Clients'),
    ...read('visits', 'Visits'),
    ...read('incidents', 'Incidents'),
    ...read('trainings', 'Trainings'),
    ['PATCH', keyed('Teams'), change('teams')],
    ['POST', all('Carers'), add('carers', ['firstName', 'lastName', 'teamId', 'grade'], hire)],
    ['PATCH', keyed('Carers'), change('carers')],
    ['POST', all('Clients'), add('clients', ['firstName', 'lastName', 'dateOfBirth', 'teamId', 'careLevel'], welcome)],
    ['PATCH', keyed('Clients'), change('clients')],
    ['POST', all('Visits'), add('visits', ['clientId', 'type', 'startsAt', 'durationMinutes'], plan)],
    ['PATCH', keyed('Visits'), change('visits')],
    ['DELETE', keyed('Visits'), remove('visits')],
    ['POST', keyed('Visits', '/Complete'), become('visits', ['Planned'], () => ({ status: 'Completed', minutesLate: 0 }))], // oxfmt-ignore
    ['POST', keyed('Visits', '/Cancel'), become('visits', ['Planned'], () => ({ status: 'Cancelled' }))],
    ['POST', all('Incidents'), add('incidents', ['clientId', 'reportedById', 'category', 'severity'], report)],
    ['PATCH', keyed('Incidents'), change('incidents')],
    ['POST', keyed('Incidents', '/Close'), become('incidents', ['Open', 'UnderReview'], () => ({ status: 'Closed', closedOn: day(0) }))], // oxfmt-ignore
    ['POST', all('Trainings'), add('trainings', ['carerId', 'course', 'completedOn'], pass)],
    ['DELETE', keyed('Trainings'), remove('trainings')],
  ]
  const server = await listenJson(routes, { error: { code: '404', message: 'Resource not found.' } }, port)
  return { ...server, data, reset: createReset(data) }
}
