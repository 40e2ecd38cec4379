import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { apart, champion, listOf, nameOf, person } from '../set-r/read-names.ts'
import { converseNewspaper } from './newspaper-talk.ts'

const { either, unknown } = gold
type Builder = ReturnType<typeof createQuestions>

/** Set T over the newspaper publisher: what colleagues type into a chat in the middle of a working day. */
export function askNewspaper(facts: Facts): Question[] {
  const builder = createQuestions('t', 'newspaper')
  ask(builder, facts)
  relate(builder, facts)
  figure(builder, facts)
  converseNewspaper(builder, facts)
  return builder.questions
}

function ask({ ask }: Builder, { newspaper, today }: Facts): void {
  const { publications, readers, subscriptions, complaints, advertisements } = newspaper
  const month = pick.month(today)!
  const ending = subscriptions.filter(one => pick.month(one.endsOn) === month)
  ask('relative-dates', 'subs that end this month', listOf(ending))
  ask('missing-values', 'readers in ravensby w/o a phone number', listOf(readers.filter(one => one.city === 'Ravensby' && one.phone === null))) // oxfmt-ignore
  const late = complaints.filter(one => one.kind === 'late')
  ask('conditions', 'complaints about late papers that arent resolved or rejected yet', listOf(late.filter(one => !['resolved', 'rejected'].includes(one.status)))) // oxfmt-ignore
  ask('aggregate', 'how many trials do we have running', gold.count(subscriptions.filter(one => one.status === 'trial').length)) // oxfmt-ignore
  const herald = pick.nth(publications, one => one.name === 'Morning Herald')
  ask('conditions', 'requested ads for the morning herald, still to be confirmed', listOf(advertisements.filter(one => one.status === 'requested' && one.publicationId === herald.id))) // oxfmt-ignore
  const state = (status: string) => gold.count(subscriptions.filter(one => one.status === status).length)
  ask('several', 'how many subs are active and how many paused', gold.figures(state('active'), state('paused')))
  const ran = advertisements[60]!.runDate
  ask('dates', `which ads ran on ${pick.dayName(ran)}`, either(gold.set(advertisements.filter(one => one.runDate === ran)), listOf(advertisements.filter(one => one.runDate === ran && one.status !== 'cancelled')))) // oxfmt-ignore
  ask('help', 'what can i do with subscriptions in here?', gold.mentions(['pause'], ['cancel', 'resume']))
  const bigs = advertisements.filter(one => one.status === 'confirmed' && one.price > 3000)
  ask('range', 'any confirmed ads over 3k?', either(listOf(bigs), gold.yes(bigs.length > 0), gold.count(bigs.length)))
  ask('unanswerable', 'how many copies did the kiosk at the station sell', unknown())
  ask('unanswerable', 'which of our journalists won a prize', unknown())
  ask('smalltalk', 'ta, thats it for now', gold.smalltalk())
}

function relate({ ask }: Builder, { newspaper }: Facts): void {
  const { readers, subscriptions, carriers, deliveryRoutes, complaints, journalists, articles } = newspaper
  const route = pick.nth(deliveryRoutes, one => one.code === 'R07')
  const walker = pick.find(carriers, route.carrierId!)
  ask('join', 'who delivers R07', either(gold.record(walker), gold.text(nameOf(walker))))
  ask('missing-values', 'which routes have nobody on them right now', listOf(deliveryRoutes.filter(one => one.carrierId === null))) // oxfmt-ignore
  const piece = pick.nth(articles, one => one.status === 'published', 31)
  const author = pick.find(journalists, piece.journalistId)
  ask('join', `who wrote "${piece.headline}"?`, either(gold.record(author), gold.text(nameOf(author))))
  const idle = journalists.filter(one => one.employment === 'freelance' && !articles.some(row => row.journalistId === one.id && row.status === 'in_review')) // oxfmt-ignore
  ask('join', 'freelancers with nothing in review', listOf(idle))
  const active = (one: { id: number }) => subscriptions.filter(row => row.readerId === one.id && row.status === 'active') // oxfmt-ignore
  ask('join', 'readers with more than one active subscription', listOf(readers.filter(one => active(one).length > 1)))
  const moans = (one: { id: number }) => complaints.filter(row => pick.find(subscriptions, row.subscriptionId).readerId === one.id) // oxfmt-ignore
  const moaner = person(readers, one => moans(one).length >= 2, 2)
  const last = moans(moaner).toSorted((a, b) => (a.reportedAt < b.reportedAt ? 1 : -1))[0]!
  ask('join', `when did ${nameOf(moaner)} last complain?`, either(gold.text(pick.dayAs(last.reportedAt), 'reportedAt'), gold.record(last))) // oxfmt-ignore
  const homes = (one: { id: number }) => pick.sum(deliveryRoutes.filter(row => row.carrierId === one.id), row => row.households) // oxfmt-ignore
  ask('ranking', 'which carrier has the most households on their routes', champion(carriers, homes, nameOf))
}

function figure({ ask }: Builder, { newspaper, today }: Facts): void {
  const { publications, subscriptions, complaints, articles, advertisers, advertisements } = newspaper
  const past = (back: number) => pick.shiftMonth(pick.month(today)!, -back)
  const out = articles.filter(one => pick.month(one.publishedAt) === past(1))
  ask(
    'ranking',
    'most read article last month',
    gold.largest(out, one => one.views),
  )
  const motors = pick.nth(advertisers, one => one.name === 'Bellweather Motors')
  const spent = (states: string[]) => gold.money(pick.sum(advertisements.filter(one => one.advertiserId === motors.id && states.includes(one.status)), one => one.price)) // oxfmt-ignore
  ask('aggregate', 'how much have printed ads by bellweather motors brought in', spent(['printed']))
  const active = subscriptions.filter(one => one.status === 'active')
  ask('share', 'share of digital among the active subscriptions', gold.percent(pick.ratio(active.filter(one => one.edition === 'digital').length, active.length))) // oxfmt-ignore
  const paperOf = (one: { publicationId: number }) => pick.find(publications, one.publicationId).name
  ask('group', 'monthly income from active subs by paper', gold.map(pick.rank(active, paperOf).map(({ key, rows }) => [key, pick.sum(rows, one => one.monthlyPrice)]), 'money')) // oxfmt-ignore
  const gone = subscriptions.filter(one => one.cancelReason !== null)
  ask('group', 'cancel reasons and how often we get each', gold.map(pick.rank(gone, one => one.cancelReason).map(({ key, rows }) => [key, rows.length]))) // oxfmt-ignore
  const published = articles.filter(one => one.status === 'published')
  ask('group', 'avg word count per section, published only', gold.map(pick.rank(published, one => one.section).map(({ key, rows }) => [apart(key), pick.mean(rows, one => one.wordCount)]), 'plain')) // oxfmt-ignore
  const came = (back: number) => complaints.filter(one => pick.month(one.reportedAt) === past(back)).length
  const name = (back: number) => pick.monthName(past(back))
  ask('compare', `did we get more complaints in ${name(1)} than in ${name(2)}?`, gold.yes(came(1) > came(2)))
}
