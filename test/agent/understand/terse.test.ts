import { expect } from 'chai'
import { readQuery } from '../../support/library/read-query.ts'
import { spellOut } from '../../../src/agent/understand/language/short-forms.ts'

/** Telegraphic messages: no articles, no verbs, short forms, values without their field. */
const ROWS: Record<string, [string, string][]> = {
  'short forms': [
    ['books that arent in english', 'list book where language != English'],
    ['books w/o a publishing date', 'list book where published empty'],
    ['no. of books', 'count book'],
    ['# of novels', 'count book where genre = novel'],
    ['members missing a phone no', 'list member where phone empty'],
    ['cnt of comics', 'count book where genre = comic'],
    ['count members', 'count member'],
    ['pct of books in print', 'share book where in_print = true; whole book'],
  ],
  'negation of one word': [
    ['non-english novels', 'list book where language != English and genre = novel'],
    ['books, novels excluded', 'list book where genre != novel'],
    ['avg price, comics excluded', 'avg(price) book where genre != comic'],
  ],
  figures: [
    ['avg price per book', 'avg(price) book'],
    ['books priced over 10 but under 15', 'list book where price > 10 and price < 15'],
    ['sum of fees over active members', 'declined: active'],
    ['most expensive book (pages)', 'list book order pages desc limit 1'],
    [
      'diff in loan count between Texas and Ohio',
      'change: count loan where has [member where state = TX] | count loan where has [member where state = OH]',
    ],
    ['more novels or comics?', 'most: count book where genre = novel | count book where genre = comic'],
    ['more novels or more comics?', 'most: count book where genre = novel | count book where genre = comic'],
    ['loan count by member', 'group count loan; by member.name'],
    ['which member has the highest total fee', 'list member order fees desc limit 1'],
    ['which author made the most in prices', 'group sum(price) book; by author.first_name+last_name; desc 1'],
    ['books bought for 10 to 12', 'list book where price between 10,12'],
    ['what are the novels worth', 'sum(price) book where genre = novel'],
    ['members having 2 loans or more', 'list member where has >=2 [loan]'],
  ],
}

describe('terse messages', () => {
  for (const [kind, rows] of Object.entries(ROWS))
    describe(kind, () => {
      for (const [message, meaning] of rows)
        it(`reads “${message}” as ${meaning}`, async () => expect(await readQuery(message)).to.equal(meaning))
    })

  it('counts what a bare noun names after a number of records', async () => {
    expect(await readQuery('how many books?', 'and members?')).to.equal('count member')
    expect(await readQuery('list the books', 'and members?')).to.equal('list member')
  })

  for (const [short, full] of [
    ['whos late', "who's late"],
    ['whens the harvest', "when's the harvest"],
    ['they dont have one', "they don't have one"],
    ['list em', 'list them'],
    ['no. of seats', 'number of seats'],
    ['those with no phone', 'those with no phone'],
    ['phone no?', 'phone number?'],
    ['which ones atm', 'which ones now'],
  ] as const)
    it(`spells “${short}” out as “${full}”`, () => expect(spellOut(short)).to.equal(full))
})
