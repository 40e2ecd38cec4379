import { expect } from 'chai'
import { fitMessage } from '../../../../src/agent/web/fit/fit-message.ts'
import { snapshotOf } from '../ground/snapshot-of.ts'

const STEPS = ['Not at all', 'Partly', 'Fully']
const row = (statement: string) => ({
  role: 'row',
  in: [
    { role: 'rowheader', name: statement },
    ...STEPS.map(heading => ({
      role: 'cell',
      heading,
      in: [{ role: 'radio', name: '', tag: 'input', type: 'radio' }],
    })),
  ],
})
const COURSE = snapshotOf([
  { role: 'paragraph', name: 'What do you think?' },
  {
    role: 'table',
    in: [
      {
        role: 'rowgroup',
        in: ['The clay was good', 'The teacher explained things well', 'The pace suited me'].map(row),
      },
    ],
  },
  {
    role: 'generic',
    in: [
      { role: 'paragraph', name: 'The studio' },
      { role: 'generic', in: [1, 2, 3, 4].map(() => ({ role: 'text', name: '☆', clickable: true })) },
    ],
  },
  {
    role: 'generic',
    in: [
      { role: 'paragraph', name: 'How likely are you to come back?' },
      { role: 'group', in: [0, 1, 2, 3].map(number => ({ role: 'button', name: String(number), tag: 'button' })) },
    ],
  },
  {
    role: 'navigation',
    in: [
      { role: 'paragraph', name: 'Pages' },
      { role: 'generic', in: [1, 2, 3].map(number => ({ role: 'button', name: String(number), tag: 'button' })) },
    ],
  },
  {
    role: 'combobox',
    name: 'How old are you?',
    tag: 'select',
    options: ['Under 30', '30 to 59', '60 or over'].map(label => ({ label, value: label, selected: false })),
  },
  {
    role: 'group',
    name: 'How often do you throw pots at home?',
    in: ['Daily', 'Once a week', 'Never'].map(name => ({ role: 'radio', name, tag: 'input', type: 'radio' })),
  },
  { role: 'textbox', name: 'How far do you live from us (km)?', tag: 'input', type: 'number', editable: true },
])
const read = (message: string) =>
  fitMessage(message, COURSE)?.map(piece =>
    piece.kind === 'choose'
      ? `${piece.of.names.at(-1)} → ${piece.choices.map(({ label }) => label).join('+')}`
      : piece.kind === 'set'
        ? `${piece.of.names[0]} = ${piece.value}`
        : piece.kind,
  )

describe('scales without a group of their own', () => {
  it('take the step that is said, where all else speaks of one of them', () => {
    expect(read('I fully think that the pace suited me')).to.deep.equal(['The pace suited me → Fully'])
    expect(read('partly for the clay and fully for the teacher')).to.deep.equal([
      'The clay was good → Partly',
      'The teacher explained things well → Fully',
    ])
    expect(read('three stars for the studio')).to.deep.equal(['The studio → 3'])
    expect(read("I'd give 2 for coming back")).to.deep.equal(['How likely are you to come back? → 2'])
  })

  it('take one step for all of the same kind', () => {
    expect(read('answer "Partly" to all three statements')).to.deep.equal([
      'The clay was good → Partly',
      'The teacher explained things well → Partly',
      'The pace suited me → Partly',
    ])
  })

  it('take nothing where it is denied, where no statement has it, or where there is no such step', () => {
    expect(read("I don't think that the clay was fully good")).to.equal(undefined)
    expect(read('fully agree with the price')).to.equal(undefined)
    expect(read('nine stars for the studio')).to.equal(undefined)
  })
})

describe('answers to questions of a form', () => {
  it('are told as people tell them', () => {
    expect(read("I'm 42")).to.deep.equal(['How old are you? → 30 to 59'])
    expect(read('I throw pots at home once a week')).to.deep.equal([
      'How often do you throw pots at home? → Once a week',
    ])
    expect(read('I live 12 km away')).to.deep.equal(['How far do you live from us (km)? = 12'])
  })

  it('are none where another thing is told', () => {
    expect(read("I'm 42 minutes late")).to.equal(undefined)
    expect(read('I never agreed to the price')).to.equal(undefined)
    expect(read('I ran 12 km with the dog')).to.equal(undefined)
  })
})
