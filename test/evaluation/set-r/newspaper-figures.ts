import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { groups, more } from '../set-d/readings.ts'
import { champion, listOf, nameOf, person, sizes } from './read-names.ts'

const { either } = gold
type Builder = ReturnType<typeof createQuestions>

/** Questions that need several of its lists. */
export function relateNewspaper({ ask }: Builder, { newspaper }: Facts): void {
  const { publications, readers, subscriptions, carriers, deliveryRoutes, complaints, journalists, articles, advertisers, advertisements } = newspaper // oxfmt-ignore
  const loyal = person(readers, one => subscriptions.filter(row => row.readerId === one.id).length >= 2, 4)
  ask('join', `what does ${nameOf(loyal)} subscribe to?`, either(gold.set(subscriptions.filter(one => one.readerId === loyal.id)), gold.set(pick.distinct(subscriptions.filter(one => one.readerId === loyal.id).map(one => pick.find(publications, one.publicationId)))))) // oxfmt-ignore
  ask('join', 'active subscriptions to the Business Courier', gold.set(subscriptions.filter(one => one.status === 'active' && one.publicationId === 4))) // oxfmt-ignore
  const member = pick.nth(subscriptions, () => true, 77)
  const holder = pick.find(readers, member.readerId)
  ask('join', `who is ${member.number} for`, either(gold.record(holder), gold.text(nameOf(holder))))
  const walker = person(carriers, one => deliveryRoutes.filter(route => route.carrierId === one.id).length >= 2, 3)
  ask('join', `which routes does ${nameOf(walker)} do?`, gold.set(deliveryRoutes.filter(one => one.carrierId === walker.id))) // oxfmt-ignore
  const manned = deliveryRoutes[7]!
  const on = pick.find(carriers, manned.carrierId!)
  ask('join', `who delivers ${manned.code}`, either(gold.record(on), gold.text(nameOf(on))))
  const grumpy = pick.sized(complaints, one => one.subscriptionId, 2, 6)
  const cross = pick.find(subscriptions, grumpy.key)
  ask('join', `all complaints for subscription ${cross.number}`, gold.set(grumpy.rows))
  const angry = person(readers, one => complaints.some(row => pick.find(subscriptions, row.subscriptionId).readerId === one.id), 8) // oxfmt-ignore
  ask('join', `complaints of ${nameOf(angry)}`, gold.set(complaints.filter(one => pick.find(subscriptions, one.subscriptionId).readerId === angry.id))) // oxfmt-ignore
  const author = person(journalists, one => articles.filter(row => row.journalistId === one.id && row.status === 'published').length > 1, 3) // oxfmt-ignore
  ask('join', `published pieces by ${nameOf(author)}`, gold.set(articles.filter(one => one.journalistId === author.id && one.status === 'published'))) // oxfmt-ignore
  const piece = articles[52]!
  const by = pick.find(journalists, piece.journalistId)
  ask('join', `who wrote "${piece.headline}"?`, either(gold.record(by), gold.text(nameOf(by))))
  ask('join', 'ads booked by Hotel Belvedere in the Morning Herald', listOf(advertisements.filter(one => one.advertiserId === 808 && one.publicationId === 1))) // oxfmt-ignore
  const placed = new Set(advertisements.map(one => one.advertiserId))
  ask('join', 'advertisers who have never placed an ad', gold.set(advertisers.filter(one => !placed.has(one.id))))
  const moped = new Set(carriers.filter(one => one.transport === 'moped').map(one => one.id))
  ask('join', 'routes served by moped', listOf(deliveryRoutes.filter(one => one.carrierId !== null && moped.has(one.carrierId)))) // oxfmt-ignore
  const interns = new Set(journalists.filter(one => one.employment === 'intern').map(one => one.id))
  ask('join', 'what have the interns written so far?', listOf(articles.filter(one => interns.has(one.journalistId))))
  const troubled = new Set(complaints.filter(one => one.status === 'new').map(one => pick.find(subscriptions, one.subscriptionId).readerId)) // oxfmt-ignore
  ask('join', 'which readers have a new complaint', gold.set(readers.filter(one => troubled.has(one.id))))
  const herald = new Set(subscriptions.filter(one => one.publicationId === 1 && one.status === 'active').map(one => one.readerId)) // oxfmt-ignore
  ask('join', 'readers from Wexmouth with an active Morning Herald subscription', gold.set(readers.filter(one => one.city === 'Wexmouth' && herald.has(one.id)))) // oxfmt-ignore
  const blocked = new Set(advertisers.filter(one => one.isBlocked).map(one => one.id))
  ask('join', 'Upcoming (requested or confirmed) ads of blocked advertisers', listOf(advertisements.filter(one => blocked.has(one.advertiserId) && ['requested', 'confirmed'].includes(one.status)))) // oxfmt-ignore
  ask('join', 'who wrote the most articles', champion(journalists, one => articles.filter(row => row.journalistId === one.id).length, nameOf)) // oxfmt-ignore
  ask('join', 'which publication has the most active subscriptions?', champion(publications, one => subscriptions.filter(row => row.publicationId === one.id && row.status === 'active').length, one => one.name)) // oxfmt-ignore
}

/** Figures over the publisher. */
export function figureNewspaper({ ask }: Builder, { newspaper, today }: Facts): void {
  const { publications, readers, subscriptions, carriers, deliveryRoutes, complaints, journalists, articles, advertisers, advertisements } = newspaper // oxfmt-ignore
  const active = subscriptions.filter(one => one.status === 'active')
  ask('aggregate', 'How many active subscribers do we have?', either(gold.count(active.length), gold.count(pick.distinct(active.map(one => one.readerId)).length))) // oxfmt-ignore
  ask('aggregate', 'what do active subscriptions bring in per month', gold.money(pick.sum(active, one => one.monthlyPrice))) // oxfmt-ignore
  ask('aggregate', 'total weekly pay of all carriers', gold.money(pick.sum(carriers, one => one.weeklyPay)))
  ask('aggregate', 'average length of a published article in words', gold.plain(pick.mean(articles.filter(one => one.status === 'published'), one => one.wordCount))) // oxfmt-ignore
  ask('aggregate', 'how much did we credit readers for complaints altogether', gold.money(pick.sum(complaints, one => one.creditAmount))) // oxfmt-ignore
  ask('aggregate', 'ad revenue (printed ads) this year', gold.money(pick.sum(advertisements.filter(one => one.status === 'printed' && pick.year(one.runDate) === pick.year(today)), one => one.price))) // oxfmt-ignore
  ask('aggregate', 'households on all routes in Northgate', gold.plain(pick.sum(deliveryRoutes.filter(one => one.district === 'Northgate'), one => one.households))) // oxfmt-ignore
  ask('share', 'what share of subscriptions is digital only?', gold.percent(pick.ratio(subscriptions.filter(one => one.edition === 'digital').length, subscriptions.length))) // oxfmt-ignore
  ask('share', '% of complaints that are about late delivery', gold.percent(pick.ratio(complaints.filter(one => one.kind === 'late').length, complaints.length))) // oxfmt-ignore
  ask('group', 'subscriptions per edition', gold.map(sizes(subscriptions, one => one.edition)))
  ask('group', 'how many complaints of each kind', gold.map(sizes(complaints, one => one.kind)))
  const taken = publications.map((one): [string, number] => [one.name, active.filter(row => row.publicationId === one.id).length]) // oxfmt-ignore
  ask('group', 'active subscriptions by publication', gold.map(taken))
  ask('group', 'ad revenue by advertiser, printed ones only', either(gold.map(pick.rank(advertisements.filter(one => one.status === 'printed'), one => one.advertiserId).map(({ key, rows }) => [pick.find(advertisers, key).name, pick.sum(rows, one => one.price)]), 'money'))) // oxfmt-ignore
  ask('group', 'average views per section of what is published', gold.map(pick.rank(articles.filter(one => one.status === 'published'), one => one.section).map(({ key, rows }) => [key, pick.mean(rows, one => one.views)]), 'plain')) // oxfmt-ignore
  ask('group', 'journalists per desk', gold.map(sizes(journalists, one => one.desk)))
  const reasons = pick.rank(subscriptions, one => one.cancelReason).map(({ key, rows }): [string, number] => [key, rows.length]) // oxfmt-ignore
  ask('group', 'reasons for cancelling, how often each', gold.map(reasons))
  const towns = pick.rank(readers, one => one.city).map(({ key, rows }): [string, number] => [key, rows.length])
  const mid = towns[1]![1]
  ask('group', `in which cities do at least ${mid} readers live?`, groups(towns.filter(([, size]) => size >= mid)))
  const kind = (name: string) => complaints.filter(one => one.kind === name).length
  ask('compare', 'what do readers complain about more, torn or wet papers?', more([gold.spelled('torn'), kind('torn')], [gold.spelled('wet'), kind('wet')])) // oxfmt-ignore
  const seen = (name: string) =>
    pick.sum(
      articles.filter(one => one.section === name),
      one => one.views,
    )
  ask('compare', 'does sports get more views than culture overall?', gold.yes(seen('sports') > seen('culture')))
  ask('compare', 'difference in circulation between the Morning Herald and the Evening Post', gold.plain(publications[0]!.circulation - publications[1]!.circulation, { unsigned: true })) // oxfmt-ignore
}
