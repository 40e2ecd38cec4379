import { books } from '../../support/library/data.ts'
import { conversation, number, question, record, set, type Question } from '../other-apis/gold.ts'

const novels = books.filter(b => b.genre === 'novel')

/** What goes on from the answer before, and requests with something said around them. */
export const FOLLOW_UP_ASKS: Question[] = [
  conversation(
    'follow-largest-one',
    ['list the novels', () => set(novels)],
    ['Which is the largest one?', () => record(novels.toSorted((a, b) => b.price - a.price)[0])],
  ),
  question('asides', 'Sorry, a quick question: how many novels are there, and nothing else?', () =>
    number(novels.length),
  ),
]
