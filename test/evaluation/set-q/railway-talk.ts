import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { nameOf, person } from './read-rails.ts'

const { either, clarify, unknown, nowrite, pending } = gold
type Builder = ReturnType<typeof createQuestions>
const asksBack = () => either(clarify(), gold.all(nowrite(), unknown()))
const listOf = (rows: object[]) => (rows.length > 0 ? gold.set(rows) : gold.empty())

/** Conversations with the railway, changes, and what cannot be answered. */
export function talkRails(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder)
}

function converse({ ask, talk }: Builder, { railway }: Facts): void {
  const { locomotives, wagons, trains, consignments, defects, drivers } = railway
  const at = (status: string) => trains.filter(one => one.status === status)
  ask('several', 'how many trains are planned and how many are running?', gold.figures(gold.count(at('planned').length), gold.count(at('running').length))) // oxfmt-ignore
  const late = at('arrived').filter(one => one.delayMin > 0)
  talk(
    'follow-up',
    ['how many trains arrived late?', gold.count(late.length)],
    ['list the ones with more than 90 min', gold.set(late.filter(one => one.delayMin > 90))],
  )
  const tanks = wagons.filter(one => one.type === 'tank')
  talk(
    'follow-up',
    ['number of tank wagons', gold.count(tanks.length)],
    ['how many of them are leased', gold.count(tanks.filter(one => one.leased).length)],
    ['and box?', either(gold.count(wagons.filter(one => one.type === 'box').length), gold.count(wagons.filter(one => one.type === 'box' && one.leased).length))], // oxfmt-ignore
  )
  const open = defects.filter(one => one.severity === 'critical' && one.fixedOn === null)
  talk(
    'follow-up',
    ['any critical defects still open?', either(gold.yes(open.length > 0), listOf(open))],
    ['which wagons do they concern?', gold.set(pick.distinct(open.map(one => pick.find(wagons, one.wagonId))))],
  )
  const hired = person(drivers, one => trains.some(row => row.driverId === one.id && row.status === 'planned'), 1)
  const own = trains.filter(one => one.driverId === hired.id)
  talk(
    'follow-up',
    [`trains driven by ${nameOf(hired)}`, gold.set(own)],
    ['only the planned ones', gold.set(own.filter(one => one.status === 'planned'))],
  )
  talk(
    'explain',
    ['how many locos are withdrawn?', gold.count(locomotives.filter(one => one.status === 'withdrawn').length)],
    ['and what did you count for that?', gold.mentions(['locomotive'])],
  )
  ask('smalltalk', 'good evening, night shift here', gold.smalltalk())
  talk(
    'follow-up',
    [
      'total charge for cars',
      gold.money(
        pick.sum(
          consignments.filter(one => one.cargo === 'cars'),
          one => one.charge,
        ),
      ),
    ],
    [
      'and for timber',
      gold.money(
        pick.sum(
          consignments.filter(one => one.cargo === 'timber'),
          one => one.charge,
        ),
      ),
    ],
  )
}

function write({ ask }: Builder, { railway, day }: Facts): void {
  const { wagons, drivers, shippers, trains, consignments, defects, locomotives } = railway
  ask('create', `book a consignment of 420 tonnes of grain for ${shippers[2]!.company}, reference CN-77001`, gold.created('railway.consignments', { ref: 'CN-77001', shipperId: shippers[2]!.id, cargo: 'grain', weightT: 420 })) // oxfmt-ignore
  ask('create', 'add a new shipper: Oder Paper, contact Lena Wolf, city Szczecin', gold.created('railway.shippers', { company: 'Oder Paper', contactName: 'Lena Wolf', city: 'Szczecin' })) // oxfmt-ignore
  ask('create', `report a major door defect on wagon ${wagons[40]!.number}`, gold.created('railway.defects', { wagonId: wagons[40]!.id, part: 'door', severity: 'major' })) // oxfmt-ignore
  const idle = pick.nth(wagons, one => one.status === 'empty', 6)
  ask('update', `set wagon ${idle.number} to loaded`, gold.updated('railway.wagons', idle, { status: 'loaded' }))
  const moved = person(drivers, one => one.phone !== null, 9)
  ask('update', `${nameOf(moved)} has a new phone number: +48 600 112233`, gold.updated('railway.drivers', moved, { phone: '+48 600 112233' })) // oxfmt-ignore
  ask('update', `please give ${shippers[7]!.company} 45 days to pay`, either(gold.updated('railway.shippers', shippers[7]!, { paymentDays: 45 }), pending())) // oxfmt-ignore
  const fixed = pick.nth(defects, one => one.fixedOn === null, 3)
  ask('update', `defect ${fixed.id} was fixed on ${pick.dayName(day(-1))}, note that`, gold.updated('railway.defects', fixed, { fixedOn: day(-1) })) // oxfmt-ignore
  const planned = trains.filter(one => one.status === 'planned' && one.driverId === null)
  const free = person(drivers, () => true, 12)
  ask('action', `put ${nameOf(free)} on train ${planned[0]!.trainNo}`, gold.updated('railway.trains', planned[0]!, { driverId: free.id })) // oxfmt-ignore
  const gone = pick.nth(trains, one => one.status === 'planned', 8)
  ask('action', `cancel train ${gone.trainNo}, reason: track works`, gold.updated('railway.trains', gone, { status: 'cancelled', cancelReason: 'track works' })) // oxfmt-ignore
  const there = pick.nth(consignments, one => one.status === 'on_the_way')
  ask('action', `mark ${there.ref} as delivered`, gold.updated('railway.consignments', there, { status: 'delivered' }, ['deliveredOn'])) // oxfmt-ignore
  ask('delete', `delete defect ${defects[20]!.id} please, entered twice`, gold.removed('railway.defects', defects[20]!))
  const sold = locomotives[9]!
  ask('delete', `we sold locomotive ${sold.number}, remove it`, either(gold.removed('railway.locomotives', sold), pending())) // oxfmt-ignore
}

function decline({ ask }: Builder): void {
  ask('unanswerable', 'how much diesel did we burn last month?', unknown())
  ask('unanswerable', 'what is the salary of our drivers', unknown())
  ask('unanswerable', 'which border crossing is the slowest?', unknown())
  ask('ambiguous', 'cancel the train', asksBack())
  ask('ambiguous', 'set it to loaded', asksBack())
}
