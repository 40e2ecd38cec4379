import { expect } from 'chai'
import { checkAnswer, MARK, MODEL_CONFIDENCE } from '../../../../src/agent/model/check/check-answer.ts'
import type { TurnOutcome } from '../../../../src/agent/turn.ts'

const ROWS = [
  { boat_id: 'B-17', name: 'Sea Rover', state: 'CA', price: 1234.5, built: '2021-03-05', share: 0.1234, crew: 12 },
  {
    boat_id: 'B-18',
    name: 'Nordstern',
    state: 'NV',
    price: 98760,
    built: '2019-11-30',
    left: '2025-02-03T06:45:00Z',
    share: 0.5,
    crew: 4,
  },
  { owner: { first_name: 'Ann', last_name: 'Lee' }, notes: 'Überholt im Mai; call +1 555-0100', sold_at: 1736899200 },
]

const outcome = (response: string, more: Partial<TurnOutcome> = {}): TurnOutcome => ({
  response,
  data: { result: null },
  confidence: 0.9,
  toolsUsed: ['harbour_list_boats'],
  memory: null,
  grounds: [ROWS],
  ...more,
})
const check = (response: string, question = 'which boats are there?') => checkAnswer(outcome(response), question)

describe('checking a model’s answer', () => {
  const supported = [
    ['a name', 'The first boat is Sea Rover.'],
    ['a name in other letters', 'It is the SEA ROVER.'],
    ['a name with a possessive', 'Nordstern’s price is known.'],
    ['a name of two fields', 'The owner is Ann Lee.'],
    ['a code', 'See boat B-17.'],
    ['a telephone number', 'Call +1 555-0100.'],
    ['a state by its name', 'One of them is in California.'],
    ['a figure', 'It costs 1234.5.'],
    ['a figure with separators', 'It costs $1,234.50.'],
    ['a figure in the German way', 'It costs 1.234,50 €.'],
    ['a figure in thousands', 'It costs 1.2k.'],
    ['a figure without its cents', 'It costs 1,235.'],
    ['a rounded figure that says so', 'It costs about 100,000.'],
    ['a share as percent', 'That is 12 %.'],
    ['a share with decimals', 'That is 12.34 percent.'],
    ['a number word', 'It has a crew of twelve.'],
    ['a number of rows', 'There are 3 boats.'],
    ['a day in words', 'It was built on March 5, 2021.'],
    ['a day in British words', 'It was built on 5th March 2021.'],
    ['a day in figures', 'It was built on 05/03/2021.'],
    ['a month', 'It was built in November 2019.'],
    ['a day without its year', 'It was built on Nov 30.'],
    ['a year', 'It was built in 2019.'],
    ['a time in seconds', 'It was sold on January 15, 2025.'],
    ['numbers of a list', 'These are:\n1. Sea Rover\n2. Nordstern'],
    ['a count of what is listed', 'These two:\n- Sea Rover\n- Nordstern'],
    ['a heading of common words', '## Boats And Prices\nTotal Price: 98,760'],
    ['the name of a column', 'The Boat Id is B-18.'],
    ['common words at the beginning', 'Yes. Please note: Every boat has a crew.'],
    ['a name at the end of a sentence', 'The first is in CA. Then comes Nordstern. That is all.'],
    ['a name with an initial', 'The owner is A. Lee.', 'is A. Lee the owner?'],
    ['a quarter', 'It was built in Q4 2019.'],
    ['a time', 'It left at 06:45.'],
    ['codes of currencies and abbreviations', 'It costs 98,760 USD in the CRM.'],
    ['a number word of the question', 'The five best boats are fine, all 5.', 'which five boats are best?'],
    ['labels of common words', '- **Total Price**: 98,760\n- **Boat Crew**: 12\n- Number of Boats: 3'],
    ['a heading of a table', '| Big Harbour | State |\n|---|---|\n| Sea Rover | CA |'],
    ['a line that announces', 'Good News:\nThe first boat is Sea Rover.'],
    ['a name behind its kind', 'Boat Sea Rover is the first.'],
    ['nothing', 'I found what you asked for.'],
  ]
  for (const [title, text, question] of supported)
    it(`finds ${title}: ${text!.replace(/\n/g, ' ')}`, () => {
      const checked = check(text!, question)
      expect(checked.data.unsupported).to.equal(undefined)
      expect(checked.response).to.equal(text)
    })

  const unsupported: [string, string, string[]][] = [
    ['a name', 'The first boat is Sea Raven.', ['Sea Raven']],
    ['a name of common words that begins a sentence', 'Sea Eagle is the first.', ['Sea Eagle']],
    ['names of common words in a list', '1. Sea Rover\n2. Summit Star', ['Summit Star']],
    ['a name of common words as a label', '- **Summit Star**: CA', ['Summit Star']],
    ['a name of common words in a table', '| Name | State |\n|---|---|\n| Silver Bell | CA |', ['Silver Bell']],
    ['a name of common words behind a little one', 'The Silver Bell is the first.', ['Silver Bell']],
    ['a name of one word', 'The owner is Kowalski.', ['Kowalski']],
    ['names of two records as one', 'The owner is Ann Rover.', ['Ann Rover']],
    ['a code', 'See boat B-19.', ['B-19']],
    ['the code of another state', 'The first is in (TX).', ['TX']],
    ['another state', 'One of them is in Oregon City.', ['Oregon City']],
    ['a figure', 'It costs 1,299.', ['1,299']],
    ['a sum that nobody computed', 'Together they cost 99,994.50.', ['99,994.50']],
    ['a figure that is nearly right', 'It costs 98,761.', ['98,761']],
    ['a rounded figure that does not say so', 'It costs 100,000.', ['100,000']],
    ['a rounded figure that is far off', 'It costs about 120,000.', ['120,000']],
    ['a scale that is wrong', 'It costs 1.2 million.', ['1.2 million']],
    ['a share', 'That is 13 %.', ['13 %']],
    ['a number word', 'It has a crew of eleven.', ['eleven']],
    ['a count', 'There are 7 boats.', ['7']],
    ['a day', 'It was built on March 6, 2021.', ['March 6, 2021']],
    ['a quarter', 'It was built in Q3 2019.', ['Q3 2019']],
    ['a time', 'It left at 07:45.', ['07:45']],
    ['a day of another year', 'It was built on March 5, 2022.', ['March 5, 2022']],
    ['a month', 'It was built in October 2019.', ['October 2019']],
    ['a year', 'It was built in 2018.', ['2018']],
    ['an e-mail address', 'Write to ann@sea.example.', ['ann@sea.example']],
  ]
  for (const [title, text, expected] of unsupported)
    it(`marks ${title}: ${text}`, () => {
      const { response, data, confidence } = check(text)
      expect(data.unsupported).to.deep.equal(expected)
      for (const part of expected) expect(response).to.contain(`${part} ${MARK}`)
      expect(response).to.match(/\n\n\[\?\] In no result of this answer: /)
      expect(confidence).to.equal(MODEL_CONFIDENCE.unsupported)
    })

  it('takes figures and names of the question as given', () => {
    const { data } = check(
      'No boat costs more than 5,000,000 in Port Kembla.',
      'is a boat in Port Kembla above 5 million?',
    )
    expect(data.unsupported).to.equal(undefined)
  })

  it('looks at what the model said of an answer that is not whole, not at why', () => {
    const message = 'I stopped at the limit of 12 turns of the model (model.max_steps).'
    const cut = outcome(`${message} What was found so far: Sea Rover and Kowalski.`, {
      data: { result: null, error: { code: 'BUDGET', message } },
      confidence: 0.2,
    })
    expect(checkAnswer(cut, '').data.unsupported).to.deep.equal(['Kowalski'])
    expect(checkAnswer(cut, '').confidence).to.equal(0.2)
  })

  it('takes what SQL gave', () => {
    const summed = outcome('Together they cost 99,994.50.', { grounds: [ROWS, [{ sum: 99994.5 }]] })
    expect(checkAnswer(summed, 'total?').data.unsupported).to.equal(undefined)
  })

  it('claims no more than the rule says, and never more than the engine does', () => {
    expect(check('The first boat is Sea Rover.').confidence).to.equal(MODEL_CONFIDENCE.supported)
    expect(check('Certainly.').confidence).to.equal(MODEL_CONFIDENCE.unchecked)
    expect(checkAnswer(outcome('It is Sea Rover.', { grounds: [] }), 'Sea Rover?').confidence).to.equal(
      MODEL_CONFIDENCE.unchecked,
    )
    expect(checkAnswer(outcome('The boat is Sea Rover.', { confidence: 0.1 }), '').confidence).to.equal(0.1)
  })

  it('looks through large results in a moment', () => {
    const rows = Array.from({ length: 10_000 }, (_, id) => ({ id, name: `Boat ${id}`, price: id * 3 + 0.5 }))
    const { data } = checkAnswer(outcome('Kowalski costs 29,997.50 and 29,998.50.', { grounds: [rows] }), '')
    expect(data.unsupported).to.deep.equal(['Kowalski', '29,998.50'])
  })

  describe('takes out what could send something away', () => {
    for (const [title, text, expected] of [
      ['an image', 'Done ![x](https://evil.example/?q=key).', 'Done x (image left out).'],
      ['an image by reference', 'Done ![x][1].\n\n[1]: https://evil.example/p.png', 'Done x (image left out).\n\n'],
      ['a link', 'See [here](https://evil.example/?d=1).', 'See here (link left out).'],
      ['a bare address', 'See https://evil.example/?d=1 now.', 'See (link left out) now.'],
      ['markup', 'Hello <img src="https://evil.example/a"> there', 'Hello  there'],
      ['a script address', 'See [x](javascript:alert(1)).', /^(?!.*javascript)/],
      ['signs that nobody sees', 'Sea\u202E \u200BRover\u{E0041}', 'Sea Rover'],
    ] as const)
      it(title, () => {
        const { response } = checkAnswer(outcome(text), '')
        if (typeof expected === 'string') expect(response).to.equal(expected)
        else expect(response).to.match(expected)
      })

    for (const code of ['REGISTRY_UNREACHABLE', 'MODEL_UNREACHABLE'] as const)
      it(`keeps the address that did not answer: ${code}`, () => {
        const message = 'Nothing answers at http://127.0.0.1:8001.'
        const failed = outcome(message, { grounds: [], data: { result: null, error: { code, message } } })
        expect(checkAnswer(failed, '').response).to.equal(message)
      })

    it('keeps an address that a result has', () => {
      const grounds = [[{ site: 'https://harbour.example/b/17' }]]
      const text = 'See https://harbour.example/b/17.'
      expect(checkAnswer(outcome(text, { grounds }), '').response).to.equal(text)
    })
  })
})

describe('checking a long answer', () => {
  /** An outcome of the model with this answer over many records. */
  const check = (response: string) => {
    const grounds = Array.from({ length: 3000 }, (_, id) => ({ id, name: `Buoy ${id}`, depth: id * 1.7, since: '2024-05-06' }))
    return checkAnswer({ response, data: { result: null }, confidence: 1, toolsUsed: [], memory: null, grounds }, '')
  } // oxfmt-ignore

  it('finds each of many claims, and marks each that is not there', () => {
    const list = (from: number) => Array.from({ length: 300 }, (_, n) => `- Buoy ${from + n}: ${((from + n) * 1.7).toFixed(1)} deep since 6 May 2024`).join('\n') // oxfmt-ignore
    expect(check(list(100)).data.unsupported).to.equal(undefined)
    const wrong = check(`${list(100)}\n- Buoy 77123: 0.33 deep since 7 June 2019`)
    expect(wrong.data.unsupported).to.deep.equal(['77123', '0.33', '7 June 2019'])
  })

  // Where looking takes as long as the square of the text, or more, these take minutes.
  for (const [what, text] of [
    ['beginnings of links', Array.from({ length: 15_000 }, (_, n) => `[a${n % 97}](x`).join('')],
    ['a link without an end', `[a](${'x'.repeat(200_000)}`],
    ['parts of codes', 'a_1.'.repeat(25_000)],
    ['parts of names', 'A.'.repeat(40_000)],
    ['figures', Array.from({ length: 6_000 }, (_, n) => (n * 777.123 + 1e6).toFixed(3)).join(', ')],
  ] as const)
    it(`ends with an answer full of ${what}`, () => {
      expect(check(text).confidence).to.be.below(0.7)
    }).timeout(15_000)

  it('takes out links however they are written', () => {
    const response = `See [a [b] c](//evil.test/x), ![${'y'.repeat(400)}](//evil.test/y) and [z](\t<//evil.test/${'q'.repeat(3000)}>).`
    expect(check(response).response).not.to.match(/\]\([^)]*evil/)
  })
})
