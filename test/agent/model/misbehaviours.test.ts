import { expect } from 'chai'
import { MISBEHAVIOURS } from './misbehaviours.ts'
import { createModelKit } from './support/model-kit.ts'
import { scriptedProvider } from './support/scripted-provider.ts'

describe('model engine', () => {
  for (const [title, rows] of Object.entries(MISBEHAVIOURS))
    describe(title, () => {
      for (const row of rows)
        it(`${row.does}: ${row.so}`, async () => {
          const kit = createModelKit(scriptedProvider(row.says), { ...(row.model && { model: row.model }) })
          const outcome = await kit.ask(row.message)
          const calls = kit.calls.map(({ tool, args }) => [tool, args])
          expect(calls).to.have.deep.members(row.calls)
          if (typeof row.answer === 'string') expect(outcome.response).to.contain(row.answer)
          else expect(outcome.response).to.match(row.answer)
          expect(outcome.data.error?.code).to.equal(row.error)
          expect(outcome.engine).to.equal('model')
          if (row.turns !== undefined) expect(kit.requests).to.have.length(row.turns)
          if (row.pending) expect(outcome.pending).to.deep.include(row.pending)
          else expect(outcome.pending).to.equal(undefined)
          row.also?.(outcome, kit)
        })
    })

  it('knows at least 40 of them', () => {
    expect(Object.values(MISBEHAVIOURS).flat().length).to.be.at.least(40)
  })
})
