import { authors, books, isMine, loans, members, type Book } from '../../support/library/data.ts'
import {
  conversation,
  decline,
  least,
  map,
  mean,
  most,
  number,
  question,
  record,
  says,
  set,
  smalltalk,
  sum,
  text,
  top,
  values,
  yesno,
  type Question,
} from '../other-apis/gold.ts'

const price = (book: Book) => book.price
/** The book of that place among the most expensive ones. */
const dearest = (place: number) => books.toSorted((a, b) => b.price - a.price)[place]!
const genre = (name: string) => books.filter(b => b.genre === name)
const by = (id: number) => books.filter(b => b.author_id === id)
const loansOf = (id: string) => loans.filter(l => l.member_id === id)
const mine = members.filter(isMine)
const share = (part: number, whole: number) => (100 * part) / whole
const authorName = (id: number) => {
  const { first_name, last_name } = authors.find(a => a.id === id)!
  return `${first_name} ${last_name}`
}

/** What people ask of the records of a small library; the golds are worked out from its data. */
export const LIBRARY_ASKS: Question[] = [
  // Superlatives
  question('oldest-book', 'What is our oldest book?', () => record(...least(books, b => Date.parse(b.published)))),
  question('most-recent', 'Which book is the most recent?', () => record(...most(books, b => Date.parse(b.published)))),
  question('cheapest', 'cheapest comic', () => record(...least(genre('comic'), price))),
  question('longest', 'Which novel is the longest?', () => record(...most(genre('novel'), b => b.pages))),
  question('shortest-two', 'the two shortest books', () => top(books, b => -b.pages, 2)),
  question('second-dearest', 'What is the second most expensive book?', () =>
    record(books.toSorted((a, b) => b.price - a.price)[1]),
  ),
  question('third-cheapest', 'third cheapest book please', () =>
    record(books.toSorted((a, b) => a.price - b.price)[2]),
  ),
  question('least-expensive', 'list the three least expensive books', () => top(books, b => -b.price, 3)),
  question('youngest-author', 'Who is the youngest author?', () => record(...most(authors, a => Date.parse(a.born)))),
  question('oldest-author', 'Who is our oldest author?', () => record(...least(authors, a => Date.parse(a.born)))),
  question('newest-by', 'newest book by Dana Whitfield', () => record(...most(by(4), b => Date.parse(b.published)))),
  question('last-published', 'Which book was published last?', () =>
    record(...most(books, b => Date.parse(b.published))),
  ),
  question('most-pages', 'Which book has the most pages?', () => record(...most(books, b => b.pages))),
  question('fewest-pages', 'book with the fewest pages', () => record(...least(books, b => b.pages))),
  question('owes-most', 'Which of my members has the highest fees?', () => record(...most(mine, m => m.fees))),

  // Figures
  question('sum-price', 'What do all our books cost together?', () => number(sum(books, price))),
  question('mean-pages', 'How many pages does a book have on average?', () => number(mean(books, b => b.pages))),
  question('median-price', 'median price of novels', () => number(16.75)),
  question('min-max', 'What are the minimum and maximum price of a book?', () => says(9.9, 42)),
  question('several-figures', 'Give me the average, lowest and highest number of pages', () =>
    says(
      mean(books, b => b.pages),
      72,
      515,
    ),
  ),
  question('count-and-average', 'How many novels are there and what is their average price?', () =>
    says(genre('novel').length, mean(genre('novel'), price)),
  ),
  question('distinct', 'How many different languages do our books have?', () => number(3)),
  question('distinct-list', 'Which languages are our books written in?', () => values(books.map(b => b.language))),
  question('total-pages', 'How many pages do the poetry books have in total?', () =>
    number(sum(genre('poetry'), b => b.pages)),
  ),
  question('average-days', 'average number of days of a loan', () => number(mean(loans, l => l.days))),
  question('share', 'What percentage of books are in English?', () =>
    number(share(books.filter(b => b.language === 'English').length, books.length)),
  ),
  question('share-of', 'what share of the novels is out of print?', () =>
    number(share(genre('novel').filter(b => !b.in_print).length, genre('novel').length)),
  ),
  question('share-short', 'percentage of loans that are reserved', () =>
    number(share(loans.filter(l => l.status === 'reserved').length, loans.length)),
  ),
  question('share-of-sum', 'What share of the total price do the novels make up?', () =>
    number(Math.round((10000 * sum(genre('novel'), price)) / sum(books, price)) / 100),
  ),

  // Groups
  question('by-genre', 'How many books per genre?', () =>
    map(
      books,
      b => [b.genre],
      r => r.length,
    ),
  ),
  question('by-two', 'number of books by genre and language', () =>
    says(...Object.values(Object.groupBy(books, b => `${b.genre} ${b.language}`)).map(g => g!.length)),
  ),
  question('by-year', 'books published per year', () =>
    map(
      books,
      b => [b.published.slice(0, 4)],
      r => r.length,
    ),
  ),
  question('by-month', 'number of loans per month borrowed', () =>
    map(
      loans,
      l => [l.borrowed_on.slice(0, 7)],
      r => r.length,
    ),
  ),
  question('avg-by', 'average price for each genre', () =>
    map(
      books,
      b => [b.genre],
      r => mean(r, price),
    ),
  ),
  question('avg-by-short', 'mean pages by language', () =>
    map(
      books,
      b => [b.language],
      r => mean(r, b => b.pages),
    ),
  ),
  question('by-author', 'How many books has each author written?', () =>
    map(
      books,
      b => [authorName(b.author_id)],
      r => r.length,
    ),
  ),
  question('several-by', 'number of books and average price by genre', () =>
    says(...Object.values(Object.groupBy(books, b => b.genre)).map(g => mean(g!, price))),
  ),
  question('having-genre', 'Which genres have more than two books?', () =>
    values(['novel', ...['comic', 'science', 'history', 'poetry'].filter(g => genre(g).length > 2)]),
  ),
  question('having-authors', 'authors with at least four books', () => set(authors.filter(a => by(a.id).length >= 4))),
  question('having-exact', 'Which authors have written exactly three books?', () =>
    set(authors.filter(a => by(a.id).length === 3)),
  ),
  question('none', 'Which members have no loans?', () => set(members.filter(m => !loansOf(m.id).length))),
  question('never-lent', 'Which books have no loans?', () => {
    const lent = new Set(loans.map(l => l.book_id))
    return set(books.filter(b => !lent.has(b.id)))
  }),
  question('top-group', 'Which genre has the highest average price?', () => text('science')),
  question('top-group-pages', 'Which language has the most pages in total?', () => text('English')),
  question('least-group', 'Which genre has the fewest books?', () => says(genre('comic').length)),
  question('average-count', 'How many books does an author have on average?', () =>
    number(books.length / authors.length),
  ),
  question('average-count-2', 'average number of loans per member', () => number(loans.length / members.length)),
  question('top-by-count', 'Which author has written the most books?', () =>
    record(...most(authors, a => by(a.id).length)),
  ),
  question('order-by-count', 'members by number of loans', () =>
    map(
      members,
      m => [m.name],
      ([m]) => loansOf(m!.id).length,
    ),
  ),
  question('top-3-by-count', 'top 2 books by number of loans', () =>
    top(books, b => loans.filter(l => l.book_id === b.id).length, 2),
  ),
  question('how-many-loans', 'How many loans does Iris Vance have?', () => number(loansOf('mem_1').length)),

  // Comparisons
  question('more-in', 'Are there more books in German or in Spanish?', () => says('Spanish', 'German', 2)),
  question('more-novels', 'Do we have more novels or comics?', () => says('novel', 4, 2)),
  question('which-longer', 'Which is longer, The Glass Orchard or The Copper Bridge?', () =>
    says('The Copper Bridge', 515),
  ),
  question('who-older', 'Who is older, Ada Moreno or Boris Keller?', () => says('Ada Moreno')),
  question('by-how-much', 'By how much is Atoms for Breakfast more expensive than Moon Rabbits?', () => number(30)),
  question('compare-two', 'Compare novels and comics by average price', () =>
    says(mean(genre('novel'), price), mean(genre('comic'), price)),
  ),
  question('compare-records', 'compare Moon Rabbits and Salt and Cedar by price', () => says(12, 15)),
  question('ratio', 'What is the ratio of novels to comics?', () =>
    number(genre('novel').length / genre('comic').length),
  ),
  question('difference', 'What is the difference between the average price of novels and comics?', () =>
    number(Math.abs(mean(genre('novel'), price) - mean(genre('comic'), price))),
  ),
  question('difference-periods', 'How many more books were published in 2024 than in 2023?', () =>
    number(
      books.filter(b => b.published.startsWith('2024')).length -
        books.filter(b => b.published.startsWith('2023')).length,
    ),
  ),

  // Yes or no
  question('yes-count', 'Are there more than 3 novels?', () => yesno(true)),
  question('no-count', 'Do we have more than 20 books?', () => yesno(false)),
  question('yes-average', 'Is the average price of our books above 20?', () => yesno(mean(books, price) > 20)),
  question('no-average', 'is the average price of comics over 15 dollars?', () => yesno(false)),
  question('exists', 'Is there a book in German?', () => yesno(true)),
  question('exists-none', 'Do we have any comics in Spanish?', () => yesno(false)),
  question('all-of', 'Are all comics in English?', () => yesno(true)),
  question('all-not', 'Are all our books in print?', () => yesno(false)),
  question('has', 'Does Boris Keller have an email?', () => yesno(false)),
  question('is-in', 'Is Moon Rabbits a comic?', () => yesno(true)),
  question('is-not', 'Is Moon Rabbits a novel?', () => yesno(false)),
  question('every', 'Is every loan of Iris Vance reserved?', () =>
    yesno(loansOf('mem_1').every(l => l.status === 'reserved')),
  ),

  // Projections and order
  question('just-titles', 'just the titles of the comics', () => set(genre('comic'))),
  question('names-and-mails', 'names and e-mails of all authors', () => set(authors)),
  question('when', 'When was The Copper Bridge published?', () => says('2018')),
  question('cost', 'What does Moon Rabbits cost?', () => number(12)),
  question('how-long', 'How many pages does Numbers at Sea have?', () => number(244)),
  question('who-wrote', 'Who wrote The Glass Orchard?', () => record(authors[2])),
  question('where-from', 'Where is Chidi Okafor from?', () => text('Nigeria')),
  question('born', 'When was Ada Moreno born?', () => says('1961')),
  question('sorted', 'novels sorted by price descending', () => top(genre('novel'), price, 9)),
  question('date-that-passed', 'how many members have a joined date that has already passed?', () =>
    number(members.length),
  ),
  question('ranked', 'rank the novels by price', () => top(genre('novel'), price, 9)),
  question('from-end-to-end', 'show the novels from cheapest to most expensive', () =>
    top(genre('novel'), b => -price(b), 9),
  ),
  question('high-to-low', 'show the novels sorted by price from high to low', () => top(genre('novel'), price, 9)),
  question('alphabetical', 'list all authors alphabetically', () => set(authors)),
  question('newest-first', 'science books, newest first', () => top(genre('science'), b => Date.parse(b.published), 9)),
  question('limit', 'show me any two poems', () => decline()),
  question('first-n', 'first 3 books by title', () =>
    set(books.toSorted((a, b) => a.title.localeCompare(b.title)).slice(0, 3)),
  ),
  question('price-and-genre', 'price and genre of The Quiet Harbour', () => says(18.5, 'novel')),

  // Derived values
  question('age', 'How old is Dana Whitfield?', () => number(35)),
  question('duration', 'How many days are there between the due date and the borrowed date of loan 1?', () =>
    number(Math.round((Date.parse(loans[0]!.due_date) - Date.parse(loans[0]!.borrowed_on)) / 86_400_000)),
  ),
  question('price-per-page', 'Which book has the highest price per page?', () =>
    record(...most(books, b => b.price / b.pages)),
  ),
  question('average-age', 'average age of our authors', () => number((64 + 49 + 36 + 35) / 4)),

  // Several requests
  question('two-counts', 'How many novels are there, and how many authors?', () => says(genre('novel').length, 4)),
  question('list-and-count', 'List the comics and tell me how many loans there are.', () =>
    says('Moon Rabbits Return', loans.length),
  ),
  question('two-services', 'How many boxes are on the south shelf? And how many loans are reserved?', () =>
    says(4, loans.filter(l => l.status === 'reserved').length),
  ),

  // Follow-ups
  conversation(
    'follow-language',
    ['How many novels are there?', () => number(genre('novel').length)],
    ['and comics?', () => number(genre('comic').length)],
    ['how many of them are in print?', () => number(genre('comic').filter(b => b.in_print).length)],
  ),
  conversation(
    'follow-second',
    ['top 3 most expensive books', () => top(books, price, 3)],
    ['the second one', () => record(books.toSorted((a, b) => b.price - a.price)[1])],
  ),
  conversation(
    'follow-place-of-list',
    ['top 3 most expensive books', () => top(books, price, 3)],
    ['who wrote the first one?', () => record(authors.find(a => a.id === dearest(0).author_id))],
    ['and the second one?', () => record(authors.find(a => a.id === dearest(1).author_id))],
  ),
  conversation(
    'follow-place-of-records-of',
    ['top 3 most expensive books', () => top(books, price, 3)],
    ['list the loans of the first one', () => set(loans.filter(l => l.book_id === dearest(0).id))],
    ['and of the third one?', () => set(loans.filter(l => l.book_id === dearest(2).id))],
  ),
  conversation(
    'follow-definite-owner',
    ['Which author wrote the most expensive book?', () => record(authors.find(a => a.id === dearest(0).author_id))],
    ["and what is the author's country?", () => text(authors.find(a => a.id === dearest(0).author_id)!.country)],
  ),
  conversation(
    'follow-only',
    ['list the books by Dana Whitfield', () => set(by(4))],
    ['only the ones in English', () => set(by(4).filter(b => b.language === 'English'))],
    [
      'sort them by price',
      () =>
        top(
          by(4).filter(b => b.language === 'English'),
          b => -b.price,
          9,
        ),
    ],
    ['how many is that?', () => number(by(4).filter(b => b.language === 'English').length)],
  ),
  conversation(
    'follow-oldest-of',
    ['show all authors', () => set(authors)],
    ['who is the oldest of them?', () => record(authors[0])],
    ['their books', () => set(by(1))],
  ),
  conversation(
    'follow-emails',
    ['authors from Spain or Nigeria', () => set([authors[0], authors[2]])],
    ['their e-mails', () => says('ada@moreno.example', 'chidi@okafor.example')],
  ),
  conversation(
    'correct-value',
    ['How many books are in Spanish?', () => number(2)],
    ['not Spanish, German', () => number(2)],
    ['no, I meant English', () => number(8)],
  ),
  conversation(
    'correct-entity',
    ['How many books are there?', () => number(12)],
    ['sorry, I meant authors', () => number(4)],
  ),
  conversation(
    'period',
    ['How many books were published in 2024?', () => number(4)],
    ['what about 2023?', () => number(1)],
    ['and the year before?', () => number(1)],
  ),
  conversation(
    'drill-down',
    ['Which genre has the most books?', () => text('novel')],
    ['list them', () => set(genre('novel'))],
  ),
  conversation(
    'undo',
    ['list all novels', () => set(genre('novel'))],
    ['only those in Spanish', () => set(genre('novel').filter(b => b.language === 'Spanish'))],
    ['go back', () => set(genre('novel'))],
  ),
  conversation(
    'new-topic',
    ['How many novels are in Spanish?', () => number(1)],
    ['How many books cost more than 20 dollars?', () => number(books.filter(b => b.price > 20).length)],
  ),
  conversation(
    'new-topic-entity',
    ['List the books in German', () => set(books.filter(b => b.language === 'German'))],
    ['How many authors are there?', () => number(4)],
  ),
  conversation(
    'group-then-average',
    [
      'books per language',
      () =>
        map(
          books,
          b => [b.language],
          r => r.length,
        ),
    ],
    [
      'and the average price?',
      () =>
        map(
          books,
          b => [b.language],
          r => mean(r, price),
        ),
    ],
  ),
  conversation(
    'same-for',
    ['average price of novels', () => number(mean(genre('novel'), price))],
    ['same for science', () => number(mean(genre('science'), price))],
  ),
  conversation(
    'explain',
    ['How many novels are there?', () => number(genre('novel').length)],
    ['how did you get that?', () => says('library_list_books', 'COUNT')],
    ['show the SQL', () => says('SELECT')],
    ['which calls did you make?', () => says('library_list_books')],
    ['where does this number come from?', () => says('library_list_books')],
    ['why?', () => says('library_list_books')],
  ),
  question('help-entity', 'What can I ask about loans?', () => says('loans', 'status', 'days')),
  question('help-fields', 'Which fields does a book have?', () => says('genre', 'pages', 'price')),
  question('help-services', 'What services are there?', () => says('library', 'archive')),
  question('help', 'What can you do?', () => says('books', 'authors')),
  question('talk', 'thanks a lot!', () => smalltalk()),
  question('unknown-figure', 'What is our churn rate?', () => decline()),
  question('unknown-measure', 'What is the profit margin of the novels?', () => decline()),
  question('unknown-condition', 'How many haunted books are there?', () => decline()),
]
