import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { toSnake } from '../letter-case.ts'
import { createReset, type Row } from '../records.ts'
import { createHandlers } from '../serve-rows.ts'
import { createShelterData, type ShelterData } from './data.ts'
import { SHELTER_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
const today = () => new Date().toISOString().slice(0, 10)
/** Carbon writes microseconds. */
const now = () => new Date().toISOString().replace('Z', '000Z')

const DECIMALS = ['adoptionFee', 'cost', 'amount', 'goalAmount']
/** Columns of MySQL that nobody casts: a flag is 0 or 1. */
const BITS = ['isIsolation', 'isHeated', 'isRecurring']
const written = (name: string, value: unknown): unknown => {
  if (value === null) return null
  if (DECIMALS.includes(name)) return Number(value).toFixed(2)
  return BITS.includes(name) ? Number(Boolean(value)) : value
}
const write = (_: string, row: Row): object =>
  toSnake(Object.fromEntries(Object.entries(row).map(([name, value]) => [name, written(name, value)])))

/** Sums of money come as texts, and stay numbers in the data. */
const read = (given: Given): Given =>
  Object.fromEntries(
    Object.entries(given).map(([name, value]) => [
      name,
      DECIMALS.includes(name) && value !== null ? Number(value) : value,
    ]),
  )

const refuse = (status: number, message: string): Reply => ({ status, body: { message } })
const invalid = (_: string, name: string, message = `The ${name.replaceAll('_', ' ')} field is required.`): Reply => ({
  status: 422,
  body: { message, errors: { [name]: [message] } },
})

/** Pages from 1, at most 100 rows each, with links to the others. */
function cut(rows: object[], query: URLSearchParams): Reply {
  const page = Math.max(1, Number(query.get('page') ?? 1))
  const size = Math.min(100, Math.max(1, Number(query.get('per_page') ?? 15)))
  const last = Math.max(1, Math.ceil(rows.length / size))
  const link = (number: number) => (number < 1 || number > last ? null : `/api?page=${number}`)
  const data = rows.slice((page - 1) * size, page * size)
  const from = data.length > 0 ? (page - 1) * size + 1 : null
  const meta = { current_page: page, from, last_page: last, per_page: size, to: from && from + data.length - 1, total: rows.length } // oxfmt-ignore
  return { body: { data, links: { first: link(1), last: link(last), prev: link(page - 1), next: link(page + 1) }, meta } } // oxfmt-ignore
}
type Answer = (incoming: Incoming) => Reply
/** `filter[status]` is the filter `status`. */
const filtered =
  (answer: Answer): Answer =>
  incoming =>
    answer({
      ...incoming,
      query: new URLSearchParams([...incoming.query].map(([name, value]): [string, string] => [name.replace(/^filter\[(\w+)\]$/, '$1'), value])), // oxfmt-ignore
    })
/** A resource stands inside `data`. */
const inData =
  (answer: Answer): Answer =>
  incoming => {
    const reply = answer(incoming)
    return (reply.status ?? 200) >= 204 ? reply : { ...reply, body: { data: reply.body } }
  }

/** Starts the animal shelter. `data` is what it serves and changes; `reset` puts it back. */
export async function startShelter({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createShelterData(clock)
  const { list, withRow, remove, add, become, isThere } = createHandlers<keyof ShelterData>(data, cut, write, { refuse, invalid }) // oxfmt-ignore
  const change = (kind: keyof ShelterData) => withRow(kind, (row, given) => void Object.assign(row, read(given)))

  const takeIn = (given: Given) => ({
    ...{ breed: null, color: 'unknown', dateOfBirth: null, weightKg: null, isNeutered: false, goodWithChildren: null },
    ...{ microchipNumber: null, kennelId: null, adoptionFee: 0, intakeReason: 'stray', intakeDate: today() },
    ...read(given),
    status: 'quarantine',
  })
  const welcome = (given: Given) => ({ phone: null, city: '', housingType: 'apartment', hasGarden: false, otherPets: 0, ...given, blacklistedAt: null, createdAt: now() }) // oxfmt-ignore
  const apply = ({ animalId, adopterId, message = null }: Given) => {
    const animal = data.animals.find(({ id }) => id === animalId)
    const adopter = data.adopters.find(({ id }) => id === adopterId)
    if (!animal || !adopter) return 'The selected animal or adopter is invalid.'
    return {
      animal: { id: animal.id, name: animal.name },
      adopter: { id: adopter.id, name: `${adopter.firstName} ${adopter.lastName}` },
      ...{ status: 'submitted', submittedAt: now(), homeVisitOn: null, decidedAt: null, reviewerId: null, message },
    }
  }
  const note = (given: Given) =>
    isThere('animals', given.animalId) && isThere('staff', given.staffId)
      ? { nextDueOn: null, cost: 0, notes: null, ...read(given) }
      : 'The selected animal or staff is invalid.'
  const enlist = (given: Given) => ({ phone: null, skills: [], isActive: true, emergencyContact: null, ...given, joinedOn: today() }) // oxfmt-ignore
  const place = (given: Given) =>
    isThere('animals', given.animalId) && isThere('volunteers', given.volunteerId)
      ? { reason: 'overcrowding', startedOn: today(), ...given, endedOn: null }
      : 'The selected animal or volunteer is invalid.'
  const plan = (given: Given) =>
    isThere('volunteers', given.volunteerId) ? { hours: 3, ...given, status: 'planned' } : 'The selected volunteer is invalid.' // oxfmt-ignore
  const receive = (given: Given) => ({ donorName: null, campaignId: null, isRecurring: false, receivedOn: today(), ...read(given), thankedAt: null }) // oxfmt-ignore
  const move = withRow('animals', (row, given) => {
    if (!isThere('kennels', given.kennelId)) return invalid('body', 'kennel_id', 'The selected kennel id is invalid.')
    row.kennelId = given.kennelId
    return undefined
  })
  const decide = (status: string) => become('applications', ['submitted', 'home_visit'], () => ({ status, decidedAt: now() })) // oxfmt-ignore

  const at = (path: string) => new RegExp(`^/api/${path.replaceAll(':id', '(\\d+)')}$`)
  const resources: Handler[] = [
    ['GET', at('kennels'), list('kennels')],
    ['GET', at('animals'), list('animals', 'status', 'species', 'name')],
    ['GET', at('staff'), list('staff', 'role')],
    ['GET', at('adopters'), list('adopters', 'city', 'email')],
    ['GET', at('adoption-applications'), list('applications', 'status', 'animalId', 'adopterId')],
    ['GET', at('medical-records'), list('medicalRecords', 'animalId', 'type')],
    ['GET', at('volunteers'), list('volunteers')],
    ['GET', at('foster-placements'), list('fosterPlacements', 'animalId', 'volunteerId')],
    ['GET', at('volunteer-shifts'), list('shifts', 'volunteerId', 'date')],
    ['GET', at('campaigns'), list('campaigns')],
    ['GET', at('donations'), list('donations', 'campaignId', 'method')],
  ]
  const single: Handler[] = [
    ['GET', at('kennels/:id'), withRow('kennels')],
    ['POST', at('animals'), add('animals', ['name', 'species', 'sex'], takeIn)],
    ['GET', at('animals/:id'), withRow('animals')],
    ['PUT', at('animals/:id'), change('animals')],
    ['POST', at('animals/:id/move'), move],
    ['POST', at('animals/:id/reserve'), become('animals', ['available'], () => ({ status: 'reserved' }))],
    ['POST', at('animals/:id/release'), become('animals', ['reserved'], () => ({ status: 'available' }))],
    ['GET', at('staff/:id'), withRow('staff')],
    ['POST', at('adopters'), add('adopters', ['firstName', 'lastName', 'email'], welcome)],
    ['GET', at('adopters/:id'), withRow('adopters')],
    ['PUT', at('adopters/:id'), change('adopters')],
    ['DELETE', at('adopters/:id'), remove('adopters')],
    ['POST', at('adopters/:id/blacklist'), withRow('adopters', row => void (row.blacklistedAt = now()))],
    ['POST', at('adoption-applications'), add('applications', ['animalId', 'adopterId'], apply)],
    ['GET', at('adoption-applications/:id'), withRow('applications')],
    ['PUT', at('adoption-applications/:id'), change('applications')],
    ['POST', at('adoption-applications/:id/approve'), decide('approved')],
    ['POST', at('adoption-applications/:id/reject'), decide('rejected')],
    ['POST', at('adoption-applications/:id/withdraw'), decide('withdrawn')],
    ['POST', at('medical-records'), add('medicalRecords', ['animalId', 'staffId', 'type', 'performedOn'], note)],
    ['GET', at('medical-records/:id'), withRow('medicalRecords')],
    ['DELETE', at('medical-records/:id'), remove('medicalRecords')],
    ['POST', at('volunteers'), add('volunteers', ['name', 'email'], enlist)],
    ['GET', at('volunteers/:id'), withRow('volunteers')],
    ['PUT', at('volunteers/:id'), change('volunteers')],
    ['POST', at('foster-placements'), add('fosterPlacements', ['animalId', 'volunteerId'], place)],
    ['GET', at('foster-placements/:id'), withRow('fosterPlacements')],
    ['POST', at('foster-placements/:id/end'), withRow('fosterPlacements', row => (row.endedOn === null ? void (row.endedOn = today()) : refuse(409, 'It has ended')))], // oxfmt-ignore
    ['POST', at('volunteer-shifts'), add('shifts', ['volunteerId', 'area', 'date', 'startsAt'], plan)],
    ['GET', at('volunteer-shifts/:id'), withRow('shifts')],
    ['PUT', at('volunteer-shifts/:id'), change('shifts')],
    ['DELETE', at('volunteer-shifts/:id'), remove('shifts')],
    ['GET', at('campaigns/:id'), withRow('campaigns')],
    ['PUT', at('campaigns/:id'), change('campaigns')],
    ['POST', at('donations'), add('donations', ['amount', 'method'], receive)],
    ['GET', at('donations/:id'), withRow('donations')],
    ['DELETE', at('donations/:id'), remove('donations')],
  ]
  const routes: Handler[] = [
    ['GET', /^\/docs\/api-docs\.json$/, () => ({ body: SHELTER_DESCRIPTION })],
    ...resources.map(([method, path, answer]): Handler => [method, path, filtered(answer)]),
    ...single.map(([method, path, answer]): Handler => [method, path, inData(answer)]),
  ]
  const server = await listenJson(routes, { message: 'The route could not be found.' }, port)
  return { ...server, data, reset: createReset(data) }
}
