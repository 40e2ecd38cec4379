import { createRandom } from '../../../support/apis/random.ts'
import { shiftDay } from '../../services/days.ts'
import { departments, employees, TODAY, type Department, type Employee } from './people.ts'

const random = createRandom(933)

export interface Vacancy {
  no: number
  reference: string
  title: string
  department: Department
  recruiter: Employee
  opened: string
  deadline: string
  state: 'open' | 'on_hold' | 'filled' | 'cancelled'
  /** When it was filled or given up. */
  closed: string | null
  low: number
  high: number
}
/** Title, department, opened, deadline, state, salary from and to, applications, when closed. */
const VACANCIES: [string, string, string, string, Vacancy['state'], number, number, number, string?][] = [
  ['Quality Inspector', 'Quality', '2024-08-19', '2024-09-30', 'filled', 3200, 3600, 6, '2024-10-14'],
  ['Account Manager', 'Sales', '2024-10-07', '2024-11-15', 'cancelled', 4300, 4900, 3, '2024-12-02'],
  ['Warehouse Clerk', 'Logistics', '2024-10-21', '2024-11-29', 'filled', 2500, 2750, 7, '2024-12-16'],
  ['Assembler', 'Assembly', '2024-12-02', '2025-01-10', 'filled', 2650, 2950, 9, '2025-02-10'],
  ['Moulder', 'Foundry', '2025-01-13', '2025-02-21', 'filled', 2900, 3150, 4, '2025-03-07'],
  ['Inside Sales Clerk', 'Sales', '2025-02-03', '2025-03-14', 'filled', 3100, 3500, 8, '2025-04-04'],
  ['Payroll Specialist', 'Human Resources', '2025-02-10', '2025-05-30', 'on_hold', 3500, 3900, 3],
  ['Tool Setter', 'Machining', '2025-02-24', '2025-05-23', 'open', 3400, 3850, 5],
  ['CNC Operator', 'Machining', '2025-03-10', '2025-06-06', 'open', 3250, 3600, 11],
  ['Hydraulics Engineer', 'Engineering', '2025-03-17', '2025-05-31', 'open', 4800, 5600, 6],
  ['Forklift Driver', 'Logistics', '2025-03-31', '2025-05-26', 'open', 2600, 2850, 8],
  ['Maintenance Planner', 'Maintenance', '2025-04-07', '2025-06-13', 'open', 3700, 4200, 4],
  ['Sales Trainee', 'Sales', '2025-04-14', '2025-06-30', 'on_hold', 2300, 2500, 2],
  ['Design Engineer', 'Engineering', '2025-04-22', '2025-06-20', 'open', 4500, 5300, 7],
  ['Powder Coater', 'Paint Shop', '2025-04-28', '2025-06-15', 'open', 2750, 3050, 0],
  ['Welding Inspector', 'Quality', '2025-05-05', '2025-06-27', 'open', 3600, 4100, 3],
  ['Furnace Operator', 'Foundry', '2025-05-09', '2025-07-04', 'open', 3100, 3400, 0],
]
const recruiters = ['Renz', 'Gallacher', 'Renz'].map(name => employees.find(({ last }) => last === name)!)
export const vacancies: Vacancy[] = VACANCIES.map(([title, department, opened, deadline, state, low, high, , closed], at) => ({
  no: at + 1,
  reference: `V-${opened.slice(2, 4)}-${String(101 + at * 4)}`,
  title,
  department: departments.find(({ name }) => name === department)!,
  recruiter: recruiters[at % 3]!,
  opened,
  deadline,
  state,
  closed: closed ?? null,
  low,
  high,
})) // oxfmt-ignore

export interface Application {
  no: number
  vacancy: Vacancy
  first: string
  last: string
  name: string
  email: string
  phone: string | null
  applied: string
  source: 'website' | 'job_board' | 'referral' | 'agency'
  stage: 'received' | 'interview' | 'offer' | 'hired' | 'rejected' | 'withdrawn'
  /** The day of the interview, past or to come. */
  interview: string | null
  wanted: number | null
}
const FIRST = 'Alina Bogdan Clara Dmitri Esther Florian Gemma Hugo Irena Jamal Kirsten Luca Magda Niall Orla Pascal Quentin Rosa Silas Tuva Uma Vito Wiebke Xenia Yann Zelda'.split(' ') // oxfmt-ignore
const LAST = 'Arden Bielski Corrigan Dorn Esposito Fairbairn Grubic Holm Ivarsson Jarrett Kowal Lemaire Moss Nyberg Okafor Petrov Rossi Sandhu Thorne Ulrich Vance'.split(' ') // oxfmt-ignore

const all = VACANCIES.flatMap(([, , , , , , , many], at) => Array.from({ length: many }, () => vacancies[at]!))
export const applications: Application[] = all
  .map((vacancy, at): Omit<Application, 'no'> => {
    const [first, last] = [FIRST[(at * 7) % 26]!, LAST[(at * 11) % 21]!]
    const end = vacancy.deadline < TODAY ? vacancy.deadline : shiftDay(TODAY, -1)
    const span = (Date.parse(end) - Date.parse(vacancy.opened)) / 86_400_000
    const applied = shiftDay(vacancy.opened, random.whole(1, Math.max(1, span)))
    const isFirst = all.indexOf(vacancy) === at
    const stage: Application['stage'] =
      vacancy.state === 'open'
        ? random.pick(['received', 'received', 'received', 'interview', 'interview', 'offer', 'rejected', 'withdrawn'])
        : vacancy.state === 'filled' && isFirst
          ? 'hired'
          : vacancy.state === 'on_hold'
            ? 'received'
            : random.pick(['rejected', 'rejected', 'rejected', 'withdrawn'])
    const talks =
      stage === 'interview' || stage === 'offer' || stage === 'hired' || (stage === 'rejected' && at % 3 === 0)
    let interview = shiftDay(applied, random.whole(6, 18))
    if (stage === 'interview') interview = shiftDay(TODAY, [1, 2, 5, 6, 7, 8, 9, 13][at % 8]!)
    else if (interview >= TODAY) interview = shiftDay(TODAY, -1)
    while (new Date(interview).getUTCDay() % 6 === 0) interview = shiftDay(interview, -1)
    return {
      vacancy,
      first,
      last,
      name: `${first} ${last}`,
      email: `${first}.${last}@inbox.example`.toLowerCase(),
      phone: at % 5 === 3 ? null : `+44 7700 90${String(1000 + at * 37).slice(0, 4)}`,
      applied,
      source: random.pick(['website', 'website', 'website', 'job_board', 'job_board', 'referral', 'agency']),
      stage,
      interview: talks ? interview : null,
      wanted: at % 9 === 4 ? null : 10 * random.whole(vacancy.low / 10 - 10, vacancy.high / 10 + 15),
    }
  })
  .toSorted((a, b) => a.applied.localeCompare(b.applied) || a.vacancy.no - b.vacancy.no)
  .map((one, at) => ({ no: at + 1, ...one }))
