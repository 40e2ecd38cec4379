import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays } from '../days.ts'
import { toCamel, toSnake } from '../letter-case.ts'
import { createReset, type Row } from '../records.ts'
import { mergeInto } from '../serve-rows.ts'
import { createLandscapingData } from './data.ts'
import { LANDSCAPING_DESCRIPTION } from './description.ts'
import { LAND_ACTIONS, LAND_RESOURCES, wordsOf } from './resources.ts'

type Given = Record<string, unknown>
const refuse = (status: number, detail: string): Reply => ({ status, body: { detail } })
const invalid = (field: string, message: string): Reply => ({ status: 400, body: { [field]: [message] } })
const camel = (name: string) => Object.keys(toCamel({ [name]: 0 }))[0]!
const isDay = (value: unknown) => /^\d{4}-\d\d-\d\d$/.test(String(value)) && !Number.isNaN(Date.parse(String(value)))
/** Keys and what they point to. */
const KEYS: Record<string, string> = { client: 'clients', garden: 'gardens', job: 'jobs', quote: 'quotes', teamLeader: 'gardeners', team: 'gardeners', preparedBy: 'gardeners' } // oxfmt-ignore
/** Records that keep others from being deleted. */
const HOLDERS: Record<string, [path: string, key: string][]> = {
  clients: [['gardens', 'client']],
  gardens: [['jobs', 'garden'], ['quotes', 'garden']], // oxfmt-ignore
  jobs: [['invoices', 'job']],
  quotes: [['jobs', 'quote']],
}

/** Starts the landscaping firm. `data` is what it serves and changes; `reset` puts it back. */
export async function startLandscaping({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createLandscapingData(clock)
  const { day } = createDays(clock)
  const rowsOf = (path: string) => data[LAND_RESOURCES[path]!.table] as unknown as Row[]
  const find = (path: string, id: unknown) => rowsOf(path).find(one => String(one.id) === String(id))

  /** Why a value cannot be taken for a field. */
  const wrong = (path: string, name: string, value: unknown): string | undefined => {
    const field = LAND_RESOURCES[path]!.fields[name]!
    if (value === null) return field.nullable ? undefined : 'This field may not be null.'
    const words = wordsOf(field)
    if (words && !words.includes(String(value))) return `"${String(value)}" is not a valid choice.`
    const target = KEYS[camel(name)]
    const lost = target ? [value].flat().find(id => !find(target, id)) : undefined
    if (lost !== undefined) return `Invalid pk "${String(lost)}" - object does not exist.`
    if (name === 'materials_used') return (value as Given[]).every(one => find('materials', one.material)) ? undefined : 'Invalid pk - object does not exist.' // oxfmt-ignore
    if (['integer', 'number'].includes(String(field.type)) && !(typeof value === 'number' && value >= 0)) return 'A valid number is required.' // oxfmt-ignore
    if (field.format === 'date' && !isDay(value)) return 'Date has wrong format. Use one of these formats instead: YYYY-MM-DD.' // oxfmt-ignore
    if (field.type === 'boolean' && typeof value !== 'boolean') return 'Must be a valid boolean.'
    return field.format === 'email' && !/^\S+@\S+\.\S+$/.test(String(value)) ? 'Enter a valid email address.' : undefined // oxfmt-ignore
  }
  /** What can be written of a body, or why it cannot. */
  const read = (path: string, given: Given): { taken: Given; refused?: Reply } => {
    const { fields, readOnly } = LAND_RESOURCES[path]!
    const known = Object.entries(given).filter(([name]) => name in fields && !readOnly.includes(name))
    for (const [name, value] of known) {
      const message = wrong(path, name, value)
      if (message !== undefined) return { taken: {}, refused: invalid(name, message) }
    }
    const taken = toCamel(Object.fromEntries(known))
    if (Array.isArray(taken.materialsUsed)) taken.materialsUsed = taken.materialsUsed.map((one: Given) => ({ ...one, unitPrice: one.unitPrice ?? find('materials', one.material)!.unitPrice })) // oxfmt-ignore
    return { taken }
  }
  const oddOf = (path: string, name: string, value: string): string | undefined => {
    const { fields, filters, days, ordering } = LAND_RESOURCES[path]!
    const words = filters.includes(name) ? wordsOf(fields[name]) : undefined
    if (words && !words.includes(value)) return `Select a valid choice. ${value} is not one of the available choices.`
    if (name === 'ordering' && !ordering.includes(value.replace(/^-/, ''))) return `Select a valid choice. ${value} is not one of the available choices.` // oxfmt-ignore
    if (name === 'limit' && !(Number(value) >= 1 && Number(value) <= 100)) return 'Enter a number from 1 to 100.'
    if (name === 'offset' && !(Number(value) >= 0)) return 'Enter a whole number.'
    const bounded = name.replace(/_(after|before)$/, '')
    return bounded !== name && days.includes(bounded) && !isDay(value) ? 'Enter a valid date.' : undefined
  }
  const passes = (path: string, row: Row, [name, value]: [string, string]): boolean => {
    const { filters, days, search } = LAND_RESOURCES[path]!
    if (name === 'search') return search.some(field => String(row[camel(field)] ?? '').toLowerCase().includes(value.toLowerCase())) // oxfmt-ignore
    if (filters.includes(name)) return String(row[camel(name)]).toLowerCase() === value.toLowerCase()
    const [, of, side] = /^(.*)_(after|before)$/.exec(name) ?? []
    if (of === undefined || !days.includes(of)) return true
    const held = row[camel(of)] as string | null
    return held !== null && (side === 'after' ? held >= value : held <= value)
  }
  const sorted = (rows: Row[], ordering: string | null): Row[] => {
    if (ordering === null) return rows
    const [sign, key] = [ordering.startsWith('-') ? -1 : 1, camel(ordering.replace(/^-/, ''))]
    const of = (row: Row) => (row[key] ?? '') as string
    return rows.toSorted((one, other) => sign * (of(one) < of(other) ? -1 : of(one) > of(other) ? 1 : 0))
  }
  const list =
    (path: string) =>
    ({ query, url }: Incoming): Reply => {
      const wanted = [...query].filter(([, value]) => value !== '')
      for (const [name, value] of wanted) {
        const odd = oddOf(path, name, value)
        if (odd !== undefined) return invalid(name, odd)
      }
      const rows = sorted(rowsOf(path).filter(row => wanted.every(one => passes(path, row, one))), query.get('ordering')) // oxfmt-ignore
      const [limit, offset] = [Number(query.get('limit') ?? 25), Number(query.get('offset') ?? 0)]
      const at = (from: number) => {
        const to = new URLSearchParams(query)
        to.set('limit', String(limit))
        to.set('offset', String(Math.max(0, from)))
        return `${server.url}${url.pathname}?${to.toString()}`
      }
      const next = offset + limit < rows.length ? at(offset + limit) : null
      return { body: { count: rows.length, next, previous: offset > 0 ? at(offset - limit) : null, results: rows.slice(offset, offset + limit).map(toSnake) } } // oxfmt-ignore
    }
  const withRow =
    (path: string, answer?: (row: Row, given: Given) => Reply | undefined) =>
    ({ path: [id], body }: Incoming): Reply => {
      const row = find(path, id)
      if (!row) return refuse(404, `No ${LAND_RESOURCES[path]!.model} matches the given query.`)
      return answer?.(row, (body ?? {}) as Given) ?? { body: toSnake(row) }
    }

  const address = { street: '', town: '', postcode: '' }
  const DEFAULTS: Record<string, (given: Given) => Given> = {
    clients: ({ clientType }) => ({ contactName: null, billingAddress: address, paymentTermsDays: clientType === 'residential' ? 14 : 30, clientSince: day(0), referralSource: 'word_of_mouth', notes: '' }), // oxfmt-ignore
    gardens: () => ({ lawnSqm: 0, soilType: 'loam', aspect: 'south', hasPond: false, hasSideAccess: true, gateCode: null, accessNotes: '' }), // oxfmt-ignore
    gardeners: () => ({ email: '', hasDrivingLicence: false, hasSprayingCertificate: false }),
    invoices: () => ({ invoiceNumber: `INV-${7001 + data.landInvoices.length}`, status: 'draft', issuedOn: null, dueOn: null, paidOn: null, paymentMethod: null }), // oxfmt-ignore
    jobs: ({ teamLeader }) => ({ jobNumber: `J-${3001 + data.landJobs.length}`, quote: null, status: 'scheduled', completedOn: null, team: [teamLeader], estimatedHours: 0, actualHours: null, materialsUsed: [], clientRating: null, notes: '' }), // oxfmt-ignore
    materials: () => ({ latinName: null, isEvergreen: null, stockQuantity: 0, reorderLevel: 0 }),
    quotes: () => ({ quoteNumber: `Q-${2101 + data.landQuotes.length}`, status: 'draft', issuedOn: null, validUntil: null, declineReason: '' }), // oxfmt-ignore
  }
  /** What follows from what is written: the VAT of an invoice, the day on which a job was done. */
  const follow = (path: string, row: Row) => {
    if (path === 'jobs') row.completedOn = row.status === 'completed' ? (row.completedOn ?? day(0)) : null
    if (path !== 'invoices') return
    const net = Number(row.netAmount)
    const garden = find('gardens', find('jobs', row.job)?.garden)
    Object.assign(row, { client: garden?.client, vatAmount: Math.round(20 * net) / 100, total: Math.round(120 * net) / 100 }) // oxfmt-ignore
  }
  const create =
    (path: string) =>
    ({ body }: Incoming): Reply => {
      const given = (body ?? {}) as Given
      const lacking = LAND_RESOURCES[path]!.required.filter(name => given[name] === undefined || given[name] === '')
      if (lacking.length > 0) return { status: 400, body: Object.fromEntries(lacking.map(name => [name, ['This field is required.']])) } // oxfmt-ignore
      const { taken, refused } = read(path, given)
      if (refused) return refused
      const row = { id: Math.max(...rowsOf(path).map(one => Number(one.id))) + 1, ...DEFAULTS[path]!(taken), ...taken } as Row // oxfmt-ignore
      follow(path, row)
      rowsOf(path).push(row)
      return { status: 201, body: toSnake(row) }
    }
  const change = (path: string) =>
    withRow(path, (row, given) => {
      const { taken, refused } = read(path, given)
      if (refused) return refused
      mergeInto(row, taken)
      follow(path, row)
      return undefined
    })
  const drop = (path: string) =>
    withRow(path, row => {
      const holder = HOLDERS[path]?.find(([other, key]) => rowsOf(other).some(one => one[key] === row.id))
      const isUsed = path === 'materials' && data.landJobs.some(one => one.materialsUsed.some(use => use.material === row.id)) // oxfmt-ignore
      if (holder || isUsed) return refuse(409, `Cannot delete: it is referenced by ${holder?.[0] ?? 'jobs'}.`)
      rowsOf(path).splice(rowsOf(path).indexOf(row), 1)
      return { status: 204, body: null }
    })
  const become = (path: string, from: readonly string[], to: string) =>
    withRow(path, row => {
      if (!from.includes(String(row.status))) return refuse(409, `The ${path.slice(0, -1)} is ${String(row.status).replace('_', ' ')}.`) // oxfmt-ignore
      const more = { sent: { issuedOn: day(0), validUntil: day(42) }, paid: { paidOn: day(0) } }[to] ?? {}
      Object.assign(row, { status: to, ...more })
      follow(path, row)
      return undefined
    })

  const at = (path: string) => new RegExp(`^/api/${path.replace(':id', String.raw`(\d+)`)}/$`)
  const routes: Handler[] = [
    ['GET', /^\/api\/schema\/$/, () => ({ body: LANDSCAPING_DESCRIPTION })],
    ...Object.entries(LAND_RESOURCES).flatMap(([path, { writes }]): Handler[] => [
      ['GET', at(path), list(path)],
      ['GET', at(`${path}/:id`), withRow(path)],
      ...(writes.includes('create') ? [['POST', at(path), create(path)] as Handler] : []),
      ...(writes.includes('partial_update') ? [['PATCH', at(`${path}/:id`), change(path)] as Handler] : []),
      ...(writes.includes('destroy') ? [['DELETE', at(`${path}/:id`), drop(path)] as Handler] : []),
    ]),
    ...LAND_ACTIONS.map(([path, verb, , from, to]): Handler => ['POST', at(`${path}/:id/${verb}`), become(path, from, to)]), // oxfmt-ignore
  ]
  const server = await listenJson(routes, { detail: 'Not found.' }, port)
  return { ...server, data, reset: createReset(data) }
}
