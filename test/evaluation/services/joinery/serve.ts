import { listenJson, type Handler } from '../../../support/apis/listen-json.ts'
import { createDays, shiftDay } from '../days.ts'
import { refuse } from '../fastapi.ts'
import { createReset } from '../records.ts'
import { createHandlers, cutByPage, mergeInto } from '../serve-rows.ts'
import { createJoineryData, type JoineryData } from './data.ts'
import { JOINERY_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof JoineryData
/** What a key points to. */
const TARGETS: Record<string, Kind> = { itemId: 'furnitureItems', leadArtisanId: 'artisans', materialId: 'materials', productionOrderId: 'productionOrders' } // oxfmt-ignore

/** Starts the maker of furniture. `data` is what it serves and changes; `reset` puts it back. */
export async function startJoinery({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createJoineryData(clock)
  const today = createDays(clock).day(0)
  const { list, withRow, remove, add, become, isThere } = createHandlers<Kind>(data, cutByPage)
  /** Why a body cannot be taken: one of its keys leads nowhere. */
  const wrong = (given: Given) => {
    const lost = Object.keys(TARGETS).find(name => name in given && given[name] !== null && !isThere(TARGETS[name]!, given[name])) // oxfmt-ignore
    return lost && `No such record: ${lost}`
  }
  const change = (kind: Kind) =>
    withRow(kind, (row, given) => {
      const reason = wrong(given)
      return reason ? refuse(400, reason) : void mergeInto(row, given)
    })
  const store = (given: Given) => ({ quantityInStock: 0, minimumStock: 0, vendor: 'unknown', ...given })
  const plan = (given: Given) => wrong(given) ?? { leadArtisanId: null, priority: 'normal', orderedBy: null, plannedStart: shiftDay(today, 1), ...given, number: 'FA-99901', status: 'planned', finishedOn: null, scrappedPieces: 0 } // oxfmt-ignore
  const move = (given: Given) => {
    const reason = wrong(given)
    if (reason) return reason
    const material = data.materials.find(one => one.id === given.materialId)!
    material.quantityInStock += given.kind === 'issue' ? -Number(given.quantity) : Number(given.quantity)
    return { productionOrderId: null, note: null, ...given, movedOn: today }
  }

  const at = (path: string) => new RegExp(`^/api/v1/${path.replaceAll(':id', String.raw`(\d+)`)}$`)
  const read = (kind: Kind, path: string, ...filters: string[]): Handler[] => [
    ['GET', at(path), list(kind, ...filters)],
    ['GET', at(`${path}/:id`), withRow(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: JOINERY_DESCRIPTION })],
    ...read('furnitureItems', 'items', 'family', 'wood'),
    ...read('materials', 'materials', 'category'),
    ...read('artisans', 'artisans', 'trade'),
    ...read('productionOrders', 'production-orders', 'itemId', 'leadArtisanId', 'status', 'priority'),
    ...read('stockMovements', 'stock-movements', 'materialId', 'productionOrderId', 'kind'),
    ['PATCH', at('items/:id'), change('furnitureItems')],
    ['POST', at('materials'), add('materials', ['code', 'name', 'category', 'unit', 'unitCost'], store)],
    ['PATCH', at('materials/:id'), change('materials')],
    ['DELETE', at('materials/:id'), remove('materials')],
    ['PATCH', at('artisans/:id'), change('artisans')],
    ['POST', at('production-orders'), add('productionOrders', ['itemId', 'quantity', 'dueDate'], plan)],
    ['PATCH', at('production-orders/:id'), change('productionOrders')],
    ['DELETE', at('production-orders/:id'), remove('productionOrders')],
    ['POST', at('production-orders/:id/release'), become('productionOrders', ['planned'], () => ({ status: 'released' }))], // oxfmt-ignore
    ['POST', at('production-orders/:id/finish'), become('productionOrders', ['in_progress'], () => ({ status: 'finished', finishedOn: today }))], // oxfmt-ignore
    ['POST', at('stock-movements'), add('stockMovements', ['materialId', 'kind', 'quantity'], move)],
  ]
  const server = await listenJson(routes, { detail: 'Not Found' }, port)
  return { ...server, data, reset: createReset(data) }
}
