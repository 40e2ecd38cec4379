import { expect } from 'chai'
import { fitMessage } from '../../../../src/agent/web/fit/fit-message.ts'
import { snapshotOf } from '../ground/snapshot-of.ts'

const CLUB = snapshotOf([
  {
    role: 'region',
    name: '',
    in: [
      { role: 'text', name: 'The river letter, once a month' },
      { role: 'textbox', name: 'Your name', tag: 'input', editable: true },
      { role: 'textbox', name: 'E-mail', type: 'email', tag: 'input', editable: true },
      {
        role: 'combobox',
        name: 'Instrument',
        tag: 'select',
        options: ['Violin', 'Oboe'].map(label => ({ label, value: label, selected: false })),
      },
      { role: 'button', name: 'Put me down', tag: 'button' },
    ],
  },
])
const read = (message: string) =>
  fitMessage(message, CLUB)?.map(piece =>
    piece.kind === 'set'
      ? `${piece.of.names[0]}=${piece.value}`
      : piece.kind === 'choose'
        ? piece.choices.map(({ label }) => label).join('+')
        : piece.kind === 'press'
          ? `press ${piece.of.names[0]}`
          : piece.kind,
  )

describe('what people say of themselves', () => {
  it('is a name, an address and a choice, where the page has one field for each', () => {
    expect(read("I'm Orla van Dijk, orla@dijk.example, and I play oboe")).to.deep.equal([
      'Your name=Orla van Dijk',
      'E-mail=orla@dijk.example',
      'Oboe',
    ])
  })

  it('is none of them in other words', () => {
    expect(read("I'm late, and I play tuba")).to.equal(undefined)
    expect(read('I play oboe and sing')).to.equal(undefined)
  })

  it('comes before the button that the message begins with, whatever that is for', () => {
    expect(read('put me down for the river letter, orla@dijk.example')).to.deep.equal([
      'E-mail=orla@dijk.example',
      'press Put me down',
    ])
    expect(read('put me down for the regatta, orla@dijk.example')).to.equal(undefined)
  })
})
