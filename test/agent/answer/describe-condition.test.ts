import { expect } from 'chai'
import { describeCondition, toPredicate } from '../../../src/agent/answer/describe-condition.ts'
import type { Entity, Field } from '../../../src/agent/understand/entity-model/catalogue-model.ts'
import type { Condition } from '../../../src/agent/understand/reading/query.ts'

const field = (column: string, role: Field['role'], more: Partial<Field> = {}): Field => ({
  column,
  words: column.split('_'),
  role,
  type: 'string',
  description: '',
  choices: [],
  ...more,
})
const name = field('name', 'name')
const ship: Entity = {
  key: 'port/ship',
  app: 'port',
  noun: 'ship',
  words: ['ship'],
  fields: [
    name,
    field('state', 'category'),
    field('flag', 'category'),
    field('is_insured', 'boolean'),
    field('has_crane', 'boolean'),
    ...['has_sailed', 'was_lost', 'can_dive', 'in_service', 'seaworthy', 'movable'].map(flag => field(flag, 'boolean')),
    field('departs_on', 'date'),
    field('days_between_a_and_b', 'number', { type: 'number' }),
    field('cost', 'money', { currency: 'USD', type: 'number' }),
    field('decks', 'number', { type: 'integer' }),
    field('load', 'percent', { fraction: true, type: 'number' }),
    field('launched_on', 'date'),
    field('inspection_date', 'date'),
    field('email', 'email'),
  ],
  nameFields: [name],
  sources: [],
  operations: [],
}
const condition = (column: string, op: Condition['op'], ...values: Condition['values']): Condition => ({
  columns: [column],
  op,
  values,
  label: 'as the message put it',
  ...(/(_on|_date)$/.test(column) && { asDay: true }),
})

/** What a condition says behind "ships": with the "with" that joins attributes. */
const said = (...args: Parameters<typeof condition>) => {
  const { kind, text } = describeCondition(condition(...args), ship)
  return kind === 'attribute' ? `with ${text}` : text
}

describe('a condition in words', () => {
  for (const [args, words] of [
    [['name', '=', 'Aurora'], 'called “Aurora”'],
    [['state', '=', 'TX'], 'in TX'],
    [['state', 'not in', 'TX', 'OH'], 'not in TX or OH'],
    [['flag', '=', 'Malta'], 'with flag Malta'],
    [['flag', '!=', 'Malta'], 'with a flag other than Malta'],
    [['flag', 'in', 'a', 'b', 'c', 'd', 'e'], 'with flag a, b, c or 2 others'],
    [['flag', 'starts', 'Ma'], 'with a flag starting with “Ma”'],
    [['flag', 'contains', 'al'], 'with “al” in the flag'],
    [['is_insured', '=', true], 'that are insured'],
    [['is_insured', '=', false], 'that are not insured'],
    [['is_insured', '!=', true], 'that are not insured'],
    [['has_sailed', '=', true], 'that have sailed'],
    [['was_lost', '=', false], 'that were not lost'],
    [['can_dive', '=', false], 'that cannot dive'],
    [['in_service', '=', true], 'in service'],
    [['seaworthy', '=', true], 'marked seaworthy'],
    [['movable', '=', true], 'that are movable'],
    [['departs_on', 'between', '2024-01-01', '2024-12-31'], 'that depart in 2024'],
    [['days_between_a_and_b', '>', 3], 'with over 3 days between a and b'],
    [['has_crane', '=', true], 'with crane'],
    [['has_crane', '=', false], 'without crane'],
    [['cost', '>', 1_500_000], 'with a cost over $1,500,000'],
    [['cost', 'between', 1, 2.5], 'with a cost between $1 and $2.50'],
    [['decks', '>=', 3], 'with at least 3 decks'],
    [['load', '<', 0.5], 'with a load below 50%'],
    [['launched_on', '<', '2024-03-01'], 'launched before March 1, 2024'],
    [['launched_on', 'between', '2024-01-01', '2024-12-31'], 'launched in 2024'],
    [['inspection_date', 'between', '2024-04-01', '2024-06-30'], 'with an inspection date in Q2 2024'],
    [['inspection_date', '=', '2024-04-01'], 'with an inspection date on April 1, 2024'],
    [['email', 'empty'], 'without an email'],
    [['email', 'filled'], 'with an email'],
    [['unknown_field', '=', 1], 'with as the message put it'],
  ] as [Parameters<typeof condition>, string][])
    it(words, () => expect(said(...args)).to.equal(words))

  it('agrees with one record', () => {
    const ofOne = (...args: Parameters<typeof condition>) => describeCondition(condition(...args), ship, true).text
    expect(ofOne('is_insured', '=', true)).to.equal('that is insured')
    expect(ofOne('departs_on', '>', '2024-03-01')).to.equal('that departs after March 1, 2024')
  })

  for (const [args, words] of [
    [['is_insured', '=', true], 'are insured'],
    [['flag', '=', 'Malta'], 'have flag Malta'],
    [['state', '=', 'TX'], 'are in TX'],
    [['launched_on', '>', '2024-03-01'], 'are launched after March 1, 2024'],
  ] as [Parameters<typeof condition>, string][])
    it(`is said of the records as “${words}”`, () =>
      expect(toPredicate(describeCondition(condition(...args), ship))).to.equal(words))
})
