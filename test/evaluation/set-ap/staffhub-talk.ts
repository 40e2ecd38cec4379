import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { asksBack, nameOf, refusesPages } from '../set-s/choose.ts'
import { toldPerson } from '../set-u/choose.ts'
import { alone, employed, ofTwins } from './readings.ts'

const { either, unknown } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations with the staff system, changes, and what cannot be answered. */
export function talkStaffhub(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { staffhub }: Facts): void {
  const { hubApplicants, hubEmployees } = staffhub
  const production = hubEmployees.filter(one => one.departmentId === 4)
  const cardiff = production.filter(one => one.office === 'Cardiff')
  talk(
    'followup',
    ['Show me the people in Production.', employed(production, rows => gold.set(rows))],
    ['Just those in the Cardiff office', employed(cardiff, rows => gold.set(rows))],
    ['What do they earn on average?', employed(cardiff, rows => gold.money(pick.mean(rows, one => one.salary.amount)))],
  )
  const worker = alone(hubEmployees, hubApplicants, one => one.status === 'active' && one.managerId !== null, 58)
  const manager = pick.find(hubEmployees, worker.managerId!)
  talk(
    'followup',
    [`Who is the manager of ${nameOf(worker)}?`, toldPerson(manager)],
    ['What is their work e-mail?', told(manager, manager.workEmail, 'workEmail')],
    ['And which office are they in?', told(manager, manager.office, 'office')],
  )
  const talks = hubApplicants.filter(one => one.stage === 'interview')
  talk(
    'followup',
    ['How many applicants are at the interview stage?', gold.count(talks.length)],
    ['Who are they?', gold.set(talks)],
    ['How many of them came through an agency or a referral?', gold.count(talks.filter(one => ['agency', 'referral'].includes(one.source)).length)], // oxfmt-ignore
  )
}

function write({ ask, talk }: Builder, { staffhub }: Facts): void {
  const { hubApplicants, hubEmployees, hubLeaveRequests, hubPositions } = staffhub
  const request = pick.nth(hubLeaveRequests, one => one.status === 'pending', 6)
  ask('write', `Approve leave request ${request.id}.`, gold.updated('staffhub.hubLeaveRequests', request, { status: 'approved' })) // oxfmt-ignore
  const job = hubPositions.find(one => one.title === 'Test Engineer')!
  ask('write', 'Add an applicant for the position of Test Engineer: Rhiannon Lovelace, rhiannon.lovelace@example.com, expected salary £44,000.', gold.created('staffhub.hubApplicants', { firstName: 'Rhiannon', lastName: 'Lovelace', email: 'rhiannon.lovelace@example.com', positionId: job.id, expectedSalary: 44_000 })) // oxfmt-ignore
  const raised = alone(hubEmployees, hubApplicants, one => one.status === 'active' && one.salary.amount < 40_000, 26)
  const more = raised.salary.amount + 1500
  ask('write', `${nameOf(raised)} gets a raise: please set the salary to £${more.toLocaleString('en-US')}.`, gold.updated('staffhub.hubEmployees', raised, { salary: { amount: more } })) // oxfmt-ignore
  ask('write', 'I would like to enter a new applicant.', asksBack())
  const gone = alone(hubApplicants, hubEmployees, one => one.stage === 'rejected', 11)
  talk(
    'write',
    [`Please delete the applicant ${nameOf(gone)}, but ask me before anything is deleted.`, gold.pending()],
    ['Yes, delete that applicant.', gold.removed('staffhub.hubApplicants', gone)],
  )
}

function decline({ ask }: Builder, { staffhub }: Facts): void {
  const { hubApplicants, hubDepartments, hubEmployees } = staffhub
  const someone = alone(hubEmployees, hubApplicants, one => one.status === 'active', 15)
  ask('missing', `When is ${nameOf(someone)}'s birthday?`, unknown())
  ask('unknown', 'What is the salary of Cuthbert Ollerenshaw?', unknown())
  const twins = pick.rank(hubEmployees, nameOf).find(group => group.rows.length > 1)!
  const departmentOf = (one: { departmentId: number }) => pick.find(hubDepartments, one.departmentId)
  ask('ambiguous', `Which department is ${twins.key} in?`, either(ofTwins(twins.rows, one => departmentOf(one).name, 'department'), ...twins.rows.map(one => gold.record(departmentOf(one))), gold.set(twins.rows.map(departmentOf)))) // oxfmt-ignore
}

function chat({ ask }: Builder, { staffhub }: Facts): void {
  const { hubApplicants, hubEmployees, hubLeaveRequests } = staffhub
  ask('smalltalk', 'Right, that is me done for today. Have a nice weekend!', gold.smalltalk())
  ask('browser', 'Go to LinkedIn and type our vacancy into the search field', refusesPages())
  ask('casual', 'howmany ppl r on temporary contracts', employed(hubEmployees.filter(one => one.employmentType === 'temporary'), rows => gold.count(rows.length))) // oxfmt-ignore
  const absent = hubLeaveRequests.filter(one => one.leaveType === 'parental' && one.status === 'approved')
  ask('casual', 'Good morning, the works council has just asked me about parental leave and I want to answer them before lunch. How many parental leave requests have we approved? Many thanks and kind regards', gold.count(absent.length)) // oxfmt-ignore
  const hires = hubApplicants.map(one => one.expectedSalary).filter(one => one !== null)
  ask('multi', 'What are the lowest and the highest salary that our applicants expect?', gold.figures(gold.money(Math.min(...hires)), gold.money(Math.max(...hires)))) // oxfmt-ignore
  ask('complete', 'I want to see all applicants who came through the careers page.', gold.set(hubApplicants.filter(one => one.source === 'careers_page'))) // oxfmt-ignore
}
