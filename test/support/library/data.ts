/** A small lending library: few enough records to check an answer by hand, odd enough to be worth asking about. */

export interface Author {
  id: number
  first_name: string
  last_name: string
  country: string
  email: string | null
  born: string
}
export interface Book {
  id: number
  title: string
  genre: string
  language: string
  pages: number
  price: number
  published: string
  in_print: boolean
  author_id: number
}
export interface Member {
  id: string
  name: string
  city: string
  state: string
  joined: string
  fees: number
  is_student: boolean
  phone: string | null
}
export interface Loan {
  id: number
  book_id: number
  member_id: string
  status: string
  borrowed_on: string
  due_date: string
  days: number
}

export const GENRES = ['novel', 'comic', 'science', 'history', 'poetry']
export const STATUSES = ['reserved', 'lent', 'returned-late', 'returned-early']

export const authors: Author[] = [
  { id: 1, first_name: 'Ada', last_name: 'Moreno', country: 'Spain', email: 'ada@moreno.example', born: '1961-03-02' },
  { id: 2, first_name: 'Boris', last_name: 'Keller', country: 'Germany', email: null, born: '1975-08-19' },
  {
    id: 3,
    first_name: 'Chidi',
    last_name: 'Okafor',
    country: 'Nigeria',
    email: 'chidi@okafor.example',
    born: '1988-12-30',
  },
  {
    id: 4,
    first_name: 'Dana',
    last_name: 'Whitfield',
    country: 'United States',
    email: 'dana@whitfield.example',
    born: '1990-05-05',
  },
]

const book = (
  id: number,
  title: string,
  genre: string,
  language: string,
  pages: number,
  price: number,
  published: string,
  in_print: boolean,
  author_id: number,
): Book => ({ id, title, genre, language, pages, price, published, in_print, author_id })

export const books: Book[] = [
  book(1, 'The Quiet Harbour', 'novel', 'English', 320, 18.5, '2019-04-11', true, 1),
  book(2, 'Salt and Cedar', 'novel', 'Spanish', 280, 15, '2021-09-01', true, 1),
  book(3, 'Atoms for Breakfast', 'science', 'English', 410, 42, '2022-01-20', true, 2),
  book(4, 'The Copper Bridge', 'history', 'German', 515, 39.9, '2018-11-05', false, 2),
  book(5, 'Moon Rabbits', 'comic', 'English', 96, 12, '2023-06-15', true, 3),
  book(6, 'Moon Rabbits Return', 'comic', 'English', 104, 12.5, '2024-06-15', true, 3),
  book(7, 'Letters to a River', 'poetry', 'English', 88, 9.9, '2020-02-29', false, 4),
  book(8, 'A Grammar of Wind', 'poetry', 'German', 72, 11, '2024-11-05', true, 4),
  book(9, "The Baker's Atlas", 'history', 'English', 366, 28, '2024-08-30', true, 4),
  book(10, 'Numbers at Sea', 'science', 'Spanish', 244, 33, '2017-07-07', false, 2),
  book(11, 'The Glass Orchard', 'novel', 'English', 402, 21, '2024-03-18', true, 3),
  book(12, '50% Off & "Other" Stories', 'novel', 'English', 190, 14, '2016-10-10', false, 1),
]

const CITIES: [string, string][] = [
  ['Austin', 'TX'],
  ['Dallas', 'TX'],
  ['Fresno', 'CA'],
  ['Albany', 'NY'],
  ['Columbus', 'OH'],
]
const NAMES =
  'Iris Vance,Jonas Pell,Kira Hollis,Liam Forde,Mona Tran,Nico Abara,Olga Petrov,Pavel Novak,Quinn Harper,Rosa Delgado'
export const members: Member[] = NAMES.split(',').map((name, at) => ({
  id: `mem_${at + 1}`,
  name,
  city: CITIES[at % 5]![0],
  state: CITIES[at % 5]![1],
  joined: `20${15 + at}-0${(at % 9) + 1}-15`,
  fees: [0, 12.5, 80, 3, 45, 7.25, 150, 20, 0, 31][at]!,
  is_student: at % 3 === 0,
  phone: at % 4 === 0 ? null : `555-010-${1000 + at}`,
}))
/** Members with an odd number are those of this branch. */
export const isMine = (member: Member) => Number(member.id.slice(4)) % 2 === 1

export const loans: Loan[] = Array.from({ length: 30 }, (_, at) => ({
  id: at + 1,
  book_id: ((at * 5) % 11) + 1,
  member_id: `mem_${((at * 3) % 9) + 1}`,
  status: STATUSES[(at * 7) % 4]!,
  borrowed_on: `2024-${String((at % 12) + 1).padStart(2, '0')}-${String((at % 27) + 1).padStart(2, '0')}`,
  due_date: `2024-${String(((at + 1) % 12) + 1).padStart(2, '0')}-${String((at % 27) + 1).padStart(2, '0')}`,
  days: 7 + (at % 5) * 7,
}))

/** Records of the second application: it has members too, and something of its own. */
export const archiveMembers = ['Sam Ortiz', 'Tara Lindt', 'Iris Vance'].map((name, at) => ({
  id: at + 1,
  name,
  topic: ['maps', 'coins', 'maps'][at]!,
}))
export const boxes = Array.from({ length: 6 }, (_, at) => ({
  id: at + 1,
  label: `Box ${String.fromCharCode(65 + at)}`,
  shelf: ['north', 'south', 'south'][at % 3]!,
  weight_kg: 4 + at,
}))
