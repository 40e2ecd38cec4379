import * as gold from '../../gold.ts'
import type { OrdersOf } from './spoken.ts'

/** A newspaper publisher: cursors, and actions with bodies of their own. */
export const speakToNewspaper: OrdersOf = ({ one, rows, day }) => {
  const subscription = (number: string) => one('subscriptions', 'number', number)
  const active = rows('subscriptions').filter(row => row.status === 'active')
  const paused = rows('subscriptions').find(row => row.status === 'paused')!
  const reader = (first: string, last: string) => rows('readers').find(row => row.firstName === first && row.lastName === last)! // oxfmt-ignore
  const complaint = rows('complaints').find(row => row.status === 'in_progress')!
  const advert = rows('advertisements').filter(row => row.status === 'requested')
  const grey = advert.find(row => !row.inColor)!
  const carrier = (first: string, last: string) => rows('carriers').find(row => row.firstName === first && row.lastName === last)! // oxfmt-ignore
  const article = rows('articles').filter(row => row.status === 'draft')
  const own = active.filter(row => active.filter(other => other.readerId === row.readerId).length === 1)
  const nameOf = (id: unknown) => `${String(one('readers', 'id', id).firstName)} ${String(one('readers', 'id', id).lastName)}` // oxfmt-ignore
  const lone = own.find(row => rows('readers').filter(one => `${String(one.firstName)} ${String(one.lastName)}` === nameOf(row.readerId)).length === 1 && rows('subscriptions').filter(one => one.readerId === row.readerId).length === 1)! // oxfmt-ignore
  return [
    [`${nameOf(lone.readerId)} is away, pause the subscription until ${day(20)}`, gold.updated('newspaper.subscriptions', lone, { status: 'paused', pausedUntil: day(20) })], // oxfmt-ignore
    [[`pause ${active[4]!.number}`, 'until 24 December'], gold.updated('newspaper.subscriptions', active[4]!, { status: 'paused', pausedUntil: '2026-12-24' })], // oxfmt-ignore
    [`resume subscription ${paused.number}`, gold.updated('newspaper.subscriptions', paused, { status: 'active', pausedUntil: null })], // oxfmt-ignore
    [`cancel ${active[5]!.number}, reason: moved abroad`, gold.updated('newspaper.subscriptions', active[5]!, { status: 'cancelled', cancelReason: 'moved abroad' }, ['endsOn', 'autoRenew'])], // oxfmt-ignore
    [`switch ${active[6]!.number} to digital only`, gold.updated('newspaper.subscriptions', active[6]!, { edition: 'digital' })], // oxfmt-ignore
    ['Amara Palmer moved to 3 Quay Street, Wexmouth WX1 4AB, please update her address', gold.updated('newspaper.readers', reader('Amara', 'Palmer'), { street: '3 Quay Street', city: 'Wexmouth', postcode: 'WX1 4AB' })], // oxfmt-ignore
    ['Nikolai Cormier does not want any more marketing mails', gold.either(gold.updated('newspaper.readers', reader('Nikolai', 'Cormier'), { marketingOptIn: false }), gold.nowrite())], // oxfmt-ignore
    [`resolve complaint ${complaint.id} with a credit of 5.50`, gold.updated('newspaper.complaints', complaint, { status: 'resolved', creditAmount: 5.5 }, ['resolvedAt'])], // oxfmt-ignore
    [`confirm the ad ${advert[0]!.reference}`, gold.updated('newspaper.advertisements', advert[0]!, { status: 'confirmed' })], // oxfmt-ignore
    [`${grey.reference} should be in colour`, gold.updated('newspaper.advertisements', grey, { inColor: true })], // oxfmt-ignore
    ['assign Catarina Novak to route R10', gold.updated('newspaper.deliveryRoutes', one('deliveryRoutes', 'code', 'R10'), { carrierId: carrier('Catarina', 'Novak').id })], // oxfmt-ignore
    ['raise the weekly pay of Fergus Blomqvist to 92', gold.updated('newspaper.carriers', carrier('Fergus', 'Blomqvist'), { weeklyPay: 92 })], // oxfmt-ignore
    ['Wanda Kovacs goes by bicycle now, can you change that', gold.updated('newspaper.carriers', carrier('Wanda', 'Kovacs'), { transport: 'bicycle' })], // oxfmt-ignore
    [`give us three more days for "${article[2]!.headline}"`, gold.either(gold.updated('newspaper.articles', article[2]!, { deadline: shift(article[2]!.deadline, 3) }), gold.nowrite())], // oxfmt-ignore
    [`publish the article ${article[1]!.headline}`, gold.updated('newspaper.articles', article[1]!, { status: 'published' }, ['publishedAt'])], // oxfmt-ignore
    [['add a reader called Hugo Prentice', 'hugo.prentice@post.example'], gold.created('newspaper.readers', { firstName: 'Hugo', lastName: 'Prentice', email: 'hugo.prentice@post.example' })], // oxfmt-ignore
    [[`cancel ${subscription(String(active[7]!.number)).number}`, 'stop, leave it as it is'], gold.nowrite()],
  ]
}
const shift = (from: unknown, days: number) => new Date(Date.parse(String(from)) + days * 86_400_000).toISOString().slice(0, 10) // oxfmt-ignore
