import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { eachReading } from '../set-ab/readings.ts'
import { champion, measures, nameOf, sizes, values } from '../set-s/choose.ts'
import { booked, crewOf, onBooks, ordered, shootOf, shootsOf, sold } from './photostudio-readings.ts'
import { talkPhotostudio } from './photostudio-talk.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set AZ over a photographer's studio. */
export function askPhotostudio(facts: Facts): Question[] {
  const builder = createQuestions('az', 'photostudio')
  list(builder, facts)
  number(builder, facts)
  join(builder, facts)
  lookup(builder, facts)
  date(builder, facts)
  talkPhotostudio(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { photostudio }: Facts): void {
  const { lensClients, lensGalleries, lensPackages, lensPhotographers, lensPrintOrders, lensShoots } = photostudio
  ask('list', 'Let me see the full price list for weddings.', sold(lensPackages.filter(one => one.category === 'wedding'), rows => gold.set(rows, { shows: one => [one.price] }))) // oxfmt-ignore
  ask('list', 'Which counties have we got clients in?', values(lensClients, one => one.address.county, county => gold.spelled(county, `Co. ${county}`, `County ${county}`))) // oxfmt-ignore
  ask('filter', "I need a list of booked weddings where the deposit hasn't come in yet.", gold.set(lensShoots.filter(one => one.type === 'wedding' && one.status === 'booked' && !one.depositPaid))) // oxfmt-ignore
  ask('filter', "I'd like to see the galleries that are published but have downloads switched off.", gold.set(lensGalleries.filter(one => one.status === 'published' && !one.downloadsEnabled))) // oxfmt-ignore
  ask('filter', 'Who has a drone licence and does headshots too?', onBooks(lensPhotographers.filter(one => one.droneLicence && one.specialties.includes('headshots')), rows => gold.set(rows))) // oxfmt-ignore
  ask('threshold', 'Show me the print orders that came to more than €400.', ordered(lensPrintOrders.filter(one => one.total > 400), rows => gold.set(rows))) // oxfmt-ignore
}

function number({ ask }: Builder, { photostudio }: Facts): void {
  const { lensAssignments, lensClients, lensGalleries, lensPackages, lensPrintOrders, lensShoots } = photostudio
  ask('count', 'How many clients are happy to get marketing from us?', gold.count(lensClients.filter(one => one.marketingConsent).length)) // oxfmt-ignore
  ask('top', 'Of the galleries that are online now, which one has had the most views?', gold.largest(lensGalleries.filter(one => one.status === 'published'), one => one.viewCount)) // oxfmt-ignore
  ask('top', 'What are the five dearest packages we sell?', sold(lensPackages, rows => gold.ordered(rows, one => one.price, { count: 5 }))) // oxfmt-ignore
  ask('top', "What's our most booked package?", booked(lensShoots, rows => champion(lensPackages, one => rows.filter(shoot => shoot.packageId === one.id).length, one => one.name))) // oxfmt-ignore
  ask('aggregate', 'How much money are we still owed for shoots that have already been delivered?', gold.money(pick.sum(lensShoots.filter(one => one.status === 'delivered'), one => one.balanceDue))) // oxfmt-ignore
  const weddings = lensGalleries.filter(one => pick.find(lensShoots, one.shootId).type === 'wedding')
  ask('aggregate', 'On average, how many pictures end up in a wedding gallery?', eachReading([weddings, weddings.filter(one => one.status !== 'draft')], rows => gold.plain(pick.mean(rows, one => one.imageCount)))) // oxfmt-ignore
  ask('group', 'Split our clients by how they found us, with the number for each.', gold.map(sizes(lensClients, one => one.source))) // oxfmt-ignore
  ask('group', 'What fee do we pay on average for each role on a shoot?', gold.map(measures(lensAssignments, one => one.role, own => pick.mean(own, one => one.fee)), 'money')) // oxfmt-ignore
  const from = (type: string) => lensPrintOrders.filter(one => shootOf(photostudio, one).type === type)
  ask('compare', 'Have we had more print orders from weddings or from family sessions?', gold.text(from('wedding').length > from('family').length ? gold.spelled('wedding', 'weddings') : gold.spelled('family', 'family sessions', 'family session'))) // oxfmt-ignore
}

function join({ ask }: Builder, { photostudio, today }: Facts): void {
  const { lensAssignments, lensClients, lensGalleries, lensPhotographers, lensPrintOrders, lensShoots } = photostudio
  const big = pick.nth(lensShoots, one => one.type === 'wedding' && one.shootDate > today && crewOf(photostudio, one).length === 3) // oxfmt-ignore
  ask('join', `Who have we got working on ${big.title}?`, gold.set(crewOf(photostudio, big)))
  const albums = lensPrintOrders.filter(one => one.lines.some(line => line.product === 'album'))
  ask('join', 'Who has ordered an album from us?', ordered(albums, rows => gold.set(lensClients.filter(one => rows.some(order => order.clientId === one.id))))) // oxfmt-ignore
  const second = pick.nth(lensPhotographers, one => one.employment === 'freelance' && shootsOf(photostudio, one, 'second_shooter').length > 2 && shootsOf(photostudio, one, 'lead').length > 1) // oxfmt-ignore
  ask('join', `Show me all the shoots with ${nameOf(second)} as second shooter, past and future.`, gold.set(shootsOf(photostudio, second, 'second_shooter'))) // oxfmt-ignore
  ask('join', "Find me the photographers who haven't been given a single shoot yet.", onBooks(lensPhotographers.filter(one => lensAssignments.every(other => other.photographerId !== one.id)), rows => gold.set(rows))) // oxfmt-ignore
  const of = (id: string) => lensPrintOrders.filter(one => one.galleryId === id)
  const seller = pick.nth(lensGalleries, one => of(one.id).length > 2 && of(one.id).every(order => order.status !== 'cancelled')) // oxfmt-ignore
  ask('join', `What have the print orders from ${seller.title} come to altogether?`, gold.money(pick.sum(of(seller.id), one => one.total))) // oxfmt-ignore
}

function lookup({ ask }: Builder, { photostudio }: Facts): void {
  const { lensClients, lensShoots } = photostudio
  const session = pick.nth(lensShoots, one => one.status === 'booked' && one.type === 'maternity', 1)
  ask('lookup', `What time does ${session.title.replace(' maternity', "'s maternity")} start?`, told(session, session.startTime, 'startTime')) // oxfmt-ignore
  const away = pick.nth(lensClients, one => one.address.county === 'Mayo' && one.company === null, 3)
  ask('lookup', `Which town does ${nameOf(away)} live in?`, told(away, away.address.city, 'city'))
}

function date({ ask }: Builder, { photostudio, today, day }: Facts): void {
  const { lensGalleries, lensPhotographers, lensPrintOrders } = photostudio
  ask('date', 'What galleries will expire in the next two weeks?', pick.setWithin(lensGalleries, one => one.expiresOn, today, day(14))) // oxfmt-ignore
  const last = pick.shiftMonth(pick.month(today)!, -1)
  ask('date', 'How many print orders did we get last month?', ordered(lensPrintOrders.filter(one => pick.month(one.orderedAt) === last), rows => gold.count(rows.length))) // oxfmt-ignore
  const ahead = (one: (typeof lensPhotographers)[number]) => shootsOf(photostudio, one).filter(({ shootDate }) => shootDate >= today).toSorted((a, b) => a.shootDate.localeCompare(b.shootDate)) // oxfmt-ignore
  const busy = pick.nth(lensPhotographers, one => one.employment === 'employed' && ahead(one).length > 2 && ahead(one)[0]!.shootDate > day(3), 1) // oxfmt-ignore
  const [next] = ahead(busy)
  ask('date', `When is ${nameOf(busy)} next out on a shoot?`, gold.either(gold.record(next!), told(next!, pick.dayAs(next!.shootDate), 'shootDate'))) // oxfmt-ignore
}
