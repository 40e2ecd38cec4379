import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'

type Employee = Facts['hr']['employees'][number]
export const isHere = (one: Employee) => one.status !== 'terminated'

/** Who has left may count as an employee or not: both are right where the question leaves it open. */
export const anyway = (employees: Employee[], answer: (of: Employee[]) => gold.Gold): gold.Gold =>
  gold.either(
    answer(employees),
    answer(employees.filter(isHere)),
    answer(employees.filter(one => one.status === 'active')),
  )
