import { createRandom } from '../random.ts'

export interface Department {
  id: number
  name: string
  cost_center: string
  head_id: number
}
export interface Employee {
  id: number
  first_name: string
  last_name: string
  email: string
  job_title: string
  department_id: number
  manager_id: number | null
  hire_date: string
  salary: number
  location: string
  is_remote: boolean
}
/** Projects come from an older system, hence the other spelling. */
export interface Project {
  Id: number
  Name: string
  DepartmentId: number
  LeadId: number
  Budget: number
  StartDate: string
  IsArchived: boolean
}
export interface Task {
  id: number
  title: string
  project_id: number
  assignee_id: number | null
  status: string
  priority: number
  due_date: string | null
  estimated_hours: number
  created_at: string
}

export const TASK_STATUSES = ['todo', 'in_progress', 'done']
const DEPARTMENTS = ['Engineering', 'Design', 'Marketing', 'Sales', 'Finance', 'People', 'Legal', 'Support']
const TITLES: Record<string, string[]> = {
  Engineering: ['Software Engineer', 'Senior Software Engineer', 'Test Engineer', 'Site Reliability Engineer'],
  Design: ['Product Designer', 'Illustrator', 'Design Researcher'],
  Marketing: ['Content Writer', 'Campaign Manager', 'Brand Strategist'],
  Sales: ['Account Executive', 'Sales Representative', 'Solutions Consultant'],
  Finance: ['Accountant', 'Controller', 'Payroll Specialist'],
  People: ['Recruiter', 'HR Partner', 'Learning Coach'],
  Legal: ['Counsel', 'Paralegal', 'Compliance Officer'],
  Support: ['Support Agent', 'Support Lead', 'Technical Writer'],
}
const FIRST = [
  'Aisha',
  'Bruno',
  'Carmen',
  'Dmitri',
  'Edith',
  'Farid',
  'Gina',
  'Hiro',
  'Ivana',
  'Joel',
  'Katya',
  'Leon',
  'Maya',
  'Nils',
  'Olga',
  'Pedro',
]
const LAST = [
  'Andersson',
  'Bianchi',
  'Chowdhury',
  'Duarte',
  'Engel',
  'Fischer',
  'Garcia',
  'Hansen',
  'Ito',
  'Jankowski',
  'Keller',
  'Lindqvist',
  'Moreau',
]
const PROJECTS = [
  'Apollo',
  'Borealis',
  'Cobalt',
  'Dragonfly',
  'Everest',
  'Falcon',
  'Granite',
  'Horizon',
  'Iceberg',
  'Juniper',
  'Kestrel',
  'Lighthouse',
  'Meridian',
  'Nebula',
  'Orchid',
  'Pioneer',
  'Quartz',
  'Redwood',
  'Sapphire',
  'Tundra',
]
const VERBS = [
  'Review',
  'Draft',
  'Update',
  'Test',
  'Plan',
  'Publish',
  'Check',
  'Migrate',
  'Measure',
  'Archive',
  'Estimate',
  'Document',
  'Present',
  'Simplify',
  'Translate',
  'Approve',
  'Repair',
  'Collect',
  'Design',
  'Discuss',
]
const THINGS = [
  'onboarding checklist',
  'pricing page',
  'login flow',
  'billing export',
  'travel policy',
  'release notes',
  'search index',
  'vendor contract',
  'sprint backlog',
  'style guide',
  'survey results',
  'backup job',
  'invoice template',
  'landing page',
  'help article',
  'budget sheet',
  'interview guide',
  'data dictionary',
  'status report',
  'demo video',
]

const day = (moment: Date) => moment.toISOString().slice(0, 10)

export type TrackerData = ReturnType<typeof createTrackerData>

/** 8 departments, 80 employees, 20 projects and 400 tasks, the same every time. */
export function createTrackerData() {
  const random = createRandom(77)
  // Employee 1 leads the company, 2 to 9 the departments.
  const departments: Department[] = DEPARTMENTS.map((name, index) => ({
    id: index + 1,
    name,
    cost_center: `CC-${100 + index * 10}`,
    head_id: index + 2,
  }))
  const employees: Employee[] = Array.from({ length: 80 }, (_, index) => {
    const id = index + 1
    const first = FIRST[index % FIRST.length] as string
    const last = LAST[(index * 5 + Math.floor(index / FIRST.length)) % LAST.length] as string
    const isHead = id >= 2 && id <= 9
    const department = id === 1 ? departments[5] : isHead ? departments[id - 2] : random.pick(departments)
    const { id: departmentId, name, head_id } = department as Department
    return {
      id,
      first_name: first,
      last_name: last,
      email: `${first}.${last}@tracker.example`.toLowerCase(),
      job_title: id === 1 ? 'Managing Director' : isHead ? `Head of ${name}` : random.pick(TITLES[name] as string[]),
      department_id: departmentId,
      manager_id: id === 1 ? null : isHead ? 1 : head_id,
      hire_date: day(random.moment('2015-01-01', '2025-09-01')),
      salary: (id === 1 ? 240_000 : isHead ? 120_000 : 38_000) + random.whole(0, 7000) * 10,
      location: random.pick(['Berlin', 'Lisbon', 'Toronto', 'Austin']),
      is_remote: random.chance(0.35),
    }
  })
  const projects: Project[] = PROJECTS.map((Name, index) => ({
    Id: index + 1,
    Name,
    DepartmentId: random.whole(1, 8),
    LeadId: random.whole(2, 80),
    Budget: random.whole(20, 900) * 1000 + random.whole(0, 9) * 100,
    StartDate: day(random.moment('2023-01-01', '2025-06-01')),
    IsArchived: random.chance(0.3),
  }))
  const titles = VERBS.flatMap(verb => THINGS.map(thing => `${verb} ${thing}`))
  const tasks: Task[] = titles.map((_, index) => {
    const created = random.moment('2024-06-01', '2025-09-01')
    return {
      id: index + 1,
      // A step that shares no factor with 400 visits every title once.
      title: titles[(index * 137) % titles.length] as string,
      project_id: random.whole(1, 20),
      assignee_id: random.chance(0.06) ? null : random.whole(2, 80),
      status: random.pick(TASK_STATUSES),
      priority: random.whole(1, 5),
      due_date: random.chance(0.1) ? null : day(new Date(created.getTime() + random.whole(5, 200) * 86_400_000)),
      estimated_hours: random.whole(1, 80) / 2,
      created_at: created.toISOString(),
    }
  })
  return { departments, employees, projects, tasks }
}
