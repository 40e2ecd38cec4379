import { expect } from 'chai'
import { withoutTurnsOfEach } from '../../../src/agent/understand/requests/turns-of-each.ts'
import { int as id, list, num, of, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'
import { answersLast } from '../../support/styles/talk.ts'

const orchards = [
  { id: 1, name: 'Hill Field' },
  { id: 2, name: 'River Field' },
]
const trees = [
  [11, 'apple', 'young', 1, 40],
  [12, 'pear', 'old', 1, 25],
  [13, 'apple', 'young', 1, 30],
  [14, 'plum', 'old', 2, 10],
].map(([key, fruit, age, orchard_id, harvest]) => ({ id: key, fruit, age, orchard_id, harvest }))
const tree = { id, fruit: of('apple', 'pear', 'plum'), age: of('young', 'old'), orchard_id: id, harvest: num }
const farm = () =>
  converse(
    reads('farm', '/orchards', () => orchards, list({ id, name: text })),
    reads('farm', '/trees', () => trees, list(tree)),
  )

describe('what is asked of each of a kind', () => {
  answersLast(farm, [
    ['For each fruit I would like to know how many trees have it.', /apple 2/],
    ['Go through the orchards and tell me how many trees there are in each one.', /Hill Field 3/],
    ['Fruit by fruit, tell me how many trees we have.', /apple 2/],
    ['Taking the orchards one at a time, how many trees does each have?', /Hill Field 3/],
    ['Which fruits do our trees have, and how many are there of each?', /apple 2/],
    ['Which orchard has the most trees in it?', /Hill Field/],
    ['the Hill Field has how many trees in it', /There are 3 trees/],
  ])

  for (const [said, plain] of [
    ['How many trees are there, orchard by orchard?', 'How many trees are there per orchard?'],
    ['There are different kinds of tree. How many do we have of each?', 'how many trees are there per tree kind?'],
    ['For each orchard, who owns it?', 'For each orchard, who owns it?'],
    ['Side by side, how many trees are there?', 'Side by side, how many trees are there?'],
    ['Go through the orchards and tell me who owns them.', 'Go through the orchards and tell me who owns them.'],
    // What narrows down those that are counted is left where it is.
    [
      'Which fruits do our young trees in Oslo have, and how many are there of each?',
      'Which fruits do our young trees in Oslo have, and how many are there of each?',
    ],
  ] as const)
    it(`says “${plain}” for “${said}”`, () => expect(withoutTurnsOfEach(said)).to.equal(plain))
})
