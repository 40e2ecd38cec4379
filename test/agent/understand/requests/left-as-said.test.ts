import { expect } from 'chai'
import { sayByHowMany } from '../../../../src/agent/understand/requests/by-how-many.ts'
import { asksBehind, sayAskedBehind } from '../../../../src/agent/understand/requests/frames/asked-behind.ts'
import { sayOfSides } from '../../../../src/agent/understand/requests/sides-first.ts'
import { withoutTurnsOfContainers } from '../../../../src/agent/understand/requests/turns-of-containers.ts'
import { withoutTurnsOfDenying } from '../../../../src/agent/understand/requests/turns-of-denying.ts'
import { withoutTurnsOfExtremes } from '../../../../src/agent/understand/requests/turns-of-extremes.ts'
import { withKindsBehind } from '../../../../src/agent/understand/requests/turns-of-kinds-behind.ts'
import { withoutTurnsOfOneRecord } from '../../../../src/agent/understand/requests/turns-of-one-record.ts'
import { withoutTurnsOfShares } from '../../../../src/agent/understand/requests/turns-of-shares.ts'

describe('what only looks like a turn of speech', () => {
  for (const [say, message] of [
    // Behind "than" stands a clause or a time, and no other side.
    [sayByHowMany, 'Ann has more tasks than she can do - how many?'],
    [sayByHowMany, 'We have more open orders than we had last week, how many?'],
    [sayByHowMany, 'The hall is larger than we need. How many are there?'],
    [sayByHowMany, 'There are more guests than rooms. How many are there?'],
    // Days and hours are no two that are compared.
    [sayOfSides, 'Between Monday and Friday, which room is used most?'],
    [sayOfSides, 'Between 9 and 5, who has most calls?'],
    [sayOfSides, 'Between 5 May and 9 May, which clerk sold more boats?'],
    // No kind is said behind the question.
    [withKindsBehind, 'What has Ann Lee ordered in total, in euros?'],
    [withKindsBehind, 'What did Ann order? Best regards'],
    [withKindsBehind, 'Which is the cheapest? No samples'],
    [withKindsBehind, 'What do we sell? Mostly lamps'],
    [withoutTurnsOfShares, 'Show tasks not done as a percentage of all tasks'],
    [withoutTurnsOfOneRecord, 'whose tutor is Ann Lee?'],
    [withoutTurnsOfOneRecord, 'Which team does Ann play as a goalkeeper'],
    [withoutTurnsOfExtremes, 'which one was sold first of our boats'],
    [withoutTurnsOfContainers, 'What genres do our books cover?'],
    [withoutTurnsOfDenying, 'Which parcels never made it past the door?'],
    // What stands in quotes is a title; what can be done is an order.
    [sayAskedBehind, 'Task "Red boats, tell me how many" is done'],
    [sayAskedBehind, 'Looking at the open tickets, can you close number 7?'],
  ] as const)
    it(`is left: ${message}`, () => expect(say(message)).to.equal(message))

  for (const [say, message, plain] of [
    [
      sayByHowMany,
      'We sold more red boats than blue ones, by how many?',
      'how many more red boats than blue ones did we sell?',
    ],
    [sayOfSides, 'Ann and Bo are both sick. Who has fewer patients?', 'who has fewer patients, Ann or Bo'],
    [withoutTurnsOfDenying, 'Which drafts never got past the idea stage?', 'Which drafts are still idea?'],
    [withoutTurnsOfDenying, "drafts that haven't got past the idea stage", 'drafts that are still idea'],
  ] as const)
    // oxfmt-ignore
    it(`is said so: ${message}`, () => expect(say(message)).to.equal(plain))

  it('is a title in quotes', () => expect(asksBehind('Task "Red boats, tell me how many" is done')).to.equal(false))
})
