import { expect } from 'chai'
import { withoutTurnsOfBoth } from '../../../../src/agent/understand/requests/turns-of-both.ts'
import { withoutTurnsOfLeading } from '../../../../src/agent/understand/requests/turns-of-leading.ts'
import { withoutTurnsOfMost } from '../../../../src/agent/understand/requests/turns-of-most.ts'
import { withoutTurnsOfRanges } from '../../../../src/agent/understand/requests/turns-of-ranges.ts'

const bare = (text: string): string => text.replace(/\W*$/, '')

describe('what comes first of all', () => {
  for (const [text, plain] of [
    ['our single most valuable boat', 'our most valuable boat'],
    ['Which pier has the edge in number of boats?', 'Which pier has the most boats'],
    ['Which pier is ahead in berths?', 'Which pier has the most berths'],
    ['Which pier comes out on top in rent?', 'Which pier has the highest rent'],
    ['Which boat is on top of the list?', 'Which boat is on top of the list'],
    ['Rank the piers by rent; I only need the top two.', 'the top two piers by rent'],
    ['our single red boat', 'our single red boat'],
    ['In rent terms, which is our number one boat?', 'which boat has the highest rent'],
    ["In terms of berths, what's our number two pier?", 'which pier has the second highest berths'],
    [
      'I need the five leading sailing clubs in annual turnover.',
      'I need the top five sailing clubs by annual turnover',
    ],
    ['the five leading clubs in Oslo', 'the top five clubs in Oslo'],
    ['By count of boats, which are our three leading piers?', 'the top three piers by number of boats'],
    [
      'When you look at fees, who among the sailors is asking for the most?',
      'who among the sailors has the highest fees',
    ],
    [
      'When you look at fees, who in Oslo with a red boat is asking for the most?',
      'who in Oslo with a red boat is asking for the most by fees',
    ],
    ['Looking at the number of berths, what is our largest pier?', 'which pier has the highest number of berths'],
    ['Looking at the boats, which is the longest?', 'Looking at the boats, which is the longest'],
    ['Who are the three quickest sailors, judging by lead time?', 'Who are the three quickest sailors by lead time'],
    ['Lowest-rent boat in Oslo?', 'the boat in Oslo with the lowest rent'],
    ['the boat whose due date comes before all others', 'the boat with the earliest due date'],
    ['the boat whose rent is higher than that of any other', 'the boat with the highest rent'],
    ['the boat whose rent is higher than 50', 'the boat whose rent is higher than 50'],
    ['the top three boats in stock', 'the top three boats in stock'],
    ['the biggest drop in price', 'the biggest drop in price'],
    ['In real terms, which boat is dearest?', 'In real terms, which boat is dearest'],
    ['Which piers have the most boats at them?', 'Which piers have the most boats'],
    ['Who has paid the most money to them?', 'Who has paid the most money to them'],
    ['Our boats are mostly based in which town?', 'in which town are most of Our boats'],
    ['At what pier is the largest number of boats kept?', 'which pier has the most boats'],
    ['Ranked by rent, which boat comes second from the top?', 'which boat has the second highest rent'],
    ['If you rank the boats by rent, which comes last?', 'which boat has the lowest rent'],
    [
      'Could you rank the piers by how many boats they have? The first three will do.',
      'the top three piers by number of boats',
    ],
    ['The 3 piers with the most boats, ranked.', 'The 3 piers with the most boats'],
    ["I'd like the names of the 3 longest boats", "I'd like the 3 longest boats"],
    ['the oldest person on our sailor list', 'the oldest sailor'],
    ['Which sailor has finished more races than anybody else?', 'Which sailor has the most finished races'],
    ['Who gets paid more than anybody else here?', 'Who earns the most'],
    ['Out of all our clubs, who has the highest turnover?', 'which of our clubs has the highest turnover'],
    ['the pier that opened before all the others', 'the pier that opened first'],
    ['Which town is home to most of our sailors?', 'in which town are most of our sailors'],
    ['Which of our boats do people bring back more than any other?', 'Which boat is returned the most'],
    ['Which boat do sailors hire?', 'Which boat do sailors hire'],
    ['Where are boats being missed the most? I need the pier.', 'which pier has the most missed boats'],
  ] as const)
    it(`is asked for as “${plain}” in “${text}”`, () =>
      expect(bare(withoutTurnsOfLeading(text)).replace(/^Which of/, 'which of')).to.equal(plain))

  it('is counted in counts', () =>
    expect(withoutTurnsOfMost('the three piers with the highest boat counts')).to.equal(
      'the three piers with the highest number of boats',
    ))

  it('is one of those of two words', () =>
    expect(withoutTurnsOfMost("I'm curious who owns the most boats out of all the sailing clubs")).to.equal(
      "I'm curious which of our sailing clubs owns the most boats",
    ))
})

describe('two figures of the same records', () => {
  for (const [text, plain] of [
    [
      'rent range of the red boats please, cheapest and dearest figure',
      'what are the minimum and the maximum rent of the red boats',
    ],
    ["What's the price range of our boats?", 'what are the minimum and the maximum price of our boats'],
    ["What's the salary range of the skipper vacancy?", "What's the salary range of the skipper vacancy"],
    [
      'Across my boats, what are the maximum and minimum rent figures?',
      'what are the maximum and minimum rent of my boats',
    ],
    [
      'I need the rent of our cheapest boat and the rent of our dearest one.',
      'what is the rent of the cheapest boat and what is the rent of the dearest boat',
    ],
    [
      'Give me the rent of the least expensive boat we have, and of the most expensive one too.',
      'what is the rent of the least expensive boat and what is the rent of the most expensive boat',
    ],
    ['the rent of our cheapest boat and of the Gull', 'the rent of our cheapest boat and of the Gull'],
    ['Which are our cheapest and our dearest boat?', 'what is the cheapest and the dearest boat'],
    [
      'I need the number of bills that are still drafts, together with their total amount.',
      'how many draft bills are there and what is their total amount',
    ],
    ['Both the list and the count of my red boats, please', 'list my red boats and count them'],
    ['Total number of boats and total number of sailors, please.', 'how many boats and how many sailors'],
    [
      "What's the total number of berths we have, and over how many piers?",
      'how many berths in total and how many piers',
    ],
    [
      'Take my boats and the hired ones together, what is the median rent over all of them?',
      'what is the median rent of my boats and the hired boats together',
    ],
    ['Our cheapest and our dearest boat, please', 'what is the cheapest and the dearest boat'],
    ['Name our biggest and our smallest boat by sail.', 'what is the biggest and the smallest boat by sail'],
    ['whichever boat of mine has the most berths', 'my boat with the highest berths'],
    ['whichever of my boats is red', 'whichever of my boats is red'],
  ] as const)
    it(`are asked for as “${plain}” in “${text}”`, () => expect(bare(withoutTurnsOfRanges(text))).to.equal(plain))

  it('are announced for somebody', () =>
    expect(withoutTurnsOfBoth('Two figures for me please: the number of boats and the number of piers.')).to.match(
      /^the number of boats and the number of piers/,
    ))
})
