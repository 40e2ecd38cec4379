import { expect } from 'chai'
import { createFacts } from './facts.ts'
import { CATEGORIES, SERVICES } from './question.ts'
import { inspectGold } from './run/inspect-gold.ts'
import { createFleetData } from './services/fleet/data.ts'
import { createPeopleData } from './services/people/data.ts'
import { createPlanboardData } from './services/planboard/data.ts'
import { createStoreData } from './services/store/data.ts'
import { SETS } from './sets.ts'

const factsAt = (day: string) => {
  const clock = new Date(`${day}T12:00:00Z`)
  const data = {
    planboard: createPlanboardData(clock),
    store: createStoreData(clock),
    fleet: createFleetData(clock),
    people: createPeopleData(clock),
  }
  return createFacts(data, clock)
}

describe('the question sets of the evaluation', function () {
  this.timeout(20_000)
  const DAYS = ['2026-11-21', '2026-12-31', '2027-01-01', '2027-02-28', '2027-05-17', '2027-09-05']

  for (const [name, build] of Object.entries(SETS)) {
    it(`set ${name} can be asked on any day`, () => {
      const odd = DAYS.flatMap(day => {
        const questions = build(factsAt(day))
        expect(new Set(questions.map(({ id }) => id)).size).to.equal(questions.length)
        return questions.flatMap(({ id, turns }) =>
          turns.flatMap(({ ask, gold }) => {
            expect(ask, id).not.to.match(/undefined|NaN|null|\[object/)
            const reason = inspectGold(gold).odd
            return reason ? [`${id} on ${day}: ${ask} (${reason})`] : []
          }),
        )
      })
      expect(odd).to.deep.equal([])
    })

    it(`set ${name} holds every service and nearly every category`, () => {
      const questions = build(factsAt(DAYS[0]!))
      expect(questions).to.have.length.above(110)
      for (const service of SERVICES)
        expect(questions.filter(one => one.service === service)).to.have.length.at.least(service === 'between' ? 9 : 25)
      const covered = new Set(questions.map(one => one.category))
      expect(CATEGORIES.filter(category => !covered.has(category))).to.deep.equal([])
    })
  }

  it('ask different questions', () => {
    const asked = Object.values(SETS).map(build => [
      ...new Set(build(factsAt(DAYS[0]!)).flatMap(({ turns }) => turns.map(({ ask }) => ask.toLowerCase()))),
    ])
    const repeated = asked.flat().filter((ask, index, all) => all.indexOf(ask) !== index)
    expect(repeated).to.deep.equal([])
  })
})
