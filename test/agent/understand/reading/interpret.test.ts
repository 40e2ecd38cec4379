import { expect } from 'chai'
import { readQuery } from '../../../support/library/read-query.ts'

/** Messages, each after the one before, and what is understood by the last. */
const ROWS: Record<string, [string[], string][]> = {
  'lists and filters': [
    [['list all books'], 'list book'],
    [['show me the books in English'], 'list book where language = English'],
    [['list all novels'], 'list book where genre = novel'],
    [['English novels'], 'list book where language = English and genre = novel'],
    [['books over $20'], 'list book where price > 20'],
    [['books with price below 12'], 'list book where price < 12'],
    [['books between $10 and $15'], 'list book where price between 10,15'],
    [['books with more than 300 pages'], 'list book where pages > 300'],
    [['books with at least 400 pages and price below 40'], 'list book where pages >= 400 and price < 40'],
    [['books with 300 or more pages'], 'list book where pages >= 300'],
    [['books in print'], 'list book where in_print = true'],
    [['books whose title contains Moon'], 'list book where title contains Moon'],
    [['members without a phone number'], 'list member where phone empty'],
    [['members who are students'], 'list member where is_student = true'],
    [['authors from Spain'], 'list author where country = Spain'],
    [['authors from Germany'], 'list author where country = Germany'],
    [['German authors'], 'list author where country = Germany'],
    [['authors from the US'], 'list author where country = United States'],
    [['authors from the USA'], 'list author where country = United States'],
    [['authors from US and Spain'], 'list author where country in United States,Spain'],
    [['how many authors do we have in the US?'], 'count author where country = United States'],
    [['tell us about the authors'], 'list author'],
    [['American authors'], 'list author where country = United States'],
    [['which authors have no email?'], 'list author where email empty'],
    [['ada@moreno.example'], 'list author where email = ada@moreno.example'],
    [['book 4'], 'list book where id = 4'],
    [['member mem_3'], 'list member where id = mem_3'],
    [["The Baker's Atlas"], "list book where title = The Baker's Atlas"],
    [['title and price of all comics'], 'list title price of book where genre = comic'],
    [['what is the price of Atoms for Breakfast?'], 'list price of book where title = Atoms for Breakfast'],
    [['what languages are the books in?'], 'values language of book'],
  ],
  'negation, or-lists, alternatives': [
    [['books that are not in English'], 'list book where language != English'],
    [['books not in English or German'], 'list book where language not in English,German'],
    [['all books except novels'], 'list book where genre != novel'],
    [['novels or comics'], 'list book where genre in novel,comic'],
    [['books in German or Spanish'], 'list book where language in German,Spanish'],
    [['books in German, Spanish or English'], 'list book where language in German,Spanish,English'],
    [['members in Texas, California and Ohio'], 'list member where state in TX,CA,OH'],
    [['members in Texas or with fees over $100'], 'list member where (state = TX or fees > 100)'],
    [['novels and comics over $12'], 'list book where price > 12 and genre in novel,comic'],
  ],
  dates: [
    [['books published in 2024'], 'list book where published between 2024-01-01,2024-12-31'],
    [['books published after 1 March 2024'], 'list book where published > 2024-03-01'],
    [['books published since 2020'], 'list book where published >= 2020-01-01'],
    [['books published before 2018'], 'list book where published < 2018-01-01'],
    [['books published in Q3 2024'], 'list book where published between 2024-07-01,2024-09-30'],
    [['books published between March 2024 and August 2024'], 'list book where published between 2024-03-01,2024-08-31'],
    [['books published from 2019 to 2021'], 'list book where published between 2019-01-01,2021-12-31'],
    [['loans due in November 2024'], 'list loan where due_date between 2024-11-01,2024-11-30'],
    [['loans borrowed in March 2024'], 'list loan where borrowed_on between 2024-03-01,2024-03-31'],
    [['books published last year'], 'list book where published between 2024-01-01,2024-12-31'],
    [['authors born before 1980'], 'list author where born < 1980-01-01'],
  ],
  'counts and distinct values': [
    [['how many books are there?'], 'count book'],
    [['how many novels'], 'count book where genre = novel'],
    [['number of members in Texas'], 'count member where state = TX'],
    [['how many different languages are there?'], 'distinct(language) book'],
    [['do we have any comics?'], 'list book where genre = comic'],
  ],
  aggregates: [
    [['average price of novels'], 'avg(price) book where genre = novel'],
    [['total pages of comics'], 'sum(pages) book where genre = comic'],
    [['median price of the books'], 'median(price) book'],
    [['highest price'], 'max(price) book'],
    [['what is the lowest and highest price of the books?'], 'min(price) max(price) book'],
    [['total fees of my members'], 'sum(fees) member from my_members'],
    [['how much do novels cost on average?'], 'avg(price) book where genre = novel'],
  ],
  groups: [
    [['how many books per genre'], 'group count book; by book.genre'],
    [['average price by language'], 'group avg(price) book; by book.language'],
    [
      ['books by genre and show the total price'],
      'several: group count book; by book.genre | group sum(price) book; by book.genre',
    ],
    [['which genres have more than 2 books?'], 'group count book; by book.genre; having > 2'],
    [['which genre has the most books?'], 'group count book; by book.genre; desc 1'],
    [['which author has the most books?'], 'group count book; by author.first_name+last_name; desc 1'],
    [['loans per month'], 'group count loan; by loan.borrowed_on per month'],
    [['number of loans by status'], 'group count loan; by loan.status'],
    [['which language has the highest average price?'], 'group avg(price) book; by book.language; desc 1'],
    [['top 2 genres by number of books'], 'group count book; by book.genre; desc 2'],
  ],
  order: [
    [['most expensive book'], 'list book order price desc limit 1'],
    [['top 3 books by price'], 'list book order price desc limit 3'],
    [['the 3 cheapest books'], 'list book order price asc limit 3'],
    [['second most expensive book'], 'list book order price desc limit 1 at 2'],
    [['the cheapest comic'], 'list book where genre = comic order price asc limit 1'],
    [['newest book'], 'list book order published desc limit 1'],
    [['the oldest novel'], 'list book where genre = novel order published asc limit 1'],
    [['books by price, highest first'], 'list book order price desc'],
    [['sort the books by title'], 'list book order title asc'],
    [['top 3 most expensive books'], 'list book order price desc limit 3'],
    [['the three longest books'], 'list book order pages desc limit 3'],
    [['the book with the most pages'], 'list book order pages desc limit 1'],
  ],
  'shares and comparisons': [
    [['what percentage of books are novels?'], 'share book where genre = novel; whole book'],
    [
      ['is the average price of novels higher than that of comics?'],
      'greater: avg(price) book where genre = novel | avg(price) book where genre = comic',
    ],
    [
      ['difference between the average price of science books and history books'],
      'difference: avg(price) book where genre = science | avg(price) book where genre = history',
    ],
    [
      ['are there more novels than comics?'],
      'greater: count book where genre = novel | count book where genre = comic',
    ],
    [['compare the number of novels and comics'], 'group count book where genre in novel,comic; by book.genre'],
    [
      ['do we have more members in Texas than in Ohio?'],
      'greater: count member where state = TX | count member where state = OH',
    ],
  ],
  relations: [
    [['books by Ada Moreno'], 'list book where has [author where first_name+last_name = Ada Moreno]'],
    [['books of Ada Moreno'], 'list book where has [author where first_name+last_name = Ada Moreno]'],
    [['how many books by authors from Spain'], 'count book where has [author where country = Spain]'],
    [['authors of novels'], 'list author where has [book where genre = novel]'],
    [['authors without books'], 'list author where has no [book]'],
    [['authors with more than 3 books'], 'list author where has >3 [book]'],
    [['loans of Iris Vance'], 'list loan where has [member where name = Iris Vance]'],
    [['members with more than 3 loans'], 'list member where has >3 [loan]'],
    [['books by author'], 'group count book; by author.first_name+last_name'],
    [['average price of books by author'], 'group avg(price) book; by author.first_name+last_name'],
  ],
  scopes: [
    [['my members'], 'list member from my_members'],
    [['how many of my members are in Texas?'], 'count member from my_members where state = TX'],
    [['partner members'], 'list member from partner_members'],
    [['partner members in the Night Owls club'], 'list member from partner_members(Night Owls)'],
    [['all members in California'], 'list member where state = CA'],
    [['archive members'], 'list member'],
    [['boxes on the south shelf'], 'list box where shelf = south'],
  ],
  'follow-ups': [
    [['books in English', 'only novels'], 'list book where language = English and genre = novel'],
    [['books in English', 'only novels', 'how many?'], 'count book where language = English and genre = novel'],
    [['how many novels', 'and comics?'], 'count book where genre = comic'],
    [['how many novels', 'and in Spanish?'], 'count book where genre = novel and language = Spanish'],
    [['list my members', 'only those in Texas'], 'list member from my_members where state = TX'],
    [
      ['list my members', 'only those in Texas', 'how many of them are students?'],
      'count member from my_members where state = TX and is_student = true',
    ],
    [['average price of novels', 'and the median?'], 'median(price) book where genre = novel'],
    [['books per genre', 'and by language?'], 'group count book; by book.language'],
    [['books over $20', 'sort them by pages, highest first'], 'list book where price > 20 order pages desc'],
    [
      ['top 3 books by price', 'which of them are in English?'],
      'list book where language = English and within [book order price desc limit 3]',
    ],
    [['list all authors', 'which books did they write?'], 'list book where has [author]'],
    [['how many books are there', 'no, I meant authors'], 'count author'],
    [['how many books are there', 'what about members?'], 'count member'],
  ],
  declined: [
    [['list the elephants'], 'declined: elephants'],
    [['what is the weather today?'], 'declined: weather'],
    [['books with 5 wheels'], 'declined: 5, wheels'],
    [['how many unicorns do novels have?'], 'declined: unicorns'],
    [['novels that are not novels'], 'declined: these conditions together'],
    [['the salary of Ada Moreno'], 'declined: salary'],
    [['books in Klingon'], 'declined: Klingon'],
    [['who painted the Mona Lisa?'], 'declined: painted, Lisa'],
    [['translate this to French'], 'declined: translate, French'],
    [['write me a poem'], 'declined: write, poem'],
  ],
}

describe('understand', () => {
  for (const [kind, rows] of Object.entries(ROWS))
    describe(kind, () => {
      for (const [messages, query] of rows)
        it(`reads “${messages.join('” → “')}” as ${query}`, async () =>
          expect(await readQuery(...messages)).to.equal(query))
    })

  it('reads the same message the same way every time', async () => {
    for (const message of ['novels in English over $12', 'which author has the most books?'])
      expect(await readQuery(message)).to.equal(await readQuery(message))
  })
})
