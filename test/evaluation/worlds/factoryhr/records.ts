import * as gold from '../../gold.ts'
import type { WorldQuestions } from '../world.ts'
import { absences, applications, courses, employees, payslips, staff, TODAY, vacancies } from './data.ts'
import { applicants, away, both, jobs, median, oneNamed, people, sum } from './golds.ts'

const employee = (last: string) => employees.find(one => one.last === last)!
const overtime = (month: string) => sum(payslips.filter(one => one.month === month).map(one => one.overtime))

/** Questions about one kind of things: lists, filters, dates, look-ups. */
export function askForRecords({ ask }: WorldQuestions): void {
  ask(
    'filter',
    'Could you show me all employees on a fixed-term contract, please?',
    both(list => people(list.filter(one => one.contract === 'fixed-term'))),
  )
  ask(
    'date',
    'whos off sick today',
    away(
      absences.filter(one => one.kind === 'sick' && one.state === 'approved' && one.from <= TODAY && one.to >= TODAY),
    ),
  )
  ask(
    'filter',
    'holiday requests still waiting for aproval',
    away(absences.filter(one => one.kind === 'vacation' && one.state === 'requested')),
  )
  ask(
    'filter',
    'Which applications came to us through a referral or an agency and were neither rejected nor withdrawn?',
    applicants(
      applications.filter(
        ({ source, stage }) => ['referral', 'agency'].includes(source) && !['rejected', 'withdrawn'].includes(stage),
      ),
    ),
  )
  ask(
    'date',
    'Whose contracts run out within the next three months?',
    people(staff.filter(one => one.contractEnd && one.contractEnd >= TODAY && one.contractEnd <= '2025-08-14')),
  )
  const may = staff.filter(one => one.born.slice(5, 7) === '05')
  ask('date', 'any birthdays this month?', gold.either(people(may), gold.yes(may.length > 0)))
  ask('lookup', 'phone nr of elif yalcin', gold.text(employee('Yalcin').phone!, 'phone'))
  const clara = applications.find(one => one.name === 'Clara Holm')!
  ask('lookup', 'What is the e-mail address of the applicant Clara Holm?', gold.text(clara.email, 'email'))
  ask(
    'date',
    'Interviews next week',
    applicants(
      applications.filter(one => one.interview && one.interview >= '2025-05-19' && one.interview <= '2025-05-25'),
    ),
  )
  ask(
    'yesno',
    'Is Ingrid Solheim on holiday next week?',
    gold.yes(
      absences.some(
        one =>
          one.employee === employee('Solheim') &&
          one.kind === 'vacation' &&
          one.state === 'approved' &&
          one.from <= '2025-05-23' &&
          one.to >= '2025-05-19',
      ),
    ),
  )
  ask(
    'filter',
    'Open vacancies closing before 1 June',
    jobs(vacancies.filter(one => one.state === 'open' && one.deadline < '2025-06-01')),
  )
}

/** Questions for figures and for the first or last of one kind. */
export function askForFigures({ ask }: WorldQuestions): void {
  ask(
    'count',
    'Number of staff working fewer than 30 hours a week',
    both(list => gold.count(list.filter(one => one.hours < 30).length)),
  )
  ask(
    'count',
    'how many new ppl started since 1 jan',
    both(list => gold.count(list.filter(one => one.hired >= '2025-01-01').length)),
  )
  ask(
    'top',
    'Five longest-serving employees',
    both(list => gold.ordered(list, one => one.hired, { count: 5, up: true })),
  )
  const second = employees.toSorted((a, b) => b.salary - a.salary)[1]!
  ask('top', 'Who is the second best paid person in the company?', oneNamed(second))
  ask(
    'aggregate',
    'Median monthly salary of people on permanent contracts',
    both(list => gold.money(median(list.filter(one => one.contract === 'permanent').map(one => one.salary)))),
  )
  ask(
    'share',
    'What percentage of all our applications ended in a rejection?',
    gold.percent((100 * applications.filter(one => one.stage === 'rejected').length) / applications.length),
  )
  const many = (source: string) => applications.filter(one => one.source === source).length
  ask(
    'group',
    'Applications by source',
    gold.map([
      [gold.spelled('website', 'HOMEPAGE'), many('website')],
      [gold.spelled('job_board', 'JOB_PORTAL'), many('job_board')],
      [gold.spelled('referral', 'EMPLOYEE_REFERRAL'), many('referral')],
      [gold.spelled('agency', 'AGENCY'), many('agency')],
    ]),
  )
  ask('compare', 'did we pay out more overtime in april than in march', gold.yes(overtime('2025-04') > overtime('2025-03'))) // oxfmt-ignore
  const open = vacancies.filter(one => one.state === 'open')
  const first = open.toSorted((a, b) => a.opened.localeCompare(b.opened))[0]!
  ask(
    'two',
    'How many vacancies are open right now, and which of them was opened first?',
    gold.all(
      gold.either(gold.figures(gold.count(open.length)), gold.mentions(['nine', 'there are 9', '9 open', '9 vacanc'])),
      gold.mentions([first.title, first.reference]),
    ),
  )
  const fees = courses.toSorted((a, b) => a.fee - b.fee)
  const ends = [fees[0]!, fees.at(-1)!]
  ask(
    'two',
    'cheapest and dearest training we offer?',
    gold.either(
      gold.set(ends),
      gold.set(ends.map(({ title }) => title)),
      gold.mentions(...ends.map(one => [one.title])),
    ),
  )
}

/** What no system of this kind knows. */
export function askForTheUnknown({ ask }: WorldQuestions): void {
  ask('unknown', 'Which company car does Fabian Troost drive?', gold.unknown())
  ask('unknown', 'Canteen menu for tomorrow', gold.unknown())
  ask('unknown', 'how many pumps did we ship last week', gold.unknown())
}
