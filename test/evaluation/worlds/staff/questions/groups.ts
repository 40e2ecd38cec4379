import * as gold from '../../../gold.ts'
import type { createWorldQuestions } from '../../world.ts'
import { applicants, attendances, courses, items, vacancies } from '../doings.ts'
import { leaves } from '../leave.ts'
import { contractOf, contracts, people, teams, TODAY } from '../people.ts'
import { current, groupsOf, isIn, mean, named, per, staff, sum, within } from './about.ts'

const sick = leaves.filter(one => one.kind === 'sick' && one.state === 'approved')
const daysOf = (list: readonly (typeof leaves)[number][]) => sum(list.map(one => one.days))
const countOf = <T>(list: readonly T[], test: (one: T) => boolean) => list.filter(test).length
const applicantsOf = (one: (typeof vacancies)[number]) => countOf(applicants, ({ vacancy }) => vacancy === one)
const payOf = (name: string) => contractOf(named(name)).pay

export function askGroups({ ask }: Pick<ReturnType<typeof createWorldQuestions>, 'ask'>): void {
  const done = attendances.filter(one => one.isDone)
  ask(
    'group',
    'Headcount by team',
    gold.either(...groupsOf(() => true).map(group => gold.map(per(group, one => one.team.name)))),
  )
  ask(
    'group',
    'How many days of sickness did each team have last year?',
    gold.map(
      per(
        sick.filter(one => isIn(one.from, '2024')),
        one => one.person.team.name,
        daysOf,
      ),
    ),
  )
  ask(
    'group',
    'What do we pay on average in every position?',
    gold.either(
      ...groupsOf(() => true).map(group =>
        gold.map(
          per(
            group,
            one => one.job.title,
            list => mean(list.map(one => contractOf(one).pay)),
          ),
          'money',
        ),
      ),
    ),
  )
  ask('group', 'where do our applicants come from? numbers please', gold.map(per(applicants, one => one.source)))
  ask(
    'group',
    'How many people have we taken on in each year since 2020?',
    gold.either(
      gold.map(
        per(
          people.filter(one => one.joined >= '2020'),
          one => one.joined.slice(0, 4),
        ),
      ),
      gold.map(
        per(
          people.filter(one => within(one.joined, '2020', TODAY)),
          one => one.joined.slice(0, 4),
        ),
      ),
    ),
  )
  ask(
    'group',
    'Break the equipment down by type, with the total cost of each.',
    gold.map(
      per(
        items,
        one => one.kind,
        list => sum(list.map(one => one.price)),
      ),
      'money',
    ),
  )
  ask('group', 'How many applicants per vacancy?', gold.map(per(applicants, one => one.vacancy.title)))

  const sizes = per(people, one => one.team.name)
  const large = (group: readonly (typeof people)[number][]) =>
    teams.filter(team => countOf(group, one => one.team === team) > 6)
  ask(
    'group-threshold',
    'Which teams have more than six people?',
    gold.either(
      gold.set(teams.filter(one => sizes.get(one.name)! > 6)),
      gold.set(large(staff)),
      gold.set(large(current)),
    ),
  )
  ask(
    'group-threshold',
    'Who has been off sick more than three times?',
    gold.set(people.filter(one => countOf(sick, ({ person }) => person === one) > 3)),
  )
  ask(
    'group-threshold',
    'Which courses have been completed by at least nine people?',
    gold.set(courses.filter(one => countOf(done, ({ course }) => course === one) >= 9)),
  )
  ask(
    'group-threshold',
    'vacancies with fewer than five applicants',
    gold.either(
      ...[0, 1].map(least => gold.set(vacancies.filter(one => applicantsOf(one) >= least && applicantsOf(one) < 5))),
    ),
  )

  ask(
    'compare',
    'Who earns more, Thea Urban or Karin Dietz?',
    gold.either(gold.record(named('Karin Dietz')), gold.record(contractOf(named('Karin Dietz')))),
  )
  ask(
    'compare',
    'Do more people work in Sales or in Logistics?',
    gold.either(gold.text('Logistics'), gold.record(teams[4]!)),
  )
  ask('compare', 'Did we lose more days to sickness in January or in February?', monthWithMore())
  ask('compare', 'What did we spend more on, laptops or phones?', gold.text('laptop'))
  ask(
    'compare',
    'How much more does Britta Prager make than Emil Kessler?',
    gold.money(payOf('Britta Prager') - payOf('Emil Kessler'), { unsigned: true }),
  )

  ask('yesno', 'Is Leif Neumann off today?', gold.yes(true))
  ask(
    'yesno',
    'has Wilma Jansen done First Aid yet?',
    gold.yes(done.some(one => one.person === named('Wilma Jansen') && one.course.title === 'First Aid')),
  )
  ask('yesno', 'Does Clemens Brandt have a permanent contract?', gold.yes(false))
  ask('yesno', 'Are we looking for anybody in Sales at the moment?', gold.yes(true))
  ask('yesno', 'Did anyone get a rating of 1 this year?', gold.yes(false))
  ask(
    'yesno',
    'Is anybody in Marketing on a fixed-term contract?',
    gold.yes(contracts.some(one => one.person.team.name === 'Marketing' && one.kind === 'fixed')),
  )
}

function monthWithMore() {
  const [january, february] = ['2025-01', '2025-02'].map(month => daysOf(sick.filter(one => isIn(one.from, month))))
  return gold.either(
    gold.text(january! > february! ? 'January' : 'February'),
    gold.figures(gold.count(january!), gold.count(february!)),
  )
}
