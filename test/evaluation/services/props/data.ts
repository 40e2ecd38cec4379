import { createRandom } from '../../../support/apis/random.ts'
import { createDays } from '../days.ts'
import { createPeopleOf } from '../persons.ts'

const PROPS = ['Candelabra', 'Throne', 'Rapier', 'Gramophone', 'Rotary telephone', 'Treasure chest', 'Chaise longue', 'Typewriter', 'Crystal ball', 'Stuffed raven', 'Lantern', 'Skull', 'Grandfather clock', 'Parasol', 'Spinning wheel', 'Cauldron', 'Bird cage', 'Globe'] // oxfmt-ignore
export const KINDS = ['furniture', 'weapon', 'lighting', 'decoration'] as const
const THEATRES = ['Lyric Players', 'Gaslight Theatre', 'Harlequin Youth Stage', 'St Anne’s Dramatic Society', 'Northgate Opera', 'The Trapdoor', 'Seaside Rep', 'Bluebell Academy', 'Foundry Ensemble', 'Old Vaults'] // oxfmt-ignore

export type PropsData = ReturnType<typeof createPropsData>

/** 18 props, 10 theatres, 60 hire orders with their lines, and their payments. */
export function createPropsData(clock: Date) {
  const random = createRandom(20_26_419)
  const { day, moment } = createDays(clock)
  const contacts = createPeopleOf(12_119, 10, 'stagedoor.example')
  const stageProps = PROPS.map((name, index) => ({
    id: `prop_${(60_000 + index * 977).toString(36)}Xq`,
    name,
    category: random.pick(KINDS) as string,
    weeklyRate: random.whole(8, 120) + random.pick([0, 0.5, 0.95]),
    replacementValue: 25 * random.whole(2, 60),
    stock: random.whole(1, 12),
    fragile: random.chance(0.4),
  }))
  const theatres = THEATRES.map((name, index) => ({
    id: `thr_${(80_000 + index * 1213).toString(36)}Lm`,
    name,
    contactName: `${contacts[index]!.firstName} ${contacts[index]!.lastName}`,
    email: contacts[index]!.email,
    city: random.pick(['Bristol', 'York', 'Glasgow']),
    registered: moment(-random.whole(100, 1400), 0.5),
  }))
  const hireOrders = Array.from({ length: 60 }, (_, index) => {
    const lines = Array.from({ length: random.whole(1, 3) }, () => {
      const prop = random.pick(stageProps)
      return { propId: prop.id, name: prop.name, quantity: random.whole(1, 4), rate: prop.weeklyRate }
    })
    const offset = -random.whole(0, 180)
    const weeks = random.whole(1, 6)
    return {
      id: `ord_${(90_000 + index * 1571).toString(36)}Za`,
      number: `H-${1041 + index}`,
      theatreId: random.pick(theatres).id,
      created: moment(offset, 0.45),
      dueBack: day(offset + weeks * 7),
      status: random.pick(['reserved', 'out', 'returned', 'returned', 'cancelled']),
      lines,
      total: Math.round(100 * lines.reduce((sum, { quantity, rate }) => sum + quantity * rate * weeks, 0)) / 100,
    }
  })
  const hirePayments = hireOrders.flatMap((order, index) =>
    order.status === 'cancelled' || index % 5 === 4
      ? []
      : [
          {
            id: `pay_${(70_000 + index * 1847).toString(36)}Vb`,
            orderId: order.id,
            amount: index % 7 === 3 ? Math.round(order.total * 50) / 100 : order.total,
            method: random.pick(['card', 'bank_transfer', 'cash']),
            paid: moment(Math.min(0, -random.whole(0, 90)), 0.55),
          },
        ],
  )
  return { stageProps, theatres, hireOrders, hirePayments }
}
