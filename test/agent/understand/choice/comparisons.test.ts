import { expect } from 'chai'
import { readComparison, readComparisonOfGroups } from '../../../../src/agent/understand/choice/comparisons.ts'

describe('readComparison', () => {
  for (const [text, kind, left, right] of [
    ['What is the ratio of long to short novels?', 'ratio', 'how many long novels', 'how many short novels'],
    [
      'By what percentage is the average price of old boats higher than that of new boats?',
      'growth',
      'the average price of new boats',
      'the average price of old boats',
    ],
    [
      'How many percent lower is the total rent in Oslo than the total rent in Bergen?',
      'growth',
      'the total rent in Bergen',
      'the total rent in Oslo',
    ],
    [
      'By what percent do old boats cost more on average than new ones?',
      'growth',
      'how much do new boats cost on average',
      'how much do old boats cost on average',
    ],
    [
      'How much more are old boats worth than new ones?',
      'difference',
      'how much are old boats worth',
      'how much are new boats worth',
    ],
    [
      'how much less was spent on ropes than on sails',
      'difference',
      'how much was spent on ropes',
      'how much was spent on sails',
    ],
    [
      'did we hire more boats in 2024 or 2025?',
      'most',
      'how many boats did we hire in 2024',
      'how many boats did we hire in 2025',
    ],
    [
      'When did we hire fewer boats, in May or June 2025?',
      'least',
      'how many boats did we hire in May 2025',
      'how many boats did we hire in June 2025',
    ],
    [
      'were more boats sold in 2024 or 2025',
      'most',
      'how many boats were sold in 2024',
      'how many boats were sold in 2025',
    ],
    ['the difference between the highest and the lowest price', 'difference', 'highest price', 'lowest price'],
    [
      'How far apart are the highest and the lowest rent of flats in Oslo?',
      'difference',
      'highest rent of flats in Oslo',
      'lowest rent of flats in Oslo',
    ],
    // What stands behind one of two figures of the same records is said of both.
    [
      'total revenue of the yards divided by their total number of staff',
      'ratio',
      'total revenue of the yards',
      'the total number of staff of the yards',
    ],
    [
      'the difference between actual cost and estimated cost of the closed jobs',
      'difference',
      'actual cost of the closed jobs',
      'estimated cost of the closed jobs',
    ],
    [
      'the difference between the average price and the price of A',
      'difference',
      'the average price',
      'the price of A',
    ],
    [
      'What is the difference between the fees of sessions in March and April?',
      'difference',
      'the total fees of sessions in March',
      'April',
    ],
    // Of two parts the figure is named once.
    [
      'the difference between the won and the lost value in May',
      'difference',
      'won value in May',
      'the lost value in May',
    ],
    ['won minus lost value in May', 'minus', 'total won value in May', 'total lost value in May'],
    [
      'how far behind the won bids are the lost bids in total value?',
      'difference',
      'total value of the won bids',
      'total value of the lost bids',
    ],
    [
      'revenue of our yards divided by the number of our yards',
      'ratio',
      'total revenue of our yards',
      'the number of our yards',
    ],
    ['won bids as a multiple of lost bids', 'ratio', 'number of won bids', 'number of lost bids'],
    ['growth of loans from 2023 to 2024, in percent', 'growth', 'number of loans in 2023', 'number of loans in 2024'],
    ['change of loans from 2023 to 2024, in percent', 'growth', 'number of loans in 2023', 'number of loans in 2024'],
    ['change of loans from 2023 to 2024', 'change', 'number of loans in 2023', 'number of loans in 2024'],
    ['Does Ann have more loans than Bo?', 'greater', 'how many loans do Ann have', 'how many loans do Bo have'],
    ['Has Ann Lee fewer loans than Bo Ray?', 'less', 'how many loans do Ann Lee have', 'how many loans do Bo Ray have'],
    [
      'Do nurses earn more than clerks?',
      'greater',
      'how much do nurses earn on average',
      'how much do clerks earn on average',
    ],
    [
      'Is there more money in gold bonds than in silver ones?',
      'greater',
      'how much money is in gold bonds',
      'how much money is in silver bonds',
    ],
    [
      'Did we make less money from tours than from rentals?',
      'less',
      'how much money is from tours',
      'how much money is from rentals',
    ],
    ['Are there more boats or more piers?', 'most', 'how many boats', 'how many piers'],
    ['do we own fewer boats or piers', 'least', 'how many boats', 'how many piers'],
    ['Does Ann earn less than Bo?', 'less', 'how much do Ann earn', 'how much do Bo earn'],
    [
      'Did we pay more on average for a cow than for a goat?',
      'greater',
      'how much did we pay on average for a cow',
      'how much did we pay on average for a goat',
    ],
    [
      'what is the difference between books in Berlin and books in Paris?',
      'difference',
      'books in Berlin',
      'books in Paris',
    ],
    [
      'by how much larger is the total fee of A than that of B',
      'difference',
      'the total fee of A',
      'the total fee of B',
    ],
    [
      'how much higher is the average price of novels than that of comics?',
      'difference',
      'the average price of novels',
      'the average price of comics',
    ],
    [
      'how much higher is the number of boats in Oslo than that in Bergen?',
      'difference',
      'number of boats in Oslo',
      'number of boats in Bergen',
    ],
    [
      'are there more members in Berlin than in Paris?',
      'greater',
      'how many members in Berlin',
      'how many members in Paris',
    ],
    [
      'do we have fewer books from Ohio than from Texas?',
      'less',
      'how many books from Ohio',
      'how many books from Texas',
    ],
    ['is the average price of novels higher than that of comics?', 'greater', 'the average price of novels', 'comics'],
    ['is the total of A lower than the total of B', 'less', 'the total of A', 'the total of B'],
    ['compare books in Berlin with books in Paris', 'several', 'books in Berlin', 'books in Paris'],
    ['compare novels vs comics', 'several', 'novels', 'comics'],
    [
      'how many more loans were there in 2024 than in 2023?',
      'difference',
      'how many loans were there in 2024',
      'how many loans were there in 2023',
    ],
    ['how much more does Ann earn than Bob?', 'difference', 'how much does Ann earn', 'how much does Bob earn'],
    ['by how much is A more expensive than B?', 'difference', 'how expensive is A', 'how expensive is B'],
    ['how much older is A than B', 'difference', 'how old is A', 'how old is B'],
    ['what is the price difference between A and B?', 'difference', 'price of A', 'price of B'],
    [
      'by what percentage did the number of loans change from 2023 to 2024?',
      'growth',
      'number of loans in 2023',
      'number of loans in 2024',
    ],
    [
      'how did loans develop between Q1 and Q2 2024?',
      'change',
      'number of loans in Q1 2024',
      'number of loans in Q2 2024',
    ],
    ['the ratio of novels to comics', 'ratio', 'how many novels', 'how many comics'],
    ['do we have more novels or comics?', 'most', 'how many novels', 'how many comics'],
    ['is A cheaper than B?', 'less', 'how cheap is A', 'how cheap is B'],
    // A plain noun needs no preposition before its times.
    [
      "what's our turnover this year vs last year",
      'compared',
      'total turnover in this year',
      'total turnover in last year',
    ],
    [
      'admissions this month vs last month?',
      'compared',
      'number of admissions in this month',
      'number of admissions in last month',
    ],
    ['list all the loans May versus June', 'compared', 'number of loans in May', 'number of loans in June'],
    [
      'show me the freight tonnage 2024 compared to 2025',
      'compared',
      'total freight tonnage in 2024',
      'total freight tonnage in 2025',
    ],
  ] as const)
    it(`sets “${left}” against “${right}” in “${text}”`, async () =>
      expect(await readComparison(text)).to.include({ kind, left, right }))

  for (const [text, left, direction] of [
    ['ratio of won to lost bids by yard', 'how many won bids by yard', undefined],
    ['For each yard, how far apart are the highest and the lowest rent?', 'maximum rent by yard', undefined],
    ['Which yard has the largest gap between the highest and the lowest rent?', 'maximum rent by yard', 'desc'],
    ['top 3 yards by ratio of won to lost bids', 'how many won bids by yard', 'desc'],
  ] as const)
    it(`sets “${left}” against the other for every group in “${text}”`, async () => {
      const comparison = await readComparisonOfGroups(text)
      expect([comparison?.left, comparison?.order?.direction]).to.deep.equal([left, direction])
    })

  for (const text of [
    'Does Ann earn more than 50000?',
    'Does Ann have more than 5 loans?',
    'Do we have more than 20 members?',
    'Do nurses earn more than average?',
    'which books cost more than 20 euros?',
    'are there more than 20 books?',
    'is the price higher than 50?',
    'books between 10 and 20 euros',
    'list the books',
    'who sold more this year vs last year?',
    'did we lend more this year vs last year?',
    'which branch lends most this month vs last month?',
    'trips to Rome vs Paris',
    'What percentage of the boats cost more than 100?',
    'What percent of old boats are dearer than the average boat?',
  ])
    it(`compares nothing in “${text}”`, async () => expect(await readComparison(text)).to.equal(undefined))
})
