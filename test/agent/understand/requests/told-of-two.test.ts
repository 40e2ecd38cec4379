import { expect } from 'chai'
import { readComparison } from '../../../../src/agent/understand/choice/comparisons.ts'
import { withoutTurnsOfExtremes } from '../../../../src/agent/understand/requests/turns-of-extremes.ts'
import { withoutTurnsOfMost } from '../../../../src/agent/understand/requests/turns-of-most.ts'
import { withoutTurnsOfTwo } from '../../../../src/agent/understand/requests/turns-of-two.ts'

describe('two that are named before the question', () => {
  for (const [text, plain] of [
    [
      'Oslo vs Bergen - at which of the two piers are more boats late?',
      'at which pier are more boats late, Oslo or Bergen',
    ],
    ['Comparing Oslo and Bergen, which pier has more boats?', 'which pier has more boats, Oslo or Bergen'],
    [
      'Between ketch 9A and ketch 9B which one has carried more sails',
      'which has carried more sails, ketch 9A or ketch 9B',
    ],
    ['Oslo and Bergen are both piers of ours. Who has more boats?', 'which pier has more boats, Oslo or Bergen'],
    ['Yawls versus ketches, tell me how many we have of each.', 'how many Yawls and how many ketches'],
    ['Red versus blue, how many boats do we have of each?', 'how many Red boats and how many blue boats'],
    ['Comparing red and blue boats, which are there more of?', 'are there more red or blue boats'],
    ['Red boats vs blue ones: how many of each?', 'how many Red boats and how many blue boats'],
    [
      'Oslo against Bergen: is it Oslo where the rent is higher on average?',
      'is the rent higher on average in Oslo than in Bergen',
    ],
    [
      'Oslo against Bergen: is it Rome where the rent is higher?',
      'Oslo against Bergen: is it Rome where the rent is higher?',
    ],
    [
      'Comparing the boats at Oslo with those at Bergen, do the Oslo ones have the higher rent on average?',
      'do boats at Oslo have a higher rent on average than those at Bergen',
    ],
    [
      'If you compare yawls with ketches, is the rent higher for the ketches?',
      'is the rent higher for ketches than for yawls',
    ],
    ['Yawls against ketches: are there more yawls?', 'are there more Yawls than ketches'],
    ['Oslo or Bergen, which has the bigger crew?', 'which has more people, Oslo or Bergen'],
    ['May vs June: is it May where rents are higher?', 'May vs June: is it May where rents are higher?'],
    ['Oslo or Bergen, which is it?', 'Oslo or Bergen, which is it?'],
    ['Show Oslo vs Bergen. Which boats are red?', 'Show Oslo vs Bergen. Which boats are red?'],
    ['Oslo has more boats than Bergen, by how many?', 'how many more boats does Oslo have than Bergen'],
    [
      'There are more boats in Oslo than in Bergen - by how many?',
      'how many more boats are there in Oslo than in Bergen',
    ],
    ['We have more yawls than ketches. What is the difference?', 'how many more yawls than ketches do we have'],
    ['Yawls outnumber ketches by how many?', 'how many more Yawls than ketches are there'],
    [
      'By what number does the count of boats at Oslo exceed that at Bergen?',
      'how many more boats are there at Oslo than at Bergen',
    ],
    ['By how many boats does Oslo exceed Bergen?', 'how many more boats does Oslo have than Bergen'],
    [
      'The rent of yawls is higher than that of ketches, by how much?',
      'by how much is The rent of yawls higher than that of ketches',
    ],
    [
      'By what amount does the rent of Oslo exceed that of Bergen?',
      'by how much does the rent of Oslo exceed that of Bergen?',
    ],
    ['which boats have more sails than Gull?', 'which boats have more sails than Gull?'],
  ] as const)
    it(`says “${plain}” for “${text}”`, () =>
      expect(withoutTurnsOfTwo(text).replace(/\W*$/, '')).to.equal(plain.replace(/\W*$/, '')))

  it('counts how often either is done', async () => {
    const sides = async (text: string) => {
      const { kind, left, right } = (await readComparison(text)) ?? {}
      return [kind, left, right]
    }
    expect(await sides('which do members borrow more often, yawls or ketches?')).to.deep.equal([
      'most',
      'how often are yawls borrowed',
      'how often are ketches borrowed',
    ])
    expect(await sides('which are more often borrowed, yawls or ketches?')).to.deep.equal([
      'most',
      'how often are yawls borrowed',
      'how often are ketches borrowed',
    ])
    expect(await sides('which is reported less often, rust or rot')).to.deep.equal([
      'least',
      'how often are rust reported',
      'how often are rot reported',
    ])
    expect(await readComparison('which do red boats carry more often, sails or oars')).to.equal(undefined)
  })
})

describe('a record that has most of something', () => {
  for (const [text, plain] of [
    ['Out of everything we rent out, what has the highest rent?', 'which item has the highest rent'],
    ['what carries the highest rent', 'which item has the highest rent'],
    ['Where is the longest mast, on which boat?', 'which boat has the longest mast'],
    ['Highest rent of all. Who is the sailor paying it?', 'Highest rent of all. Who is the sailor paying it?'],
    ['Highest rent of all. Which is the boat with it?', 'which boat has the highest rent'],
    ['Highest rent: which boat is that?', 'which boat has the highest rent'],
    ['Name the boat for which the greatest draught is recorded.', 'which boat has the greatest draught'],
    [
      'The longest boat in Oslo, I mean by mast length, which one is it?',
      'which is the longest boat in Oslo by mast length',
    ],
    [
      'Ranked by how many boats we have from them, who are the three leading makers?',
      'the top three makers by number of boats',
    ],
    ['Going by length, which are the top five boats?', 'the top five boats by length'],
    ['Going by road, which boats are red?', 'Going by road, which boats are red?'],
    ['Rank the boats by mast length and give me the top three, longest first.', 'the top three boats by mast length'],
    ['Rank the boats by length and give me the first two, shortest first.', 'the bottom two boats by length'],
    ['Which one came out first of all the boats we have got?', 'which boat came out first'],
    ['From that list, pick out the one with the highest rent.', 'which of them has the highest rent'],
    ['the sailor by whom the most money has been spent', 'the sailor who has spent the most money'],
    ['Which of our boats runs the longest?', 'Which of our boats is the longest'],
    ['What pier have we had open the longest?', 'What pier opened first'],
    ['Who out of our sailors has the oldest boat', 'which of our sailors has the oldest boat'],
  ] as const)
    it(`is asked for by “${text}”`, () =>
      expect(withoutTurnsOfExtremes(text).replace(/\W*$/, '')).to.equal(plain.replace(/\W*$/, '')))

  for (const [text, plain] of [
    ['which boat has the highest berth count', 'which boat has the highest number of berths'],
    ['which has the higher sail count, Gull or Tern', 'which has more sails, Gull or Tern'],
    ['which has the larger number of sails, Gull or Tern', 'which has more sails, Gull or Tern'],
    ['which firm has the highest head count', 'which firm has the highest head count'],
    ['which makers have the largest number of late boats', 'which makers have the most late boats'],
    ['the 5 dearest boats, top price first', 'the 5 dearest boats'],
    ['the five sailors who have spent the most, starting with the top one', 'the five sailors who have spent the most'],
  ] as const)
    it(`is counted in “${text}”`, () => expect(withoutTurnsOfMost(text)).to.equal(plain))
})
