import { expect } from 'chai'
import { matchChoice } from '../../../../src/agent/understand/calls/match-choice.ts'
import { readText } from '../../../../src/agent/understand/calls/read-text.ts'

/** How surely a text says an allowed value, among others. */
async function scoreIn(text: string, choice: string, others: string[]): Promise<number> {
  const { words } = await readText(text, new Date(2026, 0, 15))
  return matchChoice(choice, words, [choice, ...others])?.score ?? 0
}

describe('matchChoice', () => {
  it('knows a figure with the first letter of its unit', async () => {
    expect(await scoreIn('the parking for 48 hours', '48h', ['24h'])).to.be.at.least(0.8)
    expect(await scoreIn('the parking for 24 hours', '48h', ['24h'])).to.equal(0)
  })

  it('knows the words for what lies between low and high', async () => {
    expect(await scoreIn('with a medium wind', 'MID', ['LOW', 'HIGH'])).to.be.at.least(0.8)
    expect(await scoreIn('at intermediate prices', 'moderate', ['cheap', 'pricey'])).to.be.at.least(0.8)
  })

  it('takes the one word for a value that no other value has, as well as two of them', async () => {
    const others = ['Trees Planted', 'Hives Kept']
    expect(await scoreIn('how many hives', 'Hives Kept', ['Trees Planted', 'Bees Kept'])).to.be.at.least(0.65)
    expect(await scoreIn('what was planted', 'Trees Planted', others)).to.be.below(0.65)
  })
})
