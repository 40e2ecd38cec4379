import { expect } from 'chai'
import { fitSelection } from '../../../../src/agent/web/fit/fit-selection.ts'
import { readPage } from '../../../../src/agent/web/ground/page-tree.ts'
import { confirming } from '../../../../src/agent/web/run/acting/complete-dialog.ts'
import { snapshotOf } from '../ground/snapshot-of.ts'

const row = (name: string, more: string, checked = false) => ({
  role: 'row',
  tag: 'tr',
  name: `${name} ${more}`,
  in: [
    { role: 'checkbox', name: `Select ${name}`, tag: 'input', checked },
    { role: 'cell', name, tag: 'td' },
    { role: 'cell', name: more, tag: 'td' },
  ],
})
const button = (name: string, title: string) => ({ role: 'button', tag: 'button', name, title, disabled: true })

/** A list of recordings with a tool bar over it; what was selected before is ticked still. */
const RECORDINGS = snapshotOf([
  { role: 'heading', name: 'Recordings', tag: 'h1' },
  { role: 'toolbar', name: 'Recordings', in: [button('✎', 'Rename'), button('➜', 'Move to…'), button('🗑', 'Delete')] },
  { role: 'checkbox', name: 'Select all', tag: 'input', checked: false },
  {
    role: 'table',
    name: '',
    tag: 'table',
    in: [row('rain-01.wav', '3 min'), row('rain-02.wav', '5 min'), row('owl.wav', '1 min', true)],
  },
])

const read = (message: string) =>
  fitSelection(message, RECORDINGS)?.map(step =>
    step.kind === 'check'
      ? `${step.checked ? '+' : '-'}${step.target.name}`
      : step.kind === 'click'
        ? step.target.name
        : step.kind === 'complete'
          ? step.text
          : step.kind,
  )

describe('a deed of a tool bar on rows that can be selected', () => {
  it('is done with the rows that are named selected, and no others', () => {
    expect(read('rename rain-01.wav to storm.wav')).to.deep.equal([
      '-Select owl.wav',
      '+Select rain-01.wav',
      'Rename',
      'storm.wav',
    ])
    expect(read('please move the file owl.wav and rain-02.wav into Archive')).to.deep.equal([
      '+Select owl.wav',
      '+Select rain-02.wav',
      'Move to…',
      'Archive',
    ])
    expect(read('get rid of the owl')).to.deep.equal(['+Select owl.wav', 'Delete'])
    expect(read('select all recordings')).to.deep.equal(['+Select all'])
  })

  for (const message of [
    'delete rain',
    'delete wolf.wav',
    'delete owl.wav and wolf.wav',
    'don’t delete owl.wav',
    'play owl.wav',
    'delete everything but owl.wav',
    'select all owls',
    'rename owl.wav to tawny.wav, she is no barn owl',
    'move owl.wav to Archive and rain',
  ])
    it(`leaves “${message}”`, () => expect(read(message)).to.equal(undefined))

  it('ends with the button of the dialog that is called by it, or the only one that does not leave', () => {
    const pressed = (names: string[], verb: string) => {
      const page = readPage(
        snapshotOf([
          { role: 'dialog', name: 'Rename', in: names.map(name => ({ role: 'button', name, tag: 'button' })) },
        ]),
      )
      return confirming(page, page.nodes[0]!, verb)?.name
    }
    expect(pressed(['Cancel', 'Move here', 'New folder'], 'move')).to.equal('Move here')
    expect(pressed(['✕', 'Create'], 'rename')).to.equal('Create')
    expect(pressed(['Keep both', 'Replace'], 'move')).to.equal(undefined)
  })
})
