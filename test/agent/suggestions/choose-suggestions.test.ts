import { expect } from 'chai'
import { chooseSuggestions } from '../../../src/agent/suggestions/choose-suggestions.ts'
import type { Suggestion } from '../../../src/agent/suggestions/suggestion.ts'

const suggestion = (app: string, kind: string, ...wordings: string[]): Suggestion => ({
  app,
  kind,
  about: `${app}/${kind}/${wordings[0]!}`,
  wordings,
  isMeant: ({ plan }) => plan.confidence === 1,
})
const reading = (confidence: number, meant = true) => ({
  plan: { steps: [], answer: { kind: 'none' as const }, confidence: meant ? 1 : 0 },
  confidence,
})

describe('chooseSuggestions', () => {
  it('takes applications in turn, kinds in turn, and what is plain last', async () => {
    const list = (app: string) => [
      suggestion(app, 'count', `${app} count`),
      suggestion(app, 'ranking', `${app} ranking 1`),
      suggestion(app, 'ranking', `${app} ranking 2`),
      suggestion(app, 'groups', `${app} groups`),
    ]
    const chosen = await chooseSuggestions([list('a'), list('b')], async () => reading(0.9))
    expect(chosen).to.deep.equal(['a ranking 1', 'b groups', 'a groups', 'b ranking 1', 'a ranking 2', 'b ranking 2'])
  })

  it('takes the first wording that is understood as it is meant, and no question twice', async () => {
    const lists = ['a', 'b', 'c'].map(app => [
      suggestion(app, 'ranking', 'Top 5', `Top 5 in ${app}`),
      suggestion(app, 'groups', `By kind in ${app}`),
    ])
    const chosen = await chooseSuggestions(lists.slice(0, 2), async message => {
      if (message === 'Top 5') return reading(0.6)
      return message === 'By kind in a' ? reading(0.9, false) : reading(0.9)
    })
    expect(chosen).to.deep.equal(['Top 5 in a', 'By kind in b', 'Top 5 in b'])
  })

  it('offers six at most, tries no more readings than sixty, and none that fails', async () => {
    const many = Array.from({ length: 100 }, (_, at) => suggestion('a', `kind ${at}`, `question ${at}`))
    expect(await chooseSuggestions([many], async () => reading(1))).to.have.length(6)
    let readings = 0
    const none = await chooseSuggestions([many], async () => void readings++ as undefined)
    expect([none, readings]).to.deep.equal([[], 60])
  })
})
