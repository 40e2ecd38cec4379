import { expect } from 'chai'
import { answerCell } from '../../../../../src/agent/web/run/asking/answer-cell.ts'
import { answerEnd } from '../../../../../src/agent/web/run/asking/answer-end.ts'
import { answerLeft } from '../../../../../src/agent/web/run/asking/answer-left.ts'
import { answerProblems } from '../../../../../src/agent/web/run/asking/answer-problems.ts'
import { readPage } from '../../../../../src/agent/web/ground/page-tree.ts'
import { snapshotOf } from '../../ground/snapshot-of.ts'

const BERTHS = {
  columns: ['Owner', 'Boat', 'Telephone', 'Rent', 'Paid on'],
  rows: [
    { Owner: 'Orla Finn', Boat: 'Kittiwake', Telephone: '+353 1 555 0101', Rent: '£1,240', 'Paid on': '3 Mar 2027' },
    { Owner: 'Piet Mol', Boat: 'Dunlin', Telephone: '—', Rent: '£980', 'Paid on': '12 Apr 2027' },
    { Owner: 'Ana Finn', Boat: 'Puffin', Telephone: '+353 1 555 0177', Rent: '£1,100', 'Paid on': '—' },
  ],
}
const ask = (question: string) => answerCell(question, [BERTHS])?.result

describe('a cell that a question asks for', () => {
  it('is that of the row that is named, by the heading or the kind of its column', () => {
    expect(ask("what's Orla Finn's number?")).to.equal('+353 1 555 0101')
    expect(ask('how much does Piet pay?')).to.equal('£980')
    expect(ask('when did Orla pay?')).to.equal('3 Mar 2027')
    expect(ask("which boat is Ana's?")).to.equal('Puffin')
  })

  it('is an amount of what was done, where a column has one, and no price', () => {
    const oil = {
      columns: ['Month', 'Burnt (l)', 'Cost'],
      rows: [
        { Month: 'May', 'Burnt (l)': '120', Cost: '£80.10' },
        { Month: 'June', 'Burnt (l)': '45', Cost: '£30.00' },
      ],
    }
    expect(answerCell('how much did I burn in June?', [oil])?.result).to.equal('45')
    expect(answerCell('how much did May cost?', [oil])?.result).to.equal('£80.10')
  })

  it('may be empty, which is said', () => {
    expect(ask('do we have a telephone number for Piet Mol?')).to.equal(false)
    expect(ask('do we have a telephone number for Orla?')).to.equal(true)
  })

  it('is none where the row or the column cannot be told', () => {
    expect(ask("what's Finn's number?")).to.equal(undefined)
    expect(ask("what's the number of Mary?")).to.equal(undefined)
    expect(ask("what's the colour of Piet's hair?")).to.equal(undefined)
  })
})

const lines = (...texts: string[]) => texts.map(text => ({ text }))

describe('until when, and how much is left', () => {
  const PAGE = lines(
    'It takes about three minutes. Entries close on 4 May 2027.',
    'We opened on 1 April 2020.',
    '2.5 GB of 5 GB free',
    '14 places left',
  )
  it('are told by the one sentence that says so', () => {
    expect(answerEnd('until when can I take part?', PAGE, '')?.result).to.equal('Entries close on 4 May 2027.')
    expect(answerLeft('how much space is left?', PAGE, '')?.result).to.equal('5 GB')
    expect(answerLeft('how many places are left?', PAGE, '')?.result).to.equal('14 places')
  })

  it('are not where no sentence does', () => {
    expect(answerEnd('until when is the bar open?', PAGE, '')).to.equal(undefined)
    expect(answerEnd('when did you open?', PAGE, '')).to.equal(undefined)
    expect(answerLeft('how much money is left?', PAGE, '')).to.equal(undefined)
  })
})

describe('what a form complains about', () => {
  const FORM = readPage(
    snapshotOf([
      { role: 'alert', name: 'There are 2 problems.' },
      { role: 'textbox', name: 'Boat', editable: true, invalid: true },
      { role: 'generic', classes: ['field-error'], in: [{ role: 'text', name: 'Please give a date' }] },
    ]),
  )
  it('is what it says, and the fields that it does not accept', () => {
    expect(answerProblems('what does it complain about?', FORM)?.result).to.equal(
      'There are 2 problems.\nPlease give a date\nNot accepted: Boat',
    )
    expect(answerProblems("what's wrong?", FORM)).not.to.equal(undefined)
  })

  it('is no answer to other questions, or on a page that complains about nothing', () => {
    expect(answerProblems('what is the boat called?', FORM)).to.equal(undefined)
    expect(answerProblems("what's wrong?", readPage(snapshotOf([{ role: 'heading', name: 'Berths' }])))).to.equal(
      undefined,
    )
  })
})
