import { expect } from 'chai'
import { readInstructions } from '../../../../src/agent/web/read/read-instructions.ts'
import { briefSteps } from './brief-steps.ts'
import { SENTENCES } from './sentences.ts'

describe('instructions for web pages', () => {
  for (const [sentence, steps] of SENTENCES)
    it(`are read: ${sentence}`, () => {
      const reading = readInstructions(sentence)
      expect(briefSteps(reading.steps)).to.equal(steps)
      expect(reading.unknown).to.deep.equal([])
    })

  it('name what was not understood, word by word', () => {
    const { unknown, confidence } = readInstructions('click Save; the moon over there')
    expect(unknown).to.deep.equal(['the', 'moon', 'over', 'there'])
    expect(confidence).to.be.lessThan(0.5)
  })

  it('are taken for guesses where only the page can know the verb', () => {
    expect(readInstructions('flibber the gromp').confidence).to.be.lessThan(0.5)
    expect(readInstructions('click Save').confidence).to.be.greaterThan(0.9)
  })

  it('keep secrets apart as such', () => {
    const [step] = readInstructions('log in as ann with password hunter2').steps
    expect(step).to.deep.include({ kind: 'login', password: { kind: 'text', text: 'hunter2', secret: true } })
    const [fill] = readInstructions('set the PIN to 4242').steps
    expect(fill?.kind === 'fill' && fill.fields[0]?.value).to.deep.equal({ kind: 'text', text: '4242', secret: true })
  })

  it('take an answer to somebody for no answer to a dialog', () => {
    const kinds = (text: string) => readInstructions(text).steps.map(({ kind }) => kind)
    expect(kinds('reply to Ola\'s note with "on Friday"')).to.not.include('dialog')
    expect(kinds('reply to the question with "on Friday"')).to.deep.equal(['dialog'])
  })

  it('take what somebody needs for no words that the page has', () => {
    const expects = (text: string) => {
      const [step] = readInstructions(text).steps
      return step?.kind === 'verify' ? step.expectation.kind : undefined
    }
    for (const text of ['it has to be here tomorrow', 'the parcel has to be there by Friday'])
      expect(expects(text), text).not.to.equal('text')
    for (const text of ['the page has tea', 'the page has tomorrow in it']) expect(expects(text), text).to.equal('text')
  })

  it('wait for an end of what was begun, and do not begin it again', () => {
    const { steps } = readInstructions('click Load, wait until the list is visible and then click Print')
    expect(steps.map(({ kind }) => kind)).to.deep.equal(['click', 'wait', 'click'])
  })

  it('do nothing for what is not to be done', () => {
    expect(readInstructions("don't click anything").steps).to.deep.equal([])
    expect(readInstructions('fill in name Ann but do not submit').steps.map(({ kind }) => kind)).to.deep.equal(['fill'])
  })
})
