import { expect } from 'chai'
import { fitSelection } from '../../../../src/agent/web/fit/fit-selection.ts'
import type { Step } from '../../../../src/agent/web/contract.ts'
import { stepsForSelected } from '../../../../src/agent/web/run/acting/selected.ts'
import type { RunContext } from '../../../../src/agent/web/run/context.ts'
import { button, text, type Part } from '../goals/done-on.ts'
import { snapshotOf } from '../ground/snapshot-of.ts'

const row = (name: string): Part => ({
  role: 'row',
  tag: 'tr',
  in: [
    { role: 'checkbox', name: `Select ${name}`, tag: 'input', checked: false },
    { role: 'cell', name, tag: 'td' },
  ],
})
/** A list of hires with chips that narrow it down, which are called as some of its states are. */
const CHIPS = ['All', 'Ready', 'Returned'].map(name => button(name, { pressed: name === 'All' }))
const HIRES: Part[] = [
  { role: 'group', name: 'Status', in: CHIPS },
  { role: 'table', tag: 'table', in: ['Kayak 4', 'Kayak 7', 'Tent 2'].map(row) },
]
const BAR: Part = {
  role: 'generic',
  in: [
    text('2 selected'),
    {
      role: 'combobox',
      tag: 'select',
      name: 'New status',
      options: ['Ready', 'Returned'].map(label => ({ label, value: label, selected: false })),
    },
    button('Apply'),
    button('Archive'),
  ],
}

const read = (message: string): Step[] | undefined => fitSelection(message, snapshotOf(HIRES))
const told = (steps: readonly Step[] | undefined) =>
  steps?.map(step => ('text' in step ? step.text : 'target' in step ? step.target?.name : step.kind))

/** What is done with what is selected, on the page as it is once the rows are ticked. */
async function after(message: string): Promise<(string | undefined)[] | undefined> {
  const step = read(message)?.at(-1)
  if (step?.kind !== 'selected') return undefined
  const snapshot = snapshotOf([...HIRES.slice(0, 1), BAR, ...HIRES.slice(1)])
  const browser = { snapshot: () => Promise.resolve(snapshot) }
  const steps = await stepsForSelected(step, { browser } as unknown as RunContext)
  return steps.map(one => `${one.kind} ${'target' in one ? one.target?.name : ''}`)
}

describe('what is done with rows that are ticked for it', () => {
  it('is read apart from the rows, which are ticked and no others', () => {
    expect(told(read('tick Kayak 4 and Kayak 7 and set their status to Ready'))).to.deep.equal([
      'Select Kayak 4',
      'Select Kayak 7',
      'set status to Ready',
    ])
    expect(told(read('please select Tent 2, then archive it'))).to.deep.equal(['Select Tent 2', 'archive'])
    expect(told(read('check Tent 2 and Kayak 7 and mark them as returned'))?.at(-1)).to.equal('mark as returned')
  })

  for (const message of [
    'tick Kayak 4 and Kayak 7',
    'tick Kayak 4 and press Apply',
    'tick Kayak 9 and archive it',
    'tick Kayak 4 and set the language to Danish',
    'open Kayak 4 and archive it',
    'if it rains tick Kayak 4 and archive it',
    'check Kayak 4 and untick it',
  ])
    it(`leaves “${message}”`, () =>
      expect(read(message)?.some(({ kind }) => kind === 'selected') ?? false).to.equal(false))

  it('is done by what came up with the selection, never by what narrows down the list', async () => {
    expect(await after('tick Kayak 4 and Kayak 7 and set their status to Ready')).to.deep.equal([
      'select New status',
      'click Apply',
    ])
    expect(await after('tick Tent 2 and archive it')).to.deep.equal(['click Archive'])
  })

  it('is refused where nothing that came up does it', async () => {
    const refused = await after('tick Kayak 4 and Kayak 7 and varnish them').catch((error: Error) => error.message)
    expect(refused).to.match(/has nothing for “varnish”/)
  })
})
