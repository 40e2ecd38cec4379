import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { nameOf, person, refusesPages } from '../set-s/choose.ts'
import { toldPerson } from '../set-u/choose.ts'
import { ofTwins } from './readings.ts'

const { either, unknown } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations with the opticians, changes, and what cannot be answered. */
export function talkOptician(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { optician }: Facts): void {
  const { eyeAppointments, eyePatients, eyewearFrames, glassesOrders } = optician
  const square = eyewearFrames.filter(one => one.shape === 'square')
  const acetate = square.filter(one => one.material === 'acetate')
  talk(
    'followup',
    ['Show me the square frames.', gold.set(square)],
    ['Which of them are acetate?', gold.set(acetate)],
    ['What is the cheapest one of those?', gold.smallest(acetate, one => one.price)],
  )
  const attended = (type: string) => eyeAppointments.filter(one => one.type === type && one.status === 'attended')
  const checks = [attended('contactLensCheck'), eyeAppointments.filter(one => one.type === 'contactLensCheck')]
  talk(
    'followup',
    ['How many eye tests were attended?', gold.count(attended('eyeTest').length)],
    ['And how many contact lens checks?', either(...checks.map(rows => gold.count(rows.length)))],
    ['How much in fees is that?', either(...checks.map(rows => gold.money(pick.sum(rows, one => one.fee))))],
  )
  const named = (id: number) => eyePatients.filter(one => nameOf(one) === nameOf(pick.find(eyePatients, id))).length
  const order = pick.nth(glassesOrders, one => named(one.patientId) === 1 && pick.find(eyePatients, one.patientId).phone !== null, 70) // oxfmt-ignore
  const wearer = pick.find(eyePatients, order.patientId)
  talk(
    'followup',
    [`Which patient is order ${order.orderNumber} for?`, toldPerson(wearer)],
    ['What number can I reach them on?', told(wearer, wearer.phone!, 'phone')],
    ['Which branch do they go to?', told(wearer, wearer.branch, 'branch')],
  )
}

function write({ ask, talk }: Builder, { optician }: Facts): void {
  const { eyeAppointments, eyePatients, glassesOrders } = optician
  const visit = pick.nth(eyeAppointments, one => one.status === 'booked', 11)
  ask('write', `Please cancel appointment ${visit.id}.`, gold.updated('optician.eyeAppointments', visit, { status: 'cancelled' })) // oxfmt-ignore
  const order = pick.nth(glassesOrders, one => one.status === 'inLab', 1)
  ask('write', `Order ${order.orderNumber} is back from the lab, set it to ready for collection.`, gold.updated('optician.glassesOrders', order, { status: 'readyForCollection' })) // oxfmt-ignore
  ask('write', 'Add a new frame: brand Kestrel, model Lagoon, shape oval, material titanium, colour green, price £149.', gold.created('optician.eyewearFrames', { brand: 'Kestrel', model: 'Lagoon', shape: 'oval', material: 'titanium', colour: 'green', price: 149 })) // oxfmt-ignore
  const idle = (id: number) => [...eyeAppointments, ...glassesOrders].every(one => one.patientId !== id)
  const gone = person(eyePatients, one => idle(one.id), 3)
  talk(
    'write',
    [`I would like to delete the patient ${nameOf(gone)}. Ask me before you do it, please.`, gold.pending()],
    ['Yes please, delete them.', gold.removed('optician.eyePatients', gone)],
  )
  ask('write', 'How do I cancel an appointment? I only want to know, please do not cancel anything.', gold.nowrite()) // oxfmt-ignore
  const mover = person(eyePatients, one => one.branch === 'Old Mill', 4)
  ask('write', `Change the branch of ${nameOf(mover)} to Riverside`, gold.updated('optician.eyePatients', mover, { branch: 'Riverside' })) // oxfmt-ignore
}

function decline({ ask }: Builder, { optician }: Facts): void {
  const { eyePatients } = optician
  ask('missing', `Which health insurance is ${nameOf(person(eyePatients, () => true, 40))} with?`, unknown())
  ask('unknown', 'Has order G-9999 been collected?', unknown())
  const twins = pick.rank(eyePatients, nameOf).find(group => group.rows.length > 1)!
  ask('ambiguous', `Give me the e-mail address of the patient ${twins.key}.`, ofTwins(twins.rows, one => one.email, 'email')) // oxfmt-ignore
}

function chat({ ask }: Builder, { optician }: Facts): void {
  const { eyewearFrames, glassesOrders, opticianStaff } = optician
  ask('smalltalk', 'Thank you, that will be all for today', gold.smalltalk())
  ask('browser', 'Take a screenshot of our online shop', refusesPages())
  const [brand] = pick.rank(eyewearFrames.filter(one => one.colour === 'tortoiseshell' && one.inStock > 0), one => one.brand) // oxfmt-ignore
  ask('casual', `wich ${brand!.key.toLowerCase()} frames do we hav in tortoiseshell`, either(gold.set(brand!.rows), gold.set(eyewearFrames.filter(one => one.brand === brand!.key && one.colour === 'tortoiseshell')))) // oxfmt-ignore
  ask('casual', 'Hello, I am doing the rota and keep losing count: how many hours a week do all our optometrists work together? Many thanks!', gold.plain(pick.sum(opticianStaff.filter(one => one.role === 'optometrist'), one => one.weeklyHours))) // oxfmt-ignore
  const lab = glassesOrders.filter(one => one.status === 'inLab')
  ask('multi', 'How many orders are in the lab at the moment, and what are they worth altogether?', gold.figures(gold.count(lab.length), gold.money(pick.sum(lab, one => one.total)))) // oxfmt-ignore
  ask('complete', 'List every optometrist and every dispensing optician we employ.', gold.set(opticianStaff.filter(one => ['optometrist', 'dispensingOptician'].includes(one.role)))) // oxfmt-ignore
  ask('complete', 'How many orders are there in total that have a blue light coating?', gold.count(glassesOrders.filter(one => one.coating === 'blueLight').length)) // oxfmt-ignore
}
