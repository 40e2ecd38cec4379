import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { figureNewspaper, relateNewspaper } from './newspaper-figures.ts'
import { talkNewspaper } from './newspaper-talk.ts'
import { apart, listOf, nameOf, person } from './read-names.ts'

const { either } = gold
type Builder = ReturnType<typeof createQuestions>

/** Set R over the newspaper publisher: written before the engine had seen a service like it. */
export function askNewspaper(facts: Facts): Question[] {
  const builder = createQuestions('r', 'newspaper')
  list(builder, facts)
  bound(builder, facts)
  rank(builder, facts)
  time(builder, facts)
  look(builder, facts)
  confirm(builder, facts)
  relateNewspaper(builder, facts)
  figureNewspaper(builder, facts)
  talkNewspaper(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { newspaper }: Facts): void {
  const { publications, readers, subscriptions, carriers, deliveryRoutes, complaints, journalists, articles, advertisers, advertisements } = newspaper // oxfmt-ignore
  ask('conditions', 'paused subscriptions', gold.set(subscriptions.filter(one => one.status === 'paused')))
  ask('conditions', 'which complaints are new?', gold.set(complaints.filter(one => one.status === 'new')))
  ask('conditions', 'readers in Thornhill we may contact with offers', gold.set(readers.filter(one => one.city === 'Thornhill' && one.marketingOptIn))) // oxfmt-ignore
  ask('conditions', 'freelancers on the culture or sports desk', gold.set(journalists.filter(one => one.employment === 'freelance' && ['culture', 'sports'].includes(one.desk)))) // oxfmt-ignore
  ask('conditions', 'carriers who go by bike', gold.set(carriers.filter(one => one.transport === 'bicycle')))
  ask('conditions', 'What is in review at the moment?', gold.set(articles.filter(one => one.status === 'in_review')))
  ask('conditions', 'blocked advertisers', gold.set(advertisers.filter(one => one.isBlocked)))
  ask('conditions', 'confirmed full page ads', gold.set(advertisements.filter(one => one.status === 'confirmed' && one.size === 'full_page'))) // oxfmt-ignore
  ask('conditions', 'active weekend-only subscriptions paid by invoice', gold.set(subscriptions.filter(one => one.status === 'active' && one.edition === 'weekend_only' && one.paymentMethod === 'invoice'))) // oxfmt-ignore
  ask('conditions', 'delivery routes in the Old Town', gold.set(deliveryRoutes.filter(one => one.district === 'Old Town'))) // oxfmt-ignore
  ask('conditions', 'articles that were spiked', gold.set(articles.filter(one => one.status === 'spiked')))
  ask('conditions', 'weeklies', gold.set(publications.filter(one => one.frequency === 'weekly')))
  ask('conditions', 'complaints about wet papers', gold.set(complaints.filter(one => one.kind === 'wet')))
  ask('logic', 'trial or paused digital subscriptions', gold.set(subscriptions.filter(one => ['trial', 'paused'].includes(one.status) && one.edition === 'digital'))) // oxfmt-ignore
  ask('logic', 'advertisers that are neither retail nor automotive', gold.set(advertisers.filter(one => !['retail', 'automotive'].includes(one.industry)))) // oxfmt-ignore
  ask('logic', 'published premium articles, not politics', gold.set(articles.filter(one => one.status === 'published' && one.isPremium && one.section !== 'politics'))) // oxfmt-ignore
  ask('missing-values', 'routes without a carrier', gold.set(deliveryRoutes.filter(one => one.carrierId === null)))
  ask('missing-values', 'readers whose birth year we dont know', gold.set(readers.filter(one => one.birthYear === null))) // oxfmt-ignore
  ask('missing-values', 'resolved complaints where nothing was credited', gold.set(complaints.filter(one => one.status === 'resolved' && one.creditAmount === null))) // oxfmt-ignore
  ask('missing-values', 'active subscriptions with no end date', gold.set(subscriptions.filter(one => one.status === 'active' && one.endsOn === null))) // oxfmt-ignore
}

function bound({ ask }: Builder, { newspaper }: Facts): void {
  const { publications, readers, carriers, deliveryRoutes, articles, advertisers, advertisements } = newspaper
  ask('range', 'routes longer than 8 km', gold.set(deliveryRoutes.filter(one => one.lengthKm > 8)))
  ask('range', 'readers born before 1950', gold.set(readers.filter(one => one.birthYear !== null && one.birthYear < 1950))) // oxfmt-ignore
  ask('range', 'articles over 2000 words', gold.set(articles.filter(one => one.wordCount > 2000)))
  ask(
    'range',
    'ads for 2000 to 3000 pounds',
    pick.setWithin(advertisements, one => one.price, 2000, 3000),
  )
  ask('range', 'titles with a circulation under 20k', gold.set(publications.filter(one => one.circulation < 20_000)))
  ask('range', 'who earns at least £124 a week delivering?', gold.set(carriers.filter(one => one.weeklyPay >= 124)))
  ask('range', 'advertisers with a credit limit of 15000 or more', gold.set(advertisers.filter(one => one.creditLimit >= 15_000))) // oxfmt-ignore
}

function rank({ ask }: Builder, { newspaper }: Facts): void {
  const { publications, readers, subscriptions, deliveryRoutes, articles, journalists, complaints } = newspaper
  ask(
    'ranking',
    'most read article?',
    gold.largest(articles, one => one.views),
  )
  ask(
    'ranking',
    'our oldest paper',
    gold.smallest(publications, one => one.foundedYear),
  )
  ask('ranking', 'top ten published articles by views', gold.ordered(articles.filter(one => one.status === 'published'), one => one.views, { count: 10 })) // oxfmt-ignore
  ask(
    'ranking',
    'which route has the fewest households',
    gold.smallest(deliveryRoutes, one => one.households),
  )
  ask('ranking', 'the longest running subscription that is still active', gold.smallest(subscriptions.filter(one => one.status === 'active'), one => one.startedOn)) // oxfmt-ignore
  ask(
    'ranking',
    'youngest reader',
    gold.largest(readers, one => one.birthYear),
  )
  ask(
    'ranking',
    'who joined the newsroom last?',
    gold.largest(journalists, one => one.joinedOn),
  )
  ask('ranking', 'highest credit we ever gave for a complaint', either(gold.largest(complaints, one => one.creditAmount), gold.money(pick.most(complaints, one => one.creditAmount)))) // oxfmt-ignore
}

function time({ ask }: Builder, { newspaper, today, day }: Facts): void {
  const { subscriptions, complaints, articles, advertisements, readers } = newspaper
  const month = pick.shiftMonth(pick.month(today)!, -1)
  ask('dates', `complaints reported in ${pick.monthName(month)}`, gold.set(complaints.filter(one => pick.month(one.reportedAt) === month))) // oxfmt-ignore
  const year = Number(pick.year(today)) - 3
  ask('dates', `subscriptions that began in ${year}`, gold.set(subscriptions.filter(one => pick.year(one.startedOn) === String(year)))) // oxfmt-ignore
  ask('dates', `ads running on ${pick.dayName(advertisements[118]!.runDate)}`, gold.set(advertisements.filter(one => one.runDate === advertisements[118]!.runDate))) // oxfmt-ignore
  const ending = (days: number) => listOf(subscriptions.filter(one => one.endsOn !== null && one.endsOn >= today && one.endsOn <= day(days))) // oxfmt-ignore
  ask('relative-dates', 'which subscriptions end in the next 30 days?', either(ending(30), ending(29), ending(31)))
  ask('relative-dates', 'articles with a deadline tomorrow', listOf(articles.filter(one => one.deadline === day(1))))
  ask('relative-dates', 'unpublished articles whose deadline has passed (drafts and in review)', listOf(articles.filter(one => ['draft', 'in_review'].includes(one.status) && one.deadline < today))) // oxfmt-ignore
  const fresh = (days: number) => gold.count(complaints.filter(one => one.reportedAt.slice(0, 10) >= day(-days)).length)
  ask('relative-dates', 'how many complaints came in over the last 7 days', either(fresh(7), fresh(6), fresh(8)))
  ask('relative-dates', 'readers who signed up this year', gold.set(readers.filter(one => pick.year(one.createdAt) === pick.year(today)))) // oxfmt-ignore
  ask('relative-dates', 'ads printed yesterday', listOf(advertisements.filter(one => one.runDate === day(-1) && one.status === 'printed'))) // oxfmt-ignore
}

function look({ ask }: Builder, { newspaper }: Facts): void {
  const { publications, readers, subscriptions, carriers, deliveryRoutes, articles, advertisers, advertisements, journalists } = newspaper // oxfmt-ignore
  const caller = person(readers, one => one.phone !== null, 17)
  ask('lookup', `tel of ${nameOf(caller)}`, gold.text(caller.phone!, 'phone'))
  ask('lookup', 'who edits the Business Courier?', gold.text(publications[3]!.editorInChief, 'editorInChief'))
  ask('lookup', 'cover price of the evening post', gold.money(publications[1]!.coverPrice, { field: 'coverPrice' }))
  ask('lookup', `what edition is ${subscriptions[31]!.number}`, gold.text(apart(subscriptions[31]!.edition), 'edition'))
  const stopped = pick.nth(subscriptions, one => one.cancelReason !== null, 5)
  ask('lookup', `why did they cancel ${stopped.number}?`, gold.text(stopped.cancelReason!, 'cancelReason'))
  const resting = pick.nth(subscriptions, one => one.pausedUntil !== null, 2)
  ask('lookup', `until when is ${resting.number} paused`, gold.text(pick.dayAs(resting.pausedUntil!), 'pausedUntil'))
  ask('lookup', `how many letterboxes are on ${deliveryRoutes[6]!.code}?`, gold.plain(deliveryRoutes[6]!.households, { field: 'households' })) // oxfmt-ignore
  ask('lookup', `When do they start on route ${deliveryRoutes[11]!.code}?`, gold.text(deliveryRoutes[11]!.startTime, 'startTime')) // oxfmt-ignore
  const writer = person(journalists, () => true, 6)
  ask('lookup', `${nameOf(writer)} which desk`, gold.text(writer.desk, 'desk'))
  ask('lookup', 'credit limit for Keystone Homes', gold.money(advertisers[8]!.creditLimit, { field: 'creditLimit' }))
  ask('lookup', `what are we charging for ${advertisements[99]!.reference}`, gold.money(advertisements[99]!.price, { field: 'price' })) // oxfmt-ignore
  ask('lookup', `how long is "${articles[20]!.headline}" in words?`, gold.plain(articles[20]!.wordCount, { field: 'wordCount' })) // oxfmt-ignore
  const rider = person(carriers, () => true, 4)
  ask('lookup', `what does ${pick.misspell(nameOf(rider))} get per week`, gold.money(rider.weeklyPay, { field: 'weeklyPay' })) // oxfmt-ignore
  ask('lookup', 'contact email for the Gilded Goose', gold.text(advertisers[3]!.contactEmail, 'contactEmail'))
}

function confirm({ ask }: Builder, { newspaper, today }: Facts): void {
  const { readers, subscriptions, carriers, complaints, articles, advertisers, advertisements, publications } = newspaper // oxfmt-ignore
  const renewing = pick.nth(subscriptions, one => one.autoRenew, 22)
  ask('yes-no', `does ${renewing.number} renew automatically?`, gold.yes(true))
  ask('yes-no', 'is Lantern Books blocked', gold.yes(advertisers[6]!.isBlocked))
  const closed = pick.nth(complaints, one => one.status === 'rejected', 2)
  ask('yes-no', `was complaint ${closed.id} rejected?`, gold.yes(true))
  ask('yes-no', `has "${articles[30]!.headline}" been published yet`, gold.yes(articles[30]!.status === 'published'))
  const plain = pick.nth(advertisements, one => !one.inColor && one.size !== 'classified', 3)
  ask('yes-no', `is ${plain.reference} in colour?`, gold.yes(false))
  const stand = person(carriers, one => one.isSubstitute)
  ask('yes-no', `is ${nameOf(stand)} a substitute?`, gold.yes(true))
  ask('yes-no', 'Are there any readers in Ravensby over 80?', either(gold.yes(readers.some(one => one.city === 'Ravensby' && one.birthYear !== null && one.birthYear < Number(pick.year(today)) - 80)), gold.set(readers.filter(one => one.city === 'Ravensby' && one.birthYear !== null && one.birthYear < Number(pick.year(today)) - 80)))) // oxfmt-ignore
  ask('projection', 'name, frequency and cover price of all publications', gold.set(publications, { shows: one => [one.name, one.frequency, one.coverPrice] })) // oxfmt-ignore
  ask('projection', 'list carriers with name, phone and transport', gold.set(carriers, { shows: one => [one.lastName, one.phone, one.transport] })) // oxfmt-ignore
  ask('projection', 'references and prices of the ads that are only requested', gold.set(advertisements.filter(one => one.status === 'requested'), { shows: one => [one.reference, one.price] })) // oxfmt-ignore
}
