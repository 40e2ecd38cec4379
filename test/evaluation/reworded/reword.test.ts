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
  const questions = [
    'ah',
    'aj',
    'ak',
    'al',
    'ap',
    'aq',
    'ar',
    'as',
    'at',
    'au',
    'av',
    'aw',
    'ax',
    's',
    'x',
    'y',
  ].flatMap(set => questionsOf(set, facts))
  const reworded = reword(questions)

  it('are one or two of every question of the services that have some', () => {
    const services = readdirSync(new URL('wordings/', import.meta.url)).map(file => file.replace('.json', ''))
    const own = questions.filter(({ service }) => services.includes(service))
    expect(services).to.have.length(61)
    const first = reworded.filter(({ id }) => id.endsWith('~1'))
    expect(first.map(({ id }) => id)).to.deep.equal(own.map(({ id }) => `${id}~1`))
    const second = reworded.filter(({ id }) => id.endsWith('~2')).map(({ service }) => service)
    for (const [service, asked] of Object.entries(Object.groupBy(own, one => one.service)))
      expect(second.filter(one => one === service).length, service).to.be.oneOf([0, asked!.length])
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
