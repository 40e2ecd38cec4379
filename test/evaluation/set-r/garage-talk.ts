import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { asksBack, nameOf, person } from './read-names.ts'

const { either, clarify, unknown, nowrite, pending } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations with the workshop, changes, and what cannot be answered. */
export function talkGarage(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  create(builder, facts)
  write(builder, facts)
  act(builder, facts)
  decline(builder)
}

function converse({ ask, talk }: Builder, { garage }: Facts): void {
  const { customers, cars, mechanics, jobs, parts, invoices } = garage
  const at = (status: string) => jobs.filter(one => one.status === status)
  ask('several', 'how many jobs are in progress and how many are ready for pickup?', gold.figures(gold.count(at('inProgress').length), gold.count(at('readyForPickup').length))) // oxfmt-ignore
  talk(
    'follow-up',
    ['how many jobs are booked?', gold.count(at('booked').length)],
    ['and how many of those are urgent', gold.count(at('booked').filter(one => one.priority === 'urgent').length)],
    ['pull them up for me', gold.set(at('booked').filter(one => one.priority === 'urgent'))],
  )
  const cheap = parts.filter(one => one.category === 'brakes')
  talk(
    'follow-up',
    ['brake parts', gold.set(cheap)],
    ['sort by sale price, highest first', gold.ordered(cheap, one => one.salePrice)],
    [
      'who supplies the first one?',
      gold.text(cheap.toSorted((a, b) => b.salePrice - a.salePrice)[0]!.supplier, 'supplier'),
    ],
  )
  const owner = person(customers, one => cars.filter(car => car.ownerId === one.id).length === 1 && jobs.some(job => pick.find(cars, job.carId).ownerId === one.id), 9) // oxfmt-ignore
  const own = cars.filter(one => one.ownerId === owner.id)
  talk(
    'follow-up',
    [`what does ${nameOf(owner)} drive?`, gold.set(own)],
    ['and what jobs did we do on it', gold.set(jobs.filter(one => one.carId === own[0]!.id))],
  )
  const sent = invoices.filter(one => one.status === 'sent')
  talk(
    'follow-up',
    ['how many invoices are waiting to be paid (status sent)?', gold.count(sent.length)],
    ['what do they come to in total', gold.money(pick.sum(sent, one => one.total))],
    ['and the largest?', gold.largest(sent, one => one.total)],
  )
  talk(
    'follow-up',
    [
      'average mileage of our petrol cars',
      gold.plain(
        pick.mean(
          cars.filter(one => one.fuelType === 'petrol'),
          one => one.mileage,
        ),
      ),
    ],
    [
      'same for diesel',
      gold.plain(
        pick.mean(
          cars.filter(one => one.fuelType === 'diesel'),
          one => one.mileage,
        ),
      ),
    ],
  )
  talk(
    'explain',
    ['how many masters are there', gold.count(mechanics.filter(one => one.role === 'master').length)],
    ['where do you get that from?', gold.mentions(['mechanic'])],
  )
  ask('help', 'what can i ask you about loan cars?', gold.mentions(['loan car']))
}

function create({ ask, talk }: Builder, { garage, day }: Facts): void {
  const { customers, cars } = garage
  const owner = person(customers, one => one.type === 'private', 30)
  ask('create', `register a new car for ${nameOf(owner)}: a Skoda Octavia, plate ZT 44 871`, gold.created('garage.cars', { ownerId: owner.id, make: 'Skoda', model: 'Octavia', licensePlate: 'ZT 44 871' })) // oxfmt-ignore
  ask('create', `Please book a brakes job for ${cars[12]!.licensePlate}: grinding noise at the front`, gold.created('garage.jobs', { carId: cars[12]!.id, category: 'brakes', description: 'grinding noise at the front' })) // oxfmt-ignore
  ask('create', 'new customer Torben Krag, torben.krag@motormail.example', gold.created('garage.customers', { firstName: 'Torben', lastName: 'Krag', email: 'torben.krag@motormail.example' })) // oxfmt-ignore
  talk(
    'create',
    ['i need to add a part: Clutch kit, part number EN-9001, category engine', gold.all(nowrite(), clarify())],
    [
      '189.90',
      gold.created('garage.parts', { name: 'Clutch kit', partNumber: 'EN-9001', category: 'engine', salePrice: 189.9 }),
    ],
  )
  ask('create', `book ${cars[40]!.licensePlate} in for an inspection on ${pick.dayName(day(8))}, description "yearly check"`, gold.created('garage.jobs', { carId: cars[40]!.id, category: 'inspection', description: 'yearly check', receivedAt: day(8) })) // oxfmt-ignore
}

function write({ ask }: Builder, { garage, day }: Facts): void {
  const { customers, cars, mechanics, jobs, parts } = garage
  const mover = person(customers, one => one.phone !== null, 22)
  ask('update', `${nameOf(mover)}'s new number is +45 30 11 22 33, can you change it`, gold.updated('garage.customers', mover, { phone: '+45 30 11 22 33' })) // oxfmt-ignore
  ask('update', `set the mileage of ${cars[77]!.licensePlate} to 123456`, gold.updated('garage.cars', cars[77]!, { mileage: 123_456 })) // oxfmt-ignore
  const open = jobs.filter(one => one.status === 'booked' && one.mechanicId === null)
  const hand = person(mechanics, one => !one.onLeave && one.role === 'mechanic', 1)
  ask('update', `assign ${open[0]!.jobNumber} to ${nameOf(hand)}`, gold.updated('garage.jobs', open[0]!, { mechanicId: hand.id })) // oxfmt-ignore
  const late = pick.nth(jobs, one => one.status === 'inProgress', 3)
  ask('update', `push the promised date of ${late.jobNumber} to ${pick.dayName(day(5))}`, gold.updated('garage.jobs', late, { promisedFor: day(5) })) // oxfmt-ignore
  ask('update', 'the Thermostat is discontinued now, mark it please', gold.updated('garage.parts', parts[29]!, { discontinued: true })) // oxfmt-ignore
  ask('update', 'raise the sale price of the water pump to 84.90', gold.updated('garage.parts', parts[28]!, { salePrice: 84.9 })) // oxfmt-ignore
  ask('update', '12 screenwash arrived, so we now have 30 in stock', either(gold.updated('garage.parts', parts[22]!, { stock: 30 }), pending(), clarify())) // oxfmt-ignore
  const back = person(mechanics, one => one.onLeave, 1)
  ask('update', `${nameOf(back)} is back from leave`, either(gold.updated('garage.mechanics', back, { onLeave: false }), pending())) // oxfmt-ignore
  const calm = pick.nth(jobs, one => one.status === 'waitingForParts' && one.priority !== 'urgent', 0)
  ask('update', `make ${calm.jobNumber} urgent`, gold.updated('garage.jobs', calm, { priority: 'urgent' }))
  const junk = pick.nth(jobs, one => one.status === 'booked', 12)
  ask('delete', `delete job ${junk.jobNumber}, booked by mistake`, gold.removed('garage.jobs', junk))
  const left = person(customers, one => !cars.some(car => car.ownerId === one.id), 1)
  ask('delete', `please remove ${nameOf(left)} from our customers`, gold.removed('garage.customers', left))
}

function act({ ask, talk }: Builder, { garage, day }: Facts): void {
  const { customers, jobs, invoices, loanCars } = garage
  const booked = jobs.filter(one => one.status === 'booked')
  ask('action', `start ${booked[2]!.jobNumber}`, gold.updated('garage.jobs', booked[2]!, { status: 'inProgress' }))
  const running = jobs.filter(one => one.status === 'inProgress')
  ask('action', `${running[1]!.jobNumber} is done, complete it`, gold.updated('garage.jobs', running[1]!, { status: 'readyForPickup' }, ['completedAt'])) // oxfmt-ignore
  ask('action', `cancel ${booked[5]!.jobNumber}, the car was sold`, gold.updated('garage.jobs', booked[5]!, { status: 'cancelled' }, ['cancellationReason'])) // oxfmt-ignore
  const due = invoices.filter(one => one.status === 'sent')
  ask('action', `mark ${due[1]!.invoiceNumber} as paid`, gold.updated('garage.invoices', due[1]!, { status: 'paid' }, ['paidOn'])) // oxfmt-ignore
  ask('action', `we'll never see that money, write off invoice ${due[4]!.invoiceNumber}`, gold.updated('garage.invoices', due[4]!, { status: 'writtenOff' })) // oxfmt-ignore
  const guest = person(customers, one => one.type === 'private', 50)
  ask('action', `lend Duchess to ${nameOf(guest)} until ${pick.dayName(day(4))}`, gold.updated('garage.loanCars', loanCars[4]!, { lentToCustomerId: guest.id, lentUntil: day(4) })) // oxfmt-ignore
  ask('action', 'Polly came back this morning, please take it back in', gold.updated('garage.loanCars', loanCars[0]!, { lentToCustomerId: null, lentUntil: null })) // oxfmt-ignore
  talk(
    'action',
    [`what's the status of invoice ${due[6]!.invoiceNumber}?`, gold.text('sent', 'status')],
    [
      'ok it was paid by card just now, mark it as paid',
      gold.updated('garage.invoices', due[6]!, { status: 'paid' }, ['paidOn']),
    ],
  )
}

function decline({ ask }: Builder): void {
  ask('unanswerable', 'how much do we pay in rent for the workshop?', unknown())
  ask('unanswerable', 'which customer complains the most', either(unknown(), clarify(), gold.mentions(['reader'])))
  ask('unanswerable', 'what is the tyre pressure for a Golf?', unknown())
  ask('unanswerable', 'fuel consumption of Goliath', unknown())
  ask('ambiguous', 'cancel the job', asksBack())
  ask('ambiguous', 'make it cheaper', asksBack())
  ask('smalltalk', 'hiya, coffee is ready', gold.smalltalk())
}
