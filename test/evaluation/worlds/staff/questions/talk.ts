import * as gold from '../../../gold.ts'
import type { createWorldQuestions } from '../../world.ts'
import { appraisals, applicants, attendances, courses, handouts, holderOf, items, vacancies } from '../doings.ts'
import { leaves } from '../leave.ts'
import { contractOf, inTeam, people, teams, TODAY } from '../people.ts'
import {
  days,
  distinct,
  either,
  hours,
  howMany,
  isIn,
  mean,
  named,
  pay,
  sum,
  underContract,
  whoever,
  within,
} from './about.ts'

const waiting = leaves.filter(one => one.state === 'waiting')
const longest = Math.max(...waiting.map(one => one.days))
const sales = (one: (typeof people)[number]) => one.team.name === 'Sales'

export function askTalks({ talk }: Pick<ReturnType<typeof createWorldQuestions>, 'talk'>): void {
  talk('talk', [
    ['Which leave requests are waiting for approval?', gold.set(waiting)],
    ['Which of those is the longest?', gold.record(...waiting.filter(one => one.days === longest))],
    ['Who asked for it?', gold.record(...waiting.filter(one => one.days === longest).map(one => one.person))],
  ])
  talk('talk', [
    ['Who works in Sales?', whoever(sales)],
    ['How many of them are based in Lyon?', howMany(one => sales(one) && one.site.city === 'Lyon')],
  ])
  talk('talk', [
    ['how many people in engineering', howMany(one => one.team.name === 'Engineering')],
    ['and in logistics?', howMany(one => one.team.name === 'Logistics')],
  ])
  const open = vacancies.filter(one => one.filled === null)
  talk('talk', [
    ['List the open vacancies.', gold.set(open)],
    ['Which one has been open the longest?', gold.smallest(open, one => one.opened)],
    ['How many people have applied for it?', gold.count(applicants.filter(one => one.vacancy === open[0]).length)],
  ])
  const edith = named('Leif Neumann')
  talk('talk', [
    ['Which team does Leif Neumann belong to?', gold.either(gold.text(edith.team.name), gold.record(edith.team))],
    ['Who else is in it?', whoever(one => one.team === edith.team && one !== edith)],
    ['And who leads it?', gold.record(edith.team.lead)],
  ])
  const rita = named('Rita Castell')
  talk('talk', [
    ['What does Rita Castell earn?', pay(contractOf(rita).pay)],
    ['and how many hours does she work?', hours(contractOf(rita).hours)],
  ])
  const sickNow = leaves.filter(one => one.kind === 'sick' && within(TODAY, one.from, one.to))
  talk('talk', [
    ['Who is off sick today?', either(sickNow, one => one.person)],
    [
      'When will they be back?',
      gold.either(
        gold.set(sickNow, { shows: one => [one.to] }),
        gold.set(
          sickNow.map(one => one.person),
          { shows: person => [sickNow.find(one => one.person === person)!.to] },
        ),
        gold.set(sickNow.map(one => one.to)),
      ),
    ],
  ])
  const firstAid = attendances.filter(one => one.course.title === 'First Aid' && one.isDone)
  talk('talk', [
    ['Who has completed First Aid?', either(firstAid, one => one.person)],
    [
      'Only those in Logistics please',
      either(
        firstAid.filter(one => one.person.team.name === 'Logistics'),
        one => one.person,
      ),
    ],
  ])
  const laptops = items.filter(one => one.kind === 'laptop')
  talk('talk', [
    ['How many laptops do we have?', gold.count(laptops.length)],
    ['How many of those are free?', gold.count(laptops.filter(one => !holderOf(one)).length)],
    [
      'And what is the cheapest one?',
      gold.either(
        gold.smallest(laptops, one => one.price),
        gold.smallest(
          laptops.filter(one => !holderOf(one)),
          one => one.price,
        ),
      ),
    ],
  ])
  talk('talk', [
    ['Who is on a zero-hours contract?', underContract(one => one.kind === 'zero')],
    [
      'Which teams are they in?',
      gold.either(
        ...[distinct(people.filter(one => contractOf(one).kind === 'zero').map(one => one.team))].flatMap(list => [
          gold.set(list),
          gold.set(list.map(one => one.name)),
        ]),
        gold.set(
          people.filter(one => contractOf(one).kind === 'zero'),
          { shows: one => [one.team.name] },
        ),
      ),
    ],
  ])
  const last = appraisals.filter(one => isIn(one.on, '2024'))
  const finance = last.filter(one => one.person.team.name === 'Finance')
  talk('talk', [
    ['What was the average appraisal rating in 2024?', gold.plain(mean(last.map(one => one.rating)))],
    ['And just for Finance?', gold.plain(mean(finance.map(one => one.rating)))],
  ])
  const byPay = inTeam('Finance').toSorted((one, other) => contractOf(other).pay - contractOf(one).pay)
  talk('talk', [
    ['List the people in Finance.', whoever(one => one.team.name === 'Finance')],
    [
      'sort them by pay, highest first',
      gold.either(
        gold.ordered(byPay, one => contractOf(one).pay),
        gold.ordered(byPay.map(contractOf), one => one.pay),
      ),
    ],
  ])
  const frieda = leaves.filter(
    one => one.person === named('Frieda Neumann') && one.state === 'approved' && isIn(one.from, '2025'),
  )
  talk('talk', [
    ['Has Frieda Neumann been away this year?', gold.yes(frieda.length > 0)],
    ['For how many days altogether?', days(sum(frieda.map(one => one.days)))],
  ])
  const marketing = teams.find(one => one.name === 'Marketing')!
  talk('talk', [
    ['who runs marketing', gold.record(marketing.lead)],
    ['whats his phone number', gold.unknown()],
  ])
  const agnes = handouts.filter(one => one.person === named('Anselm Ostwald') && one.back === null)
  talk('talk', [
    ['What equipment does Anselm Ostwald still have?', either(agnes, one => one.item)],
    ['What did that cost us?', gold.money(sum(agnes.map(one => one.item.price)))],
  ])
  const mandatory = courses.filter(one => one.isMandatory)
  talk('talk', [
    ['Which courses are mandatory?', gold.set(mandatory)],
    ['How many hours are they together?', gold.count(sum(mandatory.map(one => one.hours)))],
  ])
}
