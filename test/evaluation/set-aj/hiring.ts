import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { nameOf, person, sizes, values } from '../set-s/choose.ts'
import { talkHiring } from './hiring-talk.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set AJ over the recruitment. */
export function askHiring(facts: Facts): Question[] {
  const builder = createQuestions('aj', 'hiring')
  list(builder, facts)
  number(builder, facts)
  join(builder, facts)
  date(builder, facts)
  talkHiring(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { hiring }: Facts): void {
  const { hiringCandidates, hiringEmployees, vacancies } = hiring
  ask('list', 'Show me all the vacancies in the Finance department.', gold.set(vacancies.filter(one => one.department === 'Finance'))) // oxfmt-ignore
  ask(
    'list',
    'Which job titles do our employees in Logistics have?',
    values(hiringEmployees.filter(one => one.department === 'Logistics'), one => one.jobTitle, gold.spelled), // oxfmt-ignore
  )
  ask('filter', 'Which vacancies are on hold?', gold.set(vacancies.filter(one => one.status === 'OnHold')))
  ask('filter', 'Candidates from Delft who came through LinkedIn', gold.set(hiringCandidates.filter(one => one.city === 'Delft' && one.source === 'LinkedIn'))) // oxfmt-ignore
  ask('threshold', 'Which candidates have more than 21 years of experience?', gold.set(hiringCandidates.filter(one => one.experienceYears > 21))) // oxfmt-ignore
}

function number({ ask }: Builder, { hiring }: Facts): void {
  const { hiringCandidates, hiringInterviews, jobOffers, vacancies } = hiring
  ask('count', 'How many candidates have been rejected?', gold.count(hiringCandidates.filter(one => one.stage === 'Rejected').length)) // oxfmt-ignore
  ask(
    'top',
    'Which candidate expects the highest salary?',
    gold.largest(hiringCandidates, one => one.expectedSalary),
  )
  const accepted = jobOffers.filter(one => one.status === 'Accepted')
  ask('aggregate', 'What is the average salary of the accepted offers?', gold.money(pick.mean(accepted, one => one.salary))) // oxfmt-ignore
  const held = hiringInterviews.filter(one => one.status === 'Held')
  ask('aggregate', 'What is the average score of the interviews that were held?', gold.plain(pick.mean(held, one => one.score))) // oxfmt-ignore
  ask('group', 'Break down the candidates by source.', gold.map(sizes(hiringCandidates, one => one.source)))
  ask('group', 'How many candidates are there per department of the vacancy?', gold.map(sizes(hiringCandidates, one => pick.find(vacancies, one.vacancyId).department, gold.spelled))) // oxfmt-ignore
  const of = (title: string) => vacancies.find(one => one.title === title)!
  const applied = (title: string) => hiringCandidates.filter(one => one.vacancyId === of(title).id).length
  const [one, other] = ['Data Engineer', 'Tax Specialist']
  const best = applied(one!) > applied(other!) ? one! : other!
  ask('compare', `Which vacancy has more candidates, ${one} or ${other}?`, gold.either(gold.text(best), gold.record(of(best)))) // oxfmt-ignore
}

function join({ ask }: Builder, { hiring }: Facts): void {
  const { hiringCandidates, hiringEmployees, hiringInterviews, vacancies } = hiring
  const job = pick.nth(vacancies, one => hiringCandidates.filter(own => own.vacancyId === one.id && own.stage === 'Interview').length > 2, 1) // oxfmt-ignore
  ask('join', `Which candidates for the ${job.title} position are in the interview stage?`, gold.set(hiringCandidates.filter(own => own.vacancyId === job.id && own.stage === 'Interview'))) // oxfmt-ignore
  const held = (id: number) => hiringInterviews.filter(one => one.interviewerId === id && one.status === 'Held').length
  const asker = person(hiringEmployees, one => held(one.id) > 3, 4)
  ask('join', `How many interviews has ${nameOf(asker)} held?`, gold.count(held(asker.id)))
  const seeker = person(hiringCandidates, one => one.expectedSalary !== null, 24)
  ask('lookup', `What salary does the candidate ${nameOf(seeker)} expect?`, gold.money(seeker.expectedSalary!, { field: 'expectedSalary' })) // oxfmt-ignore
  const vacancy = pick.nth(vacancies, one => one.status === 'Published' && one.location !== 'Rotterdam', 2)
  ask('lookup', `Where is vacancy ${vacancy.code} located?`, told(vacancy, vacancy.location, 'location'))
}

function date({ ask }: Builder, { hiring, day }: Facts): void {
  const { hiringInterviews } = hiring
  const planned = hiringInterviews.filter(one => one.status === 'Planned')
  ask('date', 'Which interviews are planned for the next 7 days?', pick.setWithin(planned, one => one.scheduledAt.slice(0, 10), day(0), day(7))) // oxfmt-ignore
}
