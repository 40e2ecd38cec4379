import { expect } from 'chai'
import { answerByForm } from '../../../../../src/agent/web/run/asking/answer-by-form.ts'
import { answerFree } from '../../../../../src/agent/web/run/asking/answer-free.ts'
import { answerPlace } from '../../../../../src/agent/web/run/asking/answer-places.ts'
import { answerSaid } from '../../../../../src/agent/web/run/asking/answer-said.ts'
import { answerWhere } from '../../../../../src/agent/web/run/asking/answer-where.ts'
import { answerFromSentences } from '../../../../../src/agent/web/run/asking/answer-from-sentences.ts'
import { labelledFigures } from '../../../../../src/agent/web/run/asking/labelled-figures.ts'
import { readPage } from '../../../../../src/agent/web/ground/page-tree.ts'
import { snapshotOf } from '../../ground/snapshot-of.ts'

const row = (...cells: string[]) => ({ role: 'row', tag: 'tr', in: cells.map(name => ({ role: 'cell', name })) })
const page = readPage(
  snapshotOf([
    { role: 'paragraph', name: 'By Berta · 45 minutes · easy' },
    { role: 'heading', name: 'How to sail' },
    {
      role: 'list',
      tag: 'ol',
      in: ['Cast off.', 'Hoist the sail within 5 minutes.', 'Steer for the buoy.'].map(name => ({
        role: 'listitem',
        name,
      })),
    },
    { role: 'table', in: [row('SP-1', 'Velo Parts', 'Held at customs'), row('SP-2', 'Booknook', 'Delivered')] },
    {
      role: 'article',
      hidden: true,
      in: [
        { role: 'text', name: 'Jonas' },
        { role: 'paragraph', name: 'A bit slow for my taste.' },
      ],
    },
    {
      role: 'article',
      hidden: true,
      in: [
        { role: 'text', name: 'Ida' },
        { role: 'paragraph', name: 'My children asked for more.' },
      ],
    },
    { role: 'heading', name: 'Dr Piotr Nowak' },
    { role: 'paragraph', name: 'Skin and allergies, speaks English and Polish' },
    ...['Berth A1', 'Berth A2', 'Berth B1'].map((name, at) => ({
      role: 'button',
      name,
      tag: 'button',
      disabled: at === 1,
    })),
    ...['Friday 4 December, 19:30', 'Sunday 6 December, 16:00'].map(name => ({ role: 'link', name })),
  ]),
)

describe('questions about parts of a page', () => {
  it('for a step are answered by its place in the ordered list', () => {
    expect(answerPlace('what is step 3?', page)?.result).to.equal('Steer for the buoy.')
    expect(answerPlace('the last step', page)?.result).to.equal('Steer for the buoy.')
    expect(answerPlace('what is step 9?', page)).to.equal(undefined)
    expect(answerPlace('how many steps are there?', page)).to.equal(undefined)
  })

  it('for what somebody says are answered by their entry', () => {
    expect(answerSaid('what did Jonas think of it?', page)?.result).to.equal('A bit slow for my taste.')
    expect(answerSaid('what did Ole think of it?', page)).to.equal(undefined)
    expect(answerSaid('what does it say?', page)).to.equal(undefined)
  })

  it('for a place are answered by the one row that is meant', () => {
    expect(answerWhere("where's my parcel from Velo Parts?", page, 'My parcels')?.result).to.contain('Held at customs')
    expect(answerWhere("where's my parcel from Amazon?", page, 'My parcels')).to.equal(undefined)
  })

  it('whether something can still be had are answered by its control', () => {
    expect(answerFree('is berth A1 still free?', page)?.result).to.equal(true)
    expect(answerFree('is berth A2 still free?', page)?.result).to.equal(false)
    expect(answerFree('is berth A2 taken?', page)?.result).to.equal(true)
    expect(answerFree('is berth A7 still free?', page)).to.equal(undefined)
  })

  it('for a length of time or a moment are answered by the only value of that form', () => {
    expect(answerByForm('how long does it take to sail?', page, '')?.result).to.equal('45 minutes')
    expect(answerByForm('when does the sunday show start?', page, '')?.result).to.equal('Sunday 6 December, 16:00')
    expect(answerByForm('when does the monday show start?', page, '')).to.equal(undefined)
    expect(answerByForm('how long is the warranty of the hull?', page, '')).to.equal(undefined)
  })

  it('who does something are answered by the name over it', () =>
    expect(answerFromSentences('who speaks polish', page, '')?.result).to.equal('Dr Piotr Nowak'))

  it('that ask about an exception by yes or no are denied', () => {
    const line = (name: string) => readPage(snapshotOf([{ role: 'paragraph', in: [{ role: 'text', name }] }]))
    const said = (question: string, text: string) => answerFromSentences(question, line(text), '')?.result
    const returns = 'Lamps are taken back within a month, except for cracked lamps.'
    expect(said('are cracked lamps taken back?', returns)).to.equal(false)
    expect(said('can dogs come on the ferry?', 'All pets come on the ferry apart from dogs.')).to.equal(false)
    for (const question of [
      'are lamps taken back?',
      'when are cracked lamps taken back?',
      "aren't cracked lamps taken back?",
    ])
      expect(said(question, returns), question).not.to.equal(false)
  })

  it('figures behind the same words in every text have their name', () => {
    const texts = ['9 kn by day, draught 2 m.', 'draught 3 m, up to 6, hull 8 m', 'Old; draught 1 m']
    expect([...labelledFigures(texts)]).to.deep.equal([['draught', ['2 m', '3 m', '1 m']]])
  })
})
