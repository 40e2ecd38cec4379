import * as gold from '../../../gold.ts'
import type { createWorldQuestions } from '../../world.ts'
import { appraisals, applicants, attendances, courses, handouts, items, vacancies } from '../doings.ts'
import { leaves } from '../leave.ts'
import { contractOf, contracts, inTeam, people, teams } from '../people.ts'
import { groupsOf, isIn, mean, named, pay, staff, sum } from './about.ts'

const sick = leaves.filter(one => one.kind === 'sick' && one.state === 'approved')
const daysOf = (list: readonly (typeof leaves)[number][]) => sum(list.map(one => one.days))
const sickThisYear = sick.filter(one => isIn(one.from, '2025'))
const countOf = <T>(list: readonly T[], test: (one: T) => boolean) => list.filter(test).length
const applicantsOf = (one: (typeof vacancies)[number]) => countOf(applicants, ({ vacancy }) => vacancy === one)

/** Of those who are still here, or of all. */
const topPay = (list: readonly (typeof contracts)[number][]) =>
  gold.either(
    ...[list, list.filter(({ person }) => staff.includes(person))].flatMap(group => [
      pay(Math.max(...group.map(one => one.pay))),
      gold.largest(group, one => one.pay),
      gold.record(gold.largest(group, one => one.pay).items.map(one => (one as (typeof contracts)[number]).person)[0]!),
    ]),
  )

export function askTops({ ask }: Pick<ReturnType<typeof createWorldQuestions>, 'ask'>): void {
  ask(
    'top',
    'Who has been with us the longest?',
    gold.smallest(staff, one => one.joined),
  )
  ask(
    'top',
    'whos our youngest',
    gold.largest(people, one => one.born),
  )
  ask(
    'top',
    'Which team is the biggest?',
    gold.either(
      gold.largest(teams, one => inTeam(one.name).length),
      gold.text('Engineering'),
    ),
  )
  const engineers = contracts.filter(one => one.person.team.name === 'Engineering' && staff.includes(one.person))
  ask(
    'top',
    'Who in Sales is paid the most?',
    gold.either(
      gold.largest(inTeam('Sales'), one => contractOf(one).pay),
      gold.largest(inTeam('Sales').map(contractOf), one => one.pay),
    ),
  )
  ask(
    'top',
    'Top three people by days of sick leave this year',
    gold.ordered(people, one => daysOf(sickThisYear.filter(leave => leave.person === one)), { count: 3 }),
  )
  const done = attendances.filter(one => one.isDone)
  ask(
    'top',
    'What is our best attended course?',
    gold.either(
      gold.largest(courses, one => countOf(done, ({ course }) => course === one)),
      gold.largest(courses, one => countOf(attendances, ({ course }) => course === one)),
    ),
  )
  ask(
    'top',
    'Which vacancy has drawn the most applicants?',
    gold.largest(vacancies, one => applicantsOf(one)),
  )
  ask(
    'top',
    "what's the most expensive thing we've handed out",
    gold.either(
      gold.largest(items, one => one.price),
      gold.largest(
        handouts.filter(one => !one.back),
        one => one.item.price,
      ),
      gold.largest(
        handouts.filter(one => !one.back).map(one => one.item),
        one => one.price,
      ),
    ),
  )
  ask('top', 'Who has the lowest average appraisal?', lowestAverage())

  ask(
    'aggregate',
    "What is Finance's yearly payroll?",
    gold.money(sum(inTeam('Finance').map(one => contractOf(one).pay))),
  )
  ask(
    'aggregate',
    'What do our Account Managers earn on average?',
    gold.money(mean(people.filter(one => one.job.title === 'Account Manager').map(one => contractOf(one).pay))),
  )
  ask(
    'aggregate',
    'How many hours of training has Florian Ebner done in total?',
    gold.count(sum(done.filter(one => one.person === named('Florian Ebner')).map(one => one.course.hours))),
  )
  ask(
    'aggregate',
    'What was the average rating in the appraisals of 2024?',
    gold.plain(mean(appraisals.filter(one => isIn(one.on, '2024')).map(one => one.rating))),
  )
  ask('aggregate', 'what is all our equipment worth', gold.money(sum(items.map(one => one.price))))
  ask(
    'aggregate',
    'How many days were we off sick in March?',
    gold.count(daysOf(sick.filter(one => isIn(one.from, '2025-03')))),
  )
  ask(
    'aggregate',
    'What is the top salary among those on fixed-term contracts?',
    topPay(contracts.filter(one => one.kind === 'fixed')),
  )
  ask('aggregate', 'How long is somebody off sick on average?', gold.plain(mean(sick.map(one => one.days))))

  ask(
    'share',
    'What share of our staff works in Hamburg?',
    gold.either(
      ...groupsOf(() => true).map(group =>
        gold.percent((100 * countOf(group, one => one.site.city === 'Hamburg')) / group.length),
      ),
    ),
  )
  ask(
    'share',
    'What percentage of applicants came through a referral?',
    gold.percent((100 * countOf(applicants, one => one.source === 'referral')) / applicants.length),
  )
  ask(
    'share',
    'what proportion of leave requests gets refused',
    gold.either(
      ...[leaves, leaves.filter(one => one.state !== 'waiting')].map(list =>
        gold.percent((100 * countOf(list, one => one.state === 'refused')) / list.length),
      ),
    ),
  )

  ask(
    'top',
    'Which engineer has the highest salary?',
    gold.either(
      gold.largest(engineers, one => one.pay),
      gold.largest(
        engineers.map(one => one.person),
        one => contractOf(one).pay,
      ),
      ...[engineers, contracts.filter(one => one.person.team.name === 'Engineering')].flatMap(list => {
        const called = list.filter(one => /Engineer$/.test(one.person.job.title))
        const [best] = gold.largest(called, one => one.pay).items as typeof called
        return [gold.record(best!), gold.record(best!.person)]
      }),
    ),
  )
}

function lowestAverage() {
  const rated = people.filter(one => appraisals.some(({ person }) => person === one))
  return gold.smallest(rated, one =>
    mean(appraisals.filter(({ person }) => person === one).map(({ rating }) => rating)),
  )
}
