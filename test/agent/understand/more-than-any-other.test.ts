import { expect } from 'chai'
import { date as day, int as id, list, num, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const piers = [
  { id: 1, name: 'North Pier', town: 'Harwick' },
  { id: 2, name: 'East Pier', town: 'Selby' },
]
const employees = [
  { id: 11, name: 'Ann Lee', town: 'Harwick', salary: 4100, hired_on: '2015-02-01' },
  { id: 12, name: 'Bo Ray', town: 'Harwick', salary: 3900, hired_on: '2011-04-01' },
  { id: 13, name: 'Cy Fox', town: 'Selby', salary: 5200, hired_on: '2019-09-01' },
]
const boats = [
  { id: 21, name: 'Heron', pier_id: 1, length: 12, price: 90_000 },
  { id: 22, name: 'Gull', pier_id: 1, length: 9, price: 120_000 },
  { id: 23, name: 'Tern', pier_id: 2, length: 7, price: 40_000 },
]
const log = (number: number, employee_id: number, hours: number) => ({
  id: number,
  employee_id,
  boat_id: 21,
  date: '2026-01-10',
  hours,
})
const logs = [log(31, 11, 3), log(32, 11, 4), log(33, 12, 6)]
const ask = (message: string) =>
  converse(
    reads('yard', '/piers', () => piers, list({ id, name: text, town: text })),
    reads('yard', '/employees', () => employees, list({ id, name: text, town: text, salary: num, hired_on: day })),
    reads('yard', '/boats', () => boats, list({ id, name: text, pier_id: id, length: num, price: num })),
    reads('yard', '/worklogs', () => logs, list({ id, employee_id: id, boat_id: id, date: day, hours: num })),
  ).ask(message)

const rows: readonly (readonly [string, RegExp])[] = [
  ['Which boat costs more than any other?', /Gull/],
  ['Which boat is longer than all the others?', /highest length.*Heron/],
  ['Which boat is less expensive than any other we have?', /Tern/],
  ['Which pier has more boats than any other?', /North Pier has the most boats: 2/],
  ['Who has logged more hours than any other employee in Harwick?', /Ann Lee/],
  ['Who has logged more hours than any other welder?', /^(?!Ann Lee)/],
  ['Which boat at East Pier costs more than any other pier?', /^(?!.*Tern)/],
  ['At which pier do we have more boats than anywhere else?', /North Pier/],
  ['Where do we have more boats than at any other pier?', /North Pier/],
  ['Who has logged more hours than anyone else?', /Ann Lee.*7/],
  ['Whose logged hours are the highest so far?', /Ann Lee.*7/],
  ['Most hours logged - who?', /Ann Lee.*7/],
  ['Which two employees have worked here the longest?', /Bo Ray.*Ann Lee/],
  ['Top two employees by length of service', /Bo Ray.*Ann Lee/],
  ['Whose salary is the highest?', /Cy Fox/],
  ['top 2 boats by length, longest first', /top 2.*Heron.*Gull/],
  ['The top 2 boats in terms of price, please, largest first.', /top 2.*Gull.*Heron/],
  ['Please rank the two boats with the highest price, starting with the most expensive.', /top 2.*Gull.*Heron/],
  ['Largest price of any boat - which one is it?', /Gull/],
  ['In which town does the largest number of our employees have their home?', /Harwick.*2/],
  ['Where do most of our employees live? Town, I mean.', /Harwick.*2/],
  ['Who was hired first of all the employees we have?', /Bo Ray/],
  ['Out of everyone here, who has been with us for the most years?', /Bo Ray/],
  ['Who are the two top earners?', /Cy Fox.*Ann Lee/],
]

describe('what is more than any other is the most', () => {
  for (const [message, says] of rows) it(message, async () => expect((await ask(message)).response).to.match(says))

  it('leaves what is compared group by group', async () => {
    const { response } = await ask('Which employees earn more than anyone else in their town?')
    expect(response).to.not.match(/^The sailor with the highest salary/)
  })
})
