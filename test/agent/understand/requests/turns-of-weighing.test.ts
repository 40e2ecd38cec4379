import { expect } from 'chai'
import { readComparison } from '../../../../src/agent/understand/choice/comparisons.ts'
import { withoutTurnsOfDenying } from '../../../../src/agent/understand/requests/turns-of-denying.ts'
import { setsAgainst } from '../../../../src/agent/understand/requests/turns-of-outdoing.ts'
import { withoutTurnsOfWeighing } from '../../../../src/agent/understand/requests/turns-of-weighing.ts'

const bare = (text: string): string => text.replace(/\W*$/, '')

describe('two that are weighed inside a clause', () => {
  for (const [text, plain] of [
    ['Is it the Gull or the Wren that has the bigger sail?', 'which has the bigger sail, Gull or Wren'],
    ['Was it Oslo or Bergen where we had more guests?', 'which has more guests, Oslo or Bergen'],
    ['Is it yawls or ketches that cost more?', 'which cost more, yawls or ketches'],
    ['Is it Ann or Ben who sails the Gull?', 'Is it Ann or Ben who sails the Gull'],
    ['Does the Gull or the Wren have the longer mast?', 'which has the longer mast, Gull or Wren'],
    ['Is the Gull or the Wren dearer?', 'which is dearer, Gull or Wren'],
    ['Is the Gull or the Wren in Oslo?', 'Is the Gull or the Wren in Oslo'],
    ['As ports go, is Oslo or Bergen drawing the higher number of guests?', 'which has more guests, Oslo or Bergen'],
    ['Which one brings in more guests, Oslo or Bergen?', 'which has more guests, Oslo or Bergen'],
    ["Rowing or sailing: which one's used for more of our trips?", 'which has more trips, Rowing or sailing'],
    ['Between the Gull and the Wren, whose rent is higher?', 'which has the higher rent, Gull or Wren'],
    ["Whose rent is lower, the Gull's or the Wren's?", 'which has the lower rent, Gull or Wren'],
    ['Which is more common among our boats, red or blue?', 'are there more boats with red or blue'],
    ['Red vs blue: which occurs less often among the boats?', 'are there fewer boats with Red or blue'],
    ['Among our boats, which colour is more frequent, red or blue?', 'are there more boats with red or blue'],
    ['The Gull and the Wren, is the first one dearer?', 'is Gull dearer than Wren'],
    ['The Gull and the Wren: does the latter cost more?', 'does Wren cost more than Gull'],
    ['The Gull and the Wren, is the first one red?', 'The Gull and the Wren, is the first one red'],
    ['How far apart are the rents of the Gull and the Wren?', 'what is the difference in rent between Gull and Wren'],
    ['How far apart are yawls and ketches in rent?', 'what is the difference in rent between yawls and ketches'],
    [
      'On average, by how much does the rent of our yawls exceed that of our ketches?',
      'what is the difference in average rent between our yawls and our ketches',
    ],
    ['On average rent, are yawls ahead of ketches?', 'do yawls have a higher average rent than ketches'],
    ['Do yawls trail ketches in average rent?', 'do yawls have a lower average rent than ketches'],
    [
      'Is there more left unfinished in Oslo than in Bergen, counting boats?',
      'are there more unfinished boats in Oslo than in Bergen',
    ],
    ['Is the number of late boats smaller in Oslo than in Rome?', 'are there fewer late boats in Oslo than in Rome'],
    [
      'Are there more yawls in our range than ketches, or is it the other way round?',
      'Are there more yawls or ketches',
    ],
    ['Is the Gull dearer than the Wren, or vice versa?', 'which is dearer, Gull or Wren'],
    ['Does the Gull have more sails than the Wren, or is it the opposite?', 'which has more sails, Gull or Wren'],
    [
      'Is the licence held by more sailors than the certificate?',
      'do more sailors hold the licence than the certificate',
    ],
    ['Does Oslo employ more people than Bergen?', 'Does Oslo have more people than Bergen'],
    ['Are the skippers in Oslo paid better than sailors?', 'do the skippers in Oslo earn more than sailors'],
    ['Which one comes out dearer, the Gull or the Wren?', 'Which one is dearer, the Gull or the Wren'],
    ['Which films came out last?', 'Which films came out last'],
    ['Which pier is ahead in number of boats, Oslo or Bergen?', 'Which pier has more boats, Oslo or Bergen'],
    ['The Gull against the Wren: who wins on rent?', 'The Gull against the Wren: who has the higher rent'],
    ['Which sailor leads in races?', 'Which sailor leads in races'],
    ['Tell me whether the Gull or the Wren is longer.', 'which is longer, Gull or Wren'],
    ['Are boats in Oslo more numerous than those in Rome?', 'are there more boats in Oslo than in Rome'],
    ['Does Oslo have more boats than Rome, or fewer?', 'Does Oslo have more boats than Rome'],
    ['Which boats are longer than the Gull?', 'Which boats are longer than the Gull'],
  ] as const)
    it(`are asked for as “${plain}” in “${text}”`, () => expect(bare(withoutTurnsOfWeighing(text))).to.equal(plain))

  it('are set against each other by no command', () => {
    const text = "Set the rents of yawls against those of ketches: what's the gap?"
    expect(setsAgainst(text)).to.equal(true)
    expect(bare(withoutTurnsOfWeighing(text))).to.equal(
      'what is the difference between the rents of yawls and those of ketches',
    )
    expect(setsAgainst('Set the rent of the Gull to 50')).to.equal(false)
  })

  it('are what more of several do', async () => {
    const { kind, left, right } = (await readComparison('do more sailors hold a licence than a certificate?'))!
    expect([kind, left, right]).to.deep.equal([
      'greater',
      'how many sailors hold a licence',
      'how many sailors hold a certificate',
    ])
    const { left: places } = (await readComparison('do more sailors live in Oslo than in Bergen?')) ?? {}
    expect(places).to.not.equal('how many sailors live in')
  })

  it('are not where they are not finished', () => {
    expect(withoutTurnsOfDenying('how many boats that are not finished in Oslo')).to.equal(
      'how many unfinished boats in Oslo',
    )
    expect(withoutTurnsOfDenying('boats that are not based in Oslo')).to.equal('boats that are not based in Oslo')
  })
})
