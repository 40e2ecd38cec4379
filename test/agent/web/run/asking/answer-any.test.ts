import { expect } from 'chai'
import { readPage } from '../../../../../src/agent/web/ground/page-tree.ts'
import { readInstructions } from '../../../../../src/agent/web/read/read-instructions.ts'
import { answerAny } from '../../../../../src/agent/web/run/asking/answer-any.ts'
import { snapshotOf } from '../../ground/snapshot-of.ts'

const SHOP = readPage(
  snapshotOf([
    { role: 'link', tag: 'a', name: 'Favourites (4)' },
    { role: 'link', tag: 'a', name: 'Basket (0)' },
    { role: 'link', tag: 'a', name: 'Returns' },
  ]),
)
const answer = (question: string) => answerAny(question, SHOP)?.result

describe('whether anything is somewhere', () => {
  it('is told by the number that stands beside its name', () => {
    expect(answer('is there anything in the basket')).to.equal(false)
    expect(answer('is there anything left in my favourites')).to.equal(true)
    expect(answer('have I got anything in the favourites')).to.equal(true)
    expect(answer('have we got something in our basket')).to.equal(false)
  })

  it('is denied where the page says that it is empty, of that place alone', () => {
    const texts = [
      { text: 'Your bag is empty.' },
      { text: 'The fridge is not empty.' },
      { text: 'No tickets in your wallet yet.' },
    ]
    expect(answerAny('is there anything in my bag', SHOP, texts)?.result).to.equal(false)
    expect(answerAny('have I got anything in my wallet', SHOP, texts)?.result).to.equal(false)
    expect(answerAny('is there something in the fridge', SHOP, texts)).to.equal(undefined)
    expect(answerAny('is there anything in the attic', SHOP, texts)).to.equal(undefined)
  })

  it('is left open where the page says no number, and asks for nothing that is called so', () => {
    expect(answer('is there anything in returns')).to.equal(undefined)
    expect(answer('is there a boat in the basket')).to.equal(undefined)
    expect(answer('put anything in the basket')).to.equal(undefined)
    const [first] = readInstructions('is there anything in the basket?').steps
    expect(first?.kind === 'extract' && first.extraction.kind === 'whether').to.equal(false)
    const [second] = readInstructions('is there a banner on the page?').steps
    expect(second?.kind === 'extract' && second.extraction.kind).to.equal('whether')
  })
})
