import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const served = (path: string, answer: (args: Record<string, unknown>) => object[], properties: object, query = {}) =>
  reads('garden', path, answer, { type: 'array', items: { type: 'object', properties } }, query)

const gardeners = Array.from({ length: 40 }, (_, at) => ({
  id: at + 1,
  name: `${['Ann', 'Bob', 'Cid', 'Dag'][at % 4]!} ${['Lee', 'May', 'Orr', 'Poe', 'Rue'][at % 5]!}${'abcdefgh'[at >> 3]!}`,
  town: ['Aboe Point', 'Bergen', 'Oslo', 'Belo Sands'][at % 4],
  guild: ['Rose Guild', 'Fern Guild'][at % 2],
  state: ['active', 'resting', 'gone'][at % 3],
  skill: at + 1,
  address: at < 3 ? null : `Road ${at}`,
  remarks: `Asked about plot ${at} and about the hedge beside it, twice this spring.`,
}))
const plots = [
  { id: 1, name: 'North Bed', gardener_id: 1, size: 40, state: 'dug' },
  { id: 2, name: 'South Bed', gardener_id: 1, size: 30, state: 'fallow' },
  { id: 3, name: 'East Bed', gardener_id: 2, size: 20, state: 'dug' },
]
const shows: Record<string, number[]> = { 'Spring Show': [1, 2, 3], 'Autumn Fair': [2, 3, 4] }
const growers = [1, 2, 3, 4].map(id => ({ id, title: ['Marrow', 'Leek', 'Onion', 'Pumpkin'][id - 1], weight: id * 10 }))

const begin = () =>
  converse(
    served('/gardeners', () => gardeners, {
      id: whole,
      name: text,
      town: text,
      guild: text,
      state: { type: 'string', enum: ['active', 'resting', 'gone'] },
      skill: whole,
      address: { type: 'string', description: 'Street and number' },
      remarks: { type: 'string', description: 'What was said on the phone' },
    }),
    served('/plots', () => plots, {
      id: whole,
      name: text,
      gardener_id: whole,
      size: whole,
      state: { type: 'string', enum: ['dug', 'fallow'] },
    }),
    served(
      '/vegetables',
      ({ exhibition_name: name }) => growers.filter(({ id }) => !name || shows[String(name)]!.includes(id)),
      { id: whole, title: text, weight: whole },
      { exhibition_name: { type: 'string', enum: ['Spring Show', 'Autumn Fair'] } },
    ),
  )

async function answers(...messages: string[]): Promise<string[]> {
  const { ask } = begin()
  const out: string[] = []
  for (const message of messages) out.push((await ask(message)).response)
  return out
}
const says = (question: string, answer: RegExp) =>
  it(question, async () => {
    expect((await answers(question))[0]).to.match(answer)
  })

describe('little words', () => {
  it('are no names that are spelt nearly so', async () => {
    const [, above, below] = await answers(
      'gardeners in Aboe Point and Belo Sands',
      'gardeners with a skill above 38',
      'gardeners with a skill below 3',
    )
    expect(above).to.match(/^2 gardeners with a skill over 38/)
    expect(below).to.match(/^2 gardeners with a skill below 3/)
  })
})

describe('a word of the description before the name of a field', () => {
  says('How many gardeners have no street address?', /^There are 3 gardeners without an address\.$/)
})

describe('a quotation behind a long text', () => {
  says('gardeners with the remark "Asked about plot 7 and about the hedge"', /^1 gardener with “Asked about plot 7/)
  says('gardeners whose remarks are "Asked about plot 7 and about the hedge"', /^1 gardener with “Asked about plot 7/)
})

describe('two values of one parameter', () => {
  says('Which vegetables are in both exhibitions, Spring Show and Autumn Fair?', /^2 vegetables .*Leek and Onion\.$/)
  says('How many vegetables are in both the Spring Show and the Autumn Fair exhibition?', /^There are 2 vegetables/)
  it('are not taken one for the other where either is enough', async () => {
    const [either] = await answers('Which vegetables are in the Spring Show or the Autumn Fair exhibition?')
    expect(either).not.to.match(/^3 vegetables/)
  })
  says('vegetables in the Spring Show exibition', /^3 vegetables/)
})

describe('more such than other ones', () => {
  says('Do we have more active gardeners than resting ones?', /^Yes: it is 14 .* and 13 /)
  says('Are there more ungone gardeners than gone ones?', /13/)
})

describe('another figure instead', () => {
  it('is of the same records', async () => {
    const [, total, named] = await answers(
      'How many gardeners who are not gone are there in each town?',
      'Show me the average skill per town instead.',
      'and in Oslo only',
    )
    expect(total).to.match(/^Average skill of gardeners .*(?:not in|other than) gone/)
    expect(named).to.match(/gone/)
  })
})

describe('those who are spoken of', () => {
  it('are ranked and asked about', async () => {
    const [, most, guild] = await answers(
      'List the gardeners in Oslo whose state is resting',
      'Who has the highest skill among them?',
      'And which guild is that person with?',
    )
    expect(most).to.match(/the gardener with the highest skill is /)
    expect(guild).to.match(/Guild\.$/)
  })
})

describe('a polite question behind the request', () => {
  says('How many plots are fallow? Could you help me with that? Many thanks!', /^There is 1 plot /)
})
