import * as gold from '../../gold.ts'
import { createWorldQuestions, resource, type World } from '../world.ts'

const books = ['Dune', 'Emma', 'Persuasion', 'Middlemarch', 'Walden'].map((title, at) => ({
  id: at + 1,
  title,
  pages: 200 + 40 * at,
}))
const people = ['Ann Lee', 'Bo Ray', 'Cy Fox'].map((name, at) => ({ id: at + 10, name }))
const loans = [0, 1, 2, 3, 4, 0, 1].map((book, at) => ({
  id: at + 100,
  book: books[book]!,
  person: people[at % 3]!,
  from: `2025-0${1 + (at % 4)}-11`,
  due: at % 2 ? '2025-05-01' : '2025-06-01',
  back: at < 4 ? '2025-04-20' : null,
}))
const { ask, talk, questions } = createWorldQuestions()
const isOut = (loan: (typeof loans)[number]) => loan.back === null
ask(
  'list',
  'Which books are out?',
  gold.either(gold.set(loans.filter(isOut).map(one => one.book)), gold.set(loans.filter(isOut))),
)
talk(
  'talk',
  [
    [
      'What has Bo Ray out?',
      gold.either(
        gold.set(loans.filter(one => isOut(one) && one.person === people[1]).map(one => one.book)),
        gold.set(loans.filter(one => isOut(one) && one.person === people[1])),
      ),
    ],
    ['Who is that?', gold.record(people[1]!)],
  ],
  ['stateful'],
)

export const library: World = {
  name: 'library',
  questions,
  models: [
    {
      name: 'plain',
      resources: [
        resource({ path: '/books', things: books, row: one => one }),
        resource({ path: '/members', things: people, row: one => one }),
        resource({
          path: '/loans',
          things: loans,
          row: one => ({
            id: one.id,
            book_id: one.book.id,
            member_id: one.person.id,
            loaned_on: one.from,
            due_on: one.due,
            returned_on: one.back,
          }),
        }),
      ],
    },
    {
      name: 'stateful',
      resources: [
        resource({
          path: '/api/Titles',
          things: books,
          row: one => ({
            Id: one.id,
            Name: one.title,
            PageCount: one.pages,
            OnLoan: loans.some(loan => isOut(loan) && loan.book === one),
          }),
        }),
        resource({
          path: '/api/Readers',
          things: people,
          row: one => ({ Id: one.id, FirstName: one.name.split(' ')[0], LastName: one.name.split(' ')[1] }),
        }),
        resource({
          path: '/api/Checkouts',
          things: loans,
          row: one => ({
            Id: one.id,
            TitleId: one.book.id,
            ReaderId: one.person.id,
            From: one.from,
            DueBack: one.due,
            Status: isOut(one) ? 'Out' : 'Returned',
          }),
        }),
      ],
    },
  ],
}
