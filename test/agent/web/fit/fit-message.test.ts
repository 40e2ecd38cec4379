import { expect } from 'chai'
import { fitControl } from '../../../../src/agent/web/fit/fit-control.ts'
import { fitMessage } from '../../../../src/agent/web/fit/fit-message.ts'
import { snapshotOf } from '../ground/snapshot-of.ts'

const FORM = snapshotOf([
  {
    role: 'form',
    in: [
      { role: 'textbox', name: 'Boat name', tag: 'input', editable: true },
      { role: 'textbox', name: 'Remarks', tag: 'textarea', editable: true },
      { role: 'spinbutton', name: 'Berths', tag: 'input', editable: true },
      {
        role: 'combobox',
        name: 'Which mooring?',
        tag: 'select',
        options: ['North quay', 'South quay'].map(label => ({ label, value: label, selected: false })),
      },
      { role: 'checkbox', name: 'Shore power', tag: 'input' },
      { role: 'button', name: 'Reserve mooring', tag: 'button' },
    ],
  },
])

/** What a message sets, by name. */
const read = (message: string) =>
  fitMessage(message, FORM)?.map(piece =>
    piece.kind === 'set'
      ? `${piece.of.names[0]}=${piece.value}`
      : piece.kind === 'choose'
        ? `${piece.of.names[0]}=${piece.choices.map(({ label }) => label).join('+')}`
        : piece.kind === 'tick'
          ? `${piece.of.names[0]}=${piece.checked}`
          : piece.kind === 'press'
            ? `press ${piece.of.names[0]}`
            : piece.kind,
  )

describe('reading a message by the names on the page', () => {
  const all = ['Boat name=Sea Otter', 'Berths=4', 'Which mooring?=South quay', 'Shore power=true']
  for (const message of [
    'boat name is Sea Otter, 4 berths, south quay, and tick shore power',
    'Boat name: Sea Otter\nBerths: 4\nWhich mooring?: South quay\nShore power: yes',
    'plz put Sea Otter as the boat name, berths should be 4, choose south quay and i want shore power',
  ])
    it(`“${message.replaceAll('\n', ' / ')}”`, () => expect(read(message)).to.deep.equal(all))

  it('“should say” is what it is to be, and a mark that is called as a kind of control is no noun', () => {
    expect(read('the boat name should say Sea Otter')).to.deep.equal(['Boat name=Sea Otter'])
    const marks = snapshotOf(
      ['violin', 'window', 'bridge'].map(name => ({ role: 'checkbox', name, tag: 'input', checked: false })),
    )
    expect(fitMessage('tick violin, window and bridge', marks)?.length).to.equal(3)
  })

  it('switches off what is no longer wanted, and leaves unsent what is not to be sent', () => {
    const marks = snapshotOf([
      { role: 'switch', name: 'Weekly bulletin', tag: 'button', checked: true },
      { role: 'checkbox', name: 'News about moorings', tag: 'input', checked: true },
      { role: 'textbox', name: 'Boat', tag: 'input', editable: true },
    ])
    const off = (message: string) =>
      fitMessage(message, marks)?.map(piece =>
        piece.kind === 'tick' ? `${piece.of.names[0]}=${piece.checked}` : piece.kind,
      )
    expect(off('stop mailing us the weekly bulletin')).to.deep.equal(['Weekly bulletin=false'])
    expect(off('I no longer want to get the bulletin')).to.deep.equal(['Weekly bulletin=false'])
    expect(off("please don't send me any more mooring news")).to.deep.equal(['News about moorings=false'])
    expect(off("boat: Tern, but don't send the form")).to.deep.equal(['set'])
  })

  it('presses what ends the form, and keeps commas of a text', () => {
    expect(read('remarks: arriving late, please call, then reserve the mooring')).to.deep.equal([
      'Remarks=arriving late, please call',
      'press Reserve mooring',
    ])
  })

  it('the value in apposition to the whole name of its field, and no word of the name is a value', () => {
    expect(read('I have a boat name, Otter7')).to.deep.equal(['Boat name=Otter7'])
    expect(read('boat name, please')).to.equal(undefined)
  })

  for (const message of [
    'choose East quay as the mooring',
    'make sure the boat name is Sea Otter',
    'what is the boat name?',
    'berths: many',
  ])
    it(`leaves “${message}”`, () => expect(read(message)).to.equal(undefined))
})

describe('marks that deny what they name', () => {
  const page = snapshotOf(
    ['Paperless bills', 'No phone calls', 'Sugar-free', 'Alert me when no data is left'].map(name => ({
      role: 'checkbox',
      name,
      tag: 'input',
      checked: false,
    })),
  )
  const ticks = (message: string) =>
    fitMessage(message, page)?.map(piece =>
      piece.kind === 'tick' ? `${piece.of.names[0]}=${piece.checked}` : piece.kind,
    )

  for (const [message, wanted] of [
    ['no more paper bills', 'Paperless bills=true'],
    ['I want paper bills', 'Paperless bills=false'],
    ['without sugar please', 'Sugar-free=true'],
    ['no phone calls', 'No phone calls=true'],
    ["I don't want phone calls", 'No phone calls=true'],
    ['untick no phone calls', 'No phone calls=false'],
    ['paperless bills: off', 'Paperless bills=false'],
  ] as const)
    it(`“${message}”`, () => {
      expect(ticks(message)).to.deep.equal([wanted])
      const [step] = fitControl(message, page) ?? []
      if (step?.kind === 'check') expect(`${step.target.name}=${step.checked}`).to.equal(wanted)
    })

  it('of which the words of ticking say the contrary are left', () =>
    expect(ticks('untick phone calls')).to.equal(undefined))
})

describe('wishes by the names on the page', () => {
  const buttons = ['Fri 4 December, 19:30', 'Sat 5 December, 19:30'].map(name => ({
    role: 'link',
    name,
    href: `#${name}`,
  }))
  const page = snapshotOf([
    { role: 'heading', name: 'Berths' },
    ...['Quay A, berth 3', 'Quay B, berth 3'].map(name => ({ role: 'button', name, tag: 'button', pressed: false })),
    ...buttons,
    { role: 'slider', name: 'Monthly payment (£)', tag: 'input', editable: true },
    { role: 'textbox', name: 'Given name', tag: 'input', editable: true },
    { role: 'textbox', name: 'Family name', tag: 'input', editable: true },
    { role: 'textbox', name: 'Arrival', tag: 'input', type: 'date', editable: true },
    {
      role: 'combobox',
      name: 'Insurance',
      tag: 'select',
      options: ['Public', 'Private'].map(label => ({ label, value: label, selected: false })),
    },
    {
      role: 'group',
      name: '',
      in: [
        { role: 'text', name: 'For' },
        { role: 'button', name: 'One guest less', tag: 'button' },
        { role: 'text', name: '2' },
        { role: 'button', name: 'One guest more', tag: 'button' },
      ],
    },
    {
      role: 'radiogroup',
      name: 'Show',
      in: ['All', 'Paid', 'Open'].map(name => ({ role: 'radio', name })),
    },
    {
      role: 'search',
      name: '',
      in: [
        { role: 'textbox', name: 'Boat number', tag: 'input', editable: true },
        { role: 'button', name: 'Track', tag: 'button' },
      ],
    },
  ])
  const said = (message: string) =>
    fitMessage(message, page)?.map(piece => {
      const name = 'of' in piece ? piece.of.names[0] : ''
      return piece.kind === 'set'
        ? `${name}=${piece.value}`
        : piece.kind === 'choose'
          ? `${name}=${piece.choices[0]!.label}`
          : `${piece.kind} ${name}`
    })

  for (const [message, wanted] of [
    ['I want berth A3 on Saturday', ['tick Quay A, berth 3', 'press Sat 5 December, 19:30']],
    ['I want to pay 120 pounds a month', ['Monthly payment (£)=120']],
    ['we are six tonight', ['guest=6']],
    ['my name is Tove Hansen, I am privately insured', ['name=Tove Hansen', 'Insurance=Private']],
    ["only show me what isn't paid", ['Show=Open']],
    ['track sp-2077', ['Boat number=sp-2077', 'press Track']],
    ['I want to pay 120 kroner a week', undefined],
    ['track the boat', undefined],
    ['arrival: soon, and as insurance take Public', undefined],
    ["don't want berth A3", ['tick Quay A, berth 3']],
  ] as const)
    it(`“${message}”`, () => expect(said(message)).to.deep.equal(wanted))

  it('a day of a card is the slot of that card, and of no other', () => {
    const card = (name: string, slots: string[]) => ({
      role: 'region',
      name,
      in: [{ role: 'heading', name }, ...slots.map(slot => ({ role: 'button', name: slot, tag: 'button' }))],
    })
    const cards = snapshotOf([
      card('Dr Okafor', ['Mon 9:20', 'Thu 15:10']),
      card('Dr Nowak', ['Tue 11:30', 'Wed 9:20']),
    ])
    const name = (message: string) => {
      const [step] = fitControl(message, cards) ?? []
      return step?.kind === 'click' ? step.target.name : undefined
    }
    expect(name('see Dr Nowak on Wednesday')).to.equal('Wed 9:20')
    expect(name('take the monday 9:20 slot')).to.equal('Mon 9:20')
    expect(name('see Dr Okafor on Tuesday')).to.equal(undefined)
    expect(name('see Dr Nowak on Wednesday at 15:10')).to.equal(undefined)
  })
})

describe('the one control that a request speaks of', () => {
  const slots = (doctor: string) => ({
    role: 'group',
    name: doctor,
    in: [
      { role: 'heading', name: doctor },
      { role: 'button', name: '09:00', tag: 'button', classes: ['slot'] },
      { role: 'button', name: '14:30', tag: 'button', classes: ['slot'] },
    ],
  })
  const page = snapshotOf([slots('Vet Ode Marsh'), slots('Vet Ian Pell')])
  const click = (message: string) => {
    const [step] = fitControl(message, page) ?? []
    return step?.kind === 'click' ? step.target.chosen : undefined
  }

  it('is told by the group that says the rest', () => {
    expect(click('take the 14:30 slot of Ian Pell')).to.equal('e8')
    expect(click('I want 9:00 with Ode Marsh please')).to.equal('e3')
  })

  it('is none where several fit, or a word is left', () => {
    expect(click('take the 14:30 slot')).to.equal(undefined)
    expect(click('take the 14:30 slot of Rosa Quill')).to.equal(undefined)
    expect(click('delete the 14:30 slot of Ian Pell')).to.equal(undefined)
  })
})
