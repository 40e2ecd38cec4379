import { date as day, int as id, list, num, of, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'
import { answersLast } from '../../support/styles/talk.ts'

const yards = ['North Quay', 'South Quay'].map((name, at) => ({ id: at + 1, name }))
const crews = ['Rigging', 'Paint'].map((name, at) => ({ id: at + 11, name }))
const staff = [
  [21, 'Ann Lee', 1, 11, null, '2019-05-01'],
  [22, 'Bo Ray', 1, 12, 21, '2020-06-02'],
  [23, 'Cy Fox', 1, 11, 21, '2021-07-03'],
  [24, 'Di Orr', 2, 11, 22, '2022-08-04'],
].map(([key, name, yard_id, crew_id, manager_id, hired_on]) => ({
  id: key,
  name,
  phone: `07700 90000${Number(key) - 20}`,
  email: `${String(name).slice(0, 2).toLowerCase()}@quay.example`,
  yard_id,
  crew_id,
  manager_id,
  hired_on,
}))
const repairs = [
  [31, 21, 'refused', 'leak', 2, '2026-01-05'],
  [32, 21, 'done', 'leak', 3, '2026-01-01'],
  [33, 22, 'refused', 'rust', 4, '2026-01-03'],
  [34, 21, 'refused', 'leak', 5, '2026-01-04'],
  [35, 23, 'done', 'rust', 6, '2026-01-02'],
].map(([key, employee_id, status, reason, hours, logged_on]) => ({
  id: key,
  employee_id,
  status,
  reason,
  hours,
  logged_on,
}))
const person = { id, name: text, phone: text, email: text, yard_id: id, crew_id: id, manager_id: id, hired_on: day }
const job = { id, employee_id: id, status: of('done', 'refused', 'waiting'), reason: text, hours: num, logged_on: day }

const quay = () =>
  converse(
    reads('quay', '/yards', () => yards, list({ id, name: text })),
    reads('quay', '/crews', () => crews, list({ id, name: text })),
    reads('quay', '/employees', () => staff, list(person)),
    reads('quay', '/repairs', () => repairs, list(job)),
  )

describe('some of those before, in other words', () => {
  answersLast(quay, [
    ['Who works at North Quay?', 'Only Rigging', /^2 .*Ann Lee and Cy Fox/],
    ['Who works at North Quay?', 'Narrow that to Rigging', /^2 .*Ann Lee and Cy Fox/],
    ['Who works at North Quay?', 'only the Rigging people please', /^2 .*Ann Lee and Cy Fox/],
    ['Who works at North Quay?', 'Rigging only, please', /^2 .*Ann Lee and Cy Fox/],
    ['Who works at North Quay?', 'filter for Rigging', /^2 .*Ann Lee and Cy Fox/],
    ['Who works at North Quay?', 'Drop everyone who is not in Rigging', /^2 .*Ann Lee and Cy Fox/],
    ['Who works at North Quay?', "Who's been there the longest?", /Ann Lee/],
    ['List the repairs', 'Nothing over 3 hours, please', /^2 repairs/],
    ['How many repairs of those were done?', /^I (?:cannot|do not know)/],
    ['List the repairs', 'Leave only those with status refused.', /^3 repairs/],
    ['List the repairs', 'Could you reduce that to the refused ones?', /^3 repairs/],
    ['List the repairs', 'And now keep just the refused ones, please', /^3 repairs/],
    ['List the repairs', 'Out of those, which took the most hours?', /35|6/],
  ])
  answersLast(quay, [
    ['How many repairs were done?', 'Refused ones?', /^There are 3 repairs/],
    ['How many repairs were done?', 'And the refused ones, how many of those?', /^There are 3 repairs/],
    ['How many repairs were done?', 'How many have been refused?', /^There are 3 repairs/],
    ['How many repairs were refused?', 'Main reason among them?', /^leak .*2/],
    ['How many repairs were refused?', 'If you add up the hours of those, what do you get?', /\b11\b/],
    ['How many repairs were refused?', 'List them for me, starting with the earliest repair', /33.*34.*31/],
  ])
})

describe('somebody who was told, in other words', () => {
  const head = 'Who does Bo Ray report to?'
  answersLast(quay, [
    [head, 'Phone?', /07700 900001/],
    [head, 'What e-mail can I reach that person at?', /an@quay/],
    [head, 'How can I get in touch with her, by phone or e-mail?', /07700 900001.*an@quay/],
    [head, 'What date did she start with us?', /May 1, 2019/],
    [head, 'How many direct reports does she have?', /\b2\b/],
    [head, 'How many people does she have under her?', /\b2\b/],
    [head, 'How many employees have her as their manager?', /\b2\b/],
    [head, 'Who does she manage?', /Bo Ray and Cy Fox/],
    ['How many people does Ann Lee have under her?', /\b2\b/],
    ['Who has Ann Lee as manager?', /Bo Ray and Cy Fox/],
    [head, "What's the total of hours they've spent on repairs?", /\b10\b/],
    [head, "What's the number of repairs they've done?", /\b1\b.*done/],
  ])
})
