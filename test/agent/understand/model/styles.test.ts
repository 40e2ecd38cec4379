import { expect } from 'chai'
import { converse } from '../../../support/styles/serve.ts'
import { STYLES } from '../../../support/styles/styles.ts'
import { QUESTIONS } from './questions.ts'

describe('the same records in every style of interface', () => {
  for (const [style, served] of Object.entries(STYLES))
    describe(style, () => {
      for (const { ask, gold, read } of QUESTIONS)
        it(`answers “${ask}”`, async () => {
          const { response, data } = await converse(...served).ask(ask)
          expect(read(data.result), `${response}\n${data.sql ?? ''}`).to.deep.equal(gold)
          expect(data.complete).to.not.equal(false)
        })
    })
})
