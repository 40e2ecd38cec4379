import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { asksBack, listOf, nameOf, person } from '../set-r/read-names.ts'

const { either } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations with the publisher, and changes, in passing. */
export function converseNewspaper(builder: Builder, facts: Facts): void {
  follow(builder, facts)
  explain(builder, facts)
  correct(builder, facts)
  write(builder, facts)
  continueWriting(builder, facts)
}

function follow({ talk }: Builder, { newspaper }: Facts): void {
  const { publications, subscriptions, carriers, deliveryRoutes, articles } = newspaper
  const paper = (name: string) => pick.nth(publications, one => one.name === name).id
  const running = (name: string) => subscriptions.filter(one => one.status === 'active' && one.publicationId === paper(name)).length // oxfmt-ignore
  talk(
    'follow-up',
    ['how many active subs does the evening post have', gold.count(running('Evening Post'))],
    ['and the weekend gazette?', gold.count(running('Weekend Gazette'))],
    ['so together?', gold.count(running('Evening Post') + running('Weekend Gazette'))],
  )
  const rounds = deliveryRoutes.filter(one => one.district === 'Harbourside')
  talk(
    'follow-up',
    ['routes in harbourside', gold.set(rounds)],
    ['who are the carriers', gold.set(carriers.filter(one => rounds.some(row => row.carrierId === one.id)))],
    ['how many households is that', gold.count(pick.sum(rounds, one => one.households))],
  )
  const waiting = articles.filter(one => one.status === 'in_review')
  talk(
    'follow-up',
    ['whats in review? articles', gold.set(waiting)],
    ['any premium ones', either(listOf(waiting.filter(one => one.isPremium)), gold.yes(waiting.some(one => one.isPremium)))], // oxfmt-ignore
  )
  const left = subscriptions.filter(one => one.status === 'cancelled' && one.cancelReason === 'Price')
  const print = left.filter(one => one.edition === 'print')
  talk(
    'follow-up',
    ['subs cancelled because of the price', gold.set(left)],
    ['print editions only', listOf(print)],
    ['what did they pay per month all together', gold.money(pick.sum(print, one => one.monthlyPrice))],
  )
  const by = (transport: string) => carriers.filter(one => one.transport === transport)
  talk(
    'follow-up',
    ['carriers who go by bicycle', listOf(by('bicycle'))],
    ['and by car', listOf(by('car'))],
    ['which of those have no route', listOf(by('car').filter(one => !deliveryRoutes.some(row => row.carrierId === one.id)))], // oxfmt-ignore
  )
}

function explain({ talk }: Builder, { newspaper }: Facts): void {
  talk(
    'explain',
    ['how many carriers go by moped', gold.count(newspaper.carriers.filter(one => one.transport === 'moped').length)],
    ['how do you know that', gold.mentions(['carrier'], ['moped', 'transport'])],
  )
}

function correct({ talk }: Builder, { newspaper }: Facts): void {
  const { journalists, articles, readers, subscriptions, publications } = newspaper
  const by = (one: { id: number }) => articles.filter(row => row.journalistId === one.id)
  const [first, second] = [person(journalists, one => by(one).length > 4, 1), person(journalists, one => by(one).length > 4, 4)] // oxfmt-ignore
  talk(
    'follow-up',
    [`articles by ${nameOf(first)}`, gold.set(by(first))],
    [`oh sorry, ${nameOf(second)} i meant`, gold.set(by(second))],
    ['how many of those were published', gold.count(by(second).filter(one => one.status === 'published').length)],
  )
  const own = (one: { id: number }) => subscriptions.filter(row => row.readerId === one.id)
  const reader = person(readers, one => own(one).length === 1 && own(one)[0]!.status === 'active', 6)
  const paper = pick.find(publications, own(reader)[0]!.publicationId)
  talk(
    'follow-up',
    [`look up ${nameOf(reader)} for me`, gold.record(reader)],
    ['what do they subscribe to', either(gold.set(own(reader)), gold.record(paper), gold.text(paper.name))],
    ['since when?', gold.text(pick.dayAs(own(reader)[0]!.startedOn), 'startedOn')],
  )
}

function write({ ask }: Builder, { newspaper, day }: Facts): void {
  const { subscriptions, carriers, deliveryRoutes, complaints, articles } = newspaper
  const stand = person(carriers, one => one.isSubstitute)
  const free = pick.nth(deliveryRoutes, one => one.code === 'R10')
  ask('action', `R10 needs a carrier, give it to ${nameOf(stand)}`, gold.updated('newspaper.deliveryRoutes', free, { carrierId: stand.id })) // oxfmt-ignore
  const leaver = pick.nth(subscriptions, one => one.status === 'active', 33)
  ask('action', `cancel ${leaver.number}, they moved away`, gold.updated('newspaper.subscriptions', leaver, { status: 'cancelled' }, ['endsOn', 'autoRenew', 'cancelReason'])) // oxfmt-ignore
  const rider = person(carriers, one => one.weeklyPay < 120, 3)
  ask('update', `raise ${nameOf(rider)}s weekly pay to 130`, gold.updated('newspaper.carriers', rider, { weeklyPay: 130 })) // oxfmt-ignore
  const fresh = pick.nth(complaints, one => one.status === 'new', 1)
  ask('action', `complaint ${fresh.id} is sorted, resolve it with 5 pounds credit`, gold.updated('newspaper.complaints', fresh, { status: 'resolved', creditAmount: 5 }, ['resolvedAt'])) // oxfmt-ignore
  ask('create', 'new reader: Tamsin Ferrow, tamsin.ferrow@breakfast.example, wexmouth', gold.created('newspaper.readers', { firstName: 'Tamsin', lastName: 'Ferrow', email: 'tamsin.ferrow@breakfast.example', city: 'wexmouth' })) // oxfmt-ignore
  const draft = pick.nth(articles, one => one.status === 'draft', 3)
  ask('update', `deadline for "${draft.headline}" moves to ${pick.dayShort(day(9))}`, gold.updated('newspaper.articles', draft, { deadline: day(9) })) // oxfmt-ignore
  ask('delete', `complaint ${complaints[20]!.id} was entered twice, delete it pls`, gold.removed('newspaper.complaints', complaints[20]!)) // oxfmt-ignore
  ask('ambiguous', 'move it to the sports section', asksBack())
}

function continueWriting({ talk }: Builder, { newspaper, day }: Facts): void {
  const { advertisers, advertisements, readers, subscriptions } = newspaper
  const blocked = advertisers.filter(one => one.isBlocked)
  talk(
    'update',
    ['which advertisers are blocked', gold.set(blocked)],
    ['lantern books has paid, unblock them', gold.updated('newspaper.advertisers', pick.nth(blocked, one => one.name === 'Lantern Books'), { isBlocked: false })], // oxfmt-ignore
  )
  const asked = (one: { id: number }) => advertisements.filter(row => row.advertiserId === one.id && row.status === 'requested') // oxfmt-ignore
  const client = pick.nth(advertisers, one => asked(one).length === 1)
  talk(
    'action',
    [`requested ads of ${client.name}`, gold.set(asked(client))],
    ['fine, confirm it', gold.updated('newspaper.advertisements', asked(client)[0]!, { status: 'confirmed' })],
  )
  const own = (one: { id: number }) => subscriptions.filter(row => row.readerId === one.id)
  const away = person(readers, one => own(one).length === 1 && own(one)[0]!.status === 'active', 11)
  talk(
    'action',
    [`what subscription does ${nameOf(away)} have?`, gold.set(own(away))],
    [`they are on holiday, pause it until ${pick.dayName(day(12))}`, gold.updated('newspaper.subscriptions', own(away)[0]!, { status: 'paused', pausedUntil: day(12) })], // oxfmt-ignore
  )
}
