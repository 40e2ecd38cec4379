import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { asksBack, nameOf, person } from './read-names.ts'

const { either, clarify, unknown, nowrite, pending } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations with the publisher, changes, and what cannot be answered. */
export function talkNewspaper(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  create(builder, facts)
  write(builder, facts)
  act(builder, facts)
  decline(builder)
}

function converse({ ask, talk }: Builder, { newspaper }: Facts): void {
  const { readers, subscriptions, carriers, complaints, journalists, articles, advertisements, deliveryRoutes } = newspaper // oxfmt-ignore
  ask('several', 'how many readers, carriers and journalists do we have', gold.figures(gold.count(readers.length), gold.count(carriers.length), gold.count(journalists.length))) // oxfmt-ignore
  ask('several', 'count the cancelled ads, and tell me how many complaints were rejected', gold.figures(gold.count(advertisements.filter(one => one.status === 'cancelled').length), gold.count(complaints.filter(one => one.status === 'rejected').length))) // oxfmt-ignore
  const trial = subscriptions.filter(one => one.status === 'trial')
  talk(
    'follow-up',
    ['who is on trial? show the subscriptions', gold.set(trial)],
    ['only the print ones', gold.set(trial.filter(one => one.edition === 'print'))],
  )
  const desk = (name: string) => journalists.filter(one => one.desk === name)
  talk(
    'follow-up',
    ['politics journalists', gold.set(desk('politics'))],
    ['what about sports?', gold.set(desk('sports'))],
    [
      'how many articles have they written',
      gold.count(articles.filter(one => desk('sports').some(row => row.id === one.journalistId)).length),
    ],
  )
  const town = (name: string) => deliveryRoutes.filter(one => one.district === name)
  talk(
    'follow-up',
    ['number of routes in Castle Hill', gold.count(town('Castle Hill').length)],
    ['Elm Park?', gold.count(town('Elm Park').length)],
    ['total length of these in km', gold.plain(pick.sum(town('Elm Park'), one => one.lengthKm))],
  )
  const late = complaints.filter(one => one.status === 'in_progress')
  talk(
    'follow-up',
    ['complaints in progress', gold.set(late)],
    ['the oldest one?', gold.smallest(late, one => one.reportedAt)],
    [
      'which subscription is it about',
      gold.record(
        pick.find(subscriptions, late.toSorted((a, b) => (a.reportedAt < b.reportedAt ? -1 : 1))[0]!.subscriptionId),
      ),
    ],
  )
  const premium = articles.filter(one => one.isPremium && one.status === 'published')
  talk(
    'follow-up',
    ['how many premium articles are published?', gold.count(premium.length)],
    ['list the 3 most viewed of them', gold.ordered(premium, one => one.views, { count: 3 })],
  )
  talk(
    'explain',
    [
      'average price of a half page ad',
      gold.money(
        pick.mean(
          advertisements.filter(one => one.size === 'half_page'),
          one => one.price,
        ),
      ),
    ],
    ['how did you work out that price?', gold.mentions(['advertisement', 'ads'], ['average', 'mean', 'price'])],
  )
  ask('help', 'what can you do with complaints', gold.mentions(['complaint']))
}

function create({ ask, talk }: Builder, { newspaper, day }: Facts): void {
  const { readers, subscriptions, journalists } = newspaper
  ask('create', 'add reader Hetty Bloom, hetty.bloom@breakfast.example, lives in Elmsford', gold.created('newspaper.readers', { firstName: 'Hetty', lastName: 'Bloom', email: 'hetty.bloom@breakfast.example', city: 'Elmsford' })) // oxfmt-ignore
  const keen = person(readers, one => !subscriptions.some(row => row.readerId === one.id), 2)
  ask('create', `${nameOf(keen)} wants a digital subscription to the Evening Post, please set it up`, gold.created('newspaper.subscriptions', { readerId: keen.id, publicationId: 2, edition: 'digital' })) // oxfmt-ignore
  const poor = subscriptions.filter(one => one.edition === 'print' && one.status === 'active')[9]!
  ask('create', `log a complaint for ${poor.number}, paper was torn`, gold.created('newspaper.complaints', { subscriptionId: poor.id, kind: 'torn' })) // oxfmt-ignore
  ask('create', `I'd like to request a half page ad for Carrow Kitchens in the Weekend Gazette on ${pick.dayName(day(12))}`, gold.created('newspaper.advertisements', { advertiserId: 802, publicationId: 3, size: 'half_page', runDate: day(12) })) // oxfmt-ignore
  const author = person(journalists, one => one.desk === 'business', 1)
  talk(
    'create',
    ['pitch an article titled Ferry Fares Double', gold.all(nowrite(), clarify())],
    [nameOf(author), either(gold.all(nowrite(), clarify()), pending())],
    [
      'business',
      gold.created('newspaper.articles', {
        headline: 'Ferry Fares Double',
        journalistId: author.id,
        section: 'business',
      }),
    ],
  )
}

function write({ ask }: Builder, { newspaper, day }: Facts): void {
  const { readers, subscriptions, carriers, complaints, articles, advertisers, advertisements } = newspaper
  const mover = person(readers, () => true, 55)
  ask('update', `${nameOf(mover)} moved to 14 Mill Road, Ravensby. Please update the address`, gold.updated('newspaper.readers', mover, { street: '14 Mill Road', city: 'Ravensby' })) // oxfmt-ignore
  const paying = pick.nth(subscriptions, one => one.status === 'active' && one.paymentMethod === 'invoice', 3)
  ask('update', `switch ${paying.number} to direct debit`, gold.updated('newspaper.subscriptions', paying, { paymentMethod: 'direct_debit' })) // oxfmt-ignore
  const priced = pick.nth(subscriptions, one => one.status === 'active', 40)
  ask('update', `lower the monthly price of ${priced.number} to 19.50`, gold.updated('newspaper.subscriptions', priced, { monthlyPrice: 19.5 })) // oxfmt-ignore
  const rider = person(carriers, one => one.transport !== 'car', 2)
  ask('update', `${nameOf(rider)} delivers by car from now on, change that please`, either(gold.updated('newspaper.carriers', rider, { transport: 'car' }), pending())) // oxfmt-ignore
  ask('update', 'unblock Juniper Fashion, they paid', gold.updated('newspaper.advertisers', advertisers[10]!, { isBlocked: false })) // oxfmt-ignore
  ask('update', "increase Foxglove Garden Centre's credit limit to 8000", gold.updated('newspaper.advertisers', advertisers[11]!, { creditLimit: 8000 })) // oxfmt-ignore
  const slow = pick.nth(articles, one => one.status === 'draft', 1)
  ask('update', `give "${slow.headline}" two more days: new deadline ${pick.dayShort(day(6))}`, gold.updated('newspaper.articles', slow, { deadline: day(6) })) // oxfmt-ignore
  const shifted = pick.nth(advertisements, one => one.status === 'confirmed', 4)
  ask('update', `move ad ${shifted.reference} to ${pick.dayName(day(20))}`, gold.updated('newspaper.advertisements', shifted, { runDate: day(20) })) // oxfmt-ignore
  const loud = person(readers, one => one.marketingOptIn, 12)
  ask('update', `${nameOf(loud)} doesn't want any marketing anymore`, either(gold.updated('newspaper.readers', loud, { marketingOptIn: false }), pending(), clarify())) // oxfmt-ignore
  ask('delete', `delete complaint ${complaints[33]!.id}, duplicate`, gold.removed('newspaper.complaints', complaints[33]!)) // oxfmt-ignore
  const dud = pick.nth(articles, one => one.status === 'pitch')
  ask('delete', `get rid of the article "${dud.headline}"`, gold.removed('newspaper.articles', dud))
}

function act({ ask, talk }: Builder, { newspaper, day }: Facts): void {
  const { readers, subscriptions, carriers, deliveryRoutes, complaints, articles, advertisements } = newspaper
  const away = pick.nth(subscriptions, one => one.status === 'active' && one.edition === 'print', 14)
  ask('action', `pause ${away.number} until ${pick.dayName(day(16))}, they are on holiday`, gold.updated('newspaper.subscriptions', away, { status: 'paused', pausedUntil: day(16) })) // oxfmt-ignore
  const home = pick.nth(subscriptions, one => one.status === 'paused', 3)
  ask('action', `customer is back, resume ${home.number}`, gold.updated('newspaper.subscriptions', home, { status: 'active' }, ['pausedUntil'])) // oxfmt-ignore
  const leaver = pick.nth(subscriptions, one => one.status === 'active', 61)
  ask('action', `Please cancel subscription ${leaver.number}, reason: moved abroad`, gold.updated('newspaper.subscriptions', leaver, { status: 'cancelled', cancelReason: 'moved abroad' }, ['endsOn', 'autoRenew'])) // oxfmt-ignore
  const open = complaints.filter(one => one.status === 'new')
  ask('action', `resolve complaint ${open[0]!.id} with a credit of 5.60`, gold.updated('newspaper.complaints', open[0]!, { status: 'resolved', creditAmount: 5.6 }, ['resolvedAt'])) // oxfmt-ignore
  ask('action', `reject complaint ${open[2]!.id}`, gold.updated('newspaper.complaints', open[2]!, { status: 'rejected' }, ['resolvedAt'])) // oxfmt-ignore
  const ready = pick.nth(articles, one => one.status === 'in_review', 0)
  ask('action', `"${ready.headline}" looks good, publish it`, gold.updated('newspaper.articles', ready, { status: 'published' }, ['publishedAt'])) // oxfmt-ignore
  const stand = person(carriers, one => one.isSubstitute, 1)
  ask('action', `put ${nameOf(stand)} on route ${deliveryRoutes[9]!.code}`, gold.updated('newspaper.deliveryRoutes', deliveryRoutes[9]!, { carrierId: stand.id })) // oxfmt-ignore
  const wanted = pick.nth(advertisements, one => one.status === 'requested', 1)
  ask('action', `confirm ad ${wanted.reference}`, gold.updated('newspaper.advertisements', wanted, { status: 'confirmed' })) // oxfmt-ignore
  const solo = person(readers, one => subscriptions.filter(row => row.readerId === one.id).length === 1 && subscriptions.some(row => row.readerId === one.id && row.status === 'active'), 6) // oxfmt-ignore
  const own = subscriptions.find(one => one.readerId === solo.id)!
  talk(
    'action',
    [`subscriptions of ${nameOf(solo)}`, gold.set([own])],
    [
      'cancel it, she says it is too expensive',
      gold.updated('newspaper.subscriptions', own, { status: 'cancelled' }, ['cancelReason', 'endsOn', 'autoRenew']),
    ],
  )
}

function decline({ ask }: Builder): void {
  ask('unanswerable', 'how many copies did the printer spoil last night?', unknown())
  ask('unanswerable', "what's the salary of our journalists?", unknown())
  ask('unanswerable', 'which crossword was the hardest', unknown())
  ask('ambiguous', 'resolve the complaint', asksBack())
  ask('ambiguous', 'pause the subscription until next month', asksBack())
  ask('ambiguous', 'publish the article', asksBack())
  ask('smalltalk', 'you are a star, cheers!', gold.smalltalk())
  ask('smalltalk', 'morning! long day ahead', gold.smalltalk())
}
