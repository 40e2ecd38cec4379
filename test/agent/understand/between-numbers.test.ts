import { expect } from 'chai'
import { int as id, list, num, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const money = { ...num, description: 'EUR' }
const departments = [
  { id: 1, name: 'Sales' },
  { id: 2, name: 'Stores' },
  { id: 3, name: 'Press' },
]
const grades = [
  { id: 11, title: 'Clerk', department_id: 2, salary_min: 90000, salary_max: 99000 },
  { id: 12, title: 'Buyer', department_id: 1, salary_min: 20000, salary_max: 30000 },
]
const employees = [
  { id: 21, name: 'Ann Lee', department_id: 1, annual_salary: 70000 },
  { id: 22, name: 'Bo Ray', department_id: 2, annual_salary: 50000 },
  { id: 23, name: 'Cy Fox', department_id: 2, annual_salary: 40000 },
  { id: 24, name: 'Di Orr', department_id: 2, annual_salary: 60000 },
  { id: 25, name: 'Ed Nye', department_id: 2, annual_salary: 50000 },
]
const ask = async (message: string) =>
  (
    await converse(
      reads('staff', '/departments', () => departments, list({ id, name: text })),
      reads('staff', '/grades', () => grades, list({ id, title: text, department_id: id, salary_min: money, salary_max: money })), // oxfmt-ignore
      reads('staff', '/employees', () => employees, list({ id, name: text, department_id: id, annual_salary: money })),
    ).ask(message)
  ).response

describe('a range bounds a number of records, and the figure of groups', () => {
  for (const [message, says] of [
    ['which departments have between 2 and 4 employees?', /^1 department that has between 2 and 4 employees: Stores/],
    ['departments with 1 to 2 employees', /^1 department .*Sales/],
    ['which departments have between 0 and 1 employees?', /^2 departments that have at most 1 employees?: Sales and Press/], // oxfmt-ignore
    ['departments with an average salary between 60k and 80k', /between €60,000 and €80,000: Sales €70,000\./],
    ['average salary per department, only those with between 2 and 9 employees', /with between 2 and 9 employees: Stores €50,000\./], // oxfmt-ignore
    ['is the average salary between 50k and 60k?', /^Yes: .*€54,000/],
    ['is the average salary between 55k and 60k?', /^No: .*€54,000/],
  ] as const)
    it(message, async () => expect(await ask(message)).to.match(says))
})

describe('the ends of a range are no figure beside one that is', () => {
  for (const [message, says] of [
    ['which department has the highest average salary?', /^Sales .*annual salary of employees: €70,000/],
    ['departments with an average salary over 60k', /^Average annual salary of employees .*: Sales €70,000\./],
    ['average minimum salary of the grades', /€55,000/],
  ] as const)
    it(message, async () => expect(await ask(message)).to.match(says))
})
