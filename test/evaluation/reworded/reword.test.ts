import { readdirSync } from 'node:fs'
import { expect } from 'chai'
import { createFacts } from '../facts.ts'
import type { Question } from '../question.ts'
import { questionsOf } from '../run/evaluate.ts'
import { createData } from '../services/create-data.ts'
import { reword } from './reword.ts'

describe('the questions in other wordings', () => {
  const clock = new Date('2026-06-15T10:00:00Z')
  const facts = createFacts(createData(clock), clock)
  const questions = ['as', 'at', 'au', 'av', 'aw'].flatMap(set => questionsOf(set, facts))
  const reworded = reword(questions)

  it('are two of every question of the services that have some', () => {
    const services = readdirSync(new URL('wordings/', import.meta.url)).map(file => file.replace('.json', ''))
    const own = questions.filter(({ service }) => services.includes(service))
    expect(services).to.have.length(21)
    expect(reworded.map(({ id }) => id)).to.deep.equal(own.flatMap(({ id }) => [`${id}~1`, `${id}~2`]))
  })

  it('have other words and the same right answers', () => {
    const ofId = new Map(questions.map(question => [question.id, question]))
    for (const { id, turns } of reworded) {
      const own = ofId.get(id.replace(/~\d$/, ''))!
      expect(turns.map(({ gold }) => gold)).to.deep.equal(own.turns.map(({ gold }) => gold))
      expect(turns.map(({ ask }) => ask)).not.to.deep.equal(own.turns.map(({ ask }) => ask))
    }
  })

  it('are refused with another number of turns', () => {
    const [one] = questions.filter(({ service }) => service === 'wardrobe')
    const longer: Question = { ...one!, turns: [...one!.turns, ...one!.turns] }
    expect(() => reword([longer])).to.throw(`${one!.id} has 1 turns in wording 1.`)
  })
})
