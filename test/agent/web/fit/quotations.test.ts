import { expect } from 'chai'
import { fitMessage } from '../../../../src/agent/web/fit/fit-message.ts'
import { snapshotOf } from '../ground/snapshot-of.ts'

const LETTER = snapshotOf([
  {
    role: 'dialog',
    name: 'New letter',
    in: [
      { role: 'textbox', name: 'To', tag: 'input', editable: true },
      { role: 'textbox', name: 'Subject', tag: 'input', editable: true },
      { role: 'textbox', name: 'Letter body', tag: 'div', editable: true },
      { role: 'button', name: 'Post it', tag: 'button' },
    ],
  },
])
const SNACKS = snapshotOf([
  ...['Soup', 'Pie'].map(name => ({
    role: 'generic',
    in: [
      { role: 'text', name },
      { role: 'button', name: '−', tag: 'button', clickable: true },
      { role: 'text', name: '0' },
      { role: 'button', name: '+', tag: 'button', clickable: true },
    ],
  })),
  {
    role: 'generic',
    tag: 'div',
    in: [
      { role: 'text', name: 'Bread:' },
      ...['Rye', 'White'].map(name => ({
        role: 'generic',
        tag: 'label',
        clickable: true,
        in: [
          { role: 'radio', name, tag: 'input', checked: false },
          { role: 'text', name },
        ],
      })),
    ],
  },
  { role: 'button', name: 'Place order', tag: 'button', clickable: true },
])
const read = (message: string, page = LETTER) =>
  fitMessage(message, page)?.map(piece => {
    if (piece.kind === 'set') return `${piece.of.names[0]}=${piece.value}`
    if (piece.kind === 'choose') return `${piece.of.names[0]}=${piece.choices[0]!.label}`
    return piece.kind
  })

describe('what is quoted, and the names of its fields', () => {
  it('is each the value of its own field, however they are joined', () => {
    const both = ['Subject=Tea', 'Letter body=Come at ten?']
    expect(read('write with the subject "Tea" and the text "Come at ten?"')).to.deep.equal(both)
    expect(read('subject "Tea", message "Come at ten?"')).to.deep.equal(both)
    expect(read('subject: "Tea"; content: "Come at ten?"')).to.deep.equal(both)
  })

  it('is no part of a value that comes before, and is one within a sentence behind a colon', () => {
    expect(read('to: ann@x.example, subject "Tea", text "Come"')).to.deep.equal([
      'To=ann@x.example',
      'Subject=Tea',
      'Letter body=Come',
    ])
    expect(read('to: ann@x.example, colour "red"')).to.equal(undefined)
    expect(read('message: I read "Dune" yesterday')).to.deep.equal(['Letter body=I read Dune yesterday'])
  })
})

describe('a choice that takes in everything', () => {
  const BOX = snapshotOf([
    {
      role: 'radiogroup',
      name: 'Show',
      in: ['All mail', 'Unread'].map(name => ({ role: 'radio', name, tag: 'button', checked: false })),
    },
    { role: 'textbox', name: 'To', tag: 'input', editable: true },
  ])
  it('is not meant by one thing of its kind', () => {
    expect(read('write a mail to lena@fischer.example', BOX)).to.deep.equal(['To=lena@fischer.example'])
    expect(read('choose all mail', BOX)).to.deep.equal(['Show=All mail'])
  })
})

describe('numbers of things and choices without a group', () => {
  it('are counted in times, and chosen by the text before them', () => {
    expect(read('two times soup and one pie, rye as the bread. Place the order.', SNACKS)).to.deep.equal([
      'Soup=2',
      'Pie=1',
      'Bread=Rye',
      'press',
    ])
    expect(read('2 x soup', SNACKS)).to.deep.equal(['Soup=2'])
    expect(read('bread: oat', SNACKS)).to.equal(undefined)
  })
})
