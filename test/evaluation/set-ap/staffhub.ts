import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { nameOf, sizes } from '../set-s/choose.ts'
import { toldPerson } from '../set-u/choose.ts'
import { alone, employed } from './readings.ts'
import { talkStaffhub } from './staffhub-talk.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set AP over the staff system. */
export function askStaffhub(facts: Facts): Question[] {
  const builder = createQuestions('ap', 'staffhub')
  list(builder, facts)
  number(builder, facts)
  join(builder, facts)
  date(builder, facts)
  talkStaffhub(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { staffhub }: Facts): void {
  const { hubApplicants, hubEmployees, hubLeaveRequests, hubTrainings } = staffhub
  ask('list', 'Who works in the Logistics department?', employed(hubEmployees.filter(one => one.departmentId === 5), rows => gold.set(rows))) // oxfmt-ignore
  ask('list', 'Which of our trainings are mandatory?', gold.set(hubTrainings.filter(one => one.mandatory)))
  ask('filter', 'Which part-time employees are based in Cardiff?', employed(hubEmployees.filter(one => one.employmentType === 'part_time' && one.office === 'Cardiff'), rows => gold.set(rows))) // oxfmt-ignore
  ask('filter', 'Show me the job board applicants who are at the offer stage.', gold.set(hubApplicants.filter(one => one.source === 'job_board' && one.stage === 'offer'))) // oxfmt-ignore
  ask('filter', 'Which leave requests are still pending?', gold.set(hubLeaveRequests.filter(one => one.status === 'pending'))) // oxfmt-ignore
  ask('threshold', 'Who earns more than £53,000?', employed(hubEmployees.filter(one => one.salary.amount > 53_000), rows => gold.set(rows))) // oxfmt-ignore
}

function number({ ask }: Builder, { staffhub }: Facts): void {
  const { hubApplicants, hubDepartments, hubEmployees } = staffhub
  ask('count', 'How many employees work remotely?', employed(hubEmployees.filter(one => one.office === 'Remote'), rows => gold.count(rows.length))) // oxfmt-ignore
  ask('count', 'How many applicants have been rejected?', gold.count(hubApplicants.filter(one => one.stage === 'rejected').length)) // oxfmt-ignore
  ask('top', 'Who in Engineering has the highest salary?', employed(hubEmployees.filter(one => one.departmentId === 3), rows => gold.largest(rows, one => one.salary.amount))) // oxfmt-ignore
  ask('top', 'Which 3 applicants expect the highest salary?', gold.ordered(hubApplicants, one => one.expectedSalary, { count: 3 })) // oxfmt-ignore
  ask('aggregate', 'What is the average salary in Sales?', employed(hubEmployees.filter(one => one.departmentId === 2), rows => gold.money(pick.mean(rows, one => one.salary.amount)))) // oxfmt-ignore
  const sick = staffhub.hubLeaveRequests.filter(one => one.leaveType === 'sick')
  ask('aggregate', 'How many days of sick leave have we had altogether?', gold.count(pick.sum(sick, one => one.days)))
  const departmentOf = (one: { departmentId: number }) => pick.find(hubDepartments, one.departmentId).name
  ask('group', 'Headcount per department, please', employed(hubEmployees, rows => gold.map(sizes(rows, departmentOf, gold.spelled)))) // oxfmt-ignore
  ask('group', 'How many applicants came from each source?', gold.map(sizes(hubApplicants, one => one.source)))
  const pay = (rows: typeof hubEmployees, name: string) => pick.mean(rows.filter(one => departmentOf(one) === name), one => one.salary.amount) // oxfmt-ignore
  ask('compare', 'Do people in Finance earn more on average than people in IT?', employed(hubEmployees, rows => gold.yes(pay(rows, 'Finance') > pay(rows, 'IT')))) // oxfmt-ignore
}

function join({ ask }: Builder, { staffhub }: Facts): void {
  const { hubApplicants, hubDepartments, hubEmployees, hubLeaveRequests, hubPositions, hubTrainingBookings, hubTrainings } = staffhub // oxfmt-ignore
  const here = (one: { status: string }) => one.status === 'active'
  const service = hubDepartments.find(one => one.name === 'Customer Service')!
  ask('join', 'Who is the head of Customer Service?', toldPerson(pick.find(hubEmployees, service.headId)))
  const training = hubTrainings.find(one => one.title === 'First Aid at Work')!
  const done = hubTrainingBookings.filter(one => one.trainingId === training.id && one.status === 'completed')
  const trained = done.map(one => pick.find(hubEmployees, one.employeeId))
  ask('join', 'Which employees have completed the First Aid at Work training?', gold.either(gold.set(trained), gold.set(trained.map(nameOf)))) // oxfmt-ignore
  const holder = alone(hubEmployees, hubApplicants, here, 47)
  const position = pick.find(hubPositions, holder.positionId)
  ask('join', `What is ${nameOf(holder)}'s job title?`, told(position, position.title))
  const of = (id: number) => hubLeaveRequests.filter(one => one.employeeId === id && one.leaveType === 'annual' && one.status === 'approved') // oxfmt-ignore
  const traveller = alone(hubEmployees, hubApplicants, one => here(one) && of(one.id).length > 1, 1)
  ask('join', `How many days of annual leave were approved for ${nameOf(traveller)}?`, gold.count(pick.sum(of(traveller.id), one => one.days))) // oxfmt-ignore
  const called = alone(hubEmployees, hubApplicants, one => here(one) && one.phone !== null, 33)
  ask('lookup', `I need the phone number of ${nameOf(called)}.`, told(called, called.phone!, 'phone'))
  const joined = alone(hubEmployees, hubApplicants, here, 71)
  ask('lookup', `When was ${nameOf(joined)} hired?`, told(joined, pick.dayAs(joined.hiredOn), 'hiredOn'))
}

function date({ ask }: Builder, { staffhub, today, day }: Facts): void {
  const { hubEmployees, hubTrainings } = staffhub
  ask('date', 'Which trainings start in the next two months?', pick.setWithin(hubTrainings, one => one.startsOn, today, day(61))) // oxfmt-ignore
  const year = Number(pick.year(today)) - 1
  ask('date', `Who was hired in ${year}?`, employed(hubEmployees.filter(one => pick.year(one.hiredOn) === String(year)), rows => gold.set(rows))) // oxfmt-ignore
}
