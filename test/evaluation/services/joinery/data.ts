import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { createPeopleOf } from '../persons.ts'

export interface FurnitureItem {
  id: number
  sku: string
  name: string
  family: string
  wood: string
  listPrice: number
  buildHours: number
  onHand: number
  retired: boolean
}
export interface Material {
  id: number
  code: string
  name: string
  category: string
  unit: string
  quantityInStock: number
  minimumStock: number
  unitCost: number
  vendor: string
}
export interface Artisan {
  id: number
  fullName: string
  email: string
  trade: string
  workshop: string
  hourlyRate: number
  isApprentice: boolean
  hiredOn: string
}
export interface ProductionOrder {
  id: number
  number: string
  itemId: number
  quantity: number
  leadArtisanId: number | null
  status: string
  priority: string
  orderedBy: string | null
  plannedStart: string
  dueDate: string
  finishedOn: string | null
  scrappedPieces: number
}
export interface StockMovement {
  id: number
  materialId: number
  productionOrderId: number | null
  kind: string
  quantity: number
  movedOn: string
  note: string | null
}

export const FAMILIES = ['chair', 'table', 'shelf', 'bed', 'cabinet'] as const
export const WOODS = ['oak', 'ash', 'walnut', 'beech'] as const
export const MATERIAL_CATEGORIES = ['timber', 'hardware', 'finish', 'upholstery', 'packaging'] as const
export const MATERIAL_UNITS = ['metre', 'piece', 'litre', 'sheet', 'roll'] as const
export const TRADES = ['carpenter', 'machinist', 'finisher', 'upholsterer'] as const
export const WORKSHOPS = ['Hall A', 'Hall B', 'Paint Shop'] as const
export const ORDER_STATUSES = ['planned', 'released', 'in_progress', 'finished', 'cancelled'] as const
export const PRIORITIES = ['low', 'normal', 'rush'] as const
export const MOVEMENT_KINDS = ['receipt', 'issue', 'correction'] as const

const MODELS: Record<string, string[]> = {
  chair: ['Dining Chair', 'Armchair', 'Bar Stool'],
  table: ['Dining Table', 'Coffee Table', 'Writing Desk'],
  shelf: ['Bookcase', 'Wall Shelf'],
  bed: ['Double Bed', 'Single Bed'],
  cabinet: ['Sideboard', 'Wardrobe'],
}
const PRICES: Record<string, [price: number, hours: number]> = { chair: [240, 5], table: [690, 12], shelf: [380, 7], bed: [950, 16], cabinet: [1280, 22] } // oxfmt-ignore
const DEARER: Record<string, number> = { oak: 1, ash: 0.95, walnut: 1.45, beech: 0.8 }
const MATERIALS: [name: string, category: string, unit: string, cost: number][] = [
  ...['Oak', 'Ash', 'Walnut', 'Beech'].flatMap((wood): [string, string, string, number][] => [
    [`${wood} Board 20 mm`, 'timber', 'metre', wood === 'Walnut' ? 31 : 17.5],
    [`${wood} Board 27 mm`, 'timber', 'metre', wood === 'Walnut' ? 38.4 : 21],
    [`${wood} Board 40 mm`, 'timber', 'metre', wood === 'Walnut' ? 52 : 29.9],
    [`${wood} Veneer`, 'timber', 'sheet', wood === 'Walnut' ? 24 : 13.2],
  ]),
  ['Birch Plywood', 'timber', 'sheet', 46],
  ...['Wood Screw 4x40', 'Wood Screw 5x60', 'Cabinet Hinge', 'Drawer Runner', 'Bed Bracket', 'Shelf Pin', 'Furniture Castor', 'Brass Knob', 'Steel Handle', 'Cam Lock', 'Dowel 8 mm'].map((name, index): [string, string, string, number] => [name, 'hardware', 'piece', [0.06, 0.09, 2.8, 9.5, 4.2, 0.12, 3.6, 5.4, 4.75, 0.4, 0.05][index]!]), // oxfmt-ignore
  ...['Clear Lacquer', 'Matt Lacquer', 'Hard Wax Oil', 'Danish Oil', 'Wood Glue', 'Walnut Stain', 'White Primer'].map((name, index): [string, string, string, number] => [name, 'finish', 'litre', [14.5, 15.9, 28, 19.5, 8.4, 17, 11.2][index]!]), // oxfmt-ignore
  ...['Wool Fabric Grey', 'Wool Fabric Green', 'Linen Fabric', 'Leather Brown', 'Seat Foam'].map((name, index): [string, string, string, number] => [name, 'upholstery', index === 4 ? 'sheet' : 'metre', [32, 34, 27, 88, 12][index]!]), // oxfmt-ignore
  ...['Carton Large', 'Carton Small', 'Bubble Wrap', 'Edge Protector'].map((name, index): [string, string, string, number] => [name, 'packaging', name === 'Bubble Wrap' ? 'roll' : 'piece', [3.9, 1.7, 22, 0.35][index]!]), // oxfmt-ignore
]
const VENDORS: Record<string, string[]> = {
  timber: ['Forstner Sawmill', 'Nordholz'],
  hardware: ['Metallo', 'Metallo', 'Kessler Fittings'],
  finish: ['Lackwerk'],
  upholstery: ['Textil Brandt'],
  packaging: ['Boxline'],
}
const BUYERS = ['Hotel Seeblick', 'Cafe Morgenrot', 'Lindner Interiors', 'Kontor Books', 'Villa Arnim', 'City of Amberg', 'Praxis Dr. Huber'] // oxfmt-ignore
const NOTES = ['damaged in transit', 'stock take', 'returned from the shop floor']

export type JoineryData = ReturnType<typeof createJoineryData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

/** 48 items of furniture, 44 materials, 40 artisans, 210 production orders and 300 stock movements. */
export function createJoineryData(clock: Date) {
  const random = createRandom(92_301)
  const days = createDays(clock)
  const furnitureItems = FAMILIES.flatMap(family =>
    MODELS[family]!.flatMap(model => WOODS.map(wood => ({ family, model, wood }))),
  ) // oxfmt-ignore
    .map(({ family, model, wood }, index): FurnitureItem => {
      const [price, hours] = PRICES[family]!
      return {
        id: 101 + index,
        sku: `${family.slice(0, 3).toUpperCase()}-${String(index + 11).padStart(3, '0')}`,
        name: `${wood.charAt(0).toUpperCase()}${wood.slice(1)} ${model}`,
        family,
        wood,
        listPrice: Math.round(price * DEARER[wood]! + random.whole(-6, 9) * 5),
        buildHours: hours + random.whole(-3, 8) / 2,
        onHand: random.chance(0.15) ? 0 : random.whole(1, 34),
        retired: random.chance(0.12),
      }
    })
  const materials = MATERIALS.map(([name, category, unit, cost], index): Material => {
    const minimum = category === 'hardware' ? 200 : category === 'timber' ? 60 : 20
    return {
      id: 301 + index,
      code: `M-${1001 + index * 3}`,
      name,
      category,
      unit,
      quantityInStock: Math.round(minimum * (random.whole(3, 52) / 10)),
      minimumStock: minimum,
      unitCost: cost,
      vendor: random.pick(VENDORS[category]!),
    }
  })
  const artisans = createPeopleOf(92_303, 40, 'alderash.example').map(
    ({ firstName, lastName, email }, index): Artisan => ({
      id: 501 + index,
      fullName: `${firstName} ${lastName}`,
      email,
      trade: TRADES[[0, 0, 1, 2, 0, 3, 1, 2][index % 8]!]!,
      workshop: index % 8 === 3 || index % 8 === 7 ? 'Paint Shop' : random.pick(['Hall A', 'Hall B']),
      hourlyRate: index % 7 === 5 ? random.whole(26, 30) / 2 : random.whole(44, 70) / 2,
      isApprentice: index % 7 === 5,
      hiredOn: days.day(-60 - random.whole(0, 4200)),
    }),
  )
  const productionOrders = createOrders(random, days, furnitureItems, artisans)
  const stockMovements = createMovements(random, days, materials, productionOrders)
  return { furnitureItems, materials, artisans, productionOrders, stockMovements }
}

/** Over the last eight months and the next two; those of a customer say whose. */
const createOrders = (random: Random, { day }: Days, items: FurnitureItem[], artisans: Artisan[]): ProductionOrder[] =>
  Array.from({ length: 210 }, (_, index) => {
    const start = -240 + Math.floor((285 * index) / 210)
    const length = random.whole(7, 30)
    const status = random.chance(0.06)
      ? 'cancelled'
      : start + length < -8
        ? 'finished'
        : start <= 0
          ? random.pick(['in_progress', 'in_progress', 'in_progress', 'finished'])
          : random.pick(['planned', 'planned', 'released'])
    const isFinished = status === 'finished'
    const finished = Math.min(0, Math.max(start, start + length + random.whole(-4, 5)))
    const quantity = random.pick([2, 4, 4, 6, 8, 10, 12, 20, 24])
    return {
      id: 7001 + index,
      number: `FA-${24_110 + index}`,
      itemId: random.pick(items.filter(one => !one.retired)).id,
      quantity,
      leadArtisanId: status === 'planned' && random.chance(0.6) ? null : random.pick(artisans.filter(one => !one.isApprentice && one.id % 11 !== 3)).id, // oxfmt-ignore
      status,
      priority: random.pick(['low', 'normal', 'normal', 'normal', 'rush']),
      orderedBy: random.chance(0.55) ? random.pick(BUYERS) : null,
      plannedStart: day(start),
      dueDate: shiftDay(day(start), length),
      finishedOn: isFinished ? day(finished) : null,
      scrappedPieces: isFinished && random.chance(0.25) ? random.whole(1, Math.min(4, quantity)) : 0,
    }
  })

/** Over the last 90 days, oldest first. */
const createMovements = (
  random: Random,
  { day }: Days,
  materials: Material[],
  orders: ProductionOrder[],
): StockMovement[] => {
  // oxfmt-ignore
  const begun = orders.filter(one => one.status === 'in_progress' || one.status === 'finished').slice(-90)
  return Array.from({ length: 300 }, (_, index) => {
    const kind = random.pick(['issue', 'issue', 'issue', 'receipt', 'receipt', 'correction'])
    const material = random.pick(materials)
    const many = material.category === 'hardware' ? 10 : 1
    return {
      id: 20_001 + index,
      materialId: material.id,
      productionOrderId: kind === 'issue' ? random.pick(begun).id : null,
      kind,
      quantity: kind === 'receipt' ? random.whole(10, 60) * many : kind === 'issue' ? random.whole(2, 18) * many : random.whole(1, 6), // oxfmt-ignore
      movedOn: day(-90 + Math.floor((91 * index) / 300)),
      note: kind === 'correction' ? random.pick(NOTES) : null,
    }
  })
}
