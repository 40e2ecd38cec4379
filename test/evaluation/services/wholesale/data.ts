import { createRandom } from '../../../support/apis/random.ts'
import { createDays } from '../days.ts'

export const GROUPS = ['TOOLS', 'PAINT', 'PLUMB', 'ELECT'] as const
const FIRMS = ['Albion Hardware', 'Brampton Stores', 'Corner DIY', 'Dexter Supplies', 'Easton Build', 'Farrow Trade', 'Gately and Sons', 'Hobbs Homeware', 'Ingram Depot', 'Jessop Merchants', 'Keswick Retail', 'Ludlow Fixings', 'Melton Mart', 'Nash Ironmongers'] // oxfmt-ignore
const GOODS = ['Claw Hammer', 'Tape Measure', 'Spirit Level', 'Wall Emulsion', 'Wood Stain', 'Paint Roller', 'Copper Pipe', 'Ball Valve', 'Sink Trap', 'Cable Drum', 'Junction Box', 'Dimmer Switch', 'Hand Saw', 'Chisel Set', 'Primer', 'Compression Elbow', 'Fuse Pack', 'Socket Plate'] // oxfmt-ignore

export type WholesaleData = ReturnType<typeof createWholesaleData>

/** 14 customers, 18 articles and 100 orders. */
export function createWholesaleData(clock: Date) {
  const random = createRandom(20_26_349)
  const { day } = createDays(clock)
  const custs = FIRMS.map((custNm, index) => ({
    id: 70_010 + index * 10,
    custNm,
    city: random.pick(['Derby', 'Stoke', 'Crewe']),
    crdLmt: 250 * random.whole(4, 80),
    active: random.chance(0.75),
    custSince: day(-random.whole(100, 5000)),
  }))
  const arts = GOODS.map((descr, index) => ({
    id: 1100 + index,
    descr,
    grp: random.pick(GROUPS) as string,
    untPrc: random.whole(199, 8999) / 100,
    qtyStk: random.whole(0, 900),
    discontinued: random.chance(0.2),
  }))
  const ords = Array.from({ length: 100 }, (_, index) => {
    const offset = -random.whole(0, 250)
    const art = random.pick(arts)
    const qty = random.whole(1, 120)
    const status = random.pick(['O', 'P', 'S', 'S', 'S', 'C'])
    return {
      id: 880_001 + index,
      custId: random.pick(custs).id,
      artId: art.id,
      ordDt: day(offset),
      dlvDt: status === 'S' ? day(offset + random.whole(1, 12)) : null,
      qtyOrd: qty,
      totAmt: Math.round(qty * art.untPrc * 100) / 100,
      status,
    }
  })
  return { custs, arts, ords }
}
