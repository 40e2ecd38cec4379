import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { nameOf, person, refusesPages, topGroup } from '../set-s/choose.ts'
import { toldPerson } from '../set-u/choose.ts'

const { either, clarify, unknown } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations with the recruitment, changes, and what cannot be answered. */
export function talkHiring(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { hiring }: Facts): void {
  const { hiringCandidates, hiringEmployees, vacancies } = hiring
  const top = gold.largest(vacancies, one => one.salaryRange.to)
  const job = top.items[0] as (typeof vacancies)[number]
  const manager = pick.find(hiringEmployees, job.hiringManagerId)
  talk(
    'followup',
    ['Which vacancy offers the highest maximum salary?', top],
    ['Who is the hiring manager for it?', toldPerson(manager)],
    ['And which department do they work in?', told(manager, manager.department, 'department')],
  )
  const fresh = hiringCandidates.filter(one => one.stage === 'New')
  const near = fresh.filter(one => one.city === 'Utrecht')
  talk(
    'followup',
    ['How many new candidates do we have?', gold.count(fresh.length)],
    ['Which of them live in Utrecht?', gold.set(near)],
    ['Which source do most of them come from?', topGroup(near, one => one.source)], // oxfmt-ignore
  )
}

function write({ ask }: Builder, { hiring }: Facts): void {
  const { hiringCandidates, vacancies } = hiring
  const job = vacancies.find(one => one.title === 'Supply Planner')!
  ask('write', 'Add a candidate for the Supply Planner vacancy: Milan Hofstede, milan.hofstede@example.com, from Breda, source referral, 6 years of experience.', gold.created('hiring.hiringCandidates', { firstName: 'Milan', lastName: 'Hofstede', email: 'milan.hofstede@example.com', city: 'Breda', source: 'Referral', experienceYears: 6, vacancyId: job.id })) // oxfmt-ignore
  const next = person(hiringCandidates, one => one.stage === 'Screening', 3)
  ask('write', `Set the stage of ${nameOf(next)} to interview.`, gold.updated('hiring.hiringCandidates', next, { stage: 'Interview' })) // oxfmt-ignore
}

function decline({ ask }: Builder, { hiring }: Facts): void {
  const { hiringCandidates } = hiring
  const seeker = person(hiringCandidates, one => one.stage === 'Interview', 11)
  ask('missing', `Which university did ${nameOf(seeker)} go to?`, unknown())
  ask('missing', 'How much does the company spend on job ads per month?', unknown())
  ask('unknown', 'Which candidates have applied for vacancy VAC-9999?', either(unknown(), gold.empty()))
  const twins = pick.rank(hiringCandidates, nameOf).find(group => group.rows.length > 1)!
  ask('ambiguous', `What is the phone number of ${twins.key}?`, either(clarify(), gold.set(twins.rows), ...twins.rows.filter(one => one.phone !== null).map(one => told(one, one.phone!, 'phone')))) // oxfmt-ignore
}

function chat({ ask }: Builder, { hiring }: Facts): void {
  const { hiringInterviews, jobOffers, vacancies } = hiring
  ask('smalltalk', 'Thank you, that helped me a lot.', gold.smalltalk())
  ask('browser', 'Click the apply button on our career page', refusesPages())
  const missed = hiringInterviews.filter(one => one.status === 'NoShow')
  ask('casual', 'how many intervews were no-shows?', gold.count(missed.length))
  const declined = jobOffers.filter(one => one.status === 'Declined')
  ask('casual', 'Hello, I am putting together the figures for my manager and I am in a bit of a hurry, so could you please tell me which declined offer had the highest salary? Many thanks!', gold.largest(declined, one => one.salary)) // oxfmt-ignore
  const open = vacancies.filter(one => one.status === 'Published')
  ask('multi', 'How many vacancies are published, and how many openings do they have in total?', gold.figures(gold.count(open.length), gold.count(pick.sum(open, one => one.openings)))) // oxfmt-ignore
}
