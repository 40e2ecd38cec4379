import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'

const { either, clarify, unknown, nowrite, pending } = gold
type Builder = ReturnType<typeof createQuestions>
const nameOf = (one: { firstName: string; lastName: string }) => `${one.firstName} ${one.lastName}`

/** Conversations with the conferences, changes, and what cannot be answered. */
export function talkConferences(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  make(builder, facts)
  change(builder, facts)
  act(builder, facts)
  decline(builder)
}

function converse({ ask, talk }: Builder, { conferences }: Facts): void {
  const { events, speakers, sessions, attendees, tickets, sponsors } = conferences
  const inState = (status: string) => sessions.filter(one => one.status === status)
  talk(
    'follow-up',
    ['how many sessions are still only proposed?', gold.count(inState('proposed').length)],
    ['and how many accepted?', gold.count(inState('accepted').length)],
    ['show them', gold.set(inState('accepted'))],
  )
  const harbour = events.find(one => one.name === 'DevOps Harbour')!
  const sold = tickets.filter(one => one.eventId === harbour.id)
  talk(
    'follow-up',
    ['tickets for DevOps Harbour', gold.set(sold)],
    ['only vip', gold.set(sold.filter(one => one.ticketType === 'vip'))],
    ['how much money did these bring?', gold.money(pick.sum(sold.filter(one => one.ticketType === 'vip'), one => one.price))], // oxfmt-ignore
  )
  const voice = pick.find(speakers, pick.sized(sessions, one => one.speakerId, 3, 7, 5).key)
  const own = sessions.filter(one => one.speakerId === voice.id)
  talk(
    'follow-up',
    [`who is ${voice.fullName}?`, gold.record(voice)],
    ['their sessions?', gold.set(own)],
    ['which of them are confirmed', own.some(one => one.status === 'confirmed') ? gold.set(own.filter(one => one.status === 'confirmed')) : gold.empty()], // oxfmt-ignore
  )
  const from = (country: string) => gold.count(attendees.filter(one => one.country === country).length)
  talk(
    'follow-up',
    ['how many attendees come from Portugal', from('Portugal')],
    ['from Poland?', from('Poland')],
    ['what about Ireland', from('Ireland')],
  )
  const golden = sponsors.filter(one => one.tier === 'gold')
  talk(
    'follow-up',
    ['gold sponsors', gold.set(golden)],
    // Nothing says which end comes first.
    ['sort them by amount', either(gold.ordered(golden, one => one.amount), gold.ordered(golden, one => one.amount, { up: true }))], // oxfmt-ignore
  )
  talk(
    'explain',
    ['how many hybrid events?', gold.count(events.filter(one => one.isHybrid).length)],
    ['how did you get to that number?', gold.mentions(['hybrid'])],
  )
  ask('help', 'what do you know about sessions', gold.mentions(['track', 'format', 'level'], ['speaker', 'room', 'status', 'duration'])) // oxfmt-ignore
}

function make({ ask, talk }: Builder, { conferences }: Facts): void {
  const { events, speakers, attendees } = conferences
  const id = (name: string) => events.find(one => one.name === name)!.id
  ask(
    'create',
    'register a new attendee: Milo Brandt, milo.brandt@lanyard.example, from Norway, vegan',
    gold.created('conferences.attendees', {
      firstName: 'Milo',
      lastName: 'Brandt',
      email: 'milo.brandt@lanyard.example',
      country: 'Norway',
      dietaryRequirements: 'vegan',
    }),
  )
  ask(
    'create',
    `create a vip ticket for ${nameOf(attendees[40]!)} for SecureStack`,
    // Two attendees are called so.
    either(
      gold.created('conferences.tickets', { eventId: id('SecureStack'), attendeeId: attendees[40]!.id, ticketType: 'vip' }), // oxfmt-ignore
      clarify(),
    ),
  )
  ask(
    'create',
    `add a session "Rust for Rubyists" by ${speakers[7]!.fullName} to Rust Assembly, backend track`,
    gold.created('conferences.sessions', {
      title: 'Rust for Rubyists',
      speakerId: speakers[7]!.id,
      eventId: id('Rust Assembly'),
      track: 'backend',
    }),
  )
  ask(
    'create',
    'New gold sponsor for Lead Dev Lisbon: Polyglot Press, they pay 12000',
    gold.created('conferences.sponsors', {
      companyName: 'Polyglot Press',
      eventId: id('Lead Dev Lisbon'),
      tier: 'gold',
      amount: 12_000,
    }),
  )
  talk(
    'create',
    ['add speaker Ines Halvorsen', gold.all(nowrite(), clarify())],
    [
      'ines.halvorsen@onstage.example',
      gold.created('conferences.speakers', { fullName: 'Ines Halvorsen', email: 'ines.halvorsen@onstage.example' }),
    ],
  )
}

function change({ ask }: Builder, { conferences }: Facts): void {
  const { events, rooms, speakers, sessions, attendees, sponsors } = conferences
  const paid = pick.nth(speakers, one => one.fee !== null && one.fee !== 2500, 14)
  ask('update', `set the fee of ${paid.fullName} to 2500`, gold.updated('conferences.speakers', paid, { fee: 2500 }))
  const assembly = events.find(one => one.name === 'Rust Assembly')!
  const room = rooms.find(one => one.eventId === assembly.id)!
  const loose = pick.nth(sessions, one => one.eventId === assembly.id && one.roomId !== room.id, 2)
  ask(
    'update',
    `move session ${loose.id} to room ${room.name}`,
    gold.updated('conferences.sessions', loose, { roomId: room.id }),
  )
  const unsigned = pick.nth(sponsors, one => !one.contractSigned, 3)
  ask(
    'update',
    `sponsor ${unsigned.id} has signed the contract, please mark it`,
    gold.updated('conferences.sponsors', unsigned, { contractSigned: true }),
  )
  const eater = pick.nth(attendees, one => one.dietaryRequirements === null, 31)
  ask(
    'update',
    `change dietary requirements of ${nameOf(eater)} to vegetarian`,
    gold.updated('conferences.attendees', eater, { dietaryRequirements: 'vegetarian' }),
  )
  const lisbon = events.find(one => one.name === 'Lead Dev Lisbon')!
  ask('update', 'Increase the capacity of Lead Dev Lisbon to 640.', gold.updated('conferences.events', lisbon, { capacity: 640 })) // oxfmt-ignore
  const talk = pick.nth(sessions, one => one.format === 'talk' && one.durationMinutes !== 35, 25)
  ask(
    'update',
    `make session ${talk.id} 35 minutes long`,
    gold.updated('conferences.sessions', talk, { durationMinutes: 35 }),
  )
  const stall = pick.nth(sponsors, one => one.boothNumber === null, 5)
  ask(
    'update',
    `sponsor ${stall.id} gets booth B77`,
    either(gold.updated('conferences.sponsors', stall, { boothNumber: 'B77' }), pending()),
  )
  const mail = attendees[66]!
  ask(
    'update',
    `${nameOf(mail)} wants no more newsletters, pls unsubscribe`,
    either(gold.updated('conferences.attendees', mail, { newsletterOptIn: false }), pending()),
  )
}

function act({ ask }: Builder, { conferences }: Facts): void {
  const { events, sessions, attendees, tickets, sponsors, feedback } = conferences
  const proposed = sessions.filter(one => one.status === 'proposed')
  ask('action', `accept session ${proposed[4]!.id}`, gold.updated('conferences.sessions', proposed[4]!, { status: 'accepted' })) // oxfmt-ignore
  ask(
    'action',
    `Reject the proposal "${proposed[7]!.title}".`,
    gold.updated('conferences.sessions', proposed[7]!, { status: 'rejected' }),
  )
  const waiting = pick.nth(tickets, one => one.checkedInAt === null && one.paymentStatus === 'paid', 9)
  ask('action', `check in ticket ${waiting.id}`, gold.updated('conferences.tickets', waiting, {}, ['checkedInAt']))
  const paid = pick.nth(tickets, one => one.paymentStatus === 'paid', 50)
  ask(
    'action',
    `ticket ${paid.id}: customer wants the money back, refund it`,
    gold.updated('conferences.tickets', paid, { paymentStatus: 'refunded' }),
  )
  const green = events.find(one => one.name === 'Green Coding Week')!
  ask('action', 'publish Green Coding Week', gold.updated('conferences.events', green, { status: 'published' }))
  const off = pick.nth(sessions, one => one.status === 'confirmed', 60)
  ask('action', `cancel the session "${off.title}"`, gold.updated('conferences.sessions', off, { status: 'cancelled' }))
  const gone = attendees[203]!
  ask('delete', `delete the attendee ${nameOf(gone)}`, gold.removed('conferences.attendees', gone))
  ask('delete', `remove feedback ${feedback[12]!.id}, it's spam`, gold.removed('conferences.feedback', feedback[12]!))
  ask('delete', `sponsor ${sponsors[6]!.id} can be deleted`, either(gold.removed('conferences.sponsors', sponsors[6]!), pending())) // oxfmt-ignore
}

function decline({ ask }: Builder): void {
  ask('unanswerable', 'what is for lunch on day 2?', unknown())
  ask('unanswerable', 'how many t-shirts in size M are left', unknown())
  ask('unanswerable', 'which speaker has the most followers?', unknown())
  ask('ambiguous', 'refund the ticket', either(clarify(), gold.all(nowrite(), unknown())))
  ask('ambiguous', 'move the workshop to another room', either(clarify(), gold.all(nowrite(), unknown())))
  ask('smalltalk', 'alright, see you tomorrow then', gold.smalltalk())
}
