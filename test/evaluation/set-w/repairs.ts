import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'

import { champion, sizes } from '../set-s/choose.ts'
import { as } from '../set-v/choose.ts'
import { called, perOwner } from './choose.ts'

/** Set W over the repairs. */
export function askRepairs({ repairs, today, day }: Facts): Question[] {
  const { ask, talk, questions } = createQuestions('w', 'repairs')
  const { repairBuildings: projects, repairTechnicians: users, repairIssues: issues } = repairs
  const nameOf = (id: string | null) => users.find(one => one.id === id)?.name
  ask('count', 'How many issues are in progress?', gold.count(issues.filter(one => one.status === 'In Progress').length)) // oxfmt-ignore
  ask('filter', 'Which issues are waiting for parts?', gold.set(issues.filter(one => one.status === 'Waiting for Parts'))) // oxfmt-ignore
  ask('filter', 'Which emergency issues are not done yet?', gold.set(issues.filter(one => one.priority === 'Emergency' && one.status !== 'Done'))) // oxfmt-ignore
  const house = pick.find(projects, pick.rank(issues.filter(one => one.trade === 'Plumbing'), one => one.buildingId)[0]!.key) // oxfmt-ignore
  ask('filter', `Show the plumbing issues at ${house.name}.`, gold.set(issues.filter(one => one.trade === 'Plumbing' && one.buildingId === house.id))) // oxfmt-ignore
  ask('join', `Which issues are assigned to ${users[2]!.name}?`, gold.set(issues.filter(one => one.assigneeId === users[2]!.id))) // oxfmt-ignore
  ask('filter', 'List the issues that nobody is assigned to.', gold.set(issues.filter(one => one.assigneeId === null)))
  ask('group', 'How many issues are there per status?', gold.map(sizes(issues, one => one.status, as)))
  ask('group', 'How many issues does each assignee have?', gold.map(perOwner(users, one => one.name, issues, one => one.assigneeId))) // oxfmt-ignore
  ask('join', 'Which assignee has the most done issues?', champion(users, one => issues.filter(own => own.assigneeId === one.id && own.status === 'Done').length, one => one.name)) // oxfmt-ignore
  ask('date', 'Which issues are overdue?', gold.set(issues.filter(one => one.status !== 'Done' && one.dueDate < today)))
  const spent = pick.sum(issues.filter(one => one.trade === 'Heating'), one => one.timeSpentSeconds) // oxfmt-ignore
  ask('aggregate', 'How much time was spent on heating issues in total?', gold.either(gold.count(spent), gold.plain(spent / 3600), gold.plain(spent / 60))) // oxfmt-ignore
  ask('join', 'Which project has the most issues?', champion(projects, one => issues.filter(own => own.buildingId === one.id).length, one => one.name)) // oxfmt-ignore
  ask('lookup', `What is the status of ${issues[8]!.key}?`, gold.text(issues[8]!.status, 'status'))
  const given = pick.nth(issues, one => one.assigneeId !== null, 11)
  ask('lookup', `Who is working on ${given.key}?`, called(pick.find(users, given.assigneeId!), nameOf(given.assigneeId)!)) // oxfmt-ignore
  ask('date', 'Which issues were created in the last 14 days?', pick.setWithin(issues, one => one.created.slice(0, 10), day(-14), day(0))) // oxfmt-ignore
  ask('lookup', 'How many flats does Old Mill have?', gold.count(projects[4]!.flats, { field: 'flats' }))
  ask('filter', 'Which users are not active?', gold.set(users.filter(one => !one.active)))
  ask('filter', 'Which issues have the label inspection?', gold.set(issues.filter(one => one.labels.includes('inspection')))) // oxfmt-ignore
  const high = issues.filter(one => one.priority === 'High')
  talk('followup', ['Show the high priority issues.', gold.set(high)], ['How many of them are done?', gold.count(high.filter(one => one.status === 'Done').length)]) // oxfmt-ignore
  ask('yes-no', `Is ${issues[14]!.key} done?`, gold.yes(issues[14]!.status === 'Done'))
  ask(
    'top',
    'On which issue was the most time spent?',
    gold.largest(issues, one => one.timeSpentSeconds),
  )
  ask('write', `Change the due date of ${issues[20]!.key} to ${pick.dayName(day(12))}.`, gold.updated('repairs.repairIssues', issues[20]!, { dueDate: day(12) })) // oxfmt-ignore
  ask('missing', `How much did the materials for ${issues[8]!.key} cost?`, gold.unknown())
  return questions
}
