import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { champion, refusesPages } from '../set-s/choose.ts'
import { called, isOpen, wanted, who } from './newsdesk-readings.ts'

const { unknown } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations with the news desk, changes, and what cannot be answered. */
export function talkNewsdesk(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { newsdesk }: Facts): void {
  const { tarnDesks, tarnPeople, tarnPieces, tarnPhotoRequests } = newsdesk
  const ofPerson = (name: string) => tarnPieces.filter(one => one.reporter?.name === name)
  const openOf = (name: string) => ofPerson(name).filter(isOpen)
  const hasDistinctDays = (name: string) => new Set(openOf(name).map(one => one.dueOn)).size === openOf(name).length
  const busy = pick.nth(tarnPeople, ({ name }) => openOf(name).length > 1 && hasDistinctDays(name) && ofPerson(name).some(one => one.status === 'published') && ofPerson(name).every(one => one.status !== 'spiked')) // oxfmt-ignore
  talk(
    'followup',
    [`Which pieces is ${busy.name} the reporter on?`, gold.set(ofPerson(busy.name))],
    ['Only the ones that are not published yet, please.', gold.set(openOf(busy.name))],
    ['Which of them is due first?', gold.smallest(openOf(busy.name), one => one.dueOn)],
  )
  const at = (status: string) => tarnPhotoRequests.filter(one => one.status === status)
  const delivered = (id: string) => at('delivered').filter(one => one.photographer?.id === id).length
  talk(
    'followup',
    ['How many photo requests are still open?', gold.either(gold.count(at('open').length), gold.count(tarnPhotoRequests.filter(one => !['delivered', 'cancelled'].includes(one.status)).length), gold.count(at('open').length + at('assigned').length))], // oxfmt-ignore
    ['And how many have been delivered?', gold.count(at('delivered').length)],
    ['Which photographer did most of those?', champion(tarnPeople, one => delivered(one.id), one => one.name)], // oxfmt-ignore
  )
  const features = pick.nth(tarnDesks, one => one.name === 'Features')
  const head = called(newsdesk, features.head.name)
  talk(
    'followup',
    ['Who runs the Features desk?', who(head, features, 'head')],
    ['What is her mobile number?', told(head, head.phone!, 'phone')],
    ['And since when has she been with us?', told(head, pick.dayAs(head.joinedOn), 'joinedOn')],
  )
}

function write({ ask, talk }: Builder, { newsdesk, day }: Facts): void {
  const { tarnDesks, tarnPieces, tarnPhotoRequests } = newsdesk
  const refOf = ({ id, name }: { id: string; name: string }) => ({ id, name })
  const sport = pick.nth(tarnDesks, one => one.name === 'Sport')
  ask('write', `Please set up a new piece for the Sport desk: "Bowls club saves its green", reporter Grace Marlowe, 500 words, due on ${pick.dayName(day(11))}.`, gold.created('newsdesk.tarnPieces', { title: 'Bowls club saves its green', desk: refOf(sport), reporter: refOf(called(newsdesk, 'Grace Marlowe')), wordTarget: 500, dueOn: day(11) })) // oxfmt-ignore
  const passed = pick.nth(tarnPieces, one => isOpen(one) && one.reporter !== null && one.reporter.name !== 'Sunita Rao' && one.desk.name === 'Local News', 1) // oxfmt-ignore
  ask('write', `Sunita Rao is taking over "${passed.title}", so please make her the reporter on it.`, gold.updated('newsdesk.tarnPieces', passed, { reporter: refOf(called(newsdesk, 'Sunita Rao')) })) // oxfmt-ignore
  const dead = pick.nth(tarnPieces, one => ['assigned', 'writing'].includes(one.status) && one.desk.name !== 'Local News', 2) // oxfmt-ignore
  ask('write', `We are not going to run "${dead.title}" after all. Spike it.`, gold.updated('newsdesk.tarnPieces', dead, { status: 'spiked' })) // oxfmt-ignore
  const needless = pick.nth(tarnPhotoRequests, one => one.status === 'assigned', 1)
  talk(
    'write',
    [`Delete photo request ${needless.id}, but check with me before you actually do it.`, gold.pending()],
    ['Yes, get rid of it.', gold.removed('newsdesk.tarnPhotoRequests', needless)],
  )
}

function decline({ ask }: Builder, { newsdesk }: Facts): void {
  const { tarnPeople, tarnPieces } = newsdesk
  const out = pick.nth(tarnPieces, one => one.status === 'published', 20)
  ask('missing', `How many people read "${out.title}" on our website?`, unknown())
  ask('unknown', 'What is the status of the piece "Llama trekking comes to Wetherholm"?', unknown())
  const twins = tarnPeople.filter(one => one.name.endsWith(' Marlowe'))
  ask('ambiguous', 'What is Marlowe\'s phone number?', gold.either(gold.clarify(), gold.set(twins), gold.set(twins.map(one => one.phone!)), ...twins.map(one => told(one, one.phone!, 'phone')))) // oxfmt-ignore
}

function chat({ ask }: Builder, { newsdesk }: Facts): void {
  const { tarnPieces, tarnPhotoRequests } = newsdesk
  ask('smalltalk', 'Right, the paper is off to the printers. Thanks for all your help tonight!', gold.smalltalk())
  ask('browser', 'Open our website and scroll down to the readers\' comments', refusesPages()) // oxfmt-ignore
  const misspelt = called(newsdesk, 'Bettina Krause')
  ask('casual', `hiya whats ${pick.misspell(misspelt.name)}s email adress again`, told(misspelt, misspelt.email, 'email')) // oxfmt-ignore
  const at = (status: string) => tarnPieces.filter(one => one.status === status).length
  ask('multi', 'How many pieces have been published, and how many were spiked?', gold.figures(gold.count(at('published')), gold.count(at('spiked')))) // oxfmt-ignore
  ask('complete', 'I need every single photo request that was given to Amina Farouk, with none missing.', wanted(tarnPhotoRequests.filter(one => one.photographer?.name === 'Amina Farouk'), rows => gold.set(rows))) // oxfmt-ignore
}
