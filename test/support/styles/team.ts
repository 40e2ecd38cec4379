/** A team with its projects and tasks: the same records for every style of interface, made by rule. */
export interface Department {
  id: number
  name: string
}
export interface Employee {
  id: number
  first_name: string
  last_name: string
  email: string
  department_id: number
  manager_id: number | null
  salary: number
  hired_on: string
}
export interface Project {
  id: number
  name: string
  budget: number
}
export interface Task {
  id: number
  title: string
  project_id: number
  assignee_id: number
  status: string
  hours: number
  tags: string[]
  due_date: string
}

const FIRST = ['Ada', 'Bruno', 'Carla', 'Dieter', 'Eva', 'Farouk', 'Greta', 'Hugo', 'Ines', 'Jonas', 'Kira', 'Leo']
const LAST = ['Abel', 'Brandt', 'Conti', 'Dumas', 'Eklund', 'Ferrari', 'Grau']
const DEPARTMENTS = ['Sales', 'Engineering', 'Logistics']
const PROJECTS = ['Apollo', 'Borealis', 'Cascade', 'Dynamo', 'Everest']
const VERBS = ['Draft', 'Review', 'Publish', 'Translate', 'Measure', 'Archive']
const THINGS = ['handbook', 'invoice run', 'survey', 'login page', 'price list']
const STATUSES = ['todo', 'blocked', 'finished']
const TAGS = ['urgent', 'backend', 'legal', 'design']

const times = <T>(count: number, make: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at))
const two = (n: number) => String(n).padStart(2, '0')

export const departments: Department[] = DEPARTMENTS.map((name, at) => ({ id: at + 1, name }))
export const employees: Employee[] = times(24, at => {
  const [first_name, last_name] = [FIRST[at % 12]!, LAST[(at * 3) % 7]!]
  return {
    id: 101 + at,
    first_name,
    last_name,
    email: `${first_name}.${last_name}${at}@team.example`.toLowerCase(),
    department_id: (at % 3) + 1,
    manager_id: at < 3 ? null : 101 + (at % 3),
    salary: 41_000 + ((at * 7919) % 37) * 1000,
    hired_on: `${2018 + (at % 6)}-${two((at % 12) + 1)}-${two((at % 27) + 1)}`,
  }
})
export const projects: Project[] = PROJECTS.map((name, at) => ({ id: 11 + at, name, budget: 20_000 + at * 7_500 }))
export const tasks: Task[] = times(130, at => ({
  id: 1001 + at,
  title: `${VERBS[at % 6]!} ${THINGS[at % 5]!} ${at + 1}`,
  project_id: 11 + ((at * 7) % 5),
  assignee_id: 101 + ((at * 5) % 23),
  status: STATUSES[(at * 11) % 3]!,
  hours: 1 + ((at * 13) % 17),
  tags: TAGS.filter((_, tag) => (at >> tag) % 3 === 0),
  due_date: `2025-${two((at % 12) + 1)}-${two((at % 28) + 1)}`,
}))

export const projectOf = (task: Task): Project => projects.find(p => p.id === task.project_id)!
export const assigneeOf = (task: Task): Employee => employees.find(e => e.id === task.assignee_id)!
export const departmentOf = (employee: Employee): Department => departments.find(d => d.id === employee.department_id)!
