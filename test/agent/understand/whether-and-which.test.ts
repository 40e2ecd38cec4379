import { expect } from 'chai'
import { withoutTurnsOfWhetherAndWhich } from '../../../src/agent/understand/requests/turns-of-whether-and-which.ts'
import { int as id, list, of, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'
import { answersLast } from '../../support/styles/talk.ts'

const kennels = [
  { id: 1, name: 'Oak Kennel', phone: '0611' },
  { id: 2, name: 'Elm Kennel', phone: '0622' },
]
const dogs = [
  [11, 'Rex', 'adopted', 'large', 1],
  [12, 'Bella', 'adopted', 'small', 1],
  [13, 'Max', 'waiting', 'small', 1],
  [14, 'Luna', 'adopted', 'small', 2],
].map(([key, name, state, size, kennel_id]) => ({ id: key, name, state, size, kennel_id }))
const dog = { id, name: text, state: of('adopted', 'waiting'), size: of('large', 'small'), kennel_id: id }
const shelter = () =>
  converse(
    reads('shelter', '/kennels', () => kennels, list({ id, name: text, phone: text })),
    reads('shelter', '/dogs', () => dogs, list(dog)),
  )

describe('whether there is one, and which', () => {
  answersLast(shelter, [
    ['Do we have a phone number for Elm Kennel? What is it?', /^(?!Yes).*0622/],
    ['Does Elm Kennel have a phone number, and what is it?', /^(?!Yes).*0622/],
    ['Are there any small dogs in Oak Kennel, and which dogs are those?', /^Yes: 2 dogs[^.]*: Bella and Max\.$/],
    // What was asked of them goes on to be said of them.
    ['Have any dogs of Oak Kennel been adopted, and which dogs were they?', /2 dogs[^.]*: Rex and Bella\.$/],
  ])

  for (const [said, plain] of [
    ['Does the Gull have a skipper, and who is it?', 'who is the skipper of the Gull?'],
    ['Does the Gull have a skipper? Who is it?', 'who is the skipper of the Gull?'],
    ['Is there a deadline for the Gull refit, and when is it?', 'what is the deadline of the Gull refit?'],
    ['Is there a berth for boats, and what is it?', 'Is there a berth for boats, and what is it?'],
    ['Has Ann Lee got a badge and what is it?', 'what is the badge of Ann Lee?'],
    ['Is there anybody who has not paid yet and who are they?', 'who has not paid yet?'],
    ['Is there anyone in Oslo who has not paid, and which members are those?', 'which members in Oslo have not paid?'],
    // What is asked second is something else.
    ['Does the Gull have a skipper, and who owns it?', 'Does the Gull have a skipper, and who owns it?'],
    ['Do we have a boat, and what is it?', 'Do we have a boat, and what is it?'],
  ] as const)
    it(`says “${plain}” for “${said}”`, () => expect(withoutTurnsOfWhetherAndWhich(said)).to.equal(plain))
})
