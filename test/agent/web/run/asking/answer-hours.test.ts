import { expect } from 'chai'
import { answerHours } from '../../../../../src/agent/web/run/asking/hours/answer-hours.ts'
import { readDays, readHours, readSpans } from '../../../../../src/agent/web/run/asking/hours/read-hours.ts'
import { readPage } from '../../../../../src/agent/web/ground/page-tree.ts'
import { snapshotOf } from '../../ground/snapshot-of.ts'

const SUNDAY = new Date('2026-11-22T10:00:00')

describe('opening hours', () => {
  it('are read in the ways that they are written', () => {
    expect([...readDays('Mon–Wed, Fri')]).to.deep.equal([0, 1, 2, 4])
    expect(readSpans('9 am to 5 pm')).to.deep.equal([[540, 1020]])
    expect(readSpans('9–5')).to.deep.equal([[540, 1020]])
    expect(readSpans('8:00–12:00, 14:00–18:30')).to.deep.equal([
      [480, 720],
      [840, 1110],
    ])
    expect(readSpans('closed')).to.deep.equal([])
    expect(readSpans('by appointment')).to.equal(undefined)
    expect(readHours('Monday to Thursday 9 to 16, Friday 9 to 13.').map(({ text }) => text)).to.have.length(2)
  })

  const page = readPage(
    snapshotOf([
      { role: 'heading', name: 'Boat hire' },
      { role: 'paragraph', name: 'Mon to Fri 10:00–18:00, Sat 9 to 13.' },
    ]),
  )
  const answer = (question: string) => answerHours(question, page, [], SUNDAY)?.result

  it('tell whether, from when and until when', () => {
    expect(answer('are you open on Tuesday?')).to.equal(true)
    expect(answer('is the hire open on saturday at 2 pm')).to.equal(false)
    expect(answer('can I come on Wednesday at 17:30?')).to.equal(true)
    expect(answer('are you closed today?')).to.equal(true)
    expect(answer('when do you close on Saturday?')).to.equal('13:00')
    expect(answer('until when are you open tomorrow?')).to.equal('18:00')
  })

  it('say nothing of what was not asked', () => {
    expect(answer('are you open?')).to.equal(undefined)
    expect(answer('is the boat free on Tuesday?')).to.equal(undefined)
    expect(answer("aren't you open on Tuesday?")).to.equal(undefined)
  })

  it('of two places are those that are spoken of', () => {
    const two = readPage(
      snapshotOf([
        { role: 'heading', name: 'Workshop' },
        { role: 'paragraph', name: 'Mon 8 to 12.' },
        { role: 'heading', name: 'Shop' },
        { role: 'paragraph', name: 'Mon 14 to 18.' },
      ]),
    )
    expect(answerHours('is the shop open on monday at 9:00?', two, [], SUNDAY)?.result).to.equal(false)
    expect(answerHours('is it open on monday at 9:00?', two, [], SUNDAY)).to.equal(undefined)
  })
})
