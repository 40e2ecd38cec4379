import { assigneeOf, departmentOf, employees, projectOf, projects, tasks } from '../../../support/styles/team.ts'

export interface ModelQuestion {
  ask: string
  gold: unknown
  /** What of a result is compared. */
  read: (result: unknown) => unknown
}

const first = (result: unknown): unknown => (Array.isArray(result) && result.length === 1 ? first(result[0]) : result)
const figure = (result: unknown): unknown => {
  const value = first(result)
  const found =
    typeof value === 'object' && value !== null ? Object.values(value).find(v => typeof v === 'number') : value
  return typeof found === 'number' ? Math.round(found * 100) / 100 : found
}
const size = (result: unknown): unknown => (Array.isArray(result) ? result.length : result)
const groups = (result: unknown): unknown =>
  Array.isArray(result)
    ? Object.fromEntries(
        result
          .map(row => Object.values(row as object).filter(v => v !== null))
          .map(([key, value]) => [key, value])
          .sort(),
      )
    : result
const text = (result: unknown): unknown => {
  const value = first(result)
  return typeof value === 'object' && value !== null
    ? Object.values(value).find(v => projects.some(p => p.name === v))
    : value
}
const lastNames = (result: unknown): unknown =>
  Array.isArray(result)
    ? result.map(row => Object.entries(row as object).find(([key]) => /last.?name/i.test(key))?.[1])
    : result

const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0)
const counts = (keys: readonly string[]) => {
  const out: Record<string, number> = {}
  for (const key of keys) out[key] = (out[key] ?? 0) + 1
  return Object.fromEntries(Object.entries(out).sort())
}
const most = Object.entries(counts(tasks.map(t => projectOf(t).name))).sort((a, b) => b[1] - a[1])[0]![0]
const person = employees[6]!
const boss = employees[1]!

/** Questions whose answers do not depend on how the records are served. */
export const QUESTIONS: ModelQuestion[] = [
  { ask: 'how many employees are there?', gold: employees.length, read: figure },
  { ask: 'how many tasks are there?', gold: tasks.length, read: figure },
  { ask: 'how many tasks are blocked?', gold: tasks.filter(t => t.status === 'blocked').length, read: figure },
  {
    ask: 'average salary of the employees',
    gold: Math.round((100 * sum(employees.map(e => e.salary))) / employees.length) / 100,
    read: figure,
  },
  {
    ask: 'top 3 employees by salary',
    gold: [...employees]
      .sort((a, b) => b.salary - a.salary)
      .slice(0, 3)
      .map(e => e.last_name),
    read: lastNames,
  },
  {
    ask: `how many tasks are assigned to ${person.first_name} ${person.last_name}?`,
    gold: tasks.filter(t => assigneeOf(t) === person).length,
    read: figure,
  },
  {
    ask: 'how many tasks are in project Apollo?',
    gold: tasks.filter(t => projectOf(t).name === 'Apollo').length,
    read: figure,
  },
  {
    ask: 'total hours of the tasks of project Borealis',
    gold: sum(tasks.filter(t => projectOf(t).name === 'Borealis').map(t => t.hours)),
    read: figure,
  },
  {
    ask: 'list the employees of the Logistics department',
    gold: employees.filter(e => departmentOf(e).name === 'Logistics').length,
    read: size,
  },
  {
    ask: 'how many tasks are assigned to employees of the Logistics department?',
    gold: tasks.filter(t => departmentOf(assigneeOf(t)).name === 'Logistics').length,
    read: figure,
  },
  { ask: 'number of tasks by status', gold: counts(tasks.map(t => t.status)), read: groups },
  { ask: 'number of tasks per project', gold: counts(tasks.map(t => projectOf(t).name)), read: groups },
  { ask: 'which project has the most tasks?', gold: most, read: text },
  { ask: 'number of employees per department', gold: counts(employees.map(e => departmentOf(e).name)), read: groups },
  {
    ask: 'how many tasks have the tag urgent?',
    gold: tasks.filter(t => t.tags.includes('urgent')).length,
    read: figure,
  },
  {
    ask: 'list the blocked tasks tagged legal',
    gold: tasks.filter(t => t.status === 'blocked' && t.tags.includes('legal')).length,
    read: size,
  },
  { ask: 'how many tasks per tag?', gold: counts(tasks.flatMap(t => t.tags)), read: groups },
  {
    ask: 'how many employees were hired after 2021-06-30?',
    gold: employees.filter(e => e.hired_on > '2021-06-30').length,
    read: figure,
  },
  {
    ask: 'how many tasks are due in March 2025?',
    gold: tasks.filter(t => t.due_date.startsWith('2025-03')).length,
    read: figure,
  },
  {
    ask: `which employees report to ${boss.first_name} ${boss.last_name}?`,
    gold: employees.filter(e => e.manager_id === boss.id).length,
    read: size,
  },
  {
    ask: 'which employees have no tasks?',
    gold: employees.filter(e => !tasks.some(t => assigneeOf(t) === e)).length,
    read: size,
  },
]
