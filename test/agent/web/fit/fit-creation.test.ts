import { expect } from 'chai'
import { fitCreation, fitOpening } from '../../../../src/agent/web/fit/fit-creation.ts'
import { readInstructions } from '../../../../src/agent/web/read/read-instructions.ts'
import { snapshotOf } from '../ground/snapshot-of.ts'

const lane = (name: string) => ({
  role: 'generic',
  in: [
    { role: 'heading', name },
    { role: 'text', name: 'A crate of lamps' },
    { role: 'button', name: '+ Add a crate', tag: 'button' },
  ],
})
const STORE = snapshotOf([
  { role: 'button', name: '📁', title: 'New shelf', tag: 'button' },
  { role: 'button', name: '✏ Compose', tag: 'button' },
  { role: 'generic', in: [lane('North hall'), lane('South hall')] },
])
const steps = (message: string) =>
  fitCreation(message, STORE)?.map(step =>
    step.kind === 'click' ? step.target.chosen : step.kind === 'complete' ? step.text : step.kind,
  )

describe('something new with a name', () => {
  it('is made by the control that says so, in the part that is named', () => {
    expect(steps('make a new shelf called Lamps')).to.deep.equal(['e1', 'Lamps'])
    expect(steps('add a crate "Old maps" to the south hall')).to.deep.equal(['e11', 'Old maps'])
  })

  it('is none where several controls could be meant, or none makes such a thing', () => {
    expect(steps('add a crate "Old maps"')).to.equal(undefined)
    expect(steps('make a new pallet called Lamps')).to.equal(undefined)
    expect(steps('make a new shelf called Lamps and delete the old one')).to.equal(undefined)
  })

  it('may have a form behind its control, which is opened first', () => {
    expect(
      fitOpening('write a mail to ann@lee.example with the subject Keys', STORE)?.map(({ kind }) => kind),
    ).to.deep.equal(['click', 'later'])
    expect(fitOpening('write a review about the lamps', STORE)).to.equal(undefined)
  })
})

describe('forms of requests', () => {
  it('are all of a request: what ends like one is none', () => {
    const kinds = (text: string) => readInstructions(text).steps.map(({ kind }) => kind)
    expect(kinds('back')).to.deep.equal(['back'])
    expect(kinds('give feedback')).not.to.include('back')
    expect(kinds('until when can I give feedback?')).not.to.include('back')
  })
})
