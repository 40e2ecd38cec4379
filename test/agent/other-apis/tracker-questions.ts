import {
  conversation,
  decline,
  fullName,
  least,
  map,
  mean,
  most,
  number,
  question,
  record,
  set,
  smalltalk,
  sum,
  text,
  top,
  write,
  yesno,
  type Facts,
  type Question,
} from './gold.ts'
import type { Department, Employee, Project, Task } from '../../support/apis/tracker/data.ts'

const people = ({ tracker }: Facts, test: (employee: Employee) => boolean = () => true) =>
  tracker.employees.filter(test)
const tasks = ({ tracker }: Facts, test: (task: Task) => boolean = () => true) => tracker.tasks.filter(test)
const projects = ({ tracker }: Facts, test: (project: Project) => boolean = () => true) => tracker.projects.filter(test)
const person = ({ tracker }: Facts, id: number) => tracker.employees[id - 1] as Employee
const task = ({ tracker }: Facts, id: number) => tracker.tasks[id - 1] as Task
const department = ({ tracker }: Facts, name: string) =>
  tracker.departments.find(one => one.name === name) as Department
const project = ({ tracker }: Facts, name: string) => tracker.projects.find(({ Name }) => Name === name) as Project
const inDepartment = (facts: Facts, name: string) => people(facts, e => e.department_id === department(facts, name).id)
const salary = (employee: Employee) => employee.salary
const budget = ({ Budget }: Project) => Budget
const dayOf = (day: string) => {
  const month = new Date(day).toLocaleString('en', { month: 'long', timeZone: 'UTC' })
  const number_ = Number(day.slice(8))
  return [day, `${month} ${number_}, ${day.slice(0, 4)}`, `${number_} ${month} ${day.slice(0, 4)}`]
}
const departmentName = (facts: Facts, id: number) => [facts.tracker.departments[id - 1]?.name ?? '', String(id)]
const projectName = (facts: Facts, id: number) => [facts.tracker.projects[id - 1]?.Name ?? '', String(id)]

/** Written before any answer was seen. */
export const TRACKER_QUESTIONS: Question[] = [
  question('tracker-list-departments', 'List all departments', f => set(f.tracker.departments)),
  question('tracker-list-projects', 'which projects are there?', f => set(f.tracker.projects)),
  question('tracker-filter-department', 'Who works in Engineering?', f => set(inDepartment(f, 'Engineering'))),
  question('tracker-filter-location', 'employees based in Lisbon', f => set(people(f, e => e.location === 'Lisbon'))),
  question('tracker-filter-priority', 'tasks with priority 1', f => set(tasks(f, t => t.priority === 1))),
  question('tracker-filter-range', 'List employees earning between $60k and $80k', f =>
    set(people(f, e => salary(e) >= 60_000 && salary(e) <= 80_000)),
  ),
  question('tracker-filter-two', 'Which employees in Marketing earn more than 70000?', f =>
    set(inDepartment(f, 'Marketing').filter(e => salary(e) > 70_000)),
  ),
  question('tracker-filter-contains', 'employees whose job title contains Engineer', f =>
    set(people(f, e => e.job_title.includes('Engineer'))),
  ),
  question('tracker-filter-archived', 'show the archived projects', f => set(projects(f, p => p.IsArchived))),
  question('tracker-filter-three', 'in-progress tasks with priority 2 due in June 2025', f =>
    set(tasks(f, t => t.status === 'in_progress' && t.priority === 2 && (t.due_date ?? '').startsWith('2025-06'))),
  ),
  question('tracker-filter-title', 'who are our paralegals?', f => set(people(f, e => e.job_title === 'Paralegal'))),
  question('tracker-count-employees', 'How many employees do we have?', f => number(f.tracker.employees.length)),
  question('tracker-count-department', 'How many people are in the Finance department?', f =>
    number(inDepartment(f, 'Finance').length),
  ),
  question('tracker-count-progress', 'how many tasks are in progress?', f =>
    number(tasks(f, t => t.status === 'in_progress').length),
  ),
  question('tracker-count-undone', 'How many tasks in project Apollo are not done?', f =>
    number(tasks(f, t => t.project_id === 1 && t.status !== 'done').length),
  ),
  question('tracker-count-no-manager', 'how many employees have no manager?', f =>
    number(people(f, e => e.manager_id === null).length),
  ),
  question('tracker-count-no-due', 'Count the tasks without a due date', f =>
    number(tasks(f, t => t.due_date === null).length),
  ),
  question('tracker-count-unassigned', 'How many tasks are unassigned?', f =>
    number(tasks(f, t => t.assignee_id === null).length),
  ),
  question('tracker-count-remote', 'how many remote employees are there in Sales?', f =>
    number(inDepartment(f, 'Sales').filter(e => e.is_remote).length),
  ),
  question('tracker-date-hired', 'Show employees hired in 2023', f =>
    set(people(f, e => e.hire_date.startsWith('2023'))),
  ),
  question('tracker-date-due', 'How many tasks are due before 1 March 2025?', f =>
    number(tasks(f, t => t.due_date !== null && t.due_date < '2025-03-01').length),
  ),
  question('tracker-date-since', 'who joined since January 2025?', f =>
    set(people(f, e => e.hire_date >= '2025-01-01')),
  ),
  question('tracker-date-started', 'projects that started in 2024', f =>
    set(projects(f, p => p.StartDate.startsWith('2024'))),
  ),
  question(
    'tracker-date-when',
    f => `When was ${fullName(person(f, 33))} hired?`,
    f => text(...dayOf(person(f, 33).hire_date)),
  ),
  question('tracker-avg', 'What is the average salary?', f => number(mean(f.tracker.employees, salary))),
  question('tracker-avg-department', 'average salary in the Legal department', f =>
    number(mean(inDepartment(f, 'Legal'), salary)),
  ),
  question('tracker-sum-payroll', 'What do we pay in salaries for Support in total?', f =>
    number(sum(inDepartment(f, 'Support'), salary)),
  ),
  question('tracker-sum-budget', 'total budget of all projects', f => number(sum(f.tracker.projects, budget))),
  question('tracker-sum-active', "What's the combined budget of projects that are not archived?", f =>
    number(
      sum(
        projects(f, p => !p.IsArchived),
        budget,
      ),
    ),
  ),
  question('tracker-sum-hours', 'sum of estimated hours for the tasks of project Cobalt', f =>
    number(
      sum(
        tasks(f, t => t.project_id === 3),
        t => t.estimated_hours,
      ),
    ),
  ),
  question('tracker-max-figure', 'what is the highest salary in Design?', f =>
    number(Math.max(...inDepartment(f, 'Design').map(salary))),
  ),
  question('tracker-top-earner', 'Who earns the most?', f => record(...most(f.tracker.employees, salary))),
  question('tracker-top-five', 'top 5 highest paid employees', f => top(f.tracker.employees, salary, 5)),
  question('tracker-top-budget', 'Which project has the largest budget?', f =>
    record(...most(f.tracker.projects, budget)),
  ),
  question('tracker-top-first', 'Who was hired first?', f =>
    record(...least(f.tracker.employees, e => Date.parse(e.hire_date))),
  ),
  question('tracker-top-newest', 'the three most recently hired employees', f =>
    top(f.tracker.employees, e => Date.parse(e.hire_date), 3),
  ),
  question('tracker-top-bottom', 'bottom 4 projects by budget', f => top(f.tracker.projects, p => -p.Budget, 4)),
  question('tracker-group-department', 'average salary by department', f =>
    map(
      f.tracker.employees,
      e => departmentName(f, e.department_id),
      own => mean(own, salary),
    ),
  ),
  question('tracker-group-status', 'number of tasks per status', f =>
    map(
      f.tracker.tasks,
      t => [t.status, t.status.replace('_', ' ')],
      own => own.length,
    ),
  ),
  question('tracker-group-project', 'How many tasks does each project have?', f =>
    map(
      f.tracker.tasks,
      t => projectName(f, t.project_id),
      own => own.length,
    ),
  ),
  question('tracker-group-location', 'headcount by location', f =>
    map(
      f.tracker.employees,
      e => [e.location],
      own => own.length,
    ),
  ),
  question(
    'tracker-group-priority',
    'break down open tasks in project Quartz by priority, I mean those with status todo',
    f =>
      map(
        tasks(f, t => t.project_id === 17 && t.status === 'todo'),
        t => [String(t.priority)],
        own => own.length,
      ),
  ),
  question(
    'tracker-look-title',
    f => `What's ${fullName(person(f, 40))}'s job title?`,
    f => text(person(f, 40).job_title),
  ),
  question(
    'tracker-look-salary',
    f => `How much does ${fullName(person(f, 52))} earn?`,
    f => number(person(f, 52).salary),
  ),
  question(
    'tracker-look-department',
    f => `Which department does ${fullName(person(f, 61))} work in?`,
    f => text(f.tracker.departments[person(f, 61).department_id - 1]?.name ?? ''),
  ),
  question('tracker-look-cost-center', 'cost center of Marketing', f => text(department(f, 'Marketing').cost_center)),
  question('tracker-look-task', 'Who is task 88 assigned to?', f =>
    record(person(f, task(f, 88).assignee_id as number)),
  ),
  question('tracker-look-task-title', 'what is the status of the task "Review login flow"?', f =>
    text(...tasks(f, t => t.title === 'Review login flow').flatMap(t => [t.status, t.status.replace('_', ' ')])),
  ),
  question(
    'tracker-self-manager',
    f => `Who is the manager of ${fullName(person(f, 45))}?`,
    f => record(person(f, person(f, 45).manager_id as number)),
  ),
  question(
    'tracker-self-reports',
    f => `Who reports to ${fullName(person(f, 4))}?`,
    f => set(people(f, e => e.manager_id === 4)),
  ),
  question(
    'tracker-self-count',
    f => `how many direct reports does ${fullName(person(f, 6))} have?`,
    f => number(people(f, e => e.manager_id === 6).length),
  ),
  question('tracker-join-lead', 'Who leads project Borealis?', f => record(person(f, project(f, 'Borealis').LeadId))),
  question('tracker-join-head', 'who is the head of the Legal department?', f =>
    record(person(f, department(f, 'Legal').head_id)),
  ),
  question(
    'tracker-join-assigned',
    f => `Which tasks are assigned to ${fullName(person(f, 27))}?`,
    f => set(tasks(f, t => t.assignee_id === 27)),
  ),
  question('tracker-join-projects', 'projects of the Support department', f =>
    set(projects(f, p => p.DepartmentId === department(f, 'Support').id)),
  ),
  question('tracker-join-people-tasks', 'How many tasks are assigned to people in the Design department?', f =>
    number(tasks(f, t => inDepartment(f, 'Design').some(e => e.id === t.assignee_id)).length),
  ),
  question('tracker-join-most', 'Which employee has the most tasks?', f =>
    record(...most(f.tracker.employees, e => tasks(f, t => t.assignee_id === e.id).length)),
  ),
  question('tracker-join-hours', 'which project has the most estimated hours?', f =>
    record(
      ...most(f.tracker.projects, p =>
        sum(
          tasks(f, t => t.project_id === p.Id),
          t => t.estimated_hours,
        ),
      ),
    ),
  ),
  question('tracker-join-busy', 'Which tasks of project Falcon are assigned to remote employees?', f =>
    set(tasks(f, t => t.project_id === 6 && people(f, e => e.is_remote).some(e => e.id === t.assignee_id))),
  ),
  question(
    'tracker-yes-remote',
    f => `Does ${fullName(person(f, 19))} work remotely?`,
    f => yesno(person(f, 19).is_remote),
  ),
  question('tracker-yes-done', 'Is task 17 done?', f => yesno(task(f, 17).status === 'done')),
  question('tracker-yes-any', 'Does anyone in People earn over 300k?', f =>
    yesno(inDepartment(f, 'People').some(e => salary(e) > 300_000)),
  ),
  conversation(
    'tracker-follow-todo',
    ['show the tasks that are todo', f => set(tasks(f, t => t.status === 'todo'))],
    ['which of those have priority 5?', f => set(tasks(f, t => t.status === 'todo' && t.priority === 5))],
    ['how many?', f => number(tasks(f, t => t.status === 'todo' && t.priority === 5).length)],
  ),
  conversation(
    'tracker-follow-salary',
    ['list employees in the Design department', f => set(inDepartment(f, 'Design'))],
    ['what is their average salary?', f => number(mean(inDepartment(f, 'Design'), salary))],
    ['and for Finance?', f => number(mean(inDepartment(f, 'Finance'), salary))],
  ),
  conversation(
    'tracker-follow-sort',
    ['Show projects with a budget above 500k', f => set(projects(f, p => p.Budget > 500_000))],
    [
      'sort them by budget, highest first',
      f =>
        top(
          projects(f, p => p.Budget > 500_000),
          budget,
          99,
        ),
    ],
    [
      'just the top 2',
      f =>
        top(
          projects(f, p => p.Budget > 500_000),
          budget,
          2,
        ),
    ],
  ),
  question('tracker-unknown-field', f => `What is ${fullName(person(f, 12))}'s shoe size?`, decline),
  question('tracker-unknown-phone', f => `phone number of ${fullName(person(f, 13))}`, decline),
  question('tracker-unknown-entity', 'list all vendors', decline),
  question('tracker-unknown-world', "what's the weather in Berlin tomorrow?", decline),
  question('tracker-unknown-record', 'Show employee 999', decline),
  question('tracker-unknown-delete', 'Delete employee 5', decline),
  question('tracker-talk-bye', 'ok goodbye', smalltalk),
  question('tracker-talk-name', 'how are you today?', smalltalk),
  question('tracker-write-done', 'Set task 25 to done', () => write(f => void (task(f, 25).status = 'done'))),
  question('tracker-write-priority', 'Change the priority of task 30 to 1', () =>
    write(f => void (task(f, 30).priority = 1)),
  ),
  question(
    'tracker-write-assign',
    f => `assign task 31 to ${fullName(person(f, 22))}`,
    () => write(f => void (task(f, 31).assignee_id = 22)),
  ),
  question('tracker-write-add', 'Add a task called "Prepare demo" to project Apollo with priority 2', () =>
    write(
      f =>
        void f.tracker.tasks.push({
          id: f.tracker.tasks.length + 1,
          title: 'Prepare demo',
          project_id: 1,
          assignee_id: null,
          status: 'todo',
          priority: 2,
          due_date: null,
          estimated_hours: 0,
          created_at: '2025-11-01T00:00:00.000Z',
        }),
    ),
  ),
]
