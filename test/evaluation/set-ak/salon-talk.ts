import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { refusesPages } from '../set-s/choose.ts'
import { known } from './readings.ts'

const { either, unknown } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations with the hair salons, changes, and what cannot be answered. */
export function talkSalon(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { salon }: Facts): void {
  const { stylists, hairServices, salonAppointments } = salon
  const care = hairServices.filter(one => one.category === 'care')
  const quick = care.filter(one => one.duration_minutes <= 30)
  talk(
    'followup',
    ['Show me the services in the care category.', gold.set(care)],
    ['Which of these take 30 minutes or less?', gold.set(quick)],
    ['Sort those by price, highest first.', gold.ordered(quick, one => one.price)],
  )
  const missed = (id: number) => salonAppointments.filter(one => one.stylistId === id && one.status === 'no_show')
  const stylist = known(stylists, one => missed(one.id).length > 0, 3)
  talk(
    'followup',
    [`What is the rating of ${stylist.name}?`, gold.plain(stylist.rating, { field: 'rating' })],
    ['Which salon do they work at?', told(stylist, stylist.salon, 'salon')],
    ['How many no-shows have they had?', gold.count(missed(stylist.id).length)],
  )
}

function write({ ask }: Builder, { salon }: Facts): void {
  const { hairServices, salonClients, salonAppointments } = salon
  ask('write', 'Add a new client called Bettina Crowe, e-mail bettina.crowe@example.com, phone +44 117 496 0042.', gold.created('salon.salonClients', { name: 'Bettina Crowe', email: 'bettina.crowe@example.com', phone: '+44 117 496 0042' })) // oxfmt-ignore
  const fade = hairServices.find(one => one.name === 'Skin Fade')!
  ask('write', 'Raise the price of the Skin Fade to £38.', gold.updated('salon.hairServices', fade, { price: 38 }))
  const asked = pick.nth(salonAppointments, one => one.status === 'requested', 2)
  ask('write', `Change the status of appointment ${asked.id} to confirmed.`, gold.updated('salon.salonAppointments', asked, { status: 'confirmed' })) // oxfmt-ignore
  const gone = known(salonClients, one => salonAppointments.every(own => own.clientId !== one.id), 4)
  ask('write', `Delete the client ${gone.name}.`, gold.removed('salon.salonClients', gone))
}

function decline({ ask }: Builder, { salon }: Facts): void {
  const { stylists, salonClients } = salon
  ask('missing', `What is the salary of ${known(stylists, one => one.level === 'master', 1).name}?`, unknown())
  ask('missing', `Which shampoo does ${known(salonClients, () => true, 81).name} use at home?`, unknown())
  ask('unknown', 'Which appointments does Priscilla Oakhurst have?', either(unknown(), gold.empty()))
}

function chat({ ask }: Builder, { salon }: Facts): void {
  const { stylists, hairServices } = salon
  ask('smalltalk', 'Great, thanks for your help!', gold.smalltalk())
  ask('browser', 'Click on the book now button', refusesPages())
  ask('casual', 'whos working at westgate', gold.set(stylists.filter(one => one.salon === 'Westgate')))
  ask('casual', 'Hi there, hope your day is going well! One of our clients is on the phone and is asking about it, so could you quickly tell me what the cheapest barber service is that we offer? Thanks!', gold.smallest(hairServices.filter(one => one.category === 'barber'), one => one.price)) // oxfmt-ignore
}
