import * as gold from '../../../gold.ts'
import type { WorldQuestions } from '../../world.ts'
import { bookings, borrowers, copies, fines, holds, isIn, isOpen, isOut, isOverdue, loans, titles } from '../data.ts'
import { day, lent, people, person, sum, tally, titled, unique, whoDid } from '../golds.ts'

/** Questions over two to four kinds of things. */
export function addJoined({ ask }: WorldQuestions): void {
  const out = loans.filter(isOut)
  const overdue = loans.filter(isOverdue)
  const thisYear = loans.filter(one => one.out >= '2025-01-01')

  ask(
    'join',
    'Could you tell me what Tomasz Wierzbicki has out at the moment?',
    lent(out.filter(one => one.borrower.name === 'Tomasz Wierzbicki')),
  )
  ask(
    'join',
    'E-mail addresses of everyone with an overdue book',
    gold.set(unique(overdue.map(one => one.borrower)), { shows: one => [one.email] }),
  )
  ask(
    'join',
    'which law students are waiting for a book they put on hold',
    whoDid(
      holds.filter(
        ({ state, borrower }) => state === 'waiting' && borrower.isStudent && borrower.department.name === 'Law',
      ),
    ),
  )
  const nextWeek = bookings.filter(
    one => one.room.name === 'Gallery Room' && one.date >= '2025-05-19' && one.date <= '2025-05-25',
  )
  ask(
    'join',
    'Who has booked the Gallery Room for next week?',
    gold.either(whoDid(nextWeek.filter(one => one.state !== 'cancelled')), whoDid(nextWeek)),
  )
  const wanted = unique(holds.filter(one => one.state === 'waiting').map(one => one.title))
  ask(
    'join',
    'Titles with a waiting hold and no copy on the shelf',
    titled(wanted.filter(title => !copies.some(copy => copy.title === title && isIn(copy)))),
  )
  const last = loans.findLast(one => one.copy.title.title === 'Counting the Commons')!
  ask('join', 'who had counting the commons last', gold.either(person(last.borrower), gold.record(last)))
  ask(
    'join',
    'how much have people from biology paid in fines so far',
    gold.money(
      sum(fines.filter(one => !isOpen(one) && one.borrower.department.name === 'Biology').map(one => one.amount)),
    ),
  )
  const times = (title: object) => thisYear.filter(one => one.copy.title === title).length
  ask(
    'join',
    'Three most borrowed titles this year',
    gold.either(
      gold.ordered(titles, times, { count: 3 }),
      gold.ordered(titles, times, { count: 3, as: one => one.title }),
    ),
  )
  const owed = (borrower: object) =>
    sum(fines.filter(one => one.borrower === borrower && isOpen(one)).map(one => one.amount))
  ask('join', 'who owes us more than 40 euros all together', people(borrowers.filter(one => owed(one) > 40)))
  ask('join', 'Loans per subject since January', gold.map(tally(thisYear, one => one.copy.title.subject)))
  ask(
    'join',
    'Which students have ever borrowed something by Saoirse Lindqvist?',
    people(
      loans
        .filter(one => one.copy.title.author === 'Saoirse Lindqvist' && one.borrower.isStudent)
        .map(one => one.borrower),
    ),
  )
  ask('join', 'who didnt show up for there room booking', whoDid(bookings.filter(one => one.state === 'no-show')))

  ask('group', 'How many borrowers does each faculty have?', gold.map(tally(borrowers, one => one.department.faculty)))
  ask(
    'threshold',
    'Which titles do we hold in three or more copies?',
    titled(titles.filter(title => copies.filter(copy => copy.title === title).length >= 3)),
  )
  const ofStudents = loans.filter(one => one.borrower.isStudent).length
  const ofStaff = loans.length - ofStudents
  ask(
    'compare',
    'who borrows more, students or staff',
    gold.either(
      gold.text(ofStudents > ofStaff ? gold.spelled('students', 'student') : 'staff'),
      gold.map([
        [gold.spelled('students', 'student', 'true'), ofStudents],
        [gold.spelled('staff', 'false'), ofStaff],
      ]),
      gold.figures(gold.count(ofStudents), gold.count(ofStaff)),
    ),
  )
  ask(
    'yesno',
    'Does Ingrid Solheim have anything overdue right now?',
    gold.yes(overdue.some(one => one.borrower.name === 'Ingrid Solheim')),
  )
  ask(
    'yesno',
    'is the moot chamber booked tomorrow',
    gold.yes(
      bookings.some(one => one.room.name === 'Moot Chamber' && one.date === '2025-05-15' && one.state !== 'cancelled'),
    ),
  )
  const lentCopy = out.find(one => one.borrower.name === 'Anton Reinholt')!
  ask('lookup', `When is the copy with the barcode ${lentCopy.copy.barcode} due back?`, day(lentCopy.due))
  ask(
    'lookup',
    'whats the shelfmark of tidal economies',
    gold.text(titles.find(one => one.title === 'Tidal Economies')!.shelfmark),
  )
  ask(
    'never',
    'Books that have never been borrowed',
    titled(titles.filter(title => !loans.some(one => one.copy.title === title))),
  )
  const week = loans.filter(one => one.due >= '2025-05-12' && one.due <= '2025-05-18')
  ask(
    'date',
    'Due back this week',
    gold.either(lent(week.filter(isOut)), lent(week), lent(week.filter(one => isOut(one) && one.due >= '2025-05-14'))),
  )
}
