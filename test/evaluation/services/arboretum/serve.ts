import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays, momentOf } from '../days.ts'
import { toSnake } from '../letter-case.ts'
import { createReset, type Row } from '../records.ts'
import { createHandlers, mergeInto } from '../serve-rows.ts'
import { createArboretumData, type ArboretumData } from './data.ts'
import { ARBORETUM_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof ArboretumData
const headers = { 'content-type': 'application/hal+json' }
const refuse = (status: number, detail: string): Reply => ({ status, body: { status, detail } })
const invalid = (_: string, name: string): Reply => refuse(422, `${name} is required`)
/** What a field with the key of another record points to. */
const TARGETS: Record<string, Kind> = { headGardenerId: 'gardeners', speciesId: 'species', sectionId: 'sections', plantId: 'plants', assigneeId: 'gardeners', guideId: 'gardeners' } // oxfmt-ignore
const snake = (name: string) => Object.keys(toSnake({ [name]: 0 }))[0]!
const link = (kind: Kind, id: unknown) => ({ href: `/garden/${snake(kind)}/${String(id)}` })

/** A resource in HAL: its fields, and links to itself and to what it points to. */
const write = (kind: Kind, row: Row): object => {
  const pointers = Object.entries(TARGETS).filter(([name]) => typeof row[name] === 'number')
  return { ...toSnake(row), _links: { self: link(kind, row.id), ...Object.fromEntries(pointers.map(([name, to]) => [snake(name).slice(0, -3), link(to, row[name])])) } } // oxfmt-ignore
}

/** Starts the botanical garden. `data` is what it serves and changes; `reset` puts it back. */
export async function startArboretum({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createArboretumData(clock)
  const today = createDays(clock).day(0)
  const whole = createHandlers<Kind>(data, rows => ({ body: rows }), write, { refuse, invalid })
  const { withRow, remove, add, become, isThere } = whole
  /** Why a body cannot be taken: one of its keys leads nowhere, or its moment is none. */
  const wrong = (given: Given) => {
    const lost = Object.keys(TARGETS).find(name => name in given && given[name] !== null && !isThere(TARGETS[name]!, given[name])) // oxfmt-ignore
    if (lost) return `${snake(lost)} does not exist`
    const isTimeless = given.startsAt !== undefined && momentOf(given.startsAt) === undefined
    return isTimeless ? 'starts_at must be a date and a time' : undefined
  }
  const timed = (given: Given) => ({ ...given, ...(given.startsAt !== undefined && { startsAt: momentOf(given.startsAt)!.replace('.000', '') }) }) // oxfmt-ignore
  const change = (kind: Kind) =>
    withRow(kind, (row, given) => {
      const reason = wrong(given)
      return reason ? refuse(422, reason) : void mergeInto(row, timed(given))
    })

  /** Numbered pages of what passes the filters, with links to those beside it. */
  const list = (kind: Kind, ...filters: string[]) => {
    const all = whole.list(kind, ...filters)
    return (incoming: Incoming): Reply => {
      const { query } = incoming
      const rows = all(incoming).body as object[]
      const [page, size] = [Number(query.get('page') ?? 1), Number(query.get('per_page') ?? 25)]
      if (!(page >= 1 && size >= 1 && size <= 100)) return refuse(422, 'page or per_page is out of range')
      const pages = Math.ceil(rows.length / size)
      const at = (number: number) => {
        const to = new URLSearchParams(query)
        to.set('page', String(number))
        return { href: `/garden/${snake(kind)}?${to.toString()}` }
      }
      const beside = { ...(page < pages && { next: at(page + 1) }), ...(page > 1 && { prev: at(page - 1) }) }
      const own = rows.slice((page - 1) * size, page * size)
      return { headers, body: { _embedded: { [snake(kind)]: own }, _links: { self: at(page), ...beside }, total_items: rows.length, page_count: pages } } // oxfmt-ignore
    }
  }
  const plant = (given: Given) => wrong(given) ?? { plantedOn: today, heightCm: 10, health: 'thriving', ...given, accessionNumber: 'LH-9901', lastInspectedOn: null, sponsor: null } // oxfmt-ignore
  const plan = (given: Given) => wrong(given) ?? { assigneeId: null, priority: 'normal', ...given, status: 'open', doneOn: null, minutes: null } // oxfmt-ignore
  const offer = (given: Given) => wrong(given) ?? { language: 'English', durationMinutes: 60, price: 8, maxGuests: 15, ...timed(given), bookedGuests: 0, status: 'planned' } // oxfmt-ignore

  const at = (path: string) => new RegExp(`^/garden/${path.replaceAll(':id', String.raw`(\d+)`)}$`)
  const read = (kind: Kind, ...filters: string[]): Handler[] => [
    ['GET', at(snake(kind)), list(kind, ...filters)],
    ['GET', at(`${snake(kind)}/:id`), withRow(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: ARBORETUM_DESCRIPTION })],
    ...read('sections', 'type'),
    ...read('gardeners', 'role'),
    ...read('species', 'family', 'nativeTo'),
    ...read('plants', 'speciesId', 'sectionId', 'health', 'accessionNumber'),
    ...read('careTasks', 'plantId', 'assigneeId', 'status', 'type'),
    ...read('tours', 'guideId', 'language', 'status'),
    ['PATCH', at('sections/:id'), change('sections')],
    ['PATCH', at('gardeners/:id'), change('gardeners')],
    ['POST', at('plants'), add('plants', ['speciesId', 'sectionId'], plant)],
    ['PATCH', at('plants/:id'), change('plants')],
    ['POST', at('care_tasks'), add('careTasks', ['plantId', 'type', 'dueOn'], plan)],
    ['PATCH', at('care_tasks/:id'), change('careTasks')],
    ['DELETE', at('care_tasks/:id'), remove('careTasks')],
    ['POST', at('care_tasks/:id/complete'), become('careTasks', ['open'], () => ({ status: 'done', doneOn: today }))],
    ['POST', at('care_tasks/:id/skip'), become('careTasks', ['open'], () => ({ status: 'skipped' }))],
    ['POST', at('tours'), add('tours', ['title', 'guideId', 'startsAt'], offer)],
    ['PATCH', at('tours/:id'), change('tours')],
    ['POST', at('tours/:id/call_off'), become('tours', ['planned'], () => ({ status: 'called_off' }))],
  ]
  const server = await listenJson(routes, { status: 404, detail: 'Not found' }, port)
  return { ...server, data, reset: createReset(data) }
}
