import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { toSnake } from '../letter-case.ts'
import { createReset, type Row } from '../records.ts'
import { createHandlers } from '../serve-rows.ts'
import { createTranslationData, type TranslationData } from './data.ts'
import { TRANSLATION_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof TranslationData
const today = () => new Date().toISOString().slice(0, 10)
const singular = (kind: Kind) => kind.slice(0, -1)

const refuse = (status: number, message: string): Reply => ({ status, body: { error: { type: 'invalid_request', message } } }) // oxfmt-ignore
const invalid = (_: string, name: string): Reply => refuse(400, `Missing required parameter: ${name}`)

/** Starts the translation agency. `data` is what it serves and changes; `reset` puts it back. */
export async function startTranslation({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createTranslationData(clock)
  const rowsOf = (kind: Kind) => data[kind] as unknown as Row[]
  const write = (kind: Kind, row: Row) => toSnake({ ...row, object: singular(kind) })
  /** The row with the objects that `expand` asks for in the place of their ids. */
  function expand(row: Given, query: URLSearchParams): Given {
    const wanted = [...query.getAll('expand'), ...query.getAll('expand[]')].flatMap(names => names.split(','))
    const found = wanted.flatMap((name): [string, object][] => {
      const kind = `${name}s` as Kind
      const other = kind in data && typeof row[name] === 'string' && rowsOf(kind).find(one => one.id === row[name])
      return other ? [[name, write(kind, other)]] : []
    })
    return { ...row, ...Object.fromEntries(found) }
  }
  /** At most 100 rows after the one that is named. */
  function cut(rows: object[], query: URLSearchParams): Reply {
    const limit = Number(query.get('limit') ?? 20)
    if (!(limit >= 1 && limit <= 100)) return refuse(400, 'limit must be between 1 and 100')
    const after = query.get('starting_after')
    const from = after === null ? 0 : rows.findIndex(row => (row as Row).id === after) + 1
    if (after !== null && from === 0) return refuse(400, `No such object: ${after}`)
    const page = rows.slice(from, from + limit).map(row => expand(row as Given, query))
    return { body: { object: 'list', url: '/v1', has_more: from + limit < rows.length, data: page } }
  }
  const { list, withRow, change, add, become, isThere } = createHandlers<Kind>(data, cut, write, {
    refuse,
    invalid,
    keyOf: (kind, number) => `${kind.slice(0, 3)}_${number}`,
  })
  const get = (kind: Kind) => (incoming: Incoming) => {
    const reply = withRow(kind)(incoming)
    return reply.status === undefined ? { body: expand(reply.body as Given, incoming.query) } : reply
  }
  const remove = (kind: Kind) =>
    withRow(kind, row => {
      rowsOf(kind).splice(rowsOf(kind).indexOf(row), 1)
      return { body: { id: row.id, object: singular(kind), deleted: true } }
    })

  const admit = (given: Given) => ({ industry: null, country: null, city: null, website: null, phone: null, annualBudget: null, employeeCount: null, paymentTermsDays: 30, isActive: true, ...given, created: today() }) // oxfmt-ignore
  const introduce = (given: Given) =>
    isThere('clients', given.client)
      ? { phone: null, jobTitle: null, isPrimary: false, ...given }
      : `No such client: ${String(given.client)}`
  const engage = (given: Given) => ({ country: null, specialization: null, ratePerWord: null, isCertified: false, status: 'active', ...given, rating: null, joinedOn: today() }) // oxfmt-ignore
  const order = (given: Given) => {
    if (!isThere('clients', given.client)) return `No such client: ${String(given.client)}`
    const blank = { projectManager: null, sourceLanguage: null, targetLanguage: null, wordCount: 0, price: null, status: 'quoted', isRush: false, deadline: null } // oxfmt-ignore
    return { ...blank, ...given, number: 'TP-9999', orderedOn: today(), deliveredOn: null }
  }
  const assign = (given: Given) =>
    isThere('projects', given.project) && isThere('linguists', given.linguist)
      ? { words: 0, fee: null, dueOn: null, ...given, status: 'offered' }
      : 'No such project or linguist'

  const at = (path: string) => new RegExp(`^/v1/${path.replaceAll(':id', String.raw`([a-z]+_\w+)`)}$`)
  const routes: Handler[] = [
    ['GET', /^\/v1\/openapi\.json$/, () => ({ body: TRANSLATION_DESCRIPTION })],
    ['GET', at('clients'), list('clients', 'industry', 'country')],
    ['POST', at('clients'), add('clients', ['name'], admit)],
    ['GET', at('clients/:id'), get('clients')],
    ['PATCH', at('clients/:id'), change('clients')],
    ['DELETE', at('clients/:id'), remove('clients')],
    ['GET', at('contacts'), list('contacts', 'client', 'email')],
    ['POST', at('contacts'), add('contacts', ['client', 'firstName', 'lastName', 'email'], introduce)],
    ['GET', at('contacts/:id'), get('contacts')],
    ['PATCH', at('contacts/:id'), change('contacts')],
    ['DELETE', at('contacts/:id'), remove('contacts')],
    ['GET', at('linguists'), list('linguists', 'status', 'nativeLanguage', 'specialization')],
    ['POST', at('linguists'), add('linguists', ['firstName', 'lastName', 'email', 'nativeLanguage'], engage)],
    ['GET', at('linguists/:id'), get('linguists')],
    ['PATCH', at('linguists/:id'), change('linguists')],
    ['DELETE', at('linguists/:id'), remove('linguists')],
    ['GET', at('projects'), list('projects', 'client', 'status', 'service', 'targetLanguage')],
    ['POST', at('projects'), add('projects', ['name', 'client', 'service'], order)],
    ['GET', at('projects/:id'), get('projects')],
    ['PATCH', at('projects/:id'), change('projects')],
    ['POST', at('projects/:id/cancel'), become('projects', ['quoted', 'in_progress', 'in_review'], () => ({ status: 'cancelled' }))], // oxfmt-ignore
    ['GET', at('assignments'), list('assignments', 'project', 'linguist', 'status')],
    ['POST', at('assignments'), add('assignments', ['project', 'linguist', 'role'], assign)],
    ['GET', at('assignments/:id'), get('assignments')],
    ['DELETE', at('assignments/:id'), remove('assignments')],
    ['GET', at('invoices'), list('invoices', 'client', 'project', 'status')],
    ['GET', at('invoices/:id'), get('invoices')],
    ['POST', at('invoices/:id/void'), become('invoices', ['draft', 'open'], () => ({ status: 'void' }))],
  ]
  const server = await listenJson(routes, { error: { type: 'invalid_request', message: 'Unrecognized URL' } }, port)
  return { ...server, data, reset: createReset(data) }
}
