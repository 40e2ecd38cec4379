import * as gold from '../../../gold.ts'
import type { createWorldQuestions } from '../../world.ts'
import { appraisals, applicants, attendances, courses, handouts, vacancies } from '../doings.ts'
import { leaves } from '../leave.ts'
import { contractOf, inTeam, people, teams } from '../people.ts'
import type { Person } from '../things.ts'
import { current, isIn, staff } from './about.ts'

const approved = leaves.filter(one => one.state === 'approved')
const isMissing = (test: (person: (typeof people)[number]) => boolean) =>
  gold.either(...[current, staff, people].map(group => gold.set(group.filter(one => !test(one)))))

export function askNever({ ask }: Pick<ReturnType<typeof createWorldQuestions>, 'ask'>): void {
  ask(
    'never',
    'Who has never had an appraisal?',
    isMissing(one => appraisals.some(({ person }) => person === one)),
  )
  ask(
    'never',
    'who hasnt done the fire safety course',
    isMissing(one =>
      attendances.some(({ person, course, isDone }) => person === one && isDone && course === courses[0]),
    ),
  )
  ask(
    'never',
    'Which vacancies has nobody applied for?',
    gold.set(vacancies.filter(one => !applicants.some(({ vacancy }) => vacancy === one))),
  )
  ask(
    'never',
    'Which people have not been off sick at all this year?',
    isMissing(one =>
      approved.some(({ person, kind, from }) => person === one && kind === 'sick' && isIn(from, '2025')),
    ),
  )
  ask(
    'never',
    'Do we have teams without an open vacancy? Which?',
    gold.set(teams.filter(one => !vacancies.some(({ team, filled }) => team === one && filled === null))),
  )
  ask(
    'never',
    "I'd like to see everyone who has no equipment from us.",
    gold.either(
      isMissing(one => handouts.some(({ person, back }) => person === one && back === null)),
      isMissing(one => handouts.some(({ person }) => person === one)),
    ),
  )
  ask(
    'never',
    'Is there a course that nobody has signed up for?',
    gold.either(gold.yes(true), gold.set(courses.filter(one => !attendances.some(({ course }) => course === one)))),
  )

  const isKind = (kind: string, group: typeof people) => group.filter(one => contractOf(one).kind === kind).length
  ask(
    'multi',
    'How many people are on zero-hours contracts and how many on fixed-term ones?',
    gold.either(
      ...[current, staff, people].map(group =>
        gold.figures(gold.count(isKind('zero', group)), gold.count(isKind('fixed', group))),
      ),
    ),
  )
  const [oldest, youngest] = [gold.smallest, gold.largest].map(first => first(people, one => one.born).items[0] as Person) as [Person, Person] // oxfmt-ignore
  ask(
    'multi',
    'Who is the oldest and who the youngest of us?',
    gold.either(gold.set([oldest, youngest]), gold.mentions([oldest.name], [youngest.name])),
  )
  const paid = inTeam('Support').map(one => contractOf(one).pay)
  ask(
    'multi',
    'What are the highest and the lowest salary in Support?',
    gold.figures(gold.money(Math.max(...paid)), gold.money(Math.min(...paid))),
  )
  const april = applicants.filter(one => isIn(one.applied, '2025-04'))
  ask(
    'multi',
    'How many applications came in last month and how many of those were rejected?',
    gold.figures(gold.count(april.length), gold.count(april.filter(one => one.stage === 'rejected').length)),
  )

  ask('unknown', "What is Hugo Lorenz's bank account number?", gold.unknown())
  ask('unknown', 'Which of our people are vegetarians?', gold.unknown())
  ask('unknown', 'how much did the christmas party cost us', gold.unknown())
  ask('unknown', 'What does Zebedee Crankshaw earn?', gold.unknown())
  ask('unknown', 'How many parking spaces does the Vienna site have?', gold.unknown())
  ask('unknown', 'Who has complained about their manager?', gold.unknown())
}
